import { answerAside, given } from '../aside.ts';
import { RawSocket } from './raw-socket.ts';

/** Clients that listen to one channel. */
export type Listening = {
  readonly url: string;
  readonly channel: string;
  readonly clients: number;
  /** How many connections one address opens: a server grants it only so many. */
  readonly perAddress: number;
};

/** What the clients heard in a while: each push once, and when every client had it, in ms of wall clock. */
export type Observed = {
  readonly frames: number;
  readonly bytes: number;
  readonly pushes: readonly { readonly seq: number; readonly at: number; readonly arrivals: Float64Array }[];
};

const AT_ONCE = 200;
const SEQ = Buffer.from('"seq":');
const AT = Buffer.from('"at":');

const { url, channel, clients, perAddress } = given<Listening>();
const begins = Buffer.from(`{"channel":"${channel}"`);
const pushes = new Map<number, { at: number; arrivals: number[] }>();
const sockets: RawSocket[] = [];
let frames = 0;
let bytes = 0;
let listening = 0;

/** Each client's first push, which tells that it listens. */
const firsts: Promise<void>[] = [];
for (let first = 0; first < clients; first += AT_ONCE) {
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, clients - first) }, (_, n) => join(first + n)));
}
await Promise.all(firsts);
answerAside<{ seconds: number }>(
  sockets.length,
  async ({ seconds }): Promise<Observed> => {
    pushes.clear();
    frames = 0;
    bytes = 0;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    return {
      frames,
      bytes,
      pushes: [...pushes].map(([seq, { at, arrivals }]) => ({ seq, at, arrivals: Float64Array.from(arrivals) })),
    };
  },
  () => {
    for (const socket of sockets) socket.close();
  },
);

async function join(number: number): Promise<void> {
  let received: () => void = () => {};
  const first = new Promise<void>((resolve) => {
    received = resolve;
  });
  firsts.push(
    first.then(() => {
      listening += 1;
    }),
  );
  const socket = await RawSocket.open(
    url,
    (message, at) => {
      if (message.indexOf(begins) !== 0) return;
      received();
      receive(message, at);
    },
    ended,
    addressOf(number),
  );
  sockets.push(socket);
  socket.send(JSON.stringify({ op: 'subscribe', channels: [channel] }));
}

/** All of 127.0.0.0/8 is loopback, on Linux; elsewhere it is one address. */
function addressOf(number: number): string {
  const host = Math.floor(number / perAddress);
  return process.platform === 'linux' ? `127.0.${1 + Math.floor(host / 250)}.${1 + (host % 250)}` : '127.0.0.1';
}

function receive(message: Buffer, at: number): void {
  frames += 1;
  bytes += message.length;
  const seq = lastNumber(message, SEQ);
  const known = pushes.get(seq);
  if (known) known.arrivals.push(at);
  else pushes.set(seq, { at: lastNumber(message, AT), arrivals: [at] });
}

/** A number at the end of a push: who it is about stands before it. */
function lastNumber(message: Buffer, name: Buffer): number {
  const from = message.lastIndexOf(name) + name.length;
  return Number.parseFloat(message.toString('latin1', from, from + 20));
}

function ended(why: string): void {
  console.error(`${why} (${listening} of ${clients} were listening)`);
  process.exit(1);
}
