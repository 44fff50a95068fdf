import { contractOf, marketOf } from '@quay/cast';
import type { Intent } from '@quay/contract/perpetual';
import { units } from '@quay/money';
import { describe, expect, it } from 'vitest';
import {
  type Contract,
  type Cover,
  type FundFlow,
  type FundingPayment,
  type FundingPeriod,
  type Liquidation,
  type MarkRow,
  type PositionRow,
  type PremiumMinute,
  plainOrder,
  type SourceRow,
  type Taking,
  type Trade,
} from '../../src/index.ts';
import { type Doctor, dropped, set, without } from '../auditor/doctor.ts';
import { type Act, auditing } from '../auditor/observing.ts';
import type { ContractOrder } from './rules.ts';

const [ALICE, BOB, MAKER] = [1000, 1001, 100];
const BTC = 'BTCUSDT-PERP';
const ETH = 'ETHUSDT-PERP';
/** Sources speak of a time that is cut to that of the command. */
const NOW = 2 ** 45;

const prices = (coin: string, price: string, later = 2000): Act => [
  'perpetual/record-prices',
  { coin, prices: [1, 2, 3].map((n) => ({ source: `venue-${n}`, price: units(price), weight: n, at: NOW })) },
  later,
];

const order = (owner: number, intent: Intent, quantity: string, price: string, contract = BTC): Act => [
  'perpetual/place-order',
  {
    ...{ owner, clientId: null, contract, intent, type: 'limit', price: units(price), quantity: units(quantity) },
    ...{ timeInForce: 'gtc', leverage: null, ...plainOrder },
  },
];

const transfer = (owner: number, amount: string): Act => [
  'wallet/transfer-coins',
  { owner, requestId: 'in', asset: 'USDT', fromBook: 'spot', toBook: 'contract', amount: units(amount) },
];

const opening: readonly Act[] = [
  ['market/list-market', marketOf('BTC')],
  ['perpetual/list-contract', { ...contractOf(BTC), referencePrice: units('60000') }],
  ['perpetual/list-contract', { ...contractOf(ETH), referencePrice: units('3000') }],
  ['wallet/open-account', { owner: ALICE, kind: 'user' }],
  ['wallet/open-account', { owner: BOB, kind: 'user' }],
  ['wallet/open-account', { owner: MAKER, kind: 'desk' }],
  transfer(ALICE, '1100'),
  transfer(BOB, '15000'),
  transfer(MAKER, '1000000'),
  prices('ETH', '3000'),
  prices('BTC', '60000'),
];
const audited = auditing(opening);

type ContractTrade = Trade & Record<'buyProfit' | 'sellProfit' | 'buyShortfall', bigint>;
const ofAlice = (of: (row: PositionRow) => Partial<PositionRow>): Doctor =>
  set<PositionRow>('perpetual_positions', (row) => (row.owner === ALICE ? of(row) : {}));
const trade = (of: (row: ContractTrade) => Partial<ContractTrade>): Doctor =>
  set<ContractTrade>('perpetual_trades', of);
const contract = (of: (row: Contract) => Partial<Contract>): Doctor => set<Contract>('perpetual_contracts', of);
const contractOrder = (of: (row: ContractOrder) => Partial<ContractOrder>): Doctor =>
  set<ContractOrder>('perpetual_orders', of);

function objects(acts: readonly Act[], doctors: readonly (readonly [what: RegExp, doctor: Doctor])[]): void {
  expect(() => audited(acts)).not.toThrow();
  for (const [what, doctor] of doctors) expect(() => audited(acts, doctor)).toThrow(what);
}

