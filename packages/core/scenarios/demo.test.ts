import { marketOf } from '@quay/cast';
import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import { MemoryStore } from '../simulation/memory-store.ts';
import {
  type Change,
  type Column,
  commandShapes,
  type DemoAccount,
  type DemoFill,
  demoFillsTable,
  demoOrdersTable,
  manifests,
  type Order,
  sequencesTable,
} from '../src/index.ts';

const HOUR = 3_600_000;
const ALICE = 1001;
const BOB = 1002;
const DESK = 100;
const MAKER = 101;

const demoTables = new Set(manifests.find(({ name }) => name === 'demo')!.tables.map(([{ number }]) => number));

/** Somebody practises beside a real market; every invariant is checked after each act. */
class DemoStory {
  readonly store: MemoryStore;
  at = Date.UTC(2026, 0, 1);
  readonly #fills: DemoFill[] = [];
  /** Why practice orders ended without being filled. */
  readonly ended: string[] = [];
  /** What the last batch changed. */
  changes: readonly Change[] = [];

  constructor(terms: object = {}) {
    const practice = { user: [['USDT', units('5000')] as const], desk: [['USDT', units('9000000')] as const] };
    this.store = new MemoryStore(
      { practice: { ...practice, desk: [...practice.desk, ['BTC', units('500')]] } },
      (changes) => {
        this.changes = changes;
        const filled = changes.filter(({ table }) => table === demoFillsTable);
        for (const { table, row } of changes) {
          if (table === demoOrdersTable && (row as Order).ended !== null) this.ended.push((row as Order).ended!);
        }
        this.#fills.push(...filled.map(({ row }) => row as DemoFill));
      },
    );
    this.must('market/list-market', { ...marketOf('BTC'), referencePrice: units('64000'), maxOpenOrders: 8, ...terms });
    this.must('wallet/open-account', { owner: DESK, kind: 'desk' });
    for (const owner of [ALICE, BOB]) this.must('wallet/open-account', { owner, kind: 'user' });
    // The real book: 0.1 for sale at 64,100 and 64,200, 0.1 wanted at 63,900.
    this.real('sell', '64100', '0.1');
    this.real('sell', '64200', '0.1');
    this.real('buy', '63900', '0.1');
  }

  send(name: string, input: object): unknown {
    const { outcome } = this.store.send(name, input, this.at++);
    const broken = this.store.core.engine.broken();
    if (broken.length > 0) throw new Error(broken.join('; '));
    return outcome.ok ? outcome.value : outcome.refusal.reason;
  }

  must(name: string, input: object): unknown {
    const value = this.send(name, input);
    if (typeof value === 'string') throw new Error(`${name}: ${value}`);
    return value;
  }

  order(owner: number, side: string, of: Readonly<Record<string, string>>): object {
    const number = (value: string | undefined) => (value === undefined ? null : units(value));
    const type = of.type ?? (of.price === undefined ? 'market' : 'limit');
    return {
      ...{ owner, clientId: of.id ?? null, market: of.market ?? 'BTC', side, type, price: number(of.price) },
      ...{ quantity: number(of.quantity), amount: number(of.amount), selfTrade: 'cancel-taker' },
      ...{ timeInForce: of.force ?? (/market/.test(type) ? 'ioc' : 'gtc'), stopPrice: number(of.stop) },
    };
  }

  real(side: string, price: string, quantity: string): Order {
    return this.must('spot/place-order', this.order(DESK, side, { price, quantity })) as Order;
  }

  /** What becomes of a practice order of Alice's. */
  place(side: string, of: Readonly<Record<string, string>>, owner = ALICE): string {
    const value = this.send('demo/place-order', this.order(owner, side, of));
    if (typeof value === 'string') return value;
    const { status, filledQuantity, filledAmount, fee, held } = value as Order;
    return [status, text(filledQuantity), text(filledAmount), text(fee), text(held)].join(' ');
  }

