import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import {
  type FundFlow,
  fundFlowsTable,
  type Liquidation,
  liquidationsTable,
  systemAccounts,
  type Taking,
  takingsTable,
} from '../src/index.ts';
import { INVERSE, LINEAR, logged, OTHER, PerpetualStory, people } from './perpetual-story.ts';

const { insurance, badDebt } = systemAccounts;

const steps = (story: PerpetualStory) => logged<Liquidation>(story, liquidationsTable);
const takings = (story: PerpetualStory) => logged<Taking>(story, takingsTable);
const flows = (story: PerpetualStory) => logged<FundFlow>(story, fundFlowsTable);

/** A fund, and Alice long at 50x with 4.5 at 60,000 and 6,000 behind it. */
function large(story = new PerpetualStory({}, { alice: '6135' })): PerpetualStory {
  story.must('wallet/fund-system-account', { account: insurance, asset: 'USDT', amount: units('100000') });
  story.must('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage: 50 });
  story.open('alice', 'maker', '4.5', '60000');
  return story;
}

/** A fund, and Alice long at 50x against the market maker: 0.1 at 60,000 with 117 behind it. */
function leveraged(fund: string | undefined, funds = '120'): PerpetualStory {
  const story = new PerpetualStory({}, { alice: funds });
  if (fund) story.must('wallet/fund-system-account', { account: insurance, asset: 'USDT', amount: units(fund) });
  story.must('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage: 100 });
  story.open('alice', 'maker', '0.1', '60000');
  return story;
}

const isLiquidating = (story: PerpetualStory, who: keyof typeof people = 'alice') =>
  story.store.core.perpetual.isLiquidating(people[who], LINEAR);

describe('a liquidation', () => {
  test('begins with the first mark at which equity does not exceed maintenance, and not a unit before', () => {
    const story = leveraged('10000');
    // (6,000 − 117)/(0.1 · 0.996) is 59,066.265…
    story.prices('BTC', '59066.26506025');
    expect([isLiquidating(story), steps(story)]).toEqual([false, []]);
    story.restart();
    story.prices('BTC', '59066.26506024');
    expect(steps(story)[0]).toMatchObject({
      ...{ step: 'reduce', quantity: units('0.1'), openValue: units('6000'), wallet: units('117') },
      ...{ markPrice: units('59066.26506024'), tierVersion: 1, bankruptcyPrice: units('58830') },
    });
  });

  test('closes the least part in the book that restores the position, and pays a fee of it to the fund', () => {
    const story = large();
    story.order('carol', 'open-long', '2', '58960', { leverage: 50 });
    // 1,320 are left, and 1,353.2 are required of the third tier: 0.9 at fees of 0.55 % make that 822.56 of 1,028.14.
    story.prices('BTC', '58960');
    expect(steps(story)).toMatchObject([
      {
        ...{ step: 'reduce', state: 'restored', wanted: units('0.9'), closed: units('0.9'), value: units('53064') },
        ...{ equity: units('1320'), maintenance: units('1353.2'), limitPrice: units('58370.4') },
        ...{ fee: units('265.32'), fundBefore: units('100000'), fundAfter: units('100265.32') },
      },
    ]);
    expect([story.held('alice'), story.has('alice')]).toEqual(['3.6 216000', '4772.148/0']);
    expect(flows(story).at(-1)).toMatchObject({ cause: 'liquidation-fee', case: 1, amount: units('265.32') });
    expect([isLiquidating(story), story.store.core.perpetual.cases.size]).toEqual([false, 0]);
    story.restart();
  });

  test('that finds nobody goes on at the next mark; its owner may add margin and close, and no more', () => {
    const story = large();
    story.order('alice', 'open-long', '0.0001', '58000');
    story.prices('BTC', '58960');
    // Orders that open are gone, and nothing could be closed.
    expect(story.store.core.perpetual.ordersOf(people.alice, null)).toEqual([]);
    expect(steps(story)).toMatchObject([{ step: 'reduce', state: 'liquidating', closed: 0n, order: null }]);
    expect(isLiquidating(story)).toBe(true);
    expect(story.order('alice', 'open-long', '0.0001', '58800')).toBe('position-liquidating');
    const { alice } = people;
    expect(story.send('perpetual/set-leverage', { owner: alice, contract: LINEAR, leverage: 25 })).toBe(
      'position-liquidating',
    );
    story.restart();
    expect(isLiquidating(story)).toBe(true);
    expect(story.order('alice', 'close-long', '0.01', '59000')).toMatchObject({ status: 'open' });
    // The same mark works on it once.
    story.store.tick(story.at++);
    expect(steps(story)).toHaveLength(1);
    story.must('perpetual/cancel-all', { owner: alice, symbol: null });
    story.order('carol', 'open-long', '1', '58950', { leverage: 50 });
    story.prices('BTC', '58959');
    expect(steps(story).at(-1)).toMatchObject({ step: 'reduce', state: 'restored' });
    expect(isLiquidating(story)).toBe(false);
  });

  test('is over when its owner brings more', () => {
    const story = large();
    story.prices('BTC', '58960');
    expect(isLiquidating(story)).toBe(true);
    story.fund(people.alice, 'USDT', '500');
    story.must('perpetual/cancel-all', { owner: people.alice, symbol: null });
    expect([isLiquidating(story), story.store.core.perpetual.cases.size]).toEqual([false, 0]);
    story.prices('BTC', '58900');
    expect(steps(story)).toHaveLength(1);
  });

  test('takes no more than a slice of a large position at each mark', () => {
    const story = large();
    story.order('carol', 'open-long', '4', '58900', { leverage: 50 });
    // 1,050 are left and 1,350.5 are required: more than a fifth of it is closed, one mark after the other.
    story.prices('BTC', '58900');
    const first = steps(story);
    expect(first).toMatchObject([{ step: 'reduce', wanted: units('0.9'), closed: units('0.9') }]);
    expect(first[0]!.state).toBe('liquidating');
    story.prices('BTC', '58899');
    expect(steps(story)[1]).toMatchObject({ step: 'reduce', wanted: units('0.72'), case: 1 });
  });

  test('of a cross account closes the largest loss first, and leaves what the account can stand', () => {
    const story = new PerpetualStory({}, { alice: '6150' });
    story.must('perpetual/set-leverage', { owner: people.alice, contract: OTHER, leverage: 50 });
    story.open('alice', 'maker', '1', '3000', { in: OTHER });
    large(story);
    story.order('carol', 'open-long', '2', '58960', { leverage: 50 });
    story.prices('BTC', '58960');
    expect(steps(story)).toMatchObject([
      { contract: LINEAR, state: 'restored', step: 'reduce', othersProfit: 0n, othersMaintenance: units('12') },
    ]);
    expect(story.position('alice', OTHER).quantity).toBe(units('1'));
    story.restart();
  });

  test('follows tiers that begin to apply, with no mark that passes a guard', () => {
    for (const dies of [false, true]) {
      const story = leveraged('10000');
      story.prices('BTC', '59200');
      const rows = [{ floor: 0n, maintenanceRate: units('0.008'), initialRate: units('0.016') }];
      const appliesAt = story.at + 5000;
      story.must('perpetual/set-tiers', { contract: LINEAR, cap: units('1000000'), rows, appliesAt, staff: 7 });
      if (dies) story.restart();
      story.at = appliesAt - 1;
      story.fund(people.bob, 'USDT', '1');
      story.must('perpetual/cancel-all', { owner: people.bob, symbol: null });
      expect([steps(story), story.at]).toEqual([[], appliesAt]);
      // 37 are left, and 47.36 are required now in place of 23.68: whoever sends the first command.
      story.must('perpetual/cancel-all', { owner: people.bob, symbol: null });
      expect(steps(story)).toMatchObject([
        { step: 'reduce', maintenance: units('47.36'), tierVersion: 2, at: appliesAt },
      ]);
    }
  });

  test('cancels orders that open in other contracts of the account, where it has no position', () => {
    const story = large(new PerpetualStory({}, { alice: '6200' }));
    story.order('alice', 'open-long', '0.1', '2900', { in: OTHER });
    expect(story.store.core.perpetual.positions.find(people.alice, OTHER)).toBeUndefined();
    story.order('carol', 'open-long', '2', '58940', { leverage: 50 });
    story.prices('BTC', '58940');
    expect(story.store.core.perpetual.ordersOf(people.alice, null)).toEqual([]);
    expect(steps(story)).toMatchObject([{ step: 'reduce' }]);
  });

  test('of who is worst off comes first', () => {
    const story = new PerpetualStory({}, { alice: '120', bob: '110', carol: '130' });
    story.must('wallet/fund-system-account', { account: insurance, asset: 'USDT', amount: units('100000') });
    for (const who of ['alice', 'bob', 'carol'] as const) {
      story.must('perpetual/set-leverage', { owner: people[who], contract: LINEAR, leverage: 100 });
      story.open(who, 'maker', '0.1', '60000');
    }
    story.prices('BTC', '58800');
    const { alice, bob, carol } = people;
    expect(steps(story).map(({ owner }) => owner)).toEqual([bob, alice, carol]);
  });

  test('of an isolated position touches nothing else of its owner', () => {
    const story = new PerpetualStory({}, { alice: '1000' });
    story.must('wallet/fund-system-account', { account: insurance, asset: 'USDT', amount: units('10000') });
    const { alice } = people;
    story.must('perpetual/set-margin-mode', { owner: alice, contract: LINEAR, mode: 'isolated' });
    story.must('perpetual/set-leverage', { owner: alice, contract: LINEAR, leverage: 100 });
    story.open('alice', 'maker', '0.1', '60000');
    expect(story.held('alice')).toBe('0.1 6000 60');
    story.order('alice', 'open-long', '0.001', '58000');
    story.prices('BTC', '59500');
    expect(isLiquidating(story)).toBe(false);
    expect(story.position('alice').quantity).toBe(0n);
    expect(steps(story)).toMatchObject([{ step: 'takeover', state: 'closed', bankruptcyPrice: units('59400') }]);
    // 1,000 − 3 of fee − 60 of margin.
    expect(story.has('alice')).toBe('937/0');
    expect(story.held('alice')).toBe('0 0 0');
  });

  test('cuts down orders that would close more than is left, the newest first', () => {
    const story = large();
    story.order('alice', 'close-long', '3', '61000');
    story.order('alice', 'close-long', '1', '62000');
    story.order('alice', 'close-long', '0.5', '63000');
    // The last price is the mark's middle one.
    story.open('bob', 'maker', '0.001', '58960');
    story.order('carol', 'open-long', '2', '58960', { leverage: 50 });
    story.prices('BTC', '58960');
    const orders = story.store.core.perpetual.ordersOf(people.alice, null);
    expect(orders.map(({ quantity }) => text(quantity!))).toEqual(['3', '0.6']);
    story.restart();
  });
});

describe('the insurance fund', () => {
  test('takes over what has lost too much at its bankruptcy price, and sells it near the mark', () => {
    const story = leveraged('10000');
    story.prices('BTC', '58900');
    // 117 − 110 is 7, and 15.7 would be two thirds of what is required: 58,830 leaves nothing.
    expect(steps(story)).toMatchObject([{ step: 'takeover', state: 'closed', limitPrice: units('58830'), rest: 0n }]);
    expect(takings(story)).toMatchObject([
      { kind: 'takeover', counterparty: insurance, price: units('58830'), profit: units('-117'), place: null },
    ]);
    expect([story.has('alice'), story.held('alice')]).toEqual(['0/0', '0 0']);
    expect(story.store.core.perpetual.fund.held(LINEAR)).toMatchObject({ quantity: units('0.1') });
    story.restart();
    // Nobody bids within a hundredth of the mark, then somebody does.
    story.order('carol', 'open-long', '0.1', '58300');
    story.store.tick(story.at++);
    expect(story.store.core.perpetual.fund.held(LINEAR)).toBeDefined();
    story.order('carol', 'open-long', '0.1', '58850');
    story.at += 1000;
    story.store.tick(story.at++);
    expect(story.store.core.perpetual.fund.held(LINEAR)).toBeUndefined();
    expect(story.has(insurance)).toBe('10002/0');
    expect(flows(story)).toMatchObject([{ cause: 'house-funds' }, { cause: 'unwinding', amount: units('2') }]);
  });

  test('gets what rounding to ticks leaves', () => {
    const story = leveraged('10000', '120.004');
    story.prices('BTC', '58900');
    // 117.004 behind it: 58,829.96 is rounded up to 58,830, which costs 117.
    expect(steps(story)).toMatchObject([{ step: 'takeover', rest: units('0.004') }]);
    expect([story.has('alice'), story.has(insurance)]).toEqual(['0/0', '10000.004/0']);
  });

  test('keeps seven tenths of what it had within eight hours', () => {
    const story = leveraged('40');
    const { fund } = story.store.core.perpetual;
    expect(fund.peak('USDT', story.at)).toBe(units('40'));
    // 23.56 would be required of it, and it may give 12.
    story.prices('BTC', '58900');
    expect(steps(story)).toMatchObject([{ step: 'adl', state: 'closed' }]);
    expect(fund.held(LINEAR)).toBeUndefined();
  });
});

describe('the most that the insurance fund had', () => {
  test('counts for eight hours, whatever is left of it', () => {
    const story = leveraged('100');
    const { ledger } = story.store.core;
    const leg = (owner: number, amount: string) => ({
      account: ledger.account(owner, 'contract', 'USDT'),
      amount: units(amount),
      cause: 'deposit-reversal' as const,
    });
    ledger.post(1, story.at, [leg(insurance, '-10'), leg(systemAccounts.outside, '10')]);
    story.must('perpetual/cancel-all', { owner: people.bob, symbol: null });
    story.restart();
    const { fund } = story.store.core.perpetual;
    const hours = (n: number) => text(fund.peak('USDT', story.at + n * 3_600_000));
    expect([hours(0), hours(8), hours(9)]).toEqual(['100', '100', '90']);
    // 90 less 23.56 are more than seven tenths of 90, and not of 100.
    story.prices('BTC', '58900');
    expect(steps(story)).toMatchObject([{ step: 'adl', state: 'closed' }]);
  });
});

describe('auto-deleveraging', () => {
  test('closes against the queue at the bankruptcy price, without a fee, and cancels what the target would open', () => {
    const again = new PerpetualStory({}, { alice: '120', bob: '150', carol: '5000' });
    again.must('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage: 100 });
    again.must('perpetual/set-leverage', { owner: people.bob, contract: LINEAR, leverage: 50 });
    again.open('alice', 'carol', '0.06', '60000');
    again.open('alice', 'bob', '0.04', '60000');
    again.order('bob', 'open-short', '0.001', '61000');
    expect(again.order('bob', 'close-short', '0.03', '55000', { force: 'post-only' })).toMatchObject({
      status: 'open',
    });
    const { perpetual } = again.store.core;
    // Nobody has a profit: the larger quantity is first.
    expect(perpetual.adlQueue(LINEAR, false, again.at).map(({ owner }) => owner)).toEqual([people.carol, people.bob]);
    again.prices('BTC', '59900');
    expect(perpetual.adlQueue(LINEAR, false, again.at).map(({ owner }) => owner)).toEqual([people.bob, people.carol]);
    expect(perpetual.adlPlaceOf(people.bob, LINEAR, again.at)).toEqual({ place: 1, of: 2, lamps: 4 });
    expect(perpetual.adlPlaceOf(people.carol, LINEAR, again.at)).toEqual({ place: 2, of: 2, lamps: 1 });
    again.prices('BTC', '58900');
    expect(takings(again)).toMatchObject([
      { kind: 'adl', counterparty: people.bob, quantity: units('0.04'), place: 1, price: units('58830') },
      { kind: 'adl', counterparty: people.carol, quantity: units('0.06'), place: 2, price: units('58830') },
    ]);
    expect([again.held('bob'), again.held('carol'), again.held('alice')]).toEqual(['0 0', '0 0', '0 0']);
    expect(perpetual.ordersOf(people.bob, null)).toEqual([]);
    // 46.8 and 70.2 of profit, no fee but that of a maker who opened.
    expect([again.has('bob'), again.has('carol')]).toEqual(['196.32/0', '5069.48/0']);
    expect(again.has(badDebt)).toBe('0/0');
    expect(again.contract().status).toBe('trading');
    again.restart();
  });

  /**
   * Alice long with 117 behind it, Bob short with 2,000, who loses 2,085 of it with ether while BTC is halted at 57,000: his
   * 300 of profit keep him. At Alice's bankruptcy price he would have 117 of them, and 32 where 44.3 are required.
   */
  function storyWith(carol: string): PerpetualStory {
    const story = new PerpetualStory({}, { alice: '120', bob: '2003' });
    story.must('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage: 100 });
    story.open('alice', 'bob', '0.1', '60000');
    if (carol !== '0') story.open('maker', 'carol', carol, '60000');
    story.open('maker', 'bob', '3', '3000', { in: OTHER });
    story.must('perpetual/set-status', { contract: LINEAR, status: 'halted', staff: 7 });
    story.prices('BTC', '57000');
    story.prices('ETH', '3695');
    expect([steps(story), isLiquidating(story), isLiquidating(story, 'bob')]).toEqual([[], true, false]);
    expect(story.store.core.perpetual.adlPlaceOf(people.bob, LINEAR, story.at)).toMatchObject({ place: 1 });
    story.must('perpetual/set-status', { contract: LINEAR, status: 'trading', staff: 7 });
    story.prices('BTC', '57000');
    return story;
  }

  test('passes over who would be liquidated by it, and takes who comes after them', () => {
    const story = storyWith('0.2');
    expect(takings(story)).toMatchObject([
      { counterparty: people.carol, place: 2, quantity: units('0.1'), price: units('58830'), shortfall: 0n },
    ]);
    expect([story.held('bob'), story.held('carol')]).toEqual(['-0.1 -6000', '-0.1 -6000']);
    expect([story.has(badDebt), story.contract().status]).toEqual(['0/0', 'trading']);
    expect(isLiquidating(story, 'bob')).toBe(false);
    story.restart();
  });

  test('takes them last at their own bankruptcy price; what that costs is bad debt, and the contract only closes then', () => {
    const story = storyWith('0.04');
    const [first, last] = takings(story);
    expect([first, last]).toMatchObject([
      { counterparty: people.carol, place: 2, quantity: units('0.04'), price: units('58830') },
      { counterparty: people.bob, place: 1, quantity: units('0.06'), counterpartyShortfall: 0n },
    ]);
    // Alice had 46.8 and 70.2 for the two parts; what Bob is paid more is owed.
    const cost = ((units('60000') - last!.price) * 6n) / 100n - units('70.2');
    expect([cost > 0n, last!.shortfall, story.has(badDebt)]).toEqual([true, cost, `${text(-cost)}/0`]);
    expect([story.held('alice'), story.held('bob')]).toEqual(['0 0', '-0.04 -2400']);
    expect(isLiquidating(story, 'bob')).toBe(false);
    expect([story.contract().status, story.contract(OTHER).status]).toEqual(['reduce-only', 'trading']);
    story.restart();
  });
});

describe('prices', () => {
  test('that were away are confirmed before anything is opened or liquidated', () => {
    const story = leveraged('10000');
    story.at += 120_000;
    story.prices('BTC', '58000');
    expect(steps(story)).toEqual([]);
    expect(story.order('carol', 'open-long', '0.1', '58000')).toBe('data-syncing');
    story.restart();
    story.prices('BTC', '59900');
    expect(steps(story)).toEqual([]);
    expect(story.order('carol', 'open-long', '0.1', '58000')).toBe('data-syncing');
    story.prices('BTC', '59800');
    expect(story.order('carol', 'open-long', '0.1', '58000')).toMatchObject({ status: 'open' });
    story.prices('BTC', '58900');
    expect(steps(story)).toHaveLength(1);
  });

  test('of every contract of a group must be fresh', () => {
    const story = new PerpetualStory({}, { alice: '130' });
    story.must('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage: 100 });
    story.open('alice', 'maker', '0.01', '3000', { in: OTHER });
    story.open('alice', 'maker', '0.1', '60000');
    story.at += 11_000;
    story.prices('BTC', '58000');
    expect([steps(story), isLiquidating(story)]).toEqual([[], true]);
    story.prices('ETH', '3000');
    expect(steps(story).length).toBeGreaterThan(0);
  });

  test('that nobody says liquidate nobody', () => {
    const story = leveraged('10000');
    const facts = (n: number) =>
      Array.from({ length: n }, (_, source) => ({
        source: `venue-${source}`,
        price: units('50000'),
        weight: 1,
        at: story.at,
      }));
    story.at += 11_000;
    story.must('perpetual/record-prices', { coin: 'BTC', prices: facts(2) });
    expect(steps(story)).toEqual([]);
    story.must('perpetual/set-status', { contract: LINEAR, status: 'halted', staff: 7 });
    story.prices('BTC', '57000');
    expect([steps(story), isLiquidating(story)]).toEqual([[], true]);
    story.must('perpetual/set-status', { contract: LINEAR, status: 'trading', staff: 7 });
    story.prices('BTC', '56999');
    expect(steps(story)).toHaveLength(1);
  });
});

test('inverse positions are liquidated in their coin, from both sides', () => {
  for (const [intent, against, mark] of [
    ['open-long', 'open-short', '59000'],
    ['open-short', 'open-long', '61000'],
  ] as const) {
    const story = new PerpetualStory();
    story.must('wallet/fund-system-account', { account: insurance, asset: 'BTC', amount: units('5') });
    const { alice } = people;
    story.must('perpetual/set-margin-mode', { owner: alice, contract: INVERSE, mode: 'isolated' });
    story.must('perpetual/set-leverage', { owner: alice, contract: INVERSE, leverage: 100 });
    story.order('bob', against, '6000', '60000', { in: INVERSE });
    story.order('alice', intent, '6000', '60000', { in: INVERSE });
    story.prices('BTC', mark);
    expect(steps(story)).toMatchObject([{ step: 'takeover', state: 'closed', mode: 'isolated' }]);
    expect(story.position('alice', INVERSE).quantity).toBe(0n);
    story.restart();
  }
});
