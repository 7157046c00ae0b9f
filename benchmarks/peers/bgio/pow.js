'use strict';
// POW! as a boardgame.io game. The actions have the same numbers in all peers:
//   0 to 68     set aside this multiset of the dice just thrown and throw the others again
//   69, 70, 71  take a hero, a villain, the forced tile
//   72 to 191   steal: 72 + 60 * kind + 12 * seat + depth
// Dice are four counts: shields, skulls, blue bubbles, orange bubbles. Villains are held as magnitudes.

const { INVALID_MOVE } = require('boardgame.io/core');

const HEROES = [1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6];
const VILLAINS = [1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 4];
const FACES = [0, 0, 1, 1, 2, 3];

const HERO = 69;
const VILLAIN = 70;
const FORCED = 71;
const STEAL = 72;

const sum = (dice) => dice[0] + dice[1] + dice[2] + dice[3];

/** Every multiset of `least` to `most` dice, in the order of its counts. */
function multisets(least, most) {
  const found = [];
  for (let code = 0; code < 6 ** 4; code++) {
    const dice = [216, 36, 6, 1].map((place) => Math.floor(code / place) % 6);
    if (sum(dice) >= least && sum(dice) <= most) found.push(dice);
  }
  return found;
}

const keyOf = (dice) => ((dice[0] * 6 + dice[1]) * 6 + dice[2]) * 6 + dice[3];
const KEEPS = multisets(1, 4);
const KEEPS_OF = new Map(multisets(1, 5).map((thrown) => [keyOf(thrown), keepsOf(thrown)]));

/** What may be set aside of a throw, leaving at least one die to throw again. */
function keepsOf(thrown) {
  const allowed = [];
  KEEPS.forEach((keep, id) => {
    if (sum(keep) < sum(thrown) && keep.every((count, face) => count <= thrown[face])) allowed.push(id);
  });
  return allowed;
}

/** The legal actions that end the turn. */
function stops(G, me) {
  const actions = [];
  const shields = G.kept[0] + G.rolled[0];
  const skulls = G.kept[1] + G.rolled[1];
  if (shields > 0 && shields <= G.heroes.length) actions.push(HERO);
  if (skulls > 0 && skulls <= G.villains.length) actions.push(VILLAIN);
  for (let kind = 0; kind < 2; kind++) {
    const bubbles = G.kept[2 + kind] + G.rolled[2 + kind];
    if (bubbles < 3) continue;
    for (let seat = 0; seat < G.piles.length; seat++) {
      if (seat === me) continue;
      const height = G.piles[seat][kind].length;
      const reach = bubbles === 3 ? Math.min(1, height) : height;
      for (let depth = 0; depth < reach; depth++) actions.push(STEAL + 60 * kind + 12 * seat + depth);
    }
  }
  if (actions.length === 0) actions.push(FORCED);
  return actions;
}

/** All legal actions, in ascending order. */
function legal(G, me) {
  const ends = stops(G, me);
  return G.throw < 3 ? KEEPS_OF.get(keyOf(G.rolled)).concat(ends) : ends;
}

/** An action as boardgame.io wants it: the name of a move and its arguments. */
function toMove(action) {
  if (action < HERO) return { move: 'keep', args: [KEEPS[action]] };
  if (action === HERO) return { move: 'takeHero', args: [] };
  if (action === VILLAIN) return { move: 'takeVillain', args: [] };
  if (action === FORCED) return { move: 'takeForced', args: [] };
  const code = (action - STEAL) % 60;
  return { move: 'steal', args: [action < STEAL + 60 ? 0 : 1, Math.floor(code / 12), code % 12] };
}

/** Heroes above the height of the villain pile do not count; villains always do. */
function scores(G) {
  return G.piles.map(([heroes, villains]) => {
    let score = 0;
    for (let i = 0; i < heroes.length && i < villains.length; i++) score += heroes[i];
    for (const value of villains) score -= value;
    return score;
  });
}

function throwDice(random, count) {
  const dice = [0, 0, 0, 0];
  for (const die of random.Die(6, count)) dice[FACES[die - 1]]++;
  return dice;
}