describe('the auditor of contracts objects', () => {
  it('to trades, positions and sums that do not follow from each other', () => {
    objects(
      [order(BOB, 'open-short', '0.1', '60000'), order(ALICE, 'open-long', '0.1', '60000')],
      [
        [/P2 trade/, trade(({ amount }) => ({ amount: amount + 1n }))],
        [/off tick or lot/, trade(({ price }) => ({ price: price + 1n }))],
        [/is with oneself/, trade(({ buyer }) => ({ seller: buyer }))],
        [/P3 trade \d+ is said to have brought/, trade(() => ({ buyProfit: 1n }))],
        [/P12 trade/, trade(() => ({ buyShortfall: 1n }))],
        [/I15 the fee/, trade(({ buyFee }) => ({ buyFee: buyFee - 1n }))],
        [/of another time/, trade(({ at }) => ({ at: at + 1 }))],
        [/between desks/, trade(() => ({ betweenDesks: true }))],
        [/P3 1000.* is /, ofAlice(({ quantity }) => ({ quantity: quantity + 1n }))],
        [/P3 1000.* is /, ofAlice(({ openValue }) => ({ openValue: openValue - 1n }))],
        [/P3 1000.* realised/, ofAlice(({ fees }) => ({ fees: fees + 1n }))],
        [/P3 1000.* realised/, ofAlice(() => ({ covered: 1n }))],
        [/P6 1000.* margin/, ofAlice(() => ({ margin: 1n }))],
        [/P3 the position .* was not written/, without('perpetual_positions')],
        [/a position was dropped/, dropped('perpetual_positions')],
        [/P1 BTCUSDT-PERP/, contract(({ openInterest }) => ({ openInterest: openInterest + 1n }))],
        [/P3 BTCUSDT-PERP/, contract(() => ({ clearing: 1n }))],
        [/has other terms/, contract(({ tick }) => ({ tick: tick * 2n }))],
        [/I14 order \d+ filled/, contractOrder(({ filledQuantity }) => ({ filledQuantity: filledQuantity - 1n }))],
        [/I14 order \d+ filled for/, contractOrder(({ filledAmount }) => ({ filledAmount: filledAmount - 1n }))],
        [/I15 order \d+ paid/, contractOrder(({ fee }) => ({ fee: fee + 1n }))],
        [/beyond the price/, contractOrder(({ side, price }) => (side === 'buy' ? { price: price! - 1n } : {}))],
        [/P8 order/, contractOrder(({ side }) => (side === 'buy' ? { intent: 'close-short' } : {}))],
      ],
    );
  });

  it('to orders that hold something else, or go another way', () => {
    objects(
      [order(ALICE, 'open-long', '0.01', '59000')],
      [
        [/P6 order 1 holds/, contractOrder(({ held }) => ({ held: held + 1n }))],
        [/P6 order 1 holds/, contractOrder(({ leverage }) => ({ leverage: leverage + 1 }))],
        [/P6 order 1 holds/, contractOrder(({ assumedPrice }) => ({ assumedPrice: assumedPrice + units('10') }))],
        [/P8 order 1 is to open-short by a buy/, contractOrder(() => ({ intent: 'open-short' }))],
        [/P8 order 1 is to close-short/, contractOrder(() => ({ intent: 'close-short', held: 0n }))],
        [/a ioc order 1 rests/, contractOrder(() => ({ timeInForce: 'ioc' }))],
        [/I14 order 1 is filled/, contractOrder(() => ({ status: 'filled', held: 0n }))],
        [/order 1 was dropped/, dropped('perpetual_orders')],
      ],
    );
    const opened = [order(BOB, 'open-short', '0.1', '60000'), order(ALICE, 'open-long', '0.1', '60000')];
    objects(
      [...opened, order(ALICE, 'close-long', '0.1', '61000')],
      [
        [/P9 orders of 1000/, contractOrder(({ quantity }) => ({ quantity: quantity! + units('0.0001') }))],
        [/P8 order 3 is to open-short/, contractOrder(() => ({ intent: 'open-short', leverage: 10 }))],
      ],
    );
  });

  it('to marks without facts, twice in a second, off their components or their index', () => {
    const mark = (of: (row: MarkRow) => Partial<MarkRow>): Doctor => set<MarkRow>('perpetual_marks', of);
    objects(
      [prices('BTC', '60100')],
      [
        [/P18 the mark of .* its components make/, mark(({ price }) => ({ price: price + 1n }))],
        [
          /P18 the index/,
          mark(({ price }) => ({
            price: price + 1n,
            indexPrice: price + 1n,
            byFunding: price + 1n,
            byBasis: price + 1n,
          })),
        ],
        [/P18 .* two marks in a second/, mark(({ at }) => ({ at: at - 1500 }))],
        [/P18 the mark of .* is of/, mark(({ indexAt }) => ({ indexAt: indexAt + 1 }))],
        [/P18 the mark of .* without a fact/, without('perpetual_sources')],
        [/P18 BTC.* speaks of/, set<SourceRow>('perpetual_sources', ({ at }) => ({ at: at + 1 }))],
      ],
    );
  });

  it('to covers of another amount, of another trade, or of nobody who traded', () => {
    const acts = [
      order(MAKER, 'open-short', '0.1', '60000'),
      order(ALICE, 'open-long', '0.1', '60000'),
      order(MAKER, 'open-short', '1.2', '3000', ETH),
      order(ALICE, 'open-long', '1.2', '3000', ETH),
      prices('BTC', '70000'),
      prices('ETH', '2000'),
      order(BOB, 'open-long', '1.2', '2000', ETH),
      order(ALICE, 'close-long', '1.2', '2000', ETH),
    ];
    const cover = (of: (row: Cover) => Partial<Cover>): Doctor => set<Cover>('perpetual_covers', of);
    objects(acts, [
      [/P3|I8/, cover(({ amount }) => ({ amount: amount + 1n }))],
      [/P15 cover 1 is of/, cover(() => ({ amount: 0n }))],
      [/P15 a cover pays/, cover(({ trade: id }) => ({ trade: id + 1 }))],
      [/P15 cover 1 pays for a trade of others/, cover(() => ({ owner: MAKER }))],
      [/cover 2 is not the next/, cover(() => ({ id: 2 }))],
      [/P3 trade \d+ is said to have brought/, trade(({ sellProfit }) => ({ sellProfit: sellProfit + 1n }))],
      [/sequence of perpetual-covers/, without('perpetual_covers')],
    ]);
  });

  it('to liquidations that were not due, cost something else, or were passed over', () => {
    const acts = [
      ['wallet/fund-system-account', { account: 7, asset: 'USDT', amount: units('100000') }] as const,
      ['perpetual/set-leverage', { owner: ALICE, contract: BTC, leverage: 50 }] as const,
      order(MAKER, 'open-short', '0.5', '60000'),
      order(ALICE, 'open-long', '0.5', '60000'),
      prices('BTC', '57970'),
    ];
    const step = (of: (row: Liquidation) => Partial<Liquidation>): Doctor =>
      set<Liquidation>('perpetual_liquidations', of);
    const taking = (of: (row: Taking) => Partial<Taking>): Doctor => set<Taking>('perpetual_takings', of);
    objects(acts, [
      [/P7 liquidation 1 was of somebody who was safe/, step(({ wallet }) => ({ wallet: wallet + units('2000') }))],
      [/P7 liquidation 1 is of/, step(({ openValue }) => ({ openValue: openValue + 1n }))],
      [/P12 the fund has/, step(({ fundBefore }) => ({ fundBefore: fundBefore + 1n }))],
      [/P12 the fund has/, step(({ fundAfter }) => ({ fundAfter: fundAfter + 1n }))],
      [/P12 the fee of liquidation 1/, step(() => ({ fee: units('1000') }))],
      [/P12 liquidation 1 left/, step(() => ({ rest: units('1000') }))],
      [/P12 liquidation 1 is said to have closed/, step(({ closed }) => ({ closed: closed - 1n }))],
      [/liquidation 2 is not the next/, step(() => ({ id: 2 }))],
      [/P2 taking/, taking(({ amount }) => ({ amount: amount + 1n }))],
      [
        /P13 taking \d+ is at/,
        taking(({ price, quantity }) => ({
          price: price + units('10'),
          amount: ((price + units('10')) * quantity) / 100_000_000n,
        })),
      ],
      [/is with/, taking(() => ({ kind: 'adl' }))],
      [/P3 trade \d+ is said to have brought/, taking(({ profit }) => ({ profit: profit + 1n }))],
      [/P3|belongs to no liquidation/, taking(() => ({ liquidation: 9 }))],
      [/P3/, without('perpetual_takings')],
    ]);
    // Nobody bids, and the group waits: without its case it was passed over.
    const waits = [
      acts[0]!,
      ['perpetual/set-leverage', { owner: BOB, contract: BTC, leverage: 50 }] as const,
      order(MAKER, 'open-short', '4.5', '60000'),
      order(BOB, 'open-long', '4.5', '60000'),
      prices('BTC', '56975'),
    ];
    objects(waits, [[/P7 1001.* is liquidatable and not/, without('perpetual_cases')]]);
  });

  it('to flows of the fund that do not lead to what it has', () => {
    const flow = (of: (row: FundFlow) => Partial<FundFlow>): Doctor => set<FundFlow>('perpetual_fund_flows', of);
    objects(
      [['wallet/fund-system-account', { account: 7, asset: 'USDT', amount: units('100000') }]],
      [
        [/P12 fund flow 1 leads/, flow(({ amount }) => ({ amount: amount + 1n }))],
        [/P12 the fund has/, flow(() => ({ amount: units('7'), balanceAfter: units('7') }))],
        [/fund flow 2 is not the next/, flow(() => ({ id: 2 }))],
      ],
    );
  });

  it('to a queue in another order, or more or less than was needed', () => {
    const acts = [
      ['perpetual/set-leverage', { owner: ALICE, contract: BTC, leverage: 50 }] as const,
      ['perpetual/set-leverage', { owner: BOB, contract: BTC, leverage: 50 }] as const,
      order(BOB, 'open-short', '0.2', '60000'),
      order(MAKER, 'open-short', '0.3', '60000'),
      order(ALICE, 'open-long', '0.5', '60000'),
      prices('BTC', '57970'),
    ];
    const taking = (of: (row: Taking) => Partial<Taking>): Doctor => set<Taking>('perpetual_takings', of);
    objects(acts, [[/P13 taking \d+ says that its target/, taking(({ place }) => ({ place: 3 - place! }))]]);
  });
});

