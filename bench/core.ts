import { marketOf } from '@quay/cast';
import { commandShapes, createCore, type Frame, type Order, Reader, readReply, Writer } from '@quay/core';
import { units } from '@quay/money';
import { OrderBook, Side } from 'nodejs-order-book';
import { inlineMore } from '../apps/server/src/core-host/compiler.ts';
import { line, median } from './figures.ts';
import { commandOf } from './traders.ts';
import { CANCEL, RECORD, SIDE_SHIFT, type Workload } from './workloads/record.ts';
import { workload } from './workloads/workload.ts';

/** The core's thread runs for weeks: what the compiler does in the first seconds is not counted. */
const WARM_UP = 2;
const ROUNDS = 5;
const PEER_ROUNDS = 3;
const COMMANDS = 600_000;
const OWNERS = 5_000;
const FIRST_OWNER = 1_000;
/** Commands that come to the core together, and how many such frames come while a batch is written. */
const FRAME = 64;
const FRAMES = 16;
/** A market round the workload's prices, in which its smallest order is worth enough. */
const MARKET = { ...marketOf('BTC'), referencePrice: units('3000') };
const LOTS = 100n;
const AT = Date.UTC(2026, 0, 1);
const placeOrder = shapeOf('spot/place-order');
const cancelOrder = shapeOf('spot/cancel-order');

/**
 * The whole core on one thread, without a database: who asks, filters, holds, matching, settlement, fees, ledger, and
 * the bytes of what changed. Beside it what an order book of npm does with the same commands, which only matches.
 */
export async function run(): Promise<void> {
  // As the product's own thread does.
  inlineMore();
  const normal = workload('normal', COMMANDS, 42);
  const bare: number[] = [];
  const whole: number[] = [];
  for (let round = 0; round < WARM_UP; round++) wholeCore(normal);
  for (let round = 0; round < ROUNDS; round++) whole.push(wholeCore(normal));
  // Behind them, so that the core does not clear away what the peer leaves.
  for (let round = 0; round < PEER_ROUNDS; round++) bare.push(bareBook(normal));
  const peer = { name: 'nodejs-order-book', figure: median(bare) };
  line('nodejs-order-book, matching only', peer.figure, 'commands/s');
  const owners = `${OWNERS.toLocaleString('en-US')} owners`;
  line(`whole core, normal mix, ${owners}`, median(whole), 'commands/s', peer, { atLeast: 1_000_000 });
}

function bareBook({ records, preloaded, timed }: Workload): number {
  const book = new OrderBook();
  const play = (from: number, to: number) => {
    for (let at = from * RECORD; at < to * RECORD; at += RECORD) {
      const what = records[at]!;
      const id = String(records[at + 1]);
      if ((what & 0xff) === CANCEL) book.cancel(id);
      else {
        const side = what >> SIDE_SHIFT === 0 ? Side.BUY : Side.SELL;
        book.limit({ side, id, size: records[at + 3]!, price: records[at + 2]! });
      }
    }
  };
  play(0, preloaded);
  const before = process.threadCpuUsage();
  play(preloaded, preloaded + timed);
  return (timed / millisecondsSince(before)) * 1_000;
}

/** Of this thread on a processor: those who share the machine do not lengthen it by taking the processor away. */
function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** Who an order belongs to. Nobody both buys and sells, so that trades are those of the bare book. */
const ownerOf = (order: number, buys: boolean): number => FIRST_OWNER + ((order * 2) % OWNERS) + (buys ? 1 : 0);

function wholeCore({ records, preloaded, timed, maxOrder }: Workload): number {
  const flying: number[] = [];
  let bytes = 0;
  const funds = [['USDT', units('100000000000')] as const, ['BTC', units('10000000')] as const];
  const { engine } = createCore({
    practice: { user: funds, desk: [] },
    port: {
      append(batch) {
        flying.push(batch.seq);
        bytes += batch.commands.length + batch.changes.length;
      },
    },
  });
  const commit = () => {
    for (let seq = flying.shift(); seq !== undefined; seq = flying.shift()) engine.committed(seq);
  };
  const send = (name: string, input: object) => {
    engine.submit({ name, at: AT, input }, () => {});
    commit();
  };
  send('market/list-market', MARKET);
  for (let owner = 0; owner < OWNERS; owner++) {
    send('wallet/open-account', { owner: FIRST_OWNER + owner, kind: 'user' });
  }

  const owners = new Int32Array(maxOrder + 1);
  const writer = new Writer();

  /** The commands of one frame as they come to the core's thread; writing them is their sender's work. */
  function frameOf(from: number, to: number): Uint8Array {
    for (let at = from * RECORD; at < to * RECORD; at += RECORD) {
      const what = records[at]!;
      // The core counts orders as the workload does.
      const order = records[at + 1]!;
      if ((what & 0xff) === CANCEL) {
        writer.count(cancelOrder.number);
        cancelOrder.input.write(writer, { owner: owners[order]!, order });
        continue;
      }
      const buys = what >> SIDE_SHIFT === 0;
      const owner = ownerOf(order, buys);
      owners[order] = owner;
      const request = {
        market: MARKET,
        side: buys ? ('buy' as const) : ('sell' as const),
        type: 'limit' as const,
        price: BigInt(records[at + 2]!) * MARKET.tick,
        quantity: BigInt(records[at + 3]!) * MARKET.lot * LOTS,
      };
      writer.count(placeOrder.number);
      placeOrder.input.write(writer, commandOf(owner, request));
    }
    return writer.take();
  }

  /** A refusal would mean that the core's book is another than the workload's. */
  function check(from: number, to: number, reader: Reader): void {
    for (let at = from * RECORD; at < to * RECORD; at += RECORD) {
      const cancels = (records[at]! & 0xff) === CANCEL;
      const outcome = readReply(reader, cancels ? cancelOrder.output : placeOrder.output);
      if (!outcome.ok) throw new Error(`the core refused command ${at / RECORD}: ${outcome.refusal.reason}`);
      const { id } = outcome.value as Order;
      if (id !== records[at + 1]) throw new Error(`the core counts order ${records[at + 1]} as ${id}`);
    }
  }

  /** Gives the milliseconds that the core took. */
  function play(first: number, last: number): number {
    const frames: (Frame & { from: number; to: number; replies?: Reader })[] = [];
    for (let from = first; from < last; from += FRAME) {
      const to = Math.min(from + FRAME, last);
      const frame: (typeof frames)[number] = {
        from,
        to,
        bytes: frameOf(from, to),
        count: to - from,
        at: AT,
        answered(_seq, replies, start, end) {
          frame.replies = new Reader(replies, start, end);
        },
      };
      frames.push(frame);
    }
    const groups = Array.from({ length: Math.ceil(frames.length / FRAMES) }, (_, group) =>
      frames.slice(group * FRAMES, (group + 1) * FRAMES),
    );
    const before = process.threadCpuUsage();
    for (const group of groups) {
      engine.submitFrames(group);
      commit();
    }
    const spent = millisecondsSince(before);
    for (const { from, to, replies } of frames) check(from, to, replies!);
    return spent;
  }

  play(0, preloaded);
  bytes = 0;
  const spent = play(preloaded, preloaded + timed);
  if (bytes === 0) throw new Error('the core wrote nothing for the journal');
  return (timed / spent) * 1_000;
}

function shapeOf(name: string): (typeof commandShapes)[number] {
  const found = commandShapes.find((shape) => shape.name === name);
  if (!found) throw new Error(`the core has no command ${name}`);
  return found;
}
