import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { LiveTable } from "../src/lib/live.svelte";

class Socket {
  static readonly OPEN = 1;
  static last: Socket;
  readyState = 1;
  onopen: () => void = () => undefined;
  onmessage: (event: { data: string }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    Socket.last = this;
  }
  send(): void {}
  close(): void {}
  says(...messages: object[]): void {
    for (const message of messages) this.onmessage({ data: JSON.stringify(message) });
  }
}

const table = { id: "t", seats: [], waiting: [] };
const now = { type: "now", seq: 3, table, eyes: null, view: null, thrower: null, log: [], chat: [], proposal: null, can_undo: false, key: null };

let Live: typeof LiveTable;

beforeEach(async () => {
  vi.stubGlobal("navigator", { languages: ["en"] });
  Live = (await import("../src/lib/live.svelte")).LiveTable;
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { origin: "http://here" });
}, 60_000); // a busy machine is slow, not wrong
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function lost(): LiveTable {
  const live = new Live("t");
  Socket.last.onopen();
  Socket.last.says(now);
  expect(live.link).toBe("live");
  Socket.last.onclose();
  expect(live.link).toBe("lost");
  vi.advanceTimersByTime(1000);
  Socket.last.onopen();
  return live;
}

test("a refusal does not make a lost table live", () => {
  const live = lost();
  Socket.last.says({ type: "refused", id: null, key: "not-read", rule: null, words: {}, text: "Try again." });
  expect(live.link).toBe("lost");
  Socket.last.says({ type: "gone", reason: "unready" });
  const refused = Socket.last;
  Socket.last.onclose();
  vi.advanceTimersByTime(5000);
  expect(Socket.last).not.toBe(refused);
  live.close();
});

test("whoever hears what was missed is live again", () => {
  const live = lost();
  Socket.last.says({ type: "table", seq: 3, table, proposal: null });
  expect(live.link).toBe("live");
  live.close();
});

test("a seat that the host has freed is mine no more, and its key is forgotten", () => {
  const kept = new Map([["panoplie.keys.t", JSON.stringify([{ seat: 1, key: "k" }])]]);
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null, setItem: (name: string, value: string) => kept.set(name, value) });
  const live = new Live("t");
  Socket.last.onopen();
  Socket.last.says({ ...now, table: { ...table, mine: [1] }, eyes: 1 });
  expect(live.mine).toEqual([1]);
  Socket.last.says({ ...now, table: { ...table, mine: [] } });
  expect(live.mine).toEqual([]);
  expect(live.keys).toHaveLength(1); // perhaps a node that lags behind
  Socket.last.says({ type: "refused", id: null, key: "unseated", rule: null, words: {}, text: "The host has freed your seat." });
  expect(live.keys).toEqual([]);
  expect(live.refused?.key).toBe("unseated");
  live.close();
});

test("who stands up is not taken for the owner of that seat who lacks its key", () => {
  const kept = new Map([["panoplie.keys.t", JSON.stringify([{ seat: 1, key: "k" }])]]);
  vi.stubGlobal("localStorage", { getItem: (name: string) => kept.get(name) ?? null });
  const live = new Live("t");
  Socket.last.onopen();
  Socket.last.says({ ...now, table: { ...table, mine: [1] }, eyes: 1 });
  kept.clear(); // the table has not yet said on the socket that the seat is free
  live.rejoin();
  expect(live.mine).toEqual([]);
  expect(live.table?.mine).toEqual([]);
  live.close();
});

test("what a person wants while nobody hears it is answered, and is not sent later", () => {
  const live = new Live("t");
  Socket.last.onopen();
  Socket.last.says(now);
  const sent: string[] = [];
  Socket.prototype.send = (text?: string) => void sent.push(JSON.parse(text!).type as string);
  Socket.last.readyState = 3;
  for (const want of [() => live.hint(0), () => live.undo(0), () => live.resign(0)]) {
    live.refused = null;
    want();
    expect(live.refused).toMatchObject({ key: "unsent", rule: null });
  }
  live.refused = null;
  live.setPace("human");
  expect(live.say("Hello", 0)).toBe(false);
  expect(live.refused).toBeNull(); // the chat keeps the words, and whoever comes back says their pace again
  Socket.last.onclose();
  vi.advanceTimersByTime(1000);
  Socket.last.onopen();
  expect(sent).toEqual(["join"]);
  live.close();
});