describe('the auditor of funding objects', () => {
  const HOUR = 60 * 60 * 1000;
  const opened = [order(BOB, 'open-short', '0.1', '60000'), order(ALICE, 'open-long', '0.1', '60000')];
  const period = (of: (row: FundingPeriod) => Partial<FundingPeriod>): Doctor =>
    set<FundingPeriod>('perpetual_funding_periods', (row) => (row.contract === BTC ? of(row) : {}));
  const payment = (of: (row: FundingPayment) => Partial<FundingPayment>): Doctor =>
    set<FundingPayment>('perpetual_funding_payments', of);

  it('to samples that the book does not make, and to periods that forget them', () => {
    const minute = (of: (row: PremiumMinute) => Partial<PremiumMinute>): Doctor =>
      set<PremiumMinute>('perpetual_premium_minutes', of);
    objects(
      [order(MAKER, 'open-long', '0.5', '60600'), prices('BTC', '60000', 6000)],
      [
        [/P18 the sample of BTCUSDT-PERP is/, minute(({ premium1, premium2 }) => shifted({ premium1, premium2 }))],
        [/P18 a sample of .* is of another time/, minute(() => ({ premium9: 0n }))],
        [/P18 a sample of .* was changed/, minute(() => ({ premium0: 7n }))],
        [/P10 the period \d has/, period(({ samples }) => ({ samples: samples + 1 }))],
        [/P10 the period \d has/, period(({ premiumSum }) => ({ premiumSum: premiumSum + 1n }))],
        [/P10 the period \d has/, without('perpetual_premium_minutes')],
        [/P25 the period 9 is not the next/, period(() => ({ id: 9 }))],
        [/P18 the mark of .* counts/, marked(({ byFunding }) => ({ byFunding: byFunding - 1n }))],
      ],
    );
  });

  it('to rates, marks and holders of a stamp that do not follow', () => {
    const stamp: Act = ['perpetual/pay-funding', {}, 8 * HOUR];
    objects(
      [...opened, stamp],
      [
        [/P10 the rate of the period/, overed(({ rate }) => ({ rate: rate + 1n }))],
        [/P10 the cap of the period/, overed(({ cap }) => ({ cap: cap + 1n }))],
        [/P10 the period \d had/, overed(({ due }) => ({ due: due - 1 }))],
        [/P10 the period \d forgets samples/, overed(({ samples }) => ({ samples: samples + 1 }))],
        [/P10 the mark of the period/, overed(({ markPrice }) => ({ markPrice: markPrice! + 1n }))],
        [/P10 the period \d has 3 holders/, overed(() => ({ holders: 3 }))],
        [/P10 the period \d is skipped/, overed(() => ({ wasOpen: false, rate: 0n, status: 'skipped' }))],
        [/P10 the period \d brought its holders/, overed(({ received }) => ({ received: received - 1n }))],
        [/P25 the period \d of .* ends at/, renewed(({ endsAt }) => ({ endsAt: endsAt + HOUR }))],
        [/P10 payment \d+ is -?\d+, not/, payment(({ amount }) => ({ amount: amount - 1n }))],
        [/P10 payment \d+ is of \d+, at/, payment(({ rate }) => ({ rate: rate + 1n }))],
        [/P10 payment \d+ is of -?\d+, 100\d held/, payment(({ quantity }) => ({ quantity: quantity * 2n }))],
        [/P10 payment \d+ is of no period/, payment(({ period: of }) => ({ period: of + 7 }))],
        [/P12 payment \d+ lacks/, payment(() => ({ shortfall: units('1') }))],
        [/I13 payment \d+ is of another time/, payment(({ at }) => ({ at: at + 1 }))],
        [/P10 2 did not pay for the period/, without('perpetual_funding_payments')],
      ],
    );
  });

  it('to an isolated margin that changes by anything but what was paid', () => {
    const isolated: Act = ['perpetual/set-margin-mode', { owner: ALICE, contract: BTC, mode: 'isolated' }];
    objects(
      [isolated, ...opened, ['perpetual/pay-funding', {}, 8 * HOUR]],
      [
        [/P11 1000.* has a margin of/, ofAlice(({ margin }) => ({ margin: margin + 1n }))],
        [/P3 the position 1000.* was not written/, without('perpetual_positions')],
      ],
    );
  });
});

/** Whichever of the samples is there, a unit more. */
const shifted = <Samples extends Record<string, bigint | null>>(samples: Samples): Partial<Samples> =>
  Object.fromEntries(
    Object.entries(samples).flatMap(([name, value]) => (value === null ? [] : [[name, value + 1n]])),
  ) as Partial<Samples>;
const marked = (of: (row: MarkRow) => Partial<MarkRow>): Doctor => set<MarkRow>('perpetual_marks', of);
/** Of periods that are over and had holders, and of those that begin. */
const overed = (of: (row: FundingPeriod) => Partial<FundingPeriod>): Doctor =>
  set<FundingPeriod>('perpetual_funding_periods', (row) => (row.holders > 0 ? of(row) : {}));
const renewed = (of: (row: FundingPeriod) => Partial<FundingPeriod>): Doctor =>
  set<FundingPeriod>('perpetual_funding_periods', (row) => (row.status === 'sampling' ? of(row) : {}));
