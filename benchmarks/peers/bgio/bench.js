'use strict';
// Random games of POW! on boardgame.io, without a network: `node bench.js seats seconds [reducer|client]`.
// The default is the faster of two ways to play, `reducer`: boardgame.io's game reducer called directly.
// `client` is its plain JavaScript client with a Redux store.

process.env.NODE_ENV = 'production'; // before anything of boardgame.io, Redux or Immer is loaded

const { Client } = require('boardgame.io/client');
const { CreateGameReducer, InitializeGame } = require('boardgame.io/internal');
const { makePow, legal, toMove } = require('./pow.js');

const WARM_UP_SECONDS = 1;

const game = makePow();
const reduce = CreateGameReducer({ game });

function randomMove(G, playerID) {
  const actions = legal(G, +playerID);
  return toMove(actions[Math.floor(Math.random() * actions.length)]);
}

function playReducer(seats) {
  let state = InitializeGame({ game, numPlayers: seats });
  let decisions = 0;
  while (state.ctx.gameover === undefined) {
    const playerID = state.ctx.currentPlayer;
    const { move, args } = randomMove(state.G, playerID);
    state = reduce(state, { type: 'MAKE_MOVE', payload: { type: move, args, playerID } });
    decisions++;
  }
  return decisions;
}

function playClient(seats) {
  const client = Client({ game, numPlayers: seats, debug: false });
  client.start();
  let decisions = 0;
  for (;;) {
    const { G, ctx } = client.getState();
    if (ctx.gameover !== undefined) break;
    const { move, args } = randomMove(G, ctx.currentPlayer);
    client.moves[move](...args);
    decisions++;
  }
  client.stop();
  return decisions;
}

/** Play whole games until the time is over: decisions, games, and the seconds it really took. */
function playFor(seconds, play, seats) {
  const start = process.hrtime.bigint();
  const elapsed = () => Number(process.hrtime.bigint() - start) / 1e9;
  let decisions = 0;
  let games = 0;
  while (elapsed() < seconds) {
    decisions += play(seats);
    games++;
  }
  return { decisions, games, seconds: elapsed() };
}

function main([seatsText = '3', secondsText = '2', mode = 'reducer']) {
  const seats = Number(seatsText);
  const seconds = Number(secondsText);
  const play = { reducer: playReducer, client: playClient }[mode];
  if (!(seats >= 2 && seats <= 5) || !(seconds > 0) || !play) {
    console.error('usage: node bench.js SEATS(2-5) SECONDS [reducer|client]');
    process.exit(2);
  }
  playFor(WARM_UP_SECONDS, play, seats);
  const done = playFor(seconds, play, seats);
  const report = {
    peer: mode === 'reducer' ? 'bgio' : `bgio:${mode}`,
    seats,
    ...done,
    decisions_per_second: done.decisions / done.seconds,
  };
  console.log(JSON.stringify(report));
}

main(process.argv.slice(2));