  /** Free and held practice money. */
  has(asset: string, owner = ALICE): string {
    const row = this.store.core.demo.balances.get(`${owner}/${asset}`);
    return `${text(row?.available ?? 0n)} ${text(row?.frozen ?? 0n)}`;
  }

  tick(): void {
    this.at += 1000;
    this.store.tick(this.at);
    const broken = this.store.core.engine.broken();
    if (broken.length > 0) throw new Error(broken.join('; '));
  }

  fills(): string[] {
    return this.#fills.map(({ price, quantity, role, fee, worth }) =>
      [role, text(price), text(quantity), text(fee), text(worth)].join(' '),
    );
  }
}

test('a demo begins with 3,000 USDT, once', () => {
  const story = new DemoStory();
  expect(story.place('buy', { quantity: '0.01' })).toBe('demo/not-in-demo');
  expect(story.send('demo/start-over', { owner: ALICE })).toBe('demo/not-in-demo');
  story.must('demo/enter', { owner: ALICE });
  story.must('demo/enter', { owner: ALICE });
  expect(story.has('USDT')).toBe('3000 0');
});

test('a practice order is filled by the real book, which stays as it is', () => {
  const story = new DemoStory();
  story.must('demo/enter', { owner: ALICE });
  const { terms } = story.store.core.spot.instruments.find('BTC')!;
  const before = story.store.core.ledger.roughBalance(DESK, 'spot', 'BTC');
  expect(story.place('buy', { quantity: '0.04' })).toBe('filled 0.04 2564 0.00004 0');
  // Fees are those of the real market: 0.1 % of what arrives.
  expect(text(terms.takerFeeRate)).toBe('0.001');
  expect(story.has('BTC')).toBe('0.03996 0');
  expect(story.has('USDT')).toBe('436 0');
  expect(story.store.core.ledger.roughBalance(DESK, 'spot', 'BTC')).toBe(before);
  // Worth at the last price of the real market: 436 + 0.03996 × 64,000.
  expect(story.fills()).toEqual(['taker 64100 0.04 0.00004 2993.44']);
  expect(story.place('sell', { quantity: '0.02' })).toBe('filled 0.02 1278 1.278 0');
  expect(story.has('USDT')).toBe('1712.722 0');
});

test('an amount is spent down to what buys nothing more, and what the book lacks expires', () => {
  const story = new DemoStory();
  story.must('demo/enter', { owner: ALICE });
  expect(story.place('buy', { amount: '2000' })).toMatch(/^filled 0\.0312 1999\.92 0\.0000312 0$/);
  expect(story.has('USDT')).toBe('1000.08 0');
  expect(story.place('sell', { price: '64000', quantity: '0.01', force: 'ioc' })).toBe('spot/no-one-to-trade-with');
  expect(story.place('buy', { price: '64200', quantity: '0.01', force: 'post-only' })).toBe('spot/would-take');
  story.must('spot/cancel-all', { owner: DESK, symbol: 'BTC' });
  story.real('sell', '64100', '0.005');
  expect(story.place('buy', { price: '64100', quantity: '0.01', force: 'fok' })).toBe('spot/cannot-fill-whole');
  expect(story.place('buy', { price: '64100', quantity: '0.01', force: 'ioc' })).toBe('expired 0.005 320.5 0.000005 0');
  expect(story.place('buy', { amount: '500' })).toBe('expired 0.005 320.5 0.000005 0');
});

