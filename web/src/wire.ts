/** What crosses the wire. Generated from `panoplie.table.messages`; do not edit. */
export type Json = any;
export type Seat = number;
export type Lang = "en" | "fr";
export interface Person { name: string; emblem: string }
export interface Me { person: Person | null; lang: Lang }
export interface OptionInfo { id: string; choices: (string | number | boolean)[]; rules: string[] }
export interface GameInfo { id: string; title: string; designer: string; publisher: string; year: number; seats: [number, number]; options: OptionInfo[]; verbs: Record<string, string[]>; spoken: Record<string, string> }
export interface RuleInfo { id: string; kind: "rule" | "example" | "ruling"; section: string | null; about: string[]; en: string; fr: string }
export interface SectionInfo { id: string; en: string; fr: string }
export interface RulebookInfo { sections: SectionInfo[]; rules: RuleInfo[] }
export interface Clock { seconds: number; increment: number; at_zero: "bot" | "lose" }
export interface SeatWish { kind: "me" | "open" | "bot"; bot?: string | null; name?: string | null }
export interface NewTable { game: string; seats: SeatWish[]; options?: Record<string, string | number | boolean>; public?: boolean; lang?: Lang; clock?: Clock | null }
export interface SeatKey { seat: Seat; key: string }
export interface Opened { table: string; seats: SeatKey[] }
export interface TakeSeat { seat: Seat }
export interface SeatInfo { person: Person | null; bot: string | null; here: boolean; clock?: number | null; lost?: boolean }
export interface TableInfo { id: string; game: string; title: string; status: "open" | "playing" | "over"; public: boolean; lang: Lang; options: Record<string, string | number | boolean>; clock: Clock | null; seats: SeatInfo[]; created: number; moved: number; mine: Seat[]; your_turn: boolean; watchers: number; fair: string; again: string | null }
export interface Lobby { open: TableInfo[]; playing: TableInfo[] }
export interface MyGames { tables: TableInfo[] }
export type Change = [path: (string | number)[]] | [path: (string | number)[], value: Json];
export interface ReplayStep { place: number; by: Seat | null; answer: Json; changes: Change[]; events: Record<string, Json>[]; rules: string[] }
export interface Replay { table: TableInfo; eyes: Seat | null; view: Json; steps: ReplayStep[] }
export interface Join { type: "join"; seats?: SeatKey[]; eyes?: Seat | null; since?: number | null }
export interface Look { type: "look"; eyes: Seat | null }
export interface Reply { type: "answer"; seat: Seat; answer: Json; seq: number; id: string }
export interface Throw { type: "throw"; seat: Seat }
export interface Why { type: "why"; seat: Seat; answer: Json; id: string }
export interface Undo { type: "undo"; seat: Seat }
export interface Vote { type: "vote"; seat: Seat; agree: boolean }
export interface Hint { type: "hint"; seat: Seat }
export interface Chat { type: "chat"; text: string; seat?: Seat | null }
export interface Substitute { type: "substitute"; seat: Seat; bot: string | null }
export interface Ping { type: "ping" }
export type ClientMessage = Join | Look | Reply | Throw | Why | Undo | Vote | Hint | Chat | Substitute | Ping;
export interface ChatLine { at: number; name: string; seat: Seat | null; text: string }
export interface LogLine { seq: number; event: Record<string, Json> }
export interface Proposal { seat: Seat; waiting: Seat[] }
export interface Now { type: "now"; seq: number; table: TableInfo; eyes: Seat | null; view: Json; thrower: Seat | null; log: LogLine[]; chat: ChatLine[]; proposal: Proposal | null; can_undo: boolean; key: string | null }
export interface Changed { type: "changed"; seq: number; changes: Change[]; events: Record<string, Json>[]; thrower: Seat | null; can_undo: boolean; undo?: boolean; key?: string | null }
export interface TableChanged { type: "table"; seq: number; table: TableInfo; proposal: Proposal | null }
export interface Said { type: "said"; seq: number; line: ChatLine }
export interface Accepted { type: "accepted"; id: string; seq: number }
export interface Refused { type: "refused"; id: string | null; key: string; rule: string | null; words: Record<string, Json>; text: string }
export interface Advice { type: "advice"; seat: Seat; seq: number; bot: string; ratings: [Json, number][] }
export interface Pong { type: "pong" }
export interface Gone { type: "gone"; reason: string }
export type ServerMessage = Now | Changed | TableChanged | Said | Accepted | Refused | Advice | Pong | Gone;
