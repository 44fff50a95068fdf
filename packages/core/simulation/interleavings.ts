import { marketOf } from '@quay/cast';
import { type CancelReason, c2cMoves, inEscrow } from '@quay/contract/c2c';
import { units } from '@quay/money';
import { type C2cArea, c2cArea } from '../src/areas/c2c/area.ts';
import { marketArea } from '../src/areas/market/area.ts';
import { walletArea } from '../src/areas/wallet/area.ts';
import type { Movable } from '../src/areas/wallet/commands/transfer-coins.ts';
import { Debts } from '../src/areas/wallet/debts.ts';
import { Holders } from '../src/areas/wallet/holders.ts';
import { Changes } from '../src/engine/changes.ts';
import { Sequences } from '../src/engine/sequences.ts';
import { Guard } from '../src/guard/guard.ts';
import {
  type Account,
  type AccountFreeze,
  type AccountHold,
  type Ad,
  type Batch,
  type C2cEventRow,
  type C2cOrder,
  coreTables,
  Engine,
  type Outcome,
  readChanges,
} from '../src/index.ts';
import { Ledger } from '../src/ledger/ledger.ts';
import { Timelines } from './c2c/timelines.ts';

const [ALICE, BOB, MALLORY] = [1001, 1002, 1004];
const START = Date.UTC(2026, 0, 1, 12);
const HEARTBEAT_MS = 10_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const stateTables = coreTables.filter(({ kind }) => kind === 'state').map(({ name }) => name);
const practice = { user: [['USDT', units('20000')] as const, ['BTC', units('1')] as const], desk: [] };
/** What takes coins out of escrow. */
const leaving: readonly string[] = ['released', 'cancelled', 'timed-out', 'ruled'];

/** One way that the coins of an order can go: who offers, and how much. */
export type Scene = { readonly side: 'sell' | 'buy'; readonly quantity: string };

/** A moment of an order: everything that the core has in memory, and how it came to be. */
type Moment = {
  readonly rows: Uint8Array<ArrayBuffer>;
  readonly at: number;
  readonly seq: number;
  readonly order: C2cOrder;
  readonly events: readonly C2cEventRow[];
  readonly path: readonly string[];
};

/** Something that somebody does or that happens; `by` is who must never succeed with it. */
type Act = {
  readonly name: string;
  readonly never?: boolean;
  run(life: Life): Outcome | undefined;
};

type SmallCore = { readonly engine: Engine; readonly ledger: Ledger; readonly c2c: C2cArea };

/** Referral has no part in this. */
const heard = { credited: () => {}, reversed: () => {}, paidOut: () => {}, sent: () => {} };

/** The core without what has no part in this: it is made some ten thousand times. */
function smallCore(append: (batch: Batch) => void): SmallCore {
  const changes = new Changes();
  const sequences = new Sequences(changes);
  const holders = new Holders(changes);
  const ledger = new Ledger(changes, sequences, () => false);
  const debts = new Debts(changes, ledger, sequences.of('debt'));
  const guard = new Guard(changes, sequences, (owner) => debts.of(owner));
  const market = marketArea(changes, () => {});
  const available: Movable = (owner, book, asset) => ledger.balance(owner, book, asset).available;
  const notClosing = () => false;
  const wallet = walletArea(changes, sequences, ledger, holders, guard, debts, practice, available, notClosing, heard);
  const markets = { get: (symbol: string) => market.markets.get(symbol) };
  const c2c = c2cArea(changes, sequences, ledger, { markets, requests: wallet.requests, guard, sold: () => undefined });
  const areas = [ledger.area(() => c2c.claims()), guard.area(), wallet, market, c2c];
  return { engine: new Engine({ areas, changes, sequences, port: { append } }), ledger, c2c };
}

/** A core that goes on from a moment. */
class Life {
  readonly core: SmallCore;
  readonly events: C2cEventRow[];
  at: number;
  #order: C2cOrder | undefined;
  #batches: Batch[] = [];

  constructor(from?: Moment) {
    this.core = smallCore((batch) => this.#batches.push(batch));
    this.at = from?.at ?? START;
    this.events = [...(from?.events ?? [])];
    this.#order = from?.order;
    if (!from) return;
    for (const { table, row } of readChanges(coreTables, from.rows)) this.core.engine.restore(table.name, row);
    this.core.engine.open(from.seq, from.at);
  }

  send(name: string, input: object): Outcome {
    let replied: Outcome | undefined;
    this.core.engine.submit({ name, input, at: this.at }, ({ outcome }) => {
      replied = outcome;
    });
    this.#commit();
    return replied!;
  }

  tick(): void {
    this.core.engine.tick(this.at);
    this.#commit();
  }

  #commit(): void {
    for (let batch = this.#batches.shift(); batch; batch = this.#batches.shift()) {
      for (const { table, row } of readChanges(coreTables, batch.changes)) {
        if (table.name === 'c2c_events') this.events.push(row as C2cEventRow);
        if (table.name === 'c2c_orders') this.#order = row as C2cOrder;
      }
      this.core.engine.committed(batch.seq);
    }
  }

