import { MAX, text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import {
  type FundFlow,
  fundFlowsTable,
  type Order,
  type SettingChange,
  settingChangesTable,
  systemAccounts,
} from '../src/index.ts';
import { DatedStory, deliveryOf, plain, WEEK, WINDOW } from './perpetual-dated-story.ts';
import { INVERSE, LINEAR, logged, OTHER, PerpetualStory, people } from './perpetual-story.ts';

const DAY = 86_400_000;

describe('a settlement', () => {
  test('is at the mean of the samples: profits, fees, orders and triggers of all end', () => {
    const story = new DatedStory();
    const { symbol } = story;
    story.open('alice', 'bob', '0.1', '60000', { in: symbol });
    story.order('carol', 'open-long', '0.1', '59000', { in: symbol });
    expect(story.owns('carol')).toMatch(/\/5/);
    // Half of the seconds at 60,000 and half at 60,600: the mean is 60,300.
    story.sampled((n) => (n < 10 ? '60000' : '60600'));
    expect(story.now()).toMatchObject({ life: 'averaging', samples: 20 });
    story.end();
    expect(plain(story.now().price)).toBe('60300');
    expect(story.now()).toMatchObject({ life: 'settled', holders: 2, paid: 2, paidQuantity: 0n, staff: 0 });
    // 30 of profit, 3.015 of fee; and 3 of fee for opening as a taker, 1.2 as a maker.
    expect(
      story.deliveries().map(({ owner, profit, fee, shortfall }) => [owner, text(profit), text(fee), shortfall]),
    ).toEqual([
      [people.alice, '30', '3.015', 0n],
      [people.bob, '-30', '3.015', 0n],
    ]);
    expect(story.owns('carol')).toBe('10000/0');
    expect(story.held('alice', symbol)).toBe('0 0');
    expect(story.contract(symbol)).toMatchObject({ openInterest: 0n, clearing: 0n });
    expect(story.owns(systemAccounts.clearing)).toBe('0/0');
    // What is without an end was not touched by it.
    expect(story.has('alice')).toBe('10000/0');
    story.restart();
  });

  test('rounds an inverse profit down for each, and gives the insurance fund what is left', () => {
    const story = new DatedStory({}, {}, INVERSE);
    const { symbol } = story;
    story.open('alice', 'bob', '1000', '60000', { in: symbol });
    story.sampled(() => '61000');
    story.end();
    // An open value of 0.01666666 less 1,000 / 61,000, which has no end.
    expect(story.deliveries().map(({ profit }) => text(profit))).toEqual(['0.00027321', '-0.00027322']);
    expect(story.now().life).toBe('settled');
    expect(story.owns(systemAccounts.clearing, 'BTC')).toBe('0/0');
    const flows = logged<FundFlow>(story, fundFlowsTable).filter(({ cause }) => cause === 'delivery');
    expect(flows.map(({ asset, amount }) => [asset, amount])).toEqual([['delivery:BTC', 1n]]);
    expect(story.owns(systemAccounts.insurance, 'BTC')).toBe('0.00000001/0');
    story.restart();
  });

  test('gives an isolated margin back, and takes a loss from it alone', () => {
    const story = new DatedStory();
    const { symbol } = story;
    story.must('perpetual/set-margin-mode', { owner: people.alice, contract: symbol, mode: 'isolated' });
    story.open('alice', 'maker', '0.1', '60000', { in: symbol, leverage: 10 });
    expect(story.held('alice', symbol)).toBe('0.1 6000 600');
    story.sampled(() => '58000');
    story.end();
    // 10,000, less 3 for opening, 200 of loss and 2.9 of fee.
    expect(story.owns('alice')).toBe('9794.1/0');
    expect(story.held('alice', symbol)).toBe('0 0 0');
  });

  test('charges no more than is left, and pays what nobody can from the fund', () => {
    const story = new DatedStory({ alice: '130' });
    const { symbol } = story;
    story.must('perpetual/set-leverage', { owner: people.alice, contract: symbol, leverage: 50 });
    story.must('perpetual/fund-insurance', { asset: 'USDT', amount: units('50') });
    story.open('alice', 'maker', '0.1', '60000', { in: symbol, leverage: 50 });
    // Halted: nobody is liquidated, and the mean is beyond what Alice has.
    story.must('perpetual/set-status', { contract: symbol, status: 'halted', staff: 1 });
    story.sampled(() => '58700');
    story.end();
    const [alice] = story.deliveries().filter(({ owner }) => owner === people.alice);
    expect([text(alice!.profit), text(alice!.fee), text(alice!.shortfall)]).toEqual(['-130', '0', '3']);
    expect([story.owns('alice'), story.owns(systemAccounts.insurance)]).toEqual(['0/0', '47/0']);
    // One that was halted has no successor.
    expect(story.store.core.perpetual.contracts.dated.size).toBe(1);
  });

  test('is asked for the insurance fund once: asking again changes nothing', () => {
    const story = new DatedStory();
    expect(story.must('perpetual/fund-insurance', { asset: 'USDT', amount: units('50') })).toEqual({
      added: units('50'),
    });
    expect(story.must('perpetual/fund-insurance', { asset: 'USDT', amount: units('40') })).toEqual({ added: 0n });
    const most = { asset: 'USDT', amount: MAX };
    expect(story.send('perpetual/fund-insurance', most)).toBe('coin-full');
  });
});

describe('the mark', () => {
  test('glides into the mean, and follows the index before the window alone', () => {
    const story = new DatedStory();
    const markOf = () => plain(story.store.core.perpetual.marks.of(story.symbol)!);
    story.at = story.dated.settlesAt - WINDOW - 2000;
    story.prices('BTC', '60000');
    expect(markOf()).toBe('60000');
    story.second(0, '60600');
    // One sample and nineteen seconds at the index of now.
    expect(markOf()).toBe('60600');
    story.second(1, '60000');
    expect(markOf()).toBe('60030');
    for (let n = 2; n < 20; n++) story.second(n, '60000');
    expect(markOf()).toBe('60030');
    story.end();
    expect(plain(story.now().price)).toBe('60030');
    expect(markOf()).toBe('60030');
  });

  test('liquidates by it in the window, and by nothing after the end', () => {
    const story = new DatedStory({ alice: '130' });
    const { symbol } = story;
    story.must('perpetual/fund-insurance', { asset: 'USDT', amount: units('100000') });
    story.open('alice', 'maker', '0.1', '60000', { in: symbol, leverage: 50 });
    story.order('maker', 'close-short', '0.1', '58900', { in: symbol });
    for (let n = 0; n < 10; n++) story.second(n, '60000');
    // The index has lost two percent and the mark not half of that.
    story.second(10, '59500');
    expect(story.position('alice', symbol).quantity).toBe(units('0.1'));
    for (let n = 11; n < 16; n++) story.second(n, '56000');
    expect(story.position('alice', symbol).quantity).toBe(0n);
  });
});

describe('samples that are missing', () => {
  test('are left out of the mean where nine seconds of ten are there', () => {
    const story = new DatedStory();
    story.sampled(() => '60000', 17);
    story.second(18, '61000');
    story.end();
    expect(story.now()).toMatchObject({ life: 'settled', samples: 18 });
    // 17 × 60,000 and 61,000, by 18, to the tick.
    expect(plain(story.now().price)).toBe('60055.6');
  });

  test('of a second that has one already count once', () => {
    const story = new DatedStory();
    story.second(0, '60000');
    story.at = story.dated.settlesAt - WINDOW - 600;
    story.prices('BTC', '61000');
    expect(story.now()).toMatchObject({ samples: 1, sampleSum: units('60000') });
  });

  test('that are too many put it off: nothing trades, and the next window is tried', () => {
    const story = new DatedStory();
    const { symbol, dated } = story;
    story.open('alice', 'bob', '0.1', '60000', { in: symbol });
    story.order('carol', 'open-long', '0.1', '59000', { in: symbol });
    story.sampled(() => '60000', 17);
    story.end();
    expect(story.now()).toMatchObject({
      life: 'postponed',
      samples: 0,
      settlesAt: dated.expiresAt + WINDOW,
      price: null,
    });
    expect(story.owns('carol')).toBe('10000/0');
    expect(story.order('carol', 'open-long', '0.1', '59000', { in: symbol })).toBe('not-in-trading-period');
    expect(story.order('alice', 'close-long', '0.1', '59000', { in: symbol })).toBe('not-in-trading-period');
    expect(story.send('perpetual/set-status', { contract: symbol, status: 'halted', staff: 1 })).toBe(
      'not-in-trading-period',
    );
    expect(story.send('perpetual/close-all', { owner: people.alice, contract: null })).toMatchObject({
      positions: [{ isHalted: true, left: units('0.1') }],
    });
    expect(story.send('perpetual/settle-at-index', { contract: symbol, staff: 1 })).toBe('settlement-not-overdue');
    const mark = story.store.core.perpetual.marks.of(symbol);
    for (let n = 0; n < 20; n++) {
      story.at = dated.expiresAt + (n - 1) * 1000;
      story.prices('BTC', '60500');
    }
    expect(story.store.core.perpetual.marks.of(symbol)).toBe(mark);
    story.restart();
    story.until(dated.expiresAt + WINDOW);
    expect(story.now()).toMatchObject({ life: 'settled', price: units('60500') });
  });

  test('for too long leave it to two of staff, who settle it at the last index', () => {
    const story = new DatedStory();
    const { symbol, dated } = story;
    story.open('alice', 'bob', '0.1', '60000', { in: symbol });
    story.second(3, '60100.04');
    story.until(dated.expiresAt + 48 * WINDOW - 1);
    expect(story.now().life).toBe('postponed');
    story.until(dated.expiresAt + 48 * WINDOW);
    expect(story.now()).toMatchObject({ life: 'overdue', price: null });
    expect(story.send('perpetual/settle-at-index', { contract: 'NONE', staff: 7 })).toBe('symbol-unknown');
    expect(story.send('perpetual/settle-at-index', { contract: LINEAR, staff: 7 })).toBe('settlement-not-overdue');
    story.must('perpetual/settle-at-index', { contract: symbol, staff: 7 });
    // To the tick of a tenth.
    expect(story.now()).toMatchObject({ life: 'settled', price: units('60100'), staff: 7 });
    expect(story.send('perpetual/settle-at-index', { contract: symbol, staff: 7 })).toBe('settlement-not-overdue');
  });

  test('are settled by staff at the newest of them, whenever that is decided', () => {
    const story = new DatedStory();
    const { symbol, dated } = story;
    story.open('alice', 'bob', '0.1', '60000', { in: symbol });
    story.second(3, '60100.04');
    const inWindow = (window: number, second: number) => dated.expiresAt + (window - 1) * WINDOW + second * 1000;
    const said = (window: number, second: number, ...prices: readonly string[]) => {
      story.until(inWindow(window, second) - 1);
      story.at = inWindow(window, second) - 1000;
      story.prices('BTC', ...prices);
    };
    said(5, 2, '60321.06');
    said(5, 4, '60400');
    // Two sources are no index.
    said(9, 1, '70000', '70000');
    story.until(dated.expiresAt + 48 * WINDOW);
    expect(story.now()).toMatchObject({ life: 'overdue', samples: 0, price: null });
    // Days later sources say something else.
    story.at = dated.expiresAt + 1000 * WINDOW;
    story.prices('BTC', '50000');
    story.restart();
    story.must('perpetual/settle-at-index', { contract: symbol, staff: 7 });
    expect(story.now()).toMatchObject({ life: 'settled', price: units('60400') });
    const { price, indexPrice } = story.store.core.perpetual.marks.marks.get(symbol)!;
    expect([price, indexPrice]).toEqual([units('60400'), units('60400')]);
  });
});

describe('holders', () => {
  test('are told a day and an hour before, once, and each part of its life is written down', () => {
    const story = new PerpetualStory();
    const listed = story.must('perpetual/list-delivery', deliveryOf(LINEAR, 'weekly', { weekMs: 0 })) as {
      contract: string;
      expiresAt: number;
    };
    // The first of January 2026 is a Thursday: the first Friday is nearer than a day... and no end of a quarter.
    expect([listed.contract, listed.expiresAt]).toEqual(
      ['BTCUSDT-0109', Date.UTC(2026, 0, 9, 8)].map((one, n) => (n === 0 ? 'BTCUSDT-0102' : Number(one) - 7 * DAY)),
    );
    const lives = () =>
      logged<SettingChange>(story, settingChangesTable).filter(
        ({ contract, kind }) => contract === listed.contract && kind === 'life',
      );
    for (const before of [DAY, 3_600_000, WINDOW]) {
      story.store.tick(listed.expiresAt - before - 1);
      const then = lives().length;
      story.store.tick(listed.expiresAt - before);
      story.restart();
      story.store.tick(listed.expiresAt - before + 1);
      expect(lives().length).toBe(then + 1);
    }
    expect(lives().map(({ after }) => after)).toEqual(['expiring-day', 'expiring-hour', 'averaging']);
  });

  test('are settled a slice at a time, and a core that starts again in the middle goes on', () => {
    const story = new DatedStory({}, { deliverySlice: 1 });
    const { symbol, store, dated } = story;
    story.open('alice', 'maker', '0.1', '60000', { in: symbol });
    story.open('carol', 'maker', '0.2', '60000', { in: symbol });
    story.open('bob', 'maker', '0.3', '60000', { in: symbol });
    story.sampled(() => '60200');
    story.at = dated.expiresAt;
    store.submit({ name: 'perpetual/cancel-all', input: { owner: 1, symbol: null }, at: story.at }, () => {});
    store.land('none');
    store.project(store.batches.length - 1);
    store.crash();
    expect(story.now()).toMatchObject({ life: 'settling', holders: 4, paid: 1 });
    expect([store.core.perpetual.delivery.isPaying, store.core.engine.broken()]).toEqual([true, []]);
    // Bob takes out what he has without the profit of 60: he is settled first.
    const out = { owner: people.bob, asset: 'USDT', fromBook: 'delivery', toBook: 'spot', amount: units('9900') };
    story.must('wallet/transfer-coins', { ...out, requestId: 'out' });
    expect(story.deliveries().find(({ owner }) => owner === people.bob)).toMatchObject({ profit: units('60') });
    story.until(dated.expiresAt + 1000);
    expect(story.now()).toMatchObject({ life: 'settled', holders: 4, paid: 4 });
    expect(story.deliveries().length).toBe(4);
    story.restart();
  });

  test('with orders or other positions are settled at once', () => {
    const story = new DatedStory({}, { deliverySlice: 1 });
    const { symbol, store, dated } = story;
    story.open('alice', 'maker', '0.1', '60000', { in: symbol });
    story.open('bob', 'maker', '0.1', '60000', { in: symbol });
    story.open('carol', 'maker', '0.1', '60000', { in: symbol });
    story.order('carol', 'open-long', '0.1', '50000', { in: OTHER });
    story.open('bob', 'maker', '0.1', '3000', { in: OTHER });
    story.sampled();
    store.submit({ name: 'perpetual/cancel-all', input: { owner: 1, symbol: null }, at: dated.expiresAt }, () => {});
    store.land('none');
    const settled = story.deliveries().map(({ owner }) => owner);
    expect(settled.slice(0, 2)).toEqual([people.maker, people.bob]);
    story.until(dated.expiresAt + 1000);
    expect(story.now().life).toBe('settled');
  });
});

describe('a list', () => {
  const listed = (story: PerpetualStory) =>
    [...story.store.core.perpetual.contracts.dated.values()].map(
      ({ contract, term, life }) => `${contract} ${term} ${life}`,
    );

  test('goes on: a bi-weekly becomes the weekly, and new ones come behind', () => {
    const story = new DatedStory();
    story.must('perpetual/list-delivery', deliveryOf(LINEAR, 'bi-weekly'));
    story.must('perpetual/set-caps', {
      ...{ contract: story.symbol, shareFloor: units('1000'), shareMax: units('0.2') },
      ...{ newAccountLeverage: 20, newAccountMs: 1000, staff: 0 },
    });
    // Listing again gives what is there.
    expect(story.must('perpetual/list-delivery', deliveryOf(LINEAR, 'weekly'))).toMatchObject({
      contract: story.symbol,
    });
    const [first, second] = [...story.store.core.perpetual.contracts.dated.values()].map(({ contract }) => contract);
    story.sampled();
    story.end();
    const third = [...story.store.core.perpetual.contracts.dated.values()][2]!.contract;
    expect(listed(story)).toEqual([
      `${first} weekly settled`,
      `${second} weekly trading`,
      `${third} bi-weekly trading`,
    ]);
    const expiries = [first!, second!, third].map((symbol) => story.now(symbol).expiresAt);
    expect([expiries[1]! - expiries[0]!, expiries[2]! - expiries[1]!]).toEqual([WEEK, WEEK]);
    expect(story.store.core.perpetual.contracts.of(third).referencePrice).toBe(units('60000'));
    expect(story.order('alice', 'open-long', '0.1', '60000', { in: third })).toBe('market-data-abnormal');
    story.restart();
  });

  test.each([
    ['a window as long as half of a week', { windowMs: WEEK / 2 }],
    ['no window', { windowMs: 0 }],
    ['half a second', { windowMs: 1500 }],
    ['a fee over a hundredth', { deliveryFeeRate: units('0.011') }],
    ['a fee below nothing', { deliveryFeeRate: -1n }],
    ['a week of half a minute', { weekMs: 90_000 }],
  ])('refuses %s', (_, terms) => {
    const story = new PerpetualStory();
    expect(story.send('perpetual/list-delivery', deliveryOf(LINEAR, 'weekly', terms))).toBe(
      'delivery-terms-impossible',
    );
  });

  test('refuses tiers that are none', () => {
    const story = new PerpetualStory();
    expect(story.send('perpetual/list-delivery', { ...deliveryOf(LINEAR, 'weekly'), rows: [] })).toBe(
      'delivery-terms-impossible',
    );
  });
});

test('money of one book never stands behind the other', () => {
  const story = new DatedStory({ alice: '10' });
  expect(story.order('alice', 'open-long', '0.1', '60000', { in: story.symbol })).toBe('balance-too-small');
  const placed = story.order('alice', 'open-long', '0.1', '60000') as Order;
  expect(placed.status).toBe('open');
});
