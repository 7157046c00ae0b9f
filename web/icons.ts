/**
 * The icons that the client uses, taken out of game-icons at build time: nothing is fetched at run time.
 *
 * `virtual:icons` holds those of the shell (src/art/icons.txt) and of the covers (src/games/<id>/icons.cover.txt). A game
 * brings its own with its code: it lists them in src/games/<id>/icons.txt and imports `virtual:icons/<id>`, which adds
 * them to the others.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const SHELL = new URL("./src/art/icons.txt", import.meta.url);
const NAME = "virtual:icons";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const GAMES = new URL("./src/games/", import.meta.url);

function listsOf(game: string): URL[] {
  if (game) return [new URL(`${game}/icons.txt`, GAMES)];
  const covers = readdirSync(GAMES).map((folder) => new URL(`${folder}/icons.cover.txt`, GAMES));
  return [SHELL, ...covers.filter((list) => existsSync(list))];
}

export function readIcons(lists: URL[] = listsOf("")): Record<string, string> {
  const require = createRequire(import.meta.url);
  const set: IconSet = require("@iconify-json/game-icons/icons.json");
  const wanted = lists.flatMap((list) => readFileSync(list, "utf-8").split(/\s+/).filter(Boolean));
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
    resolveId: (id) => (id === NAME || id.startsWith(`${NAME}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const game = id.slice(NAME.length + 2);
      const lists = listsOf(game);
      for (const list of lists) {
        if (!existsSync(list)) throw new Error(`${list.pathname} does not exist`);
        this.addWatchFile(list.pathname);
      }
      const icons = JSON.stringify(readIcons(lists));
      return game ? `import paths from "${NAME}";\nexport default Object.assign(paths, ${icons});` : `export default ${icons};`;
    },
  };
}
