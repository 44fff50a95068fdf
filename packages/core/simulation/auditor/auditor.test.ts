import { marketOf } from '@quay/cast';
import { units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import {
  type Batch,
  type Change,
  coreTables,
  type Order,
  type PlaceOrder,
  plainLimit,
  plainMarket,
  systemAccounts,
  type Trade,
} from '../../src/index.ts';
import { MemoryStore } from '../memory-store.ts';
import { dayLimits, practice, taking } from '../world.ts';
import { Auditor } from './auditor.ts';

const START = Date.UTC(2026, 0, 1);
const DAY = 24 * 60 * 60 * 1000;
const [ALICE, BOB, CAROL, MARKET_MAKER] = [1000, 1001, 1002, 100];

type Act = readonly [name: string, input: object, at?: number];
type Observed = { readonly changes: readonly Change[]; readonly batch: Batch; readonly alone: boolean };
type Doctor = (changes: Change[]) => Change[];

const order = (owner: number, side: 'buy' | 'sell', quantity: string, price: string, also: Partial<PlaceOrder> = {}) =>
  [
    'spot/place-order',
    {
      owner,
      clientId: null,
      market: 'BTC',
      side,
      type: 'limit',
      price: units(price),
      quantity: units(quantity),
      amount: null,
      ...plainLimit,
      ...also,
    },
  ] as const;
const market = (owner: number, side: 'buy' | 'sell', quantity: string) =>
  order(owner, side, quantity, '1', { type: 'market', price: null, ...plainMarket });

/** What the core really says of these commands, batch by batch. */
function observedOf(acts: readonly Act[]): readonly Observed[] {
  const observed: Observed[] = [];
  const store = new MemoryStore({ practice }, (changes, batch, alone) => observed.push({ changes, batch, alone }));
  const terms = { ...marketOf('BTC'), referencePrice: units('64000'), maxOpenOrders: 3 };
  let at = START;
  const opening: Act[] = [
    ['market/list-market', terms],
    ...[ALICE, BOB, CAROL].map((owner) => ['wallet/open-account', { owner, kind: 'user' }] as const),
    ['wallet/open-account', { owner: MARKET_MAKER, kind: 'desk' }],
  ];
  for (const [name, input, later] of [...opening, ...acts]) {
    at = later ?? at + 1;
    if (name === 'tick') store.tick(at);
    else {
      const { outcome } = store.send(name, input, at);
      if (!outcome.ok) throw new Error(`${name} was refused: ${outcome.refusal.reason}`);
    }
  }
  return observed;
}

/** The auditor reads it all; the last batch only after the doctor was at it. */
function audit(acts: readonly Act[], doctor: Doctor = (changes) => changes, batch: Partial<Batch> = {}): void {
  const observed = observedOf(acts);
  const auditor = new Auditor(practice, dayLimits, taking);
  for (const [at, one] of observed.entries()) {
    const last = at === observed.length - 1;
    auditor.receive(
      last ? doctor([...one.changes]) : one.changes,
      last ? { ...one.batch, ...batch } : one.batch,
      one.alone,
    );
  }
}

const numberOf = (name: string) => coreTables.find((table) => table.name === name)!.number;

/** Changes a row that is `of` a table and like `some` one. */
function set(name: string, some: object, values: (row: never) => object): Doctor {
  return (changes) => {
    let found = 0;
    const doctored = changes.map((change) => {
      const row = change.row as Record<string, unknown>;
      const meant =
        change.table.number === numberOf(name) && Object.entries(some).every(([key, value]) => row[key] === value);
      if (!meant) return change;
      found += 1;
      return { ...change, row: { ...row, ...values(row as never) } };
    });
    if (found === 0) throw new Error(`no row of ${name} to doctor`);
    return doctored;
  };
}

const without =
  (name: string, some: object = {}): Doctor =>
  (changes) => {
    const kept = changes.filter(
      ({ table, row }) =>
        table.number !== numberOf(name) ||
        !Object.entries(some).every(([key, value]) => (row as Record<string, unknown>)[key] === value),
    );
    if (kept.length === changes.length) throw new Error(`no row of ${name} to take away`);
    return kept;
  };

const twice =
  (name: string): Doctor =>
  (changes) => [...changes, changes.find(({ table }) => table.number === numberOf(name))!];

const both =
  (...doctors: readonly Doctor[]): Doctor =>
  (changes) =>
    doctors.reduce((doctored, doctor) => doctor(doctored), changes);

const lists: readonly Act[] = [['market/list-market', marketOf('SOL')]];
const rests = [order(ALICE, 'sell', '0.05', '64000')];
const meets = [...rests, order(BOB, 'buy', '0.02', '64000')];
const queue = [order(ALICE, 'sell', '0.05', '64000'), order(CAROL, 'sell', '0.05', '64000')];
const waits = [
  order(ALICE, 'sell', '0.05', '64000'),
  order(CAROL, 'buy', '0.01', '64200', { type: 'stop-limit', stopPrice: units('64100') }),
];
const triggers = [
  order(CAROL, 'buy', '0.01', '64200', { type: 'stop-limit', stopPrice: units('64100') }),
  order(ALICE, 'sell', '0.02', '64100'),
  order(BOB, 'buy', '0.01', '64100'),
];
/** Four that trigger together: the second ends the first, its owner's own, and rests; the last fills it. */
const stop = { type: 'stop-limit', stopPrice: units('64100') } as const;
const gaveWay = [
  order(BOB, 'buy', '0.01', '64050'),
  order(CAROL, 'buy', '0.02', '64200', stop),
  order(CAROL, 'sell', '0.01', '64150', { ...stop, selfTrade: 'cancel-maker' }),
  order(ALICE, 'sell', '0.01', '64000', stop),
  order(BOB, 'buy', '0.01', '64150', stop),
  order(ALICE, 'sell', '0.01', '64100'),
  order(BOB, 'buy', '0.01', '64100'),
];
const named = order(ALICE, 'sell', '0.05', '64000', { clientId: 'a1' });
const rich = [order(ALICE, 'sell', '0.8', '64000', { owner: MARKET_MAKER }), order(BOB, 'buy', '0.15', '64000')];

type Doctored = readonly [what: string, says: RegExp, acts: readonly Act[], doctor: Doctor];

describe('the auditor', () => {
  test.each([rests, meets, queue, waits, triggers, gaveWay, [named], rich] as readonly (readonly Act[])[])(
    'has nothing to say of what is right',
    (...acts) => {
      expect(() => audit(acts)).not.toThrow();
    },
  );

  const doctored: readonly Doctored[] = [
    [
      'money from nowhere',
      /I15 1001 BTC/,
      meets,
      set('accounts', { owner: BOB, asset: 'BTC' }, (row: { available: bigint }) => ({
        available: row.available + 1n,
      })),
    ],
    [
      'less than nothing',
      /I2 1001 USDT has -1/,
      meets,
      set('accounts', { owner: BOB, asset: 'USDT' }, () => ({ available: -1n })),
    ],
    [
      'frozen and claimed by nobody',
      /I3 1001 USDT/,
      meets,
      set('accounts', { owner: BOB, asset: 'USDT' }, (row: { available: bigint }) => ({
        available: row.available - 1n,
        frozen: 1n,
      })),
    ],
    [
      'an order that holds more than it costs',
      /I3 order 1 holds/,
      rests,
      set('spot_orders', { id: 1 }, () => ({ held: 1n })),
    ],
    [
      'a row of an account that is missing',
      /I15 1000 USDT|I3 1000/,
      meets,
      without('accounts', { owner: ALICE, asset: 'USDT' }),
    ],
    ['an account written twice', /written twice/, meets, twice('accounts')],
    ['an order written twice', /written twice/, rests, twice('spot_orders')],
    ...(['buyerBase', 'buyerQuote', 'sellerBase', 'sellerQuote'] as const).map(
      (side): Doctored => [
        `a trade that says another ${side} than there is`,
        /I8 the chain/,
        meets,
        set('spot_trades', {}, (row: Trade) => ({ [side]: row[side]! + 1n })),
      ],
    ),
    [
      'a trade that says nothing of what is there',
      /I8 trade/,
      meets,
      set('spot_trades', {}, () => ({ buyerBase: null })),
    ],
    [
      'a chain of entries that breaks',
      /I8 the chain/,
      meets,
      set('entries', { owner: systemAccounts.fees, asset: 'BTC' }, (row: { balanceAfter: bigint }) => ({
        balanceAfter: row.balanceAfter + 1n,
      })),
    ],
    [
      'a line of a trade that is an entry as well',
      /I8/,
      meets,
      set('entries', { owner: systemAccounts.fees, asset: 'BTC' }, () => ({ owner: BOB, cause: 'trade' })),
    ],
    [
      'an entry that is missing',
      /I8 entry|beyond/,
      meets,
      (changes) => {
        const entries = changes.filter(({ table }) => table.name === 'entries');
        return changes.filter((one) => one !== entries[2]);
      },
    ],
    [
      'an entry with another cause',
      /I8 entry \d+ stands for nothing/,
      meets,
      set('entries', { cause: 'fee', asset: 'BTC' }, () => ({ cause: 'trade' })),
    ],
    [
      'a fee of one unit less',
      /I15 the fee of order 2/,
      meets,
      set('spot_trades', {}, (row: Trade) => ({ buyFee: row.buyFee - 1n })),
    ],
    [
      'a fee that the order does not know of',
      /I15 order 2 paid/,
      meets,
      set('spot_orders', { id: 2 }, (row: Order) => ({ fee: row.fee + 1n })),
    ],
    [
      'a safety fund with less than a tenth',
      /I16/,
      meets,
      set('fee_totals', { asset: 'BTC' }, (row: { toSafetyFund: bigint }) => ({ toSafetyFund: row.toSafetyFund - 1n })),
    ],
    [
      "another price than the maker's",
      /not at the maker/,
      meets,
      both(
        set('spot_trades', {}, (row: Trade) => ({
          price: units('63999'),
          amount: (row.quantity * units('63999')) / units('1'),
          sellFee: (row.quantity * units('63999')) / units('1000'),
        })),
      ),
    ],
    [
      'an amount that was rounded',
      /I15 trade \d+ was rounded/,
      meets,
      set('spot_trades', {}, (row: Trade) => ({ amount: row.amount + 1n })),
    ],
    ['a trade with oneself', /with oneself/, meets, set('spot_trades', {}, () => ({ seller: BOB }))],
    [
      "fills that are not the trades'",
      /not worth its trades/,
      meets,
      set('spot_orders', { id: 2 }, (row: Order) => ({ filledAmount: row.filledAmount + 1n })),
    ],
    [
      'an order filled beyond its size',
      /I14 order 2 filled/,
      meets,
      set('spot_orders', { id: 2 }, () => ({ filledQuantity: units('0.03') })),
    ],
    [
      'ids of trades with a hole',
      /I8 trade \d+ follows/,
      meets,
      set('spot_trades', {}, (row: Trade) => ({ id: row.id + 1 })),
    ],
    ['a sequence that was not announced', /sequence of entries/, meets, without('sequences', { name: 'entry' })],
    ['an order beyond its sequence', /order 1 is beyond its sequence/, rests, without('sequences', { name: 'order' })],
    [
      'a last price that nobody heard of',
      /last price of BTC/,
      [...meets, order(ALICE, 'sell', '0.01', '64001'), order(BOB, 'buy', '0.04', '64001')],
      without('markets'),
    ],
    [
      'an instrument with the number of another',
      /I49 spot SOL has the number 1/,
      lists,
      set('instruments', {}, () => ({ number: 1 })),
    ],
    ['a market without a number', /I49 SOL has no number/, lists, without('instruments')],
    ['a market that is numbered twice', /I49 spot SOL was numbered twice/, lists, twice('instruments')],
    ['an order of yesterday', /I13 order 1/, rests, set('spot_orders', {}, () => ({ createdAt: START - 1 }))],
    [
      'rates of another tier',
      /does not have the rates of tier 0/,
      rests,
      set('spot_orders', {}, () => ({ makerFeeRate: 90_000n, takerFeeRate: 95_000n })),
    ],
    [
      "a volume that is not the trades'",
      /the volume of 1001/,
      meets,
      set('spot_volumes', { owner: BOB }, (row: { amount: bigint }) => ({ amount: row.amount - 1n })),
    ],
    ['a volume that was not written', /the volume of 1001/, meets, without('spot_volumes', { owner: BOB })],
    [
      'an order outside of the band',
      /outside of the band/,
      rests,
      set('spot_orders', {}, () => ({ price: units('70400.1') })),
    ],
    ['an order off the tick', /off the tick/, rests, set('spot_orders', {}, () => ({ price: units('64000.05') }))],
    [
      'an order off the lot',
      /off the lot/,
      rests,
      set('spot_orders', {}, () => ({ quantity: units('0.00015'), held: units('0.00015') })),
    ],
    [
      'an order worth nothing',
      /is worth/,
      [order(BOB, 'buy', '0.0001', '64000')],
      set('spot_orders', {}, () => ({ price: units('1'), held: units('0.0001') })),
    ],
    [
      'an ioc order that rests',
      /a ioc limit order 1 rests/,
      rests,
      set('spot_orders', {}, () => ({ timeInForce: 'ioc' })),
    ],
    [
      'a fok order that filled in part',
      /the fok order 2/,
      [order(ALICE, 'sell', '0.01', '64000'), order(BOB, 'buy', '0.02', '64000', { timeInForce: 'ioc' })],
      set('spot_orders', { id: 2 }, () => ({ timeInForce: 'fok' })),
    ],
    [
      'a post-only order that takes',
      /post-only order 2 took/,
      meets,
      set('spot_orders', { id: 2 }, () => ({ timeInForce: 'post-only' })),
    ],
    [
      'a book that is crossed',
      /is crossed/,
      [...rests, order(BOB, 'buy', '0.01', '63999')],
      set('spot_orders', { id: 2 }, () => ({ price: units('64000'), held: units('640') })),
    ],
    [
      'an order that ended although somebody offered',
      /ended although/,
      [order(ALICE, 'sell', '0.05', '64000'), order(BOB, 'buy', '0.02', '64000', { timeInForce: 'ioc' })],
      (changes) =>
        changes
          .filter(({ table }) => ['spot_orders', 'sequences'].includes(table.name))
          .filter(({ row }) => !('name' in row) || row.name === 'order')
          .filter(({ row }) => !('id' in row) || row.id === 2)
          .map((one) =>
            'id' in one.row
              ? {
                  ...one,
                  row: {
                    ...one.row,
                    filledQuantity: 0n,
                    filledAmount: 0n,
                    fee: 0n,
                    status: 'expired',
                    ended: 'no-more-offers',
                  },
                }
              : one,
          ),
    ],
    [
      "an order without a holder's end",
      /ended|because of/,
      rests,
      set('spot_orders', {}, () => ({ status: 'cancelled', held: 0n })),
    ],
    [
      'a stop that sleeps through its price',
      /sleeps through/,
      triggers,
      (changes) =>
        changes
          .filter(({ table, row }) => table.name !== 'spot_orders' || (row as Order).id !== 1)
          .filter(({ table, row }) => table.name !== 'spot_trades' || (row as Trade).buyOrder !== 1),
    ],
    [
      'a stop that wakes before its price',
      /out of turn|two orders/,
      [...waits, order(BOB, 'buy', '0.01', '64000')],
      (changes) => [
        ...changes,
        ...changes
          .filter(({ table, row }) => table.name === 'spot_orders' && (row as Order).id === 3)
          .map((one) => ({
            ...one,
            row: {
              ...(one.row as Order),
              id: 2,
              owner: CAROL,
              price: units('64200'),
              type: 'stop-limit',
              stopPrice: units('64100'),
              seat: 4,
              triggeredAt: START + 9,
              createdAt: (one.row as Order).createdAt,
            },
          })),
      ],
    ],
    [
      'an order that jumped the queue',
      /I14 trade \d+ passes over order 1/,
      [...queue, order(BOB, 'buy', '0.02', '64000')],
      both(
        set('spot_trades', {}, () => ({ sellOrder: 2, seller: CAROL })),
        set('spot_orders', { id: 1 }, (row: Order) => ({
          ...row,
          id: 2,
          owner: CAROL,
          seat: 2,
          createdAt: row.createdAt + 1,
        })),
      ),
    ],
    [
      'an order that was amended and kept its place',
      /kept its place/,
      [...rests, ['spot/amend-order', { owner: ALICE, order: 1, price: null, quantity: units('0.06') }]],
      set('spot_orders', { id: 1 }, () => ({ seat: 1 })),
    ],
    [
      'an order that lost its place for nothing',
      /lost its place for nothing/,
      [...rests, ['spot/amend-order', { owner: ALICE, order: 1, price: null, quantity: units('0.04') }]],
      both(
        set('spot_orders', { id: 1 }, () => ({ seat: 2 })),
        (changes) => [
          ...changes,
          { table: coreTables.find(({ name }) => name === 'sequences')!, op: 'put', row: { name: 'order', last: 2 } },
        ],
      ),
    ],
    [
      "an order that changed its owner's mind",
      /another selfTrade/,
      [...rests, ['spot/amend-order', { owner: ALICE, order: 1, price: null, quantity: units('0.04') }]],
      set('spot_orders', { id: 1 }, () => ({ selfTrade: 'cancel-both' })),
    ],
    ['a client id that was not kept', /client id of order 1 is not kept/, [named], without('spot_client_orders')],
    [
      'a client id that was used twice',
      /I10 the client id 1000\/a1 was used twice/,
      [named, order(ALICE, 'sell', '0.05', '64000', { clientId: 'a2' })],
      both(
        set('spot_client_orders', {}, () => ({ clientId: 'a1' })),
        set('spot_orders', {}, () => ({ clientId: 'a1' })),
      ),
    ],
    [
      'a client id that was forgotten early',
      /forgotten early/,
      [named, order(BOB, 'buy', '0.01', '63000', { clientId: 'b1' }), ['tick', {}, START + DAY + 6]],
      set('spot_client_orders', { owner: ALICE }, () => ({ owner: BOB, clientId: 'b1' })),
    ],
    [
      'a fourth open order where three are allowed',
      /has 4 open orders/,
      [rests[0]!, rests[0]!, rests[0]!, order(BOB, 'sell', '0.05', '64000')],
      set('spot_orders', { id: 4 }, () => ({ owner: ALICE })),
    ],
    [
      "a desk's order that pays",
      /desk order 1 pays/,
      [order(MARKET_MAKER, 'sell', '0.8', '64000')],
      set('spot_orders', {}, () => ({ makerFeeRate: 1n })),
    ],
    [
      "somebody's order that is dropped",
      /order 1 was dropped/,
      [...rests, ['spot/cancel-order', { owner: ALICE, order: 1 }]],
      (changes) => changes.map((one) => (one.table.name === 'spot_orders' ? { ...one, op: 'drop' } : one)),
    ],
    [
      'an account that is opened twice',
      /opened an account twice/,
      [['wallet/open-account', { owner: 1003, kind: 'user' }]],
      set('holders', {}, () => ({ owner: BOB })),
    ],
  ];

  test.each(doctored)('sees %s', (_what, says, acts, doctor) => {
    expect(() => audit(acts, doctor)).toThrow(says);
  });

  test('sees an order that a halted market took', () => {
    const auditor = new Auditor(practice, dayLimits, taking);
    const halted = observedOf([['market/set-status', { market: 'BTC', status: 'halted', staff: 7 }]]);
    for (const { changes, batch, alone } of halted) auditor.receive(changes, batch, alone);
    const taken = observedOf([
      ['market/set-status', { market: 'BTC', status: 'halted', staff: 7 }],
      ['market/set-status', { market: 'BTC', status: 'trading', staff: 7 }],
      ...rests,
    ]).at(-1)!;
    expect(() => auditor.receive(taken.changes, { ...taken.batch, seq: halted.length + 1 }, true)).toThrow(
      'order 1 was taken in a halted market',
    );
  });

  test('sees a batch that is missing, and time that goes back', () => {
    expect(() => audit(rests, undefined, { seq: 9 })).toThrow('I11 batch 9 follows 5');
    expect(() => audit(rests, undefined, { at: START - 1 })).toThrow('I13 time went back');
  });

  test('sees a tier that does not follow from the volumes', () => {
    const acts: Act[] = [
      order(MARKET_MAKER, 'sell', '1', '64000'),
      market(BOB, 'buy', '0.15'),
      ['tick', {}, START + DAY + 1],
    ];
    expect(() => audit(acts)).not.toThrow();
    const tier = {
      table: coreTables.find(({ name }) => name === 'spot_tiers')!,
      row: { owner: BOB, tier: 1, since: 0 },
    };
    const raised: Doctor = (changes) => [...changes, { ...tier, op: 'put' }];
    expect(() => audit(acts, raised)).toThrow(/1001 traded 960000000000 and has tier 1/);
    expect(() => audit(rests, raised)).toThrow('a tier changed and no day began');
  });

  test('sees a core that came back with another balance, or without an order', () => {
    const auditor = new Auditor(practice, dayLimits, taking);
    for (const { changes, batch, alone } of observedOf(rests)) auditor.receive(changes, batch, alone);
    const { core } = new MemoryStore({ practice });
    expect(() => auditor.compare(core)).toThrow('accounts did not come back');
  });
});