  /** The clock runs until a moment before which nothing is due: ticks on its way would only have kept the heartbeat. */
  runTo(end: number): void {
    this.at = end;
    this.core.engine.restore('c2c_clock', { id: 1, heartbeatAt: end - HEARTBEAT_MS });
  }

  get order(): C2cOrder {
    return this.#order!;
  }

  moment(path: readonly string[]): Moment {
    const { engine } = this.core;
    const order = { ...this.order };
    return { rows: engine.stateOf(stateTables), at: this.at, seq: engine.seq, order, events: [...this.events], path };
  }
}

const ad = { owner: ALICE, ad: 1 };
const request = {
  ...{ priceKind: 'fixed', price: units('450000'), index: 0n, total: units('0.3'), min: units('100') },
  ...{ max: units('999999'), kinds: 'alipay', methods: '11', minutes: 15, terms: '', autoReply: '' },
  ...{ demandVerified: false, demandDays: 0, demandHoldings: 0n },
};

const RELEASE = 'seller releases';
/** Longer than any sequence lasts: what ends a hold is time, of which another test says that it does. */
const HELD_UNTIL = START + 365 * DAY;

/** All that anybody tries, at every moment. */
function actsOf({ side }: Scene): readonly Act[] {
  const [payer, seller] = side === 'sell' ? [BOB, ALICE] : [ALICE, BOB];
  const order = (owner: number) => ({ owner, order: 1 });
  const does = (name: string, command: string, input: object, never = false): Act => ({
    name,
    never,
    run: (life) => life.send(command, input),
  });
  const rules = (staff: number, to: string, compensation = 0n) =>
    does(`${staff} rules for ${to}${compensation > 0n ? ' with money' : ''}`, 'c2c/rule', {
      ...{ staff, order: 1, for: to, compensation, detail: '{}' },
    });
  const proof = { provenBy: 'fund-password' };
  const why = { reason: 'other', detail: '{}' };
  const time = (name: string, run: (life: Life) => void): Act => ({
    name,
    run(life) {
      run(life);
      return undefined;
    },
  });
  return [
    does('payer pays', 'c2c/pay', order(payer)),
    does('seller pays', 'c2c/pay', order(seller), true),
    does('payer cancels', 'c2c/cancel', { ...order(payer), ...because('changed-mind') }),
    does('payer blames', 'c2c/cancel', { ...order(payer), ...because('seller-silent') }),
    does('seller cancels', 'c2c/cancel', { ...order(seller), ...because('other') }, true),
    does(RELEASE, 'c2c/release', { ...order(seller), ...proof }),
    does('payer releases', 'c2c/release', { ...order(payer), ...proof }, true),
    does('stranger releases', 'c2c/release', { ...order(MALLORY), ...proof }, true),
    does('stranger pays', 'c2c/pay', order(MALLORY), true),
    does('seller accepts', 'c2c/answer-fault', { ...order(seller), accept: true }),
    does('seller contests', 'c2c/answer-fault', { ...order(seller), accept: false }),
    does('payer accepts', 'c2c/answer-fault', { ...order(payer), accept: true }, true),
    does('payer appeals', 'c2c/appeal', { ...order(payer), ...why }),
    does('seller appeals', 'c2c/appeal', { ...order(seller), ...why }),
    does('payer withdraws', 'c2c/withdraw-appeal', order(payer)),
    does('seller withdraws', 'c2c/withdraw-appeal', order(seller)),
    rules(7, 'payer'),
    rules(7, 'seller'),
    rules(8, 'payer'),
    rules(8, 'seller'),
    rules(7, 'payer', units('50')),
    rules(8, 'payer', units('50')),
    does('seller is held', 'guard/place-hold', { owner: seller, reason: 'fund-password-changed', until: HELD_UNTIL }),
    does('seller is stopped', 'guard/freeze-account', { owner: seller, by: 'owner' }),
    does('seller is opened', 'guard/unfreeze-account', { owner: seller }),
    does('ad goes off', 'c2c/shelve-ad', { ...ad, on: false }),
    does('ad goes on', 'c2c/shelve-ad', { ...ad, on: true }),
    does('ad closes', 'c2c/close-ad', ad),
    does('ad shrinks', 'c2c/update-ad', { ...ad, ...request, total: units('0.15') }),
    time('a moment before', (life) => life.runTo(nextOf(life) - 1)),
    time('the moment', (life) => life.runTo(nextOf(life))),
    time('tick', (life) => life.tick()),
    time('away', (life) => {
      life.at += HOUR;
    }),
  ];
}

