// A server of others, and players for it: `node peers.js serve PORT memory|DIR` and `node peers.js play PORT TABLES SECONDS SEATING`.
// The game is Greedy for two as robots play it: throw, then throw again or stop, whatever comes.
'use strict';

const Pig = {
  name: 'pig',
  setup: () => ({ scores: [0, 0], turn: 0, thrown: 0 }),
  moves: {
    throw: ({ G, random, events }) => {
      G.thrown = random.Die(6);
      if (G.thrown === 1) {
        G.turn = 0;
        G.thrown = 0;
        events.endTurn();
      } else {
        G.turn += G.thrown;
      }
    },
    stop: ({ G, ctx, events }) => {
      G.scores[ctx.currentPlayer] += G.turn;
      G.turn = 0;
      G.thrown = 0;
      events.endTurn();
    },
  },
};

async function serve(port, place) {
  const { FlatFile, Origins, Server } = require('boardgame.io/server');
  const db = place === 'memory' ? undefined : new FlatFile({ dir: place });
  await Server({ games: [Pig], origins: [Origins.LOCALHOST], db }).run({ port: Number(port) });
  console.log('ready');
}

// How long a player waits for a seat before the table counts as one that is not answered.
const PATIENCE = 20000;

// Two players at a table of their own, each with a connection; whoever comes first opens it. Nothing if it does not open.
async function sit(port, matchID, patience) {
  const { Client } = require('boardgame.io/client');
  const { SocketIO } = require('boardgame.io/multiplayer');
  const players = [];
  for (const playerID of ['0', '1']) {
    const multiplayer = SocketIO({ server: `http://127.0.0.1:${port}`, socketOpts: { transports: ['websocket'] } });
    const client = Client({ game: Pig, numPlayers: 2, multiplayer, matchID, playerID, debug: false });
    const player = { client, seen: -1, wake: () => {} };
    client.subscribe((state) => {
      if (state) {
        player.seen = state._stateID;
        player.wake();
      }
    });
    client.start();
    players.push(player);
  }
  const open = Promise.all(players.map((player) => until(player, 0)));
  const late = new Promise((done) => { setTimeout(done, patience); });
  await Promise.race([open, late]);
  return players.every((player) => player.seen >= 0) ? players : undefined;
}

function until(player, number) {
  return new Promise((done) => {
    const look = () => {
      if (player.seen >= number) done();
      else player.wake = look;
    };
    look();
  });
}

// Plays as fast as both are shown each move, until the time is over.
async function play(players, end, times) {
  while (Date.now() < end) {
    const { G, ctx, _stateID } = players[0].client.getState();
    const mover = players[Number(ctx.currentPlayer)];
    const other = players[1 - Number(ctx.currentPlayer)];
    const began = performance.now();
    if (G.thrown === 0 || Math.random() < 0.5) mover.client.moves.throw();
    else mover.client.moves.stop();
    // What the mover is shown may be a guess of its own; what the other is shown comes from the server.
    await Promise.all([until(other, _stateID + 1), until(mover, _stateID + 1)]);
    times.push(performance.now() - began);
  }
}

// For so many seconds tables are opened, one after the other; those that are not open by then are not waited for.
async function all(port, tables, seconds, seating) {
  const seated = [];
  const enough = Date.now() + 1000 * Number(seating);
  while (seated.length < Number(tables) && Date.now() < enough) {
    const players = await sit(port, `table${seated.length}`, Math.min(PATIENCE, enough - Date.now()));
    if (!players) break; // Nor will the next ones.
    seated.push(players);
  }
  console.log(`seated ${seated.length}`);
  const times = [];
  const end = Date.now() + 1000 * Number(seconds);
  const playing = seated.map((players) => {
    const state = { done: false };
    state.played = play(players, end, times).then(() => { state.done = true; });
    return state;
  });
  const late = new Promise((done) => { setTimeout(done, 1000 * Number(seconds) + 2000); });
  await Promise.race([Promise.all(playing.map((it) => it.played)), late]);
  times.sort((one, other) => one - other);
  const at = (part) => times[Math.min(times.length - 1, Math.ceil(times.length * part) - 1)] ?? 0;
  const unanswered = Number(tables) - playing.filter((it) => it.done).length;
  console.log(`${times.length} ${at(0.5).toFixed(1)} ${at(0.99).toFixed(1)} ${unanswered}`);
  process.exit(0);
}

const [, , what, ...rest] = process.argv;
(what === 'serve' ? serve : all)(...rest).catch((why) => {
  console.error(why);
  process.exit(1);
});
