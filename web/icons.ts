/** The icons that the client uses, taken out of game-icons at build time: nothing is fetched at run time. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const LIST = new URL("./src/art/icons.txt", import.meta.url);
const NAME = "virtual:icons";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

export function readIcons(): Record<string, string> {
  const require = createRequire(import.meta.url);
  const set: IconSet = require("@iconify-json/game-icons/icons.json");
  const wanted = readFileSync(LIST, "utf-8").split(/\s+/).filter(Boolean);
  const paths: Record<string, string> = {};
  for (const name of wanted) {
    const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
    if (!icon) throw new Error(`game-icons has no icon called ${name}`);
    paths[name] = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join("");
  }
  return paths;
}

export function gameIcons(): Plugin {
  return {
    name: "panoplie-icons",
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      this.addWatchFile(LIST.pathname);
      return `export default ${JSON.stringify(readIcons())};`;
    },
  };
}