test('what is left of a limit order rests, and is filled at its price when the real book comes to it', () => {
  const story = new DemoStory();
  story.must('demo/enter', { owner: ALICE });
  expect(story.place('buy', { price: '63950', quantity: '0.02' })).toBe('open 0 0 0 1279');
  expect(story.place('buy', { price: '63940', quantity: '0.02' })).toBe('open 0 0 0 1278.8');
  expect(story.has('USDT')).toBe('442.2 2557.8');
  story.tick();
  expect(story.fills()).toEqual([]);
  // Somebody offers 0.005 at a better price than Alice's: she pays her own.
  story.real('sell', '63945', '0.005');
  story.tick();
  expect(story.fills()).toEqual(['maker 63950 0.005 0.000005 2999.93']);
  expect(story.has('USDT')).toBe('442.2 2238.05');
  story.must('spot/cancel-all', { owner: DESK, symbol: 'BTC' });
  story.tick();
  expect(story.fills().length).toBe(1);
  story.real('sell', '63930', '0.1');
  story.tick();
  // The better price first, then the one below it.
  expect(
    story
      .fills()
      .slice(1)
      .map((fill) => fill.split(' ').slice(0, 3).join(' ')),
  ).toEqual(['maker 63950 0.015', 'maker 63940 0.02']);
  expect(story.has('USDT')).toBe('442.2 0');
});

test('a fee is rounded up', () => {
  const story = new DemoStory({ takerFeeRate: units('0.00033333') });
  story.must('demo/enter', { owner: ALICE });
  expect(story.place('buy', { quantity: '0.01' })).toBe('filled 0.01 641 0.00000334 0');
});

test('nothing is filled in a market that is halted', () => {
  const story = new DemoStory();
  story.must('demo/enter', { owner: ALICE });
  story.place('buy', { price: '63950', quantity: '0.02' });
  story.real('sell', '63945', '0.005');
  story.must('market/set-status', { market: 'BTC', status: 'halted', staff: 7 });
  story.tick();
  expect(story.fills()).toEqual([]);
  expect(story.place('buy', { price: '63950', quantity: '0.02' })).toBe('trading/market-halted');
  expect(story.send('demo/cancel-all', { owner: ALICE, symbol: null })).toEqual({ cancelled: [1] });
});

test('practice orders are refused as real ones are, in their order', () => {
  const story = new DemoStory();
  story.must('demo/enter', { owner: ALICE });
  const refusals: [string, Record<string, string>][] = [
    ['trading/symbol-unknown', { market: 'TULIP', quantity: '1' }],
    ['spot/stop-price-missing', { type: 'stop-limit', price: '63000', quantity: '0.01' }],
    ['spot/stop-price-not-here', { stop: '63000', quantity: '0.01' }],
    [
      'spot/time-in-force-not-here',
      { type: 'stop-limit', price: '63000', stop: '63000', quantity: '0.01', force: 'post-only' },
    ],
    ['spot/quantity-missing', { type: 'stop-market', stop: '63000', quantity: '0.01' }],
    ['spot/stop-price-off-tick', { type: 'stop-limit', price: '63000', stop: '63000.05', quantity: '0.01' }],
    ['spot/stop-price-at-last', { type: 'stop-limit', price: '64000', stop: '64000', quantity: '0.01' }],
    ['spot/price-missing', { type: 'limit', quantity: '0.01' }],
    ['spot/quantity-missing', { price: '63000' }],
    ['spot/price-off-tick', { price: '63000.05', quantity: '0.01' }],
    ['spot/price-outside-band', { price: '1', quantity: '0.01' }],
    ['spot/quantity-off-lot', { price: '63000', quantity: '0.00001' }],
    ['spot/notional-below-min', { amount: '1' }],
    ['demo/balance-too-small', { price: '63000', quantity: '0.1' }],
  ];
  for (const [reason, of] of refusals) expect([reason, story.place('buy', of)]).toEqual([reason, reason]);
  expect(story.place('sell', { quantity: '0.01' })).toBe('demo/balance-too-small');
  // Her real 5,000 USDT are there all the time, and pay for nothing here.
  expect(story.store.core.ledger.balance(ALICE, 'spot', 'USDT').available).toBe(units('5000'));
  for (let n = 0; n < 8; n++) story.place('buy', { price: '63000', quantity: '0.001' });
  expect(story.place('buy', { price: '63000', quantity: '0.001' })).toBe('spot/too-many-open-orders');
});

