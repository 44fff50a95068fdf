import { contractOf, marketOf } from '@quay/cast';
import {
  commandShapes,
  createCore,
  type Frame,
  type Order,
  type PlaceContractOrder,
  plainOrder,
  Reader,
  readReply,
  Writer,
} from '@quay/core';
import { units } from '@quay/money';
import { commandOf } from './traders.ts';
import { CANCEL, RECORD, SIDE_SHIFT, type Workload } from './workloads/record.ts';

type Shape = (typeof commandShapes)[number];

export const OWNERS = 5_000;
const FIRST_OWNER = 1_000;
/** Commands that come to the core together, and how many such frames come while a batch is written. */
const FRAME = 64;
const FRAMES = 16;
/** A market round the workload's prices, in which its smallest order is worth enough. */
const MARKET = { ...marketOf('BTC'), referencePrice: units('3000') };
const LOTS = 100n;
const AT = Date.UTC(2026, 0, 1);

/** A contract of the same steps, in which nothing stops anybody. */
const CONTRACT = {
  ...contractOf('BTCUSDT-PERP'),
  ...{ tick: MARKET.tick, lot: MARKET.lot, minQuantity: MARKET.lot },
  ...{ referencePrice: MARKET.referencePrice, openInterestMax: units('10000000') },
};

export type Product = 'spot' | 'perpetual';

type Sent = readonly [name: string, input: object];

/** What a product of the core is asked, so that two of them do the same work. */
type ProductLoad = {
  readonly placeOrder: Shape;
  readonly cancelOrder: Shape;
  readonly list: readonly Sent[];
  join(owner: number): readonly Sent[];
  /** An order at some ticks, of some hundreds of lots. */
  inputOf(owner: number, buys: boolean, ticks: number, lots: number): object;
};

const products: Readonly<Record<Product, ProductLoad>> = {
  spot: {
    placeOrder: shapeOf('spot/place-order'),
    cancelOrder: shapeOf('spot/cancel-order'),
    list: [['market/list-market', MARKET]],
    join: () => [],
    inputOf: (owner, buys, ticks, lots) =>
      commandOf(owner, {
        market: MARKET,
        side: buys ? 'buy' : 'sell',
        type: 'limit',
        price: BigInt(ticks) * MARKET.tick,
        quantity: BigInt(lots) * MARKET.lot * LOTS,
      }),
  },
  perpetual: {
    placeOrder: shapeOf('perpetual/place-order'),
    cancelOrder: shapeOf('perpetual/cancel-order'),
    list: [
      ['perpetual/list-contract', CONTRACT],
      [
        'perpetual/record-prices',
        {
          coin: CONTRACT.coin,
          prices: [1, 2, 3].map((n) => ({ source: `venue-${n}`, price: CONTRACT.referencePrice, weight: 1, at: AT })),
        },
      ],
    ],
    join: (owner) => {
      const books = { fromBook: 'spot', toBook: 'contract', asset: 'USDT', amount: units('10000000000') };
      return [['wallet/transfer-coins', { owner, requestId: 'in', ...books }]];
    },
    // Who buys is long and who sells short, for as long as the bench lasts.
    inputOf: (owner, buys, ticks, lots): PlaceContractOrder => ({
      ...{ owner, clientId: null, contract: CONTRACT.symbol, intent: buys ? 'open-long' : 'open-short', type: 'limit' },
      ...{ price: BigInt(ticks) * CONTRACT.tick, quantity: BigInt(lots) * CONTRACT.lot * LOTS, timeInForce: 'gtc' },
      ...{ leverage: null, ...plainOrder },
    }),
  },
};

/** Of this thread on a processor: those who share the machine do not lengthen it by taking the processor away. */
export function millisecondsSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1_000;
}

/** Who an order belongs to. Nobody both buys and sells, so that trades are those of the bare book. */
const ownerOf = (order: number, buys: boolean): number => FIRST_OWNER + ((order * 2) % OWNERS) + (buys ? 1 : 0);

/** Commands a second of the whole core with a workload, in a market of spot or in a contract. */
export function wholeCore({ records, preloaded, timed, maxOrder }: Workload, product: Product): number {
  const { placeOrder, cancelOrder, list, join, inputOf } = products[product];
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
    engine.submit({ name, at: AT, input }, ({ outcome }) => {
      if (!outcome.ok) throw new Error(`the core refused ${name}: ${outcome.refusal.reason}`);
    });
    commit();
  };
  for (const [name, input] of list) send(name, input);
  for (let owner = FIRST_OWNER; owner < FIRST_OWNER + OWNERS; owner++) {
    send('wallet/open-account', { owner, kind: 'user' });
    for (const [name, input] of join(owner)) send(name, input);
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
      writer.count(placeOrder.number);
      placeOrder.input.write(writer, inputOf(owner, buys, records[at + 2]!, records[at + 3]!));
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

function shapeOf(name: string): Shape {
  const found = commandShapes.find((shape) => shape.name === name);
  if (!found) throw new Error(`the core has no command ${name}`);
  return found;
}
