'use strict';
// Load on boardgame.io's socket.io server, loopback only and bounded in time; prints one JSON object.
//   node load.js --matches 20 --seconds 5 [--seats 2] [--think 0] [--port 0] [--delta]
// Every seat of every match is a WebSocket of its own. `think` is the mean pause before a move in
// milliseconds; 0 is a closed loop: the next move leaves as soon as the last is seen. `delta` makes the
// server send patches instead of whole states. Where taskset exists, the server gets the first core and this
// process the second.

const http = require('http');
const { once } = require('events');
const { fork, spawnSync } = require('child_process');
const { text } = require('stream/consumers');
const { setTimeout: sleep } = require('timers/promises');
const { parseArgs } = require('util');
const { applyPatch } = require('rfc6902');
const { io } = require('socket.io-client');
const { legal, toMove } = require('./pow.js');

const WARM_UP_SECONDS = 3;
const GRACE_SECONDS = 80; // for creating and connecting the matches
const BATCH = 50; // matches created or connected at a time
const WEIGH_EVERY = 97; // updates: weighing each of them would load this process more than receiving them

const { values: options } = parseArgs({
  options: {
    matches: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '5' },
    seats: { type: 'string', default: '2' },
    think: { type: 'string', default: '0' },
    port: { type: 'string', default: '0' },
    delta: { type: 'boolean', default: false },
  },
});
const matchCount = Number(options.matches);
const seconds = Number(options.seconds);
const seats = Number(options.seats);
const think = Number(options.think);

const now = () => Number(process.hrtime.bigint()) / 1e6; // milliseconds

/** What was seen while `on`; the warm-up is not counted. */
const tally = {
  on: false,
  moves: 0,
  games: 0,
  errors: 0,
  updates: 0,
  weighed: 0,
  bytes: 0,
  own: [],
  others: [],
};
let stopped = false;

class Lobby {
  constructor(port) {
    this.port = port;
    // fetch would be shorter, but it is slower and is timed along.
    this.agent = new http.Agent({ keepAlive: true, maxSockets: 8 });
  }

  async post(path, body) {
    const headers = { 'content-type': 'application/json' };
    const target = { host: '127.0.0.1', port: this.port, path: `/games/pow/${path}`, agent: this.agent };
    const request = http.request({ ...target, method: 'POST', headers }).end(JSON.stringify(body));
    const [response] = await once(request, 'response');
    const answer = await text(response);
    if (response.statusCode >= 300) throw new Error(`The lobby answers ${response.statusCode} to ${path}.`);
    return JSON.parse(answer);
  }

  /** A new match with every seat taken: its id and the credentials of the seats. */
  async newMatch() {
    const { matchID } = await this.post('create', { numPlayers: seats });
    const credentials = [];
    for (let seat = 0; seat < seats; seat++) {
      const joined = await this.post(`${matchID}/join`, { playerID: String(seat), playerName: `p${seat}` });
      credentials.push(joined.playerCredentials);
    }
    return { matchID, credentials };
  }
}

/** One table: its seats' sockets play match after match, at random. */
class Table {
  constructor(lobby, match) {
    this.lobby = lobby;
    this.moves = 0;
    this.sit(match);
  }

  sit({ matchID, credentials }) {
    this.matchID = matchID;
    this.credentials = credentials;
    this.states = []; // as each seat knows it
    this.pending = new Map(); // moves under way, by the state they were made in
    this.acted = -1; // the last state somebody acted on
  }

  connect() {
    this.sockets = Array.from({ length: seats }, (_, seat) => {
      const settings = { transports: ['websocket'], forceNew: true, reconnection: false };
      const socket = io(`http://127.0.0.1:${this.lobby.port}/pow`, settings);
      socket.on('update', (...message) => this.receive(seat, message, () => message[1]));
      socket.on('patch', (...message) => this.receive(seat, message, () => this.patched(seat, message[3])));
      socket.on('connect_error', () => tally.errors++);
      return socket;
    });
    return Promise.all(this.sockets.map((socket) => new Promise((done) => socket.once('connect', done))));
  }

  sync() {
    const synced = this.sockets.map(async (socket, seat) => {
      const answer = new Promise((done) => socket.once('sync', (matchID, { state }) => done(state)));
      socket.emit('sync', this.matchID, String(seat), this.credentials[seat], seats);
      this.states[seat] = await answer;
    });
    return Promise.all(synced);
  }

  begin() {
    const state = this.states[0];
    if (think) this.later(state, Math.random() * think);
    else this.act(state);
  }

  patched(seat, patch) {
    const failures = applyPatch(this.states[seat], patch).filter(Boolean);
    tally.errors += failures.length;
    return this.states[seat];
  }

  /** A seat learns the new state; `read` gives it, whole or patched. */
  receive(seat, message, read) {
    if (message[0] !== this.matchID) return;
    const at = now();
    const state = read();
    this.states[seat] = state;
    if (tally.on) this.weigh(message);
    const seenByAll = this.answer(seat, state._stateID - 1, at);
    if (state.ctx.gameover) {
      if (!seenByAll) return;
      if (tally.on) tally.games++;
      this.next();
    } else if (seat === Number(state.ctx.currentPlayer) && state._stateID > this.acted) {
      this.acted = state._stateID;
      if (think) this.later(state, think * (0.5 + Math.random()));
      else this.act(state);
    }
  }