/** The desk trades with itself at a price, which becomes the last one. */
function priceGoesTo(story: DemoStory, price: string): void {
  story.must('spot/cancel-all', { owner: DESK, symbol: 'BTC' });
  story.real('sell', price, '0.001');
  const taken = story.order(DESK, 'buy', { price, quantity: '0.001' }) as object;
  story.must('wallet/open-account', { owner: MAKER, kind: 'desk' });
  story.must('spot/place-order', { ...taken, owner: MAKER });
}

test('a stop order waits, holds what it may cost, and meets the real book when the last price has come to it', () => {
  const story = new DemoStory();
  story.must('demo/enter', { owner: ALICE });
  expect(story.place('buy', { type: 'stop-market', stop: '64500', amount: '1000' })).toBe('waiting 0 0 0 1000');
  expect(story.place('buy', { type: 'stop-limit', price: '64600', stop: '64400', quantity: '0.01' })).toBe(
    'waiting 0 0 0 646',
  );
  expect(story.place('buy', { type: 'stop-limit', price: '63000', stop: '63100', quantity: '0.01' })).toBe(
    'waiting 0 0 0 630',
  );
  expect(story.place('sell', { type: 'stop-market', stop: '63500', quantity: '0.01' })).toBe('demo/balance-too-small');
  expect(story.has('USDT')).toBe('724 2276');
  priceGoesTo(story, '64300');
  story.tick();
  expect(story.fills()).toEqual([]);
  priceGoesTo(story, '64450');
  story.real('sell', '64470', '0.004');
  story.real('sell', '64700', '0.1');
  story.tick();
  // The nearest is reached alone: it takes what stands within its limit, and rests with what is left.
  expect(story.fills().map((fill) => fill.split(' ').slice(0, 3).join(' '))).toEqual(['taker 64470 0.004']);
  expect(story.has('USDT')).toBe('724.52 2017.6');
  story.tick();
  // What is still for sale within its limit is met again, now by an order that rests.
  expect(story.fills().at(-1)).toMatch(/^maker 64600 0\.004 /);
  priceGoesTo(story, '64550');
  story.real('sell', '64700', '0.1');
  story.tick();
  expect(story.fills().at(-1)).toMatch(/^taker 64700 0\.0154 /);
  // Of 1,000 USDT 996.38 were spent; what the third one holds stays held.
  expect(story.has('USDT')).toMatch(/^728\.14 /);
  expect(story.store.core.demo.stops.size).toBe(1);
});

test('a stop order whose price is out of the band by then, or that cannot be filled whole, expires and gives back all', () => {
  const story = new DemoStory();
  story.must('demo/enter', { owner: ALICE });
  const whole = { type: 'stop-limit', price: '64500', stop: '64400', quantity: '0.02', force: 'fok' };
  expect(story.place('buy', whole)).toMatch(/^waiting/);
  priceGoesTo(story, '64400');
  story.real('sell', '64450', '0.01');
  story.tick();
  expect(story.has('USDT')).toBe('3000 0');
  // The band of a stop-limit order stands round its stop price; by then the last price is far from it.
  expect(story.place('buy', { type: 'stop-limit', price: '58200', stop: '64450', quantity: '0.001' })).toMatch(
    /^waiting/,
  );
  priceGoesTo(story, '65000');
  story.tick();
  expect(story.ended).toEqual(['no-more-offers', 'price-band']);
  expect([story.has('USDT'), story.fills()]).toEqual(['3000 0', []]);
});