/** The next moment at which time alone would do something to the order. */
function nextOf({ core, at }: Life): number {
  const { payment, fault, release, standing } = core.c2c.orders.deadlines;
  const moments = [payment, fault, release, standing].flatMap(({ next }) => (next === undefined ? [] : [next]));
  return moments.length === 0 ? at + 1 : Math.max(at, Math.min(...moments));
}

/** What the future depends on: rows without what only tells of the past, and times as they are away from now. */
function keyOf({ rows, at, order }: Moment): string {
  const distance = (matters: boolean, time: number | null) => (matters && time !== null ? time - at : '');
  const { state, fault, escalateAt, settledAt } = order;
  const waits = state === 'unpaid' || state === 'paid' || fault === 'claimed';
  const words: (string | number | bigint | null)[] = [Math.floor(at / DAY), state, order.ended, order.standing];
  words.push(
    distance(state === 'unpaid', order.payBy),
    distance(true, escalateAt),
    distance(order.ended === 'timed-out', settledAt),
  );
  words.push(fault, distance(fault === 'claimed', order.faultUntil), settledAt && Math.floor(settledAt / DAY));
  words.push(order.appealedAt === null ? 0 : 1, order.withdrawalBy);
  words.push(order.rulingFor, order.ruledBy, order.secondedBy, order.compensation);
  for (const { table, row } of readChanges(coreTables, rows, ({ name }) => notifier.includes(name))) {
    if (table.name === 'c2c_clock') words.push(distance(waits, (row as { heartbeatAt: number }).heartbeatAt));
    else if (table.name === 'c2c_ads') {
      const { state, total, locked, dealt } = row as Ad;
      words.push(state, total, locked, dealt);
    } else if (table.name === 'account_holds') words.push('held', (row as AccountHold).owner);
    else if (table.name === 'account_freezes') words.push('stopped', (row as AccountFreeze).owner);
    else words.push(...(Object.values(row) as (string | number | bigint)[]));
  }
  return words.join();
}

/** Besides the order, which may be over and no longer in memory. */
const notifier: readonly string[] = [
  'accounts',
  'merchant_deposits',
  'c2c_ads',
  'c2c_days',
  'c2c_silence_claims',
  'c2c_clock',
  'account_holds',
  'account_freezes',
];

/** Whether the seller could let nothing go at this moment. */
const isKept = ({ rows }: Moment): boolean =>
  readChanges(coreTables, rows, ({ name }) => keeping.includes(name)).length > 0;

const keeping: readonly string[] = ['account_holds', 'account_freezes'];

export type Explored = {
  /** Different moments. */
  readonly moments: number;
  /** Acts that were tried, and those that were done. */
  readonly tried: number;
  readonly done: number;
  /** Sequences of acts that these stand for. */
  readonly sequences: number;
  /** How orders ended, by how many moments have it so. */
  readonly ended: Readonly<Record<string, number>>;
};

/**
 * Every sequence of acts of the two, of the advertiser, of staff and of time on one order, to a depth. What leads to the
 * same moment is followed once: an act that is refused leaves no trace, and what happens next depends on the moment alone.
 *
 * @throws at the first moment that is not as it should be, with the acts that lead there
 */
export function explore(scene: Scene, depth: number): Explored {
  const acts = actsOf(scene);
  const seen = new Set<string>();
  const ended: Record<string, number> = {};
  let tried = 0;
  let done = 0;
  let layer = [begin(scene)];
  for (let at = 0; at <= depth; at++) {
    const next: Moment[] = [];
    for (const moment of layer) {
      const key = keyOf(moment);
      if (seen.has(key)) continue;
      seen.add(key);
      validate(scene, moment);
      const how = moment.order.ended ?? moment.order.state;
      ended[how] = (ended[how] ?? 0) + 1;
      if (at === depth) continue;
      let life = new Life(moment);
      for (const act of acts) {
        tried += 1;
        const outcome = act.run(life);
        if (outcome && !outcome.ok) continue;
        const after = life.moment([...moment.path, act.name]);
        if (act.never) fail(after, `${act.name} was done`);
        if (act.name === RELEASE && isKept(moment)) fail(after, 'it was released by a seller who is held');
        done += 1;
        compare(moment, after);
        // Once it is over, nothing that is done makes anything of it: there is nothing to follow.
        if (moment.order.standing === 'open') next.push(after);
        life = new Life(moment);
      }
    }
    layer = next;
  }
  return { moments: seen.size, tried, done, sequences: acts.length ** depth, ended };
}

/** Why the payer cancels; the seller has been silent for long. */
const because = (reason: CancelReason) => ({ reason, moneySent: 'no', unansweredSince: START - 3_600_000 });

