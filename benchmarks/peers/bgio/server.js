'use strict';
// boardgame.io's server with POW!, in memory, on the loopback address only. load.js starts it and asks it for
// its memory and its processor time; it ends with its parent or after `seconds`:
// `node --expose-gc server.js port seconds [delta]`; port 0 takes any free one.

process.env.NODE_ENV = 'production'; // before anything of boardgame.io, Redux or Immer is loaded

const { Server } = require('boardgame.io/server');
const { makePow } = require('./pow.js');

const ANSWERS = {
  memory: () => {
    global.gc();
    global.gc();
    return process.memoryUsage();
  },
  cpu: () => {
    const { user, system } = process.cpuUsage();
    return { cpuSeconds: (user + system) / 1e6, atSeconds: Number(process.hrtime.bigint()) / 1e9 };
  },
};

async function main([port, seconds, delta]) {
  setTimeout(() => process.exit(0), Number(seconds) * 1000);
  process.on('disconnect', () => process.exit(0));
  process.on('message', (question) => process.send(ANSWERS[question]()));

  const game = makePow({ settings: { deltaState: delta === 'delta' } });
  const server = Server({ games: [game], origins: ['http://127.0.0.1'] });
  // boardgame.io has no setting for the address, and would listen on all of them.
  const listen = server.app.listen.bind(server.app);
  server.app.listen = (anyPort, ready) => listen(anyPort, '127.0.0.1', ready);
  const { appServer } = await server.run({ port: Number(port) });
  process.send({ port: appServer.address().port });
}

main(process.argv.slice(2));