test('a stop order is cancelled while it waits, counts among open orders, and waits while the market is halted', () => {
  const story = new DemoStory();
  story.must('demo/enter', { owner: ALICE });
  const stop = { type: 'stop-limit', price: '64600', stop: '64400', quantity: '0.001' };
  for (let n = 0; n < 8; n++) expect(story.place('buy', stop)).toMatch(/^waiting/);
  expect(story.place('buy', stop)).toBe('spot/too-many-open-orders');
  expect((story.must('demo/cancel-order', { owner: ALICE, order: 3 }) as Order).ended).toBe('owner');
  priceGoesTo(story, '64500');
  story.must('market/set-status', { market: 'BTC', status: 'halted', staff: 7 });
  story.tick();
  expect(story.store.core.demo.stops.size).toBe(7);
  story.must('demo/start-over', { owner: ALICE });
  expect([story.store.core.demo.stops.size, story.has('USDT')]).toEqual([0, '3000 0']);
});

test('after a crash stop orders wait as before, also those that the last price has passed meanwhile', () => {
  const story = new DemoStory();
  story.must('demo/enter', { owner: ALICE });
  story.place('buy', { type: 'stop-limit', price: '64700', stop: '64400', quantity: '0.001' });
  story.place('buy', { type: 'stop-limit', price: '62000', stop: '62100', quantity: '0.001' });
  priceGoesTo(story, '64500');
  const before = story.store.core.engine.digest();
  story.store.project(3);
  story.store.crash();
  expect(story.store.core.engine.digest()).toBe(before);
  story.tick();
  expect(story.store.core.demo.stops.size).toBe(1);
});

test('an order sent twice under one id is placed once, for a day', () => {
  const story = new DemoStory();
  story.must('demo/enter', { owner: ALICE });
  const first = story.place('buy', { price: '63000', quantity: '0.001', id: 'a' });
  story.must('demo/cancel-all', { owner: ALICE, symbol: 'BTC' });
  expect(story.place('buy', { price: '63000', quantity: '0.001', id: 'a' })).toBe(first);
  expect(story.store.core.demo.orders.size).toBe(0);
  expect(story.place('buy', { price: '63000', quantity: '0.002', id: 'a' })).toBe('spot/client-id-reused');
  story.at += 25 * HOUR;
  story.tick();
  expect(story.place('buy', { price: '63000', quantity: '0.002', id: 'a' })).toMatch(/^open/);
});

test('an order is cancelled by its owner alone, and gives back what it holds', () => {
  const story = new DemoStory();
  for (const owner of [ALICE, BOB]) story.must('demo/enter', { owner });
  story.place('buy', { price: '63000', quantity: '0.01' });
  expect(story.send('demo/cancel-order', { owner: BOB, order: 1 })).toBe('spot/order-not-found');
  expect((story.must('demo/cancel-order', { owner: ALICE, order: 1 }) as Order).status).toBe('cancelled');
  expect(story.has('USDT')).toBe('3000 0');
  expect(story.send('demo/cancel-order', { owner: ALICE, order: 1 })).toBe('spot/order-not-found');
});

test('one starts over with 3,000 USDT once in 24 hours, without what was before', () => {
  const story = new DemoStory();
  for (const owner of [ALICE, BOB]) story.must('demo/enter', { owner });
  story.place('buy', { quantity: '0.02' });
  story.place('buy', { price: '63000', quantity: '0.01' });
  story.place('buy', { price: '63000', quantity: '0.01' }, BOB);
  const account = story.must('demo/start-over', { owner: ALICE }) as DemoAccount;
  expect([account.ordersBefore, account.fillsBefore]).toEqual([3, 1]);
  expect([story.has('USDT'), story.has('BTC')]).toEqual(['3000 0', '0 0']);
  expect(story.has('USDT', BOB)).toBe('2370 630');
  story.at += 23 * HOUR;
  expect(story.send('demo/start-over', { owner: ALICE })).toBe('demo/started-over');
  story.at += HOUR;
  story.must('demo/start-over', { owner: ALICE });
});