  weigh(message) {
    tally.updates++;
    if (tally.updates % WEIGH_EVERY !== 0) return;
    tally.bytes += JSON.stringify(message).length;
    tally.weighed++;
  }

  /** Time the move that this update answers; true once every seat has seen it. */
  answer(seat, stateID, at) {
    const move = this.pending.get(stateID);
    if (!move) return false;
    if (tally.on) {
      if (seat === move.seat) {
        tally.moves++;
        this.moves++;
      }
      if (move.counted) (seat === move.seat ? tally.own : tally.others).push(at - move.at);
    }
    move.seen++;
    if (move.seen < seats) return false;
    this.pending.delete(stateID);
    return true;
  }

  later(state, pause) {
    const { matchID } = this;
    setTimeout(() => {
      if (matchID === this.matchID) this.act(state);
    }, pause);
  }

  act(state) {
    if (stopped) return;
    const seat = Number(state.ctx.currentPlayer);
    const actions = legal(state.G, seat);
    const { move, args } = toMove(actions[Math.floor(Math.random() * actions.length)]);
    const payload = { type: move, args, playerID: String(seat), credentials: this.credentials[seat] };
    this.pending.set(state._stateID, { seat, at: now(), counted: tally.on, seen: 0 });
    const action = { type: 'MAKE_MOVE', payload };
    this.sockets[seat].emit('update', action, state._stateID, this.matchID, String(seat));
  }

  async next() {
    if (stopped) return;
    try {
      this.sit(await this.lobby.newMatch());
      await this.sync();
      this.begin();
    } catch {
      tally.errors++;
    }
  }
}

/** Keep a process on one core; false where that is not possible. */
function pin(pid, core) {
  return spawnSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' }).status === 0;
}

async function inBatches(items, work) {
  const results = [];
  for (let i = 0; i < items.length; i += BATCH) {
    results.push(...(await Promise.all(items.slice(i, i + BATCH).map(work))));
  }
  return results;
}

function quantiles(times) {
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(share * times.length))] ?? null;
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: at(1) };
}

async function measure(server, pinned) {
  const ask = async (question) => {
    server.send(question);
    return (await once(server, 'message'))[0];
  };
  const [{ port }] = await once(server, 'message');
  const lobby = new Lobby(port);
  const empty = await ask('memory');

  const start = now();
  const matches = await inBatches(Array(matchCount).fill(), () => lobby.newMatch());
  const createSeconds = (now() - start) / 1000;
  const created = await ask('memory');

  const tables = matches.map((match) => new Table(lobby, match));
  await inBatches(tables, (table) => table.connect());
  await inBatches(tables, (table) => table.sync());
  const connected = await ask('memory');

  tables.forEach((table) => table.begin());
  await sleep(WARM_UP_SECONDS * 1000);
  const before = await ask('cpu');
  const ownBefore = process.cpuUsage();
  tally.on = true;
  await sleep(seconds * 1000);
  tally.on = false;
  const own = process.cpuUsage(ownBefore);
  const after = await ask('cpu');
  stopped = true;
  await sleep(500);
  const played = await ask('memory');

  const wall = after.atSeconds - before.atSeconds;
  const kbPerMatch = (usage, kind) => (usage[kind] - empty[kind]) / 1024 / matchCount;
  return {
    peer: options.delta ? 'bgio:delta' : 'bgio',
    matches: matchCount,
    seats,
    think_ms: think,
    pinned,
    seconds: wall,
    decisions: tally.moves,
    decisions_per_second: tally.moves / wall,
    games_per_second: tally.games / wall,
    errors: tally.errors,
    silent_matches: tables.filter((table) => table.moves === 0).length,
    latency_ms: quantiles(tally.own),
    others_latency_ms: quantiles(tally.others),
    server_cpu: (after.cpuSeconds - before.cpuSeconds) / wall,
    load_cpu: (own.user + own.system) / 1e6 / wall,
    matches_created_per_second: matchCount / createSeconds,
    update_bytes: tally.weighed ? Math.round(tally.bytes / tally.weighed) : null,
    server_memory: {
      rss_mb_empty: empty.rss / 2 ** 20,
      rss_mb_played: played.rss / 2 ** 20,
      rss_kb_per_match_connected: kbPerMatch(connected, 'rss'),
      heap_kb_per_match_created: kbPerMatch(created, 'heapUsed'),
      heap_kb_per_match_connected: kbPerMatch(connected, 'heapUsed'),
      heap_kb_per_match_played: kbPerMatch(played, 'heapUsed'),
    },
  };
}

async function main() {
  const cap = seconds + WARM_UP_SECONDS + GRACE_SECONDS;
  const serverArgs = [options.port, String(Math.ceil(cap + 10)), options.delta ? 'delta' : 'whole'];
  const server = fork(`${__dirname}/server.js`, serverArgs, {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const giveUp = (reason) => {
    console.error(reason);
    server.kill();
    process.exit(1);
  };
  setTimeout(() => giveUp(`The load test was not over after ${cap} seconds.`), cap * 1000).unref();
  server.once('exit', () => giveUp('The server ended before the load test did.'));
  const pinned = pin(server.pid, 0) && pin(process.pid, 1);
  const report = await measure(server, pinned).catch((error) => giveUp(error.message));
  console.log(JSON.stringify(report));
  server.removeAllListeners('exit');
  server.kill();
  process.exit(0);
}

main();
