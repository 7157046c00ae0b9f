/** The HTTP part of the table. All addresses are here. */
import type { Advice, GameInfo, GuideInfo, HostView, Introduction, Lang, Lobby, Me, MyGames, NewTable, Opened, PrimerInfo, Replay, RulebookInfo, TableInfo } from "../wire";

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    readonly words: Record<string, unknown>,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown, secret?: string): Promise<T> {
  let reply: Response;
  try {
    const headers: Record<string, string> = body === undefined ? {} : { "content-type": "application/json" };
    if (secret !== undefined) headers["authorization"] = `Bearer ${secret}`;
    reply = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body) });
  } catch {
    throw new ApiError(0, "offline", {}, "");
  }
  if (reply.ok) return (reply.status === 204 ? undefined : await reply.json()) as T;
  const said = await reply.json().catch(() => ({}));
  throw new ApiError(reply.status, said.key ?? "failed", said.words ?? {}, said.text ?? said.detail ?? reply.statusText);
}

async function text(path: string): Promise<string> {
  const reply = await fetch(`/api${path}`);
  if (!reply.ok) throw new ApiError(reply.status, "failed", {}, reply.statusText);
  return reply.text();
}

export const api = {
  me: () => call<Me>("GET", "/me"),
  introduce: (who: Introduction) => call<Me>("POST", "/me", who),
  games: () => call<GameInfo[]>("GET", "/games"),
  rules: (game: string) => call<RulebookInfo>("GET", `/games/${game}/rules`),
  guides: (game: string) => call<GuideInfo[]>("GET", `/games/${game}/guides`),
  words: (game: string, lang: Lang) => text(`/games/${game}/words/${lang}.ftl`),
  lessons: (game: string) => call<PrimerInfo>("GET", `/games/${game}/lessons`),
  lessonWords: (game: string, lang: Lang) => text(`/games/${game}/lessons/${lang}.ftl`),
  takeLesson: (game: string, lesson: string) => call<Opened>("POST", `/games/${game}/lessons/${lesson}`),
  lobby: () => call<Lobby>("GET", "/tables"),
  mine: () => call<MyGames>("GET", "/tables/mine"),
  open: (wish: NewTable) => call<Opened>("POST", "/tables", wish),
  table: (id: string) => call<TableInfo>("GET", `/tables/${id}`),
  sit: (id: string, seat: number) => call<Opened>("POST", `/tables/${id}/seats`, { seat }),
  leave: (id: string, seat: number) => call<TableInfo>("DELETE", `/tables/${id}/seats/${seat}`),
  again: (id: string) => call<Opened>("POST", `/tables/${id}/again`, {}),
  replay: (id: string, eyes: string) => call<Replay>("GET", `/tables/${id}/replay?eyes=${eyes}`),
  advice: (id: string, place: number) => call<Advice>("GET", `/tables/${id}/replay/${place}/advice`),
  recordAddress: (id: string) => `/api/tables/${id}/record`,
  socketAddress: (id: string) => `${location.origin.replace(/^http/, "ws")}/api/tables/${id}/live`,
};

/** The host's desk; every request shows the secret, which is kept nowhere but on the screen that asked for it. */
export const desk = {
  view: (secret: string) => call<HostView>("GET", "/host", undefined, secret),
  close: (secret: string, table: string) => call<HostView>("DELETE", `/host/tables/${table}`, undefined, secret),
  ban: (secret: string, address: string, hours: number) => call<HostView>("POST", "/host/bans", { address, hours }, secret),
  lift: (secret: string, address: string) => call<HostView>("POST", "/host/bans/lift", { address }, secret),
};