test('after a crash the demo is as it was', () => {
  const story = new DemoStory();
  story.must('demo/enter', { owner: ALICE });
  story.place('buy', { price: '63950', quantity: '0.02', id: 'a' });
  story.place('buy', { price: '63960', quantity: '0.01' });
  const before = story.store.core.engine.digest();
  story.store.project(3);
  story.store.crash();
  expect(story.store.core.engine.digest()).toBe(before);
  story.real('sell', '63945', '0.012');
  story.tick();
  expect(story.fills().map((fill) => fill.split(' ').slice(0, 3).join(' '))).toEqual([
    'maker 63960 0.01',
    'maker 63950 0.012',
  ]);
});

/** Something that a column may hold: now and then what hits. */
function drawn(column: Column<never>, name: string, pick: <Value>(of: readonly Value[]) => Value): unknown {
  if (column.nullable && pick([true, false, false])) return null;
  switch (column.kind) {
    case 'id':
      return pick([ALICE, ALICE, BOB, DESK, 0, 1, 2, 3, 4]);
    case 'time':
      return Date.UTC(2026, 0, 1);
    case 'amount':
      return units(pick(['0.001', '0.01', '1', '3000', '5000', '63000', '64200']));
    case 'flag':
      return pick([true, false]);
    case 'set':
      return pick(column.members!);
    case 'text':
      if (/market|symbol/.test(name)) return 'BTC';
      return /asset|coin|give|take/i.test(name) ? pick(['USDT', 'BTC']) : pick(['BTC', 'USDT', 'spot', 'a']);
    case 'bytes':
      return new Uint8Array(0);
  }
}

const orders: readonly Readonly<Record<string, string>>[] = [
  { quantity: '0.01' },
  { amount: '500' },
  { price: '64000', quantity: '0.01' },
  { price: '64200', quantity: '0.01' },
  { type: 'stop-limit', price: '64300', stop: '64200', quantity: '0.01' },
];

test('no command of the core moves value between the demo and the real accounts, whatever it is told', () => {
  let seed = 7;
  const pick = <Value>(of: readonly Value[]): Value => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return of[Math.floor((seed / 2_147_483_648) * of.length)]!;
  };
  const ready = () => {
    const story = new DemoStory();
    for (const owner of [ALICE, BOB]) story.must('demo/enter', { owner });
    story.place('buy', { quantity: '0.01' });
    story.place('buy', { price: '63950', quantity: '0.01' });
    return story;
  };
  const changed = new Set<string>();
  for (const shape of commandShapes) {
    const columns = Object.entries(shape.columns);
    let story = ready();
    for (let tries = 0; tries < 40; tries++) {
      story.changes = [];
      // Orders that would be taken, with some of what they say changed; of other commands anything.
      const usual = story.order(pick([ALICE, BOB]), pick(['buy', 'sell']), pick(orders)) as Record<string, unknown>;
      const isOrder = /^(demo|spot).place-order$/.test(shape.name);
      const input = Object.fromEntries(
        columns.map(([name, column]) => [
          name,
          isOrder && pick([true, true, true, true, true, false]) ? usual[name] : (drawn(column, name, pick) ?? null),
        ]),
      );
      try {
        story.store.send(shape.name, input, story.at++);
      } catch {
        // The server never says such a thing: what the core does not check stops it, and nothing becomes durable.
        story = ready();
        continue;
      }
      const touched = story.changes.filter(({ table }) => table.number !== sequencesTable.number);
      const ofDemo = touched.filter(({ table }) => demoTables.has(table.number));
      if (touched.length > 0) changed.add(shape.name);
      expect([shape.name, ofDemo.length]).toEqual([shape.name, shape.name.startsWith('demo/') ? touched.length : 0]);
      // Other rules may break: the server never says such things.
      expect(story.store.core.engine.broken().filter((what) => /^(V|I1 )/.test(what))).toEqual([]);
    }
  }
  // It says something only where commands did something.
  for (const name of [
    'demo/place-order',
    'demo/start-over',
    'demo/cancel-all',
    'spot/place-order',
    'spot/cancel-all',
  ]) {
    expect(changed).toContain(name);
  }
});