function begin({ side, quantity }: Scene): Moment {
  const life = new Life();
  const must = (outcome: Outcome) => {
    if (!outcome.ok) throw new Error(outcome.refusal.reason);
  };
  must(life.send('market/list-market', { ...marketOf('BTC'), referencePrice: units('64000') }));
  for (const owner of [ALICE, BOB, MALLORY]) must(life.send('wallet/open-account', { owner, kind: 'user' }));
  must(life.send('c2c/pay-deposit', { owner: ALICE, asset: 'USDT', amount: units('80') }));
  const offer = { owner: ALICE, side, asset: 'BTC', fiat: 'CNY', onShelf: true, adsMax: 1, requestId: 'a', said: '' };
  must(life.send('c2c/create-ad', { ...offer, ...request }));
  const take = { taker: BOB, ad: 1, requestId: 'a', said: '', money: 0n, quantity: units(quantity) };
  const named = { number: '1', bankReference: 'R', detailsDigest: '' };
  const seen = { seen: request.price, reference: 0n, kind: 'alipay', method: 11 };
  must(life.send('c2c/take-ad', { ...take, ...seen, ...named, openMax: 5, dayLimit: units('50000') }));
  return life.moment([]);
}

/** Whatever was done, the coins are at one place, the timeline tells how they came there, and there is a way out. */
function validate(scene: Scene, moment: Moment): void {
  const { order, events } = moment;
  const life = new Life(moment);
  const broken = life.core.engine.broken();
  if (broken.length > 0) fail(moment, broken.join('; '));

  const timelines = new Timelines();
  for (const event of events) timelines.take(event, order, START, moment.at);
  const left = events.filter(({ event }) => leaving.includes(event)).length;
  const late = order.ended === 'timed-out' && order.rulingFor !== null && order.standing === 'over' ? 1 : 0;
  if (left !== (order.ended === null ? 0 : 1) + late) fail(moment, `the coins left escrow ${left - late} times`);

  const released = order.state === 'completed' ? order.quantity : 0n;
  const paid = order.standing === 'over' ? order.compensation : 0n;
  for (const [owner, coins, dollars] of [
    [order.payer, released, paid],
    [order.seller, -released, -paid],
    [MALLORY, 0n, 0n],
  ] as const) {
    const has = (asset: string) => totalOf(life.core, owner, asset);
    if (has('BTC') !== units('1') + coins) fail(moment, `${owner} has ${has('BTC')} of BTC`);
    if (has('USDT') !== units('20000') + dollars) fail(moment, `${owner} has ${has('USDT')} of USDT`);
  }
  if (inEscrow.includes(order.state) && !leaves(scene, life)) fail(moment, 'nobody can get the coins out');
}

function totalOf(core: SmallCore, owner: number, asset: string): bigint {
  const own = (one: Account) => one.owner === owner && one.asset === asset;
  return [...core.ledger.accounts.values()].filter(own).reduce((sum, one) => sum + one.available + one.frozen, 0n);
}

/** Whether the two, staff or time get the coins out of escrow. */
function leaves({ side }: Scene, life: Life): boolean {
  const [payer, seller] = side === 'sell' ? [BOB, ALICE] : [ALICE, BOB];
  const exits: readonly (readonly [string, object])[] = [
    ['c2c/rule', { staff: 7, order: 1, for: 'seller', compensation: 0n, detail: '{}' }],
    ['c2c/rule', { staff: 8, order: 1, for: 'seller', compensation: 0n, detail: '{}' }],
    ['c2c/rule', { staff: 9, order: 1, for: 'seller', compensation: 0n, detail: '{}' }],
    ['c2c/cancel', { owner: payer, order: 1, ...because('other') }],
    ['c2c/release', { owner: seller, order: 1, provenBy: 'totp' }],
  ];
  for (const [name, input] of exits) {
    life.send(name, input);
    if (life.order.ended !== null) return true;
  }
  return false;
}

/** What one act may change: along the table of moves, and never where the coins went. */
function compare(before: Moment, after: Moment): void {
  const { state, ended, settledAt } = before.order;
  const now = after.order;
  if (before.order.standing === 'over' && after.events.length > before.events.length) fail(after, 'it was over');
  if (ended !== null && (now.ended !== ended || now.settledAt !== settledAt)) fail(after, 'it ended again');
  if (now.state === state) return;
  const isMove = c2cMoves[state].some((to) => to === now.state || c2cMoves[to].includes(now.state));
  if (!isMove) fail(after, `it went from ${state} to ${now.state}`);
  const byTime = after.events.slice(before.events.length).every(({ actor }) => actor === 'system');
  if (byTime && state === 'paid' && now.state !== 'appealed') fail(after, `time alone made it ${now.state}`);
}

function fail({ path, order }: Moment, what: string): never {
  throw new Error(`${what} (${order.state}, after: ${path.join(', ')})`);
}