/** The tile at this place of a row goes on top of the player's pile. */
function gain(G, playerID, kind, row, place) {
  G.piles[+playerID][kind].push(row.splice(place, 1)[0]);
}

/**
 * The game. Undo is off, because it slows boardgame.io down and nobody here uses it.
 *
 * @param {object} [options]
 * @param {object} [options.settings] further boardgame.io settings, such as `deltaState`
 * @param {Function} [options.roll] in place of the random dice: `(random, count) => dice`
 * @param {Function} [options.rows] in place of the shuffle: `() => [heroes, villains]`
 */
function makePow({ settings = {}, roll = throwDice, rows } = {}) {
  const shuffled = (random) => [random.Shuffle(HEROES), random.Shuffle(VILLAINS)];

  const setup = ({ ctx, random }) => {
    const [heroes, villains] = rows ? rows() : shuffled(random);
    const piles = Array.from({ length: ctx.numPlayers }, () => [[], []]);
    return { heroes, villains, piles, kept: [0, 0, 0, 0], rolled: [0, 0, 0, 0], throw: 0 };
  };

  const onBegin = ({ G, random }) => {
    G.kept = [0, 0, 0, 0];
    G.throw = 1;
    G.rolled = roll(random, 5);
  };

  const moves = {
    keep: ({ G, random }, dice) => {
      if (G.throw >= 3 || !Array.isArray(dice) || dice.length !== 4) return INVALID_MOVE;
      const isPart = (count, face) => Number.isInteger(count) && count >= 0 && count <= G.rolled[face];
      if (!dice.every(isPart)) return INVALID_MOVE;
      const left = sum(G.rolled) - sum(dice);
      if (sum(dice) < 1 || left < 1) return INVALID_MOVE;
      for (let face = 0; face < 4; face++) G.kept[face] += dice[face];
      G.throw++;
      G.rolled = roll(random, left);
    },
    takeHero: ({ G, events, playerID }) => {
      const shields = G.kept[0] + G.rolled[0];
      if (shields < 1 || shields > G.heroes.length) return INVALID_MOVE;
      gain(G, playerID, 0, G.heroes, shields - 1);
      events.endTurn();
    },
    takeVillain: ({ G, events, playerID }) => {
      const skulls = G.kept[1] + G.rolled[1];
      if (skulls < 1 || skulls > G.villains.length) return INVALID_MOVE;
      gain(G, playerID, 1, G.villains, skulls - 1);
      events.endTurn();
    },
    takeForced: ({ G, events, playerID }) => {
      if (stops(G, +playerID)[0] !== FORCED) return INVALID_MOVE;
      const kind = G.villains.length > 0 ? 1 : 0;
      const row = kind ? G.villains : G.heroes;
      gain(G, playerID, kind, row, row.indexOf(kind ? Math.max(...row) : Math.min(...row)));
      events.endTurn();
    },
    steal: ({ G, events, playerID }, kind, seat, depth) => {
      if (!stops(G, +playerID).includes(STEAL + 60 * kind + 12 * seat + depth)) return INVALID_MOVE;
      const pile = G.piles[seat][kind];
      gain(G, playerID, kind, pile, pile.length - 1 - depth);
      events.endTurn();
    },
  };

  const endIf = ({ G }) => {
    if (G.heroes.length > 0 || G.villains.length > 0) return undefined;
    const final = scores(G);
    const best = Math.max(...final);
    const winners = final.flatMap((score, seat) => (score === best ? [String(seat)] : []));
    return winners.length === 1 ? { winner: winners[0], scores: final } : { draw: true, scores: final };
  };

  return {
    name: 'pow',
    minPlayers: 2,
    maxPlayers: 5,
    disableUndo: true,
    ...settings,
    setup,
    turn: { onBegin },
    moves,
    endIf,
    ai: { enumerate: (G, ctx, playerID) => legal(G, +(playerID ?? ctx.currentPlayer)).map(toMove) },
  };
}

module.exports = { makePow, legal, toMove };
