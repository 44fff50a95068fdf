import { units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { type FundingReceipt, type PaymentReceipt, systemAccounts } from '../src/index.ts';
import { isGood, type LiquidationReceipt, workPayment, workReceipt } from '../src/receipts/index.ts';
import { INVERSE, LINEAR, OTHER, PerpetualStory, people } from './perpetual-story.ts';
import { fundingReceipts, stepReceipts } from './receipt-rows.ts';

const { insurance } = systemAccounts;
const { alice, bob } = people;

/** Alice long at 100x with 0.1 at 60,000 and 117 behind it; the fund as it is told. */
function leveraged(fund: string, funds = '120', modes: readonly string[] = [], bobs = '10000'): PerpetualStory {
  const story = new PerpetualStory({}, { alice: funds, bob: bobs });
  story.must('wallet/fund-system-account', { account: insurance, asset: 'USDT', amount: units(fund) });
  story.must('perpetual/set-leverage', { owner: alice, contract: LINEAR, leverage: 100 });
  for (const mode of modes) story.must('perpetual/set-margin-mode', { owner: alice, contract: LINEAR, mode });
  story.open('alice', 'maker', '0.1', '60000');
  return story;
}

/** Alice long at 50x with 4.5 at 60,000. */
function large(funds: string, mode = 'cross'): PerpetualStory {
  const story = new PerpetualStory({}, { alice: funds });
  story.must('wallet/fund-system-account', { account: insurance, asset: 'USDT', amount: units('100000') });
  if (mode === 'isolated') story.must('perpetual/set-margin-mode', { owner: alice, contract: LINEAR, mode });
  story.must('perpetual/set-leverage', { owner: alice, contract: LINEAR, leverage: 50 });
  story.must('perpetual/set-leverage', { owner: alice, contract: OTHER, leverage: 50 });
  if (mode === 'cross') story.open('alice', 'maker', '1', '3000', { in: OTHER });
  story.open('alice', 'maker', '4.5', '60000');
  return story;
}

const stories: Readonly<Record<string, () => PerpetualStory>> = {
  'a reduction that restores, beside another position'() {
    const story = large('6150');
    story.order('carol', 'open-long', '0.4', '58961.5', { leverage: 50 });
    story.order('carol', 'open-long', '2', '58960', { leverage: 50 });
    story.prices('BTC', '58960.5', '58961', '58962', '58958', '58960');
    return story;
  },
  'slices at several marks, some without anybody who buys'() {
    const story = large('6150');
    story.prices('BTC', '58900');
    story.order('carol', 'open-long', '4', '58900', { leverage: 50 });
    story.prices('BTC', '58899');
    story.prices('BTC', '58898.12345678');
    return story;
  },
  'an isolated position that is reduced'() {
    const story = large('6150', 'isolated');
    story.must('perpetual/add-margin', { owner: alice, contract: LINEAR, amount: units('500') });
    story.order('carol', 'open-long', '0.3', '58990.5', { leverage: 50 });
    story.order('carol', 'open-long', '4', '58988', { leverage: 50 });
    story.prices('BTC', '58989');
    story.prices('BTC', '58800');
    return story;
  },
  'a take-over by the fund, with what rounding leaves'() {
    const story = leveraged('10000', '120.004');
    story.prices('BTC', '58900');
    return story;
  },
  'a take-over of an isolated position'() {
    const story = leveraged('10000', '1000', ['isolated']);
    story.prices('BTC', '59500');
    return story;
  },
  'a gap beyond the bankruptcy price'() {
    const story = leveraged('10000');
    story.prices('BTC', '57000');
    return story;
  },
  'auto-deleveraging of two, one after the other'() {
    const story = new PerpetualStory({}, { alice: '120', bob: '150', carol: '5000' });
    story.must('perpetual/set-leverage', { owner: alice, contract: LINEAR, leverage: 100 });
    story.must('perpetual/set-leverage', { owner: bob, contract: LINEAR, leverage: 50 });
    story.open('alice', 'carol', '0.06', '60000');
    story.open('alice', 'bob', '0.04', '60000');
    story.prices('BTC', '58900');
    return story;
  },
  'auto-deleveraging that passes somebody over'() {
    const story = new PerpetualStory({}, { alice: '120', bob: '5000', carol: '1000' });
    story.must('perpetual/set-leverage', { owner: alice, contract: LINEAR, leverage: 100 });
    story.open('alice', 'bob', '0.1', '60000');
    story.open('maker', 'bob', '3', '3000', { in: OTHER });
    story.open('carol', 'maker', '0.1', '60000');
    // Alice waits, and Bob needs by then what he gains.
    story.must('perpetual/set-status', { contract: LINEAR, status: 'halted', staff: 7 });
    story.prices('BTC', '57000');
    story.prices('ETH', '4720');
    story.must('perpetual/set-status', { contract: LINEAR, status: 'trading', staff: 7 });
    story.prices('BTC', '56999');
    return story;
  },
  'what the fund holds on the other side is netted first'() {
    const story = leveraged('10000', '120', [], '100');
    story.prices('BTC', '58900');
    story.must('perpetual/set-leverage', { owner: bob, contract: LINEAR, leverage: 100 });
    story.order('bob', 'open-short', '0.15', '58900');
    story.order('carol', 'open-long', '0.15', '58900');
    story.prices('BTC', '59500');
    return story;
  },
  'inverse positions from both sides'() {
    const story = new PerpetualStory();
    story.must('wallet/fund-system-account', { account: insurance, asset: 'BTC', amount: units('5') });
    for (const owner of [alice, bob]) {
      story.must('perpetual/set-margin-mode', { owner, contract: INVERSE, mode: 'isolated' });
      story.must('perpetual/set-leverage', { owner, contract: INVERSE, leverage: 100 });
    }
    story.order('bob', 'open-short', '6000', '60000', { in: INVERSE });
    story.order('alice', 'open-long', '6000', '60000', { in: INVERSE });
    story.order('carol', 'open-long', '700', '59590', { in: INVERSE });
    story.prices('BTC', '59630.1234');
    story.prices('BTC', '59000');
    story.prices('BTC', '61000');
    return story;
  },
};

/** What does not stand there as it was found. */
const differences = (receipt: LiquidationReceipt) => {
  const { lines, wrong } = workReceipt(receipt);
  return { wrong, different: lines.filter(({ equal }) => !equal) };
};

describe('a receipt', () => {
  test.each(Object.entries(stories))('of %s is worked out again to the unit', (_, storyOf) => {
    const receipts = stepReceipts(storyOf());
    expect(receipts.length).toBeGreaterThan(0);
    for (const receipt of receipts) {
      expect([receipt.step, differences(receipt)]).toEqual([receipt.step, { wrong: undefined, different: [] }]);
      expect(isGood(workReceipt(JSON.parse(JSON.stringify(receipt))))).toBe(true);
    }
  });

  test('is of every step there is, and those of the scenarios are of every kind', () => {
    const receipts = Object.values(stories).flatMap((storyOf) => stepReceipts(storyOf()));
    expect(new Set(receipts.map(({ step }) => step))).toEqual(new Set(['reduce', 'takeover', 'adl']));
    expect(new Set(receipts.map(({ state }) => state))).toEqual(new Set(['liquidating', 'restored', 'closed']));
    expect(new Set(receipts.flatMap(({ takings }) => takings.map(({ kind }) => kind)))).toEqual(
      new Set(['takeover', 'netting', 'adl']),
    );
    expect(receipts.some(({ queue }) => queue.some(({ passed }) => passed))).toBe(true);
    expect(receipts.some(({ others }) => others.length > 0)).toBe(true);
    expect(receipts.some(({ mode, fills }) => mode === 'isolated' && fills.length > 0)).toBe(true);
  });

  test('that was changed and signed again is found out, wherever the figure follows from others', () => {
    const survived = new Set<string>();
    for (const receipt of Object.values(stories).flatMap((storyOf) => stepReceipts(storyOf()))) {
      for (const { path, changed } of changes(receipt)) if (isGood(workReceipt(changed))) survived.add(path);
    }
    expect([...survived].sort()).toEqual([...INPUTS].sort());
  });
});

describe('a receipt of funding', () => {
  /** A period in which bids stood above the index for a while. */
  function funded() {
    const story = new PerpetualStory();
    story.open('alice', 'bob', '0.1234', '60000');
    story.order('maker', 'open-long', '1', '60300');
    for (const price of ['60000', '60000', '60010', '59990.5']) {
      story.at += 5000;
      story.prices('BTC', price);
    }
    story.at = Date.UTC(2026, 0, 1, 8);
    story.store.tick(story.at);
    const found = fundingReceipts(story, LINEAR);
    if (found.length !== 1) throw new Error('there should be one period');
    return found[0]!;
  }

  test('has the samples that its rate follows from, and what a holder paid by it', () => {
    const { period, payments } = funded();
    expect([period.samples > 3, period.premiumSum !== '0', payments.length]).toEqual([true, true, 2]);
    expect(isGood(workReceipt(period))).toBe(true);
    for (const payment of payments) expect(isGood(workPayment(payment, period))).toBe(true);
  });

  test('that was changed and signed again is found out', () => {
    const { period, payments } = funded();
    const survived = new Set<string>();
    for (const [path, changed] of differing(period as unknown as Json, '')) {
      if (isGood(workReceipt(changed as unknown as FundingReceipt))) survived.add(path);
    }
    expect([...survived].sort()).toEqual(
      [
        ...['/number', '/before', '/period', '/mark', '/holders', '/received'],
        ...['/contract/symbol', '/contract/kind', '/contract/quote', '/terms/damp'],
        ...['/tiers/cap', '/tiers/version', '/tiers/rows left out', '/tiers/rows/initialRate'],
        ...['/tiers/rows/maintenanceRate', '/startsAt'],
      ].sort(),
    );
    const kept = new Set<string>();
    for (const [path, changed] of differing(payments[0] as unknown as Json, '')) {
      if (isGood(workPayment(changed as unknown as PaymentReceipt, period))) kept.add(path);
    }
    expect(
      [...kept].filter((path) => !['/payment', '/at', '/funding/hash', '/shortfall', '/quantity'].includes(path)),
    ).toEqual([]);
  });
});

/**
 * What no other figure of a receipt says: names, numbers and moments, and inputs of which a unit more decides nothing. That
 * nobody changed them is what signature and chain are for.
 */
const INPUTS = [
  ...['/at', '/before', '/case', '/number', '/liquidation', '/person', '/payable', '/takerRate'],
  ...['/contract/base', '/contract/lot', '/contract/maxLeverage', '/contract/quote', '/contract/symbol'],
  ...['/fund/asked/inventory', '/fund/asked/peak', '/fills/trade'],
  ...['/mark/at', '/mark/byBasis', '/mark/byFunding', '/mark/last', '/mark/sources left out', '/mark/sources/at'],
  ...['/mark/sources/price', '/mark/sources/source', '/mark/sources/weight', '/others/symbol'],
  ...['/tiers', '/others/tiers'].flatMap((tiers) => [
    ...[`${tiers}/cap`, `${tiers}/version`, `${tiers}/rows left out`],
    ...[`${tiers}/rows/initialRate`, `${tiers}/rows/maintenanceRate`],
  ]),
  ...['/queue/passed', '/queue/person', '/takings/person', '/takings/trade'],
  ...['/takings/shortfall', '/takings/othersShortfall'],
];

type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Every document that differs from one in a single place, with the place; numbers of a list are left out of it. */
function* changes(receipt: LiquidationReceipt): Iterable<{ path: string; changed: LiquidationReceipt }> {
  for (const [path, changed] of differing(receipt as unknown as Json, '')) {
    yield { path, changed: changed as unknown as LiquidationReceipt };
  }
}

function* differing(value: Json, path: string): Iterable<readonly [string, Json]> {
  if (Array.isArray(value)) {
    for (const [n, one] of (value as Json[]).entries()) {
      for (const [at, other] of differing(one, path)) yield [at, (value as Json[]).with(n, other)];
      yield [`${path} left out`, (value as Json[]).toSpliced(n, 1)];
    }
  } else if (value !== null && typeof value === 'object') {
    for (const [name, one] of Object.entries(value)) {
      for (const [at, other] of differing(one, `${path}/${name}`)) yield [at, { ...value, [name]: other }];
    }
  } else for (const other of othersOf(value)) yield [path, other];
}

function othersOf(value: string | number | boolean | null): readonly Json[] {
  if (typeof value === 'number') return [value + 1, value - 1];
  if (typeof value === 'boolean') return [!value];
  if (value === null) return ['1'];
  return /^-?[0-9]+$/.test(value)
    ? [String(BigInt(value) + 1n), String(BigInt(value) - 1n), `${value} `]
    : [`${value}x`];
}
