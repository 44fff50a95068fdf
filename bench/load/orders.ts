import { setTimeout as sleep } from 'node:timers/promises';
import { marketOf, markets } from '@quay/cast';
import { answerAside, given } from '../aside.ts';
import { Trader, wireOf } from '../traders.ts';
import { Latencies, type LatencyFigures } from './latencies.ts';
import { RawSocket } from './raw-socket.ts';

/** Orders over the socket, one trader a connection. */
export type OrderLoad = {
  readonly url: string;
  readonly tickets: readonly string[];
  /** The markets that are traded; all when none is named. */
  readonly symbols?: readonly string[];
};

export type Task =
  /** Each trader rests some orders in each market. */
  | { readonly kind: 'preload'; readonly each: number }
  /** So many orders always under way on each connection. */
  | { readonly kind: 'closed'; readonly inFlight: number; readonly frame: number; readonly seconds: number }
  /** So many orders a second in all, whatever comes back; the first second is not counted. */
  | { readonly kind: 'open'; readonly perSecond: number; readonly seconds: number; readonly keepCommits?: boolean };

export type LoadFigures = LatencyFigures & {
  /** Orders a second that were accepted. */
  readonly accepted: number;
  readonly refused: number;
  /** The reason that was given last. */
  readonly lastRefusal: string | undefined;
  /** Orders that were due and not answered a while after the end. */
  readonly unanswered: number;
  /** When each batch was first heard of, wall clock in ms. */
  readonly commits: readonly (readonly [seq: number, at: number])[];
};

const FRAME_MAX = 50;
/** A multiple of what a trader needs to go round all markets. */
const DECK = 2_400;
/** More than there can be under way on a connection. */
const FRAMES = 1 << 16;
const WARM_MS = 1_000;
const ANSWERS_WITHIN_MS = 10_000;
const SEND_EVERY_MS = 1;
const CODE = Buffer.from('"code":');
const ID = Buffer.from('"id":"');
const SEQ = Buffer.from('"seq":');
/** Where the name of a message begins. */
const OP = '{"op":"'.length;
const QUOTE = 0x22;
const [ZERO, NINE, COMMA, BRACE] = [0x30, 0x39, 0x2c, 0x7d];

/** When the orders of a frame were due. */
type Frame = readonly number[];

class Connection {
  readonly trader: Trader;
  /** Orders as text. They come again after a while: making them is not what is measured. */
  readonly #deck: string[] = [];
  #next = 0;
  /** Frames that are not answered, each in the place of its number. A map would make itself anew all the time. */
  readonly #frames = new Array<Frame | undefined>(FRAMES);
  socket!: RawSocket;
  loggedIn: (() => void) | undefined;
  inFlight = 0;
  nextDue = 0;
  #frame = 0;

  constructor(trader: Trader) {
    this.trader = trader;
  }

  /** Sends as many orders as are due. */
  send(due: Frame): void {
    while (this.#deck.length < DECK) this.#deck.push(wireOf(this.trader.next()));
    let orders = '';
    for (let left = due.length; left > 0; left--) {
      orders = orders === '' ? this.#deck[this.#next]! : `${orders},${this.#deck[this.#next]}`;
      this.#next = (this.#next + 1) % DECK;
    }
    this.sendText(orders, due);
  }

  sendText(orders: string, due: Frame): void {
    this.#frame += 1;
    const place = this.#frame % FRAMES;
    if (this.#frames[place]) throw new Error('too many frames are under way');
    this.#frames[place] = due;
    this.inFlight += due.length;
    this.socket.send(`{"op":"place","id":"${this.#frame}","orders":[${orders}]}`);
  }

  /** A frame was answered. Gives when its orders were due. */
  answered(frame: number): Frame {
    const due = this.#frames[frame % FRAMES];
    if (!due) throw new Error(`an answer to frame ${frame}, which was not sent`);
    this.#frames[frame % FRAMES] = undefined;
    this.inFlight -= due.length;
    return due;
  }
}

const now = () => performance.timeOrigin + performance.now();

/** What is counted since a task began to count. */
class Tally {
  readonly latencies = new Latencies();
  readonly commits = new Map<number, number>();
  readonly from: number;
  readonly until: number;
  accepted = 0;
  refused = 0;
  lastRefusal: string | undefined;

  constructor(from: number, until: number) {
    this.from = from;
    this.until = until;
  }

  count(message: Buffer, due: Frame, at: number, byDue: boolean): void {
    const accepted = acceptedIn(message);
    if (accepted < due.length) this.lastRefusal = /"reason":"([^"]*)"/.exec(message.toString())?.[1];
    if (byDue) {
      for (const one of due) if (one >= this.from && one < this.until) this.latencies.add(at - one);
    }
    // A closed loop counts what comes back within its time, an open one what was due then.
    const counted = byDue ? due[0]! >= this.from && due[0]! < this.until : at >= this.from && at < this.until;
    if (!counted) return;
    this.accepted += accepted;
    this.refused += due.length - accepted;
  }
}

const load = given<OrderLoad>();
const traded = load.symbols ? load.symbols.map(marketOf) : markets;
const connections: Connection[] = [];
let answered: (connection: Connection, message: Buffer, due: Frame, at: number) => void = () => {};

