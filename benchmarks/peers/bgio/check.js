'use strict';
// Replay the plain peer's traces through boardgame.io's reducer: `node check.js traces.jsonl`.

const fs = require('fs');
const { isDeepStrictEqual } = require('util');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { makePow, legal, toMove } = require('./pow.js');

// What the game is to deal and throw: set anew for every trace.
let rows;
let rolls;
const game = makePow({ rows: () => rows, roll: () => rolls.shift() });
const reduce = CreateGameReducer({ game });

/** Fail with a sentence unless boardgame.io says the same as the trace. */
function same(what, here, there) {
  if (isDeepStrictEqual(here, there)) return;
  console.error(`The ${what} differ: ${JSON.stringify(here)}, but ${JSON.stringify(there)} was expected.`);
  process.exit(1);
}

function replay(trace) {
  rows = [trace.heroes, trace.villains];
  rolls = trace.steps.map((step) => step.roll);
  let state = InitializeGame({ game, numPlayers: trace.seats });
  for (const step of trace.steps) {
    same('throws', state.G.rolled, step.roll);
    same('seats', +state.ctx.currentPlayer, step.seat);
    same('legal actions', legal(state.G, step.seat), step.legal);
    const { move, args } = toMove(step.action);
    const payload = { type: move, args, playerID: String(step.seat) };
    state = reduce(state, { type: 'MAKE_MOVE', payload });
    same('refusals', state.transients, undefined);
  }
  same('throws left over', rolls, []);
  same('scores', state.ctx.gameover?.scores, trace.scores);
}

function main([path]) {
  if (!path) {
    console.error('usage: node check.js TRACES');
    process.exit(2);
  }
  const traces = fs
    .readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  traces.forEach(replay);
  const decisions = traces.reduce((total, trace) => total + trace.steps.length, 0);
  console.log(`bgio: ${decisions} decisions in ${traces.length} games agree`);
}

main(process.argv.slice(2));