function receive(connection: Connection, message: Buffer, at: number): void {
  const op = message.toString('latin1', OP, message.indexOf(QUOTE, OP));
  if (op === 'in') connection.loggedIn?.();
  // An error that names a frame says that nothing of it was done, such as when the core is busy.
  if (op === 'error' && message.indexOf(ID) < 0) throw new Error(`the server said ${message.toString()}`);
  if (op !== 'placed' && op !== 'error') return;
  answered(connection, message, connection.answered(numberAfter(message, ID)), at);
}

for (const [number, ticket] of load.tickets.entries()) {
  const connection = new Connection(new Trader(number, traded));
  connection.socket = await RawSocket.open(load.url, (message, at) => receive(connection, message, at), ended);
  const loggedIn = new Promise<void>((resolve) => {
    connection.loggedIn = resolve;
  });
  connection.socket.send(JSON.stringify({ op: 'login', ticket }));
  await loggedIn;
  connections.push(connection);
}
answerAside<Task>(undefined, perform, () => {
  for (const { socket } of connections) socket.close();
});

function ended(why: string): void {
  console.error(why);
  process.exit(1);
}

async function perform(task: Task): Promise<LoadFigures> {
  switch (task.kind) {
    case 'preload':
      return preload(task.each);
    case 'closed':
      return closedLoop(task.inFlight, task.frame, task.seconds);
    case 'open':
      return openLoop(task.perSecond, task.seconds, task.keepCommits ?? false);
  }
}

async function preload(each: number): Promise<LoadFigures> {
  const tally = new Tally(now(), Number.POSITIVE_INFINITY);
  answered = (_connection, message, due, at) => tally.count(message, due, at, false);
  for (const connection of connections) {
    for (const market of traded) {
      for (let left = each; left > 0; left -= FRAME_MAX) {
        const count = Math.min(left, FRAME_MAX);
        const orders = Array.from({ length: count }, () => wireOf(connection.trader.waiting(market))).join(',');
        connection.sendText(orders, new Array<number>(count).fill(now()));
      }
    }
    await allAnswered();
  }
  return figuresOf(tally, 1);
}

async function closedLoop(inFlight: number, size: number, seconds: number): Promise<LoadFigures> {
  const begun = now();
  const tally = new Tally(begun + WARM_MS, begun + WARM_MS + seconds * 1_000);
  const fill = (connection: Connection) => {
    while (connection.inFlight + size <= inFlight && now() < tally.until) {
      connection.send(new Array<number>(size).fill(now()));
    }
  };
  answered = (connection, message, due, at) => {
    tally.count(message, due, at, false);
    fill(connection);
  };
  for (const connection of connections) fill(connection);
  await sleep(tally.until - now());
  await allAnswered();
  return figuresOf(tally, seconds);
}

async function openLoop(perSecond: number, seconds: number, keepCommits: boolean): Promise<LoadFigures> {
  const between = (1_000 / perSecond) * connections.length;
  const begun = now() + 10;
  const tally = new Tally(begun + WARM_MS, begun + WARM_MS + seconds * 1_000);
  answered = (_connection, message, due, at) => {
    tally.count(message, due, at, true);
    if (!keepCommits) return;
    const seq = numberAfter(message, SEQ);
    if (seq > 0 && !tally.commits.has(seq)) tally.commits.set(seq, at);
  };
  for (const [number, connection] of connections.entries()) {
    connection.nextDue = begun + (between * number) / connections.length;
  }
  while (now() < tally.until) {
    for (const connection of connections) sendDue(connection, between, tally.until);
    await sleep(SEND_EVERY_MS);
  }
  await allAnswered();
  return figuresOf(tally, seconds);
}

/** Sends everything that is due. What the timer was late for counts from when it was due all the same. */
function sendDue(connection: Connection, between: number, until: number): void {
  const at = Math.min(now(), until);
  while (connection.nextDue <= at) {
    const due: number[] = [];
    for (; connection.nextDue <= at && due.length < FRAME_MAX; connection.nextDue += between) {
      due.push(connection.nextDue);
    }
    connection.send(due);
  }
}

const underway = () => connections.reduce((sum, { inFlight }) => sum + inFlight, 0);

async function allAnswered(): Promise<void> {
  for (const end = now() + ANSWERS_WITHIN_MS; underway() > 0 && now() < end; ) await sleep(2);
}

function figuresOf(tally: Tally, seconds: number): LoadFigures {
  return {
    ...tally.latencies.figures(),
    accepted: tally.accepted / seconds,
    refused: tally.refused,
    lastRefusal: tally.lastRefusal,
    unanswered: underway(),
    commits: [...tally.commits],
  };
}

/** Accepted results are counted and not parsed: the load has to share the machine with what it measures. */
function acceptedIn(message: Buffer): number {
  let count = 0;
  for (let at = message.indexOf(CODE); at >= 0; at = message.indexOf(CODE, at + CODE.length)) {
    const next = message[at + CODE.length + 1];
    // A zero, and nothing more of a number.
    if (message[at + CODE.length] === ZERO && (next === COMMA || next === BRACE)) count += 1;
  }
  return count;
}

/** The whole number behind a name; 0 where it does not stand. */
function numberAfter(message: Buffer, what: Buffer): number {
  const named = message.indexOf(what);
  let number = 0;
  for (let at = named < 0 ? message.length : named + what.length; message[at]! >= ZERO && message[at]! <= NINE; at++) {
    number = number * 10 + message[at]! - ZERO;
  }
  return number;
}
