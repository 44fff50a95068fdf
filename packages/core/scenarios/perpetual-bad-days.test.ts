import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import type { Order, TriggerRow } from '../src/index.ts';
import { LINEAR, PerpetualStory, type Person, people } from './perpetual-story.ts';
import { edit, mark, moved, opened, rows, set, shown } from './perpetual-trigger-story.ts';

const { alice } = people;

/** Sends commands together; what came of each, or why it was refused. */
function together({ store, at }: PerpetualStory, all: readonly (readonly [string, object])[]): unknown[] {
  const outcomes: unknown[] = [];
  store.submitAll(
    all.map(([name, input]) => ({
      sent: { name, input, at },
      answer: ({ outcome }) => outcomes.push(outcome.ok ? outcome.value : outcome.refusal.reason.split('/')[1]),
    })),
  );
  store.commit();
  expect(store.core.engine.broken()).toEqual([]);
  return outcomes;
}

/** Prices as they are said at a moment. */
const said = (price: string, at: number) => ({
  coin: 'BTC',
  prices: Array.from({ length: 5 }, (_, n) => ({ source: `venue-${n}`, price: units(price), weight: 1, at })),
});

describe('leverage and mode', () => {
  const waiting = { type: 'stop-market', stopPrice: units('60500') } as const;

  test('stay as they are while an order rests that opens, or a stop order waits', () => {
    const story = new PerpetualStory();
    const flips = () => [
      story.send('perpetual/set-leverage', { owner: alice, contract: LINEAR, leverage: 20 }),
      story.send('perpetual/set-margin-mode', { owner: alice, contract: LINEAR, mode: 'isolated' }),
    ];
    const resting = story.order('alice', 'open-long', '0.1', '59000') as Order;
    expect(flips()).toEqual(['leverage-orders-open', 'mode-not-switchable']);
    story.must('perpetual/cancel-order', { owner: alice, order: resting.id });
    story.must('perpetual/place-order', { ...story.request('alice', 'open-long', '0.1', null), ...waiting });
    expect(flips()).toEqual(['leverage-orders-open', 'mode-not-switchable']);
    story.restart();
    expect(flips()).toEqual(['leverage-orders-open', 'mode-not-switchable']);
    story.must('perpetual/cancel-all', { owner: alice, symbol: null });
    expect(flips()).toMatchObject([{ leverage: 20 }, { mode: 'isolated' }]);
  });

  test('a mode stays beside an order that closes, and a leverage does not', () => {
    const story = new PerpetualStory({}, { bob: '1000000' });
    story.open('alice', 'maker', '0.1', '60000');
    story.order('alice', 'close-long', '0.1', '61000');
    expect(story.send('perpetual/set-margin-mode', { owner: alice, contract: LINEAR, mode: 'isolated' })).toBe(
      'mode-not-switchable',
    );
    expect(story.must('perpetual/set-leverage', { owner: alice, contract: LINEAR, leverage: 20 })).toMatchObject({
      leverage: 20,
    });
    story.restart();
  });

  test('a leverage that changes leaves triggers, and what they close is the same', () => {
    const story = opened({ bob: '1000000' });
    set(story, 'alice', 'stop-loss', { trigger: '59500' });
    story.must('perpetual/set-leverage', { owner: alice, contract: LINEAR, leverage: 50 });
    moved(story, '59500');
    expect([shown(story), story.held('alice')]).toEqual([['stop-loss done 0.1'], '0 0']);
  });
});

describe('two tabs', () => {
  test('that close everything at once close it once', () => {
    const story = opened({ bob: '1000000' });
    story.order('alice', 'open-long', '0.01', '59000');
    story.order('bob', 'open-long', '1', '59990');
    const all = ['perpetual/close-all', { owner: alice, contract: null }] as const;
    const [first, second] = together(story, [all, all]) as { cancelled: number[]; positions: object[] }[];
    expect([first!.cancelled.length, first!.positions.length]).toEqual([1, 1]);
    expect(second).toEqual({ cancelled: [], positions: [] });
    expect([story.held('alice'), story.held('bob')]).toEqual(['0 0', '0.1 5999']);
    story.restart();
  });

  test('that close by orders of the whole position close it once', () => {
    const story = opened({ bob: '1000000' });
    story.order('bob', 'open-long', '1', '59990');
    const close = ['perpetual/place-order', story.request('alice', 'close-long', '0.1', null)] as const;
    const outcomes = together(story, [close, close]);
    expect(outcomes).toEqual([expect.objectContaining({ status: 'filled' }), 'nothing-to-close']);
    expect(story.held('bob')).toBe('0.1 5999');
  });

  test('of which one cancels what the other says anew leave no trigger behind', () => {
    const story = opened();
    const { id: trigger } = set(story, 'alice', 'stop-loss', { trigger: '59000' }) as TriggerRow;
    const terms = { triggerPrice: units('59500'), price: null, quantity: null, activation: null, callback: null };
    const outcomes = together(story, [
      ['perpetual/cancel-trigger', { owner: alice, trigger }],
      ['perpetual/edit-trigger', { owner: alice, trigger, ...terms }],
      ['perpetual/cancel-trigger', { owner: alice, trigger }],
    ]);
    expect(outcomes.slice(1)).toEqual(['trigger-not-found', 'trigger-not-found']);
    moved(story, '59400');
    expect([shown(story), story.held('alice')]).toEqual([['stop-loss owner 0'], '0.1 6000']);
  });
});

/** Alice long at 100x; the mark has begun to liquidate her, and nobody buys. */
function liquidating(): PerpetualStory {
  const story = new PerpetualStory({}, { alice: '120' });
  story.must('wallet/fund-system-account', { account: 7, asset: 'USDT', amount: units('10000') });
  story.must('perpetual/set-margin-mode', { owner: alice, contract: LINEAR, mode: 'isolated' });
  story.must('perpetual/set-leverage', { owner: alice, contract: LINEAR, leverage: 100 });
  story.open('alice', 'maker', '0.1', '60000');
  story.must('perpetual/add-margin', { owner: alice, contract: LINEAR, amount: units('50') });
  set(story, 'alice', 'stop-profit', { trigger: '61000' });
  story.must('perpetual/cancel-all', { owner: people.maker, symbol: null });
  story.prices('BTC', '59130');
  expect(story.store.core.perpetual.isLiquidating(alice, LINEAR)).toBe(true);
  return story;
}

describe('a position that is being liquidated', () => {
  test('takes margin, closing and cancelling, and nothing that costs it margin', () => {
    const story = liquidating();
    const said = { owner: alice, contract: LINEAR };
    expect(story.send('perpetual/remove-margin', { ...said, amount: units('1') })).toBe('position-liquidating');
    expect(story.send('perpetual/set-leverage', { ...said, leverage: 50 })).toBe('position-liquidating');
    expect(story.send('perpetual/set-margin-mode', { ...said, mode: 'cross' })).toBe('mode-not-switchable');
    expect(story.order('alice', 'open-long', '0.01', '59000')).toBe('position-liquidating');
    const [row] = rows(story);
    expect(edit(story, 'alice', row!.id, { trigger: '60500' })).toMatchObject({ triggerPrice: units('60500') });
    expect(story.send('perpetual/cancel-trigger', { owner: alice, trigger: row!.id })).toMatchObject({
      ended: 'owner',
    });
    expect(story.send('perpetual/add-margin', { ...said, amount: units('5') })).toMatchObject({ contract: LINEAR });
    story.restart();
  });

  test('is sold by its stop-loss no more than there is, after the liquidation has had its turn', () => {
    const story = new PerpetualStory({}, { alice: '120', bob: '1000000' });
    story.must('perpetual/set-leverage', { owner: alice, contract: LINEAR, leverage: 100 });
    story.open('alice', 'maker', '0.1', '60000');
    set(story, 'alice', 'stop-loss', { trigger: '59300' });
    story.must('perpetual/cancel-all', { owner: people.maker, symbol: null });
    story.order('bob', 'open-long', '1', '59050');
    // One mark passes the stop-loss and the liquidation price.
    story.prices('BTC', '59060');
    expect([story.held('alice'), story.held('bob')]).toEqual(['0 0', expect.stringMatching(/^0\.1 /)]);
    expect(story.store.core.ledger.balance(alice, 'contract', 'USDT').available).toBeGreaterThanOrEqual(0n);
    story.restart();
  });
});

describe('prices that are away', () => {
  test('fire nothing while they are old or unconfirmed, and what is still reached when two marks agree', () => {
    const story = opened({ bob: '1000000' });
    set(story, 'alice', 'stop-loss', { trigger: '59500' });
    story.order('bob', 'open-long', '1', '59390');
    story.at += 61_000;
    story.prices('BTC', '59400');
    expect(shown(story)).toEqual(['stop-loss armed 0']);
    story.prices('BTC', '59400');
    expect([shown(story), story.held('alice')]).toEqual([['stop-loss done 0.1'], '0 0']);
    story.restart();
  });

  test('a core that dies at a mark and is back when that is too old follows the next one', () => {
    const story = opened({ bob: '1000000' });
    set(story, 'alice', 'stop-loss', { trigger: '59500' });
    story.order('bob', 'open-long', '1', '59390');
    const { store } = story;
    story.at += 1_000;
    store.submit({ name: 'perpetual/record-prices', input: said('59400', story.at), at: story.at }, () => {});
    // The batch of the mark never arrived, with all that it had fired.
    expect(store.flying).toBe(1);
    store.crash();
    expect([store.core.engine.broken(), shown(story)]).toEqual([[], ['stop-loss armed 0']]);
    story.at += 20_000;
    for (const _ of [1, 2]) story.prices('BTC', '60000');
    expect([shown(story), story.held('alice')]).toEqual([['stop-loss armed 0'], '0.1 6000']);
  });

  test('one source of five that fails, or lies, fires nothing', () => {
    const story = opened({ bob: '1000000' });
    set(story, 'alice', 'stop-loss', { trigger: '59500' });
    for (const _ of [1, 2, 3]) story.prices('BTC', '60000', '60000', '60000', '60000', '1');
    for (const _ of [1, 2, 3]) story.prices('BTC', '60000', '60000', '60000', '60000');
    expect(shown(story)).toEqual(['stop-loss armed 0']);
    // The lie moved the mark by its fifth of 2 %. Two that are left agree, and are too few for an index.
    story.at += 10_000;
    for (const _ of [1, 2]) story.prices('BTC', '59400', '59400');
    expect([shown(story), mark(story)]).toEqual([['stop-loss armed 0'], '59760']);
  });
});

/** Many who are long or short, each with a stop-loss, and a thin book on both sides. */
function thin(): PerpetualStory {
  const story = new PerpetualStory({}, { alice: '10000', bob: '10000', carol: '10000' });
  story.open('alice', 'bob', '0.1', '60000');
  story.open('carol', 'bob', '0.05', '60000');
  set(story, 'alice', 'stop-loss', { trigger: '59000' });
  set(story, 'bob', 'stop-loss', { trigger: '61000' });
  set(story, 'carol', 'trailing', { callback: '0.01' });
  story.must('perpetual/cancel-all', { owner: people.maker, symbol: null });
  return story;
}

const sum = (story: PerpetualStory) => {
  let all = 0n;
  for (const row of story.store.core.perpetual.positions.values()) if (row.contract === LINEAR) all += row.quantity;
  return text(all);
};

describe('a bad minute', () => {
  test('a fall by two fifths and back within sixty seconds closes each position once, and none by the way back', () => {
    const story = thin();
    const path = ['55200', '50800', '46700', '43000', '39500', '36000', '39500', '43000', '46700', '50800', '55200'];
    for (const price of [...path, '60000', '60000']) {
      // Somebody buys 0.012 a step: most of what fires finds nobody at first.
      story.must('perpetual/cancel-all', { owner: people.maker, symbol: null });
      story.order('maker', 'open-long', '0.012', String(Number(price) - 20));
      story.prices('BTC', price);
      story.store.tick(story.at);
      expect(sum(story)).toBe('0');
    }
    // Eleven steps are 0.132: the trailing stop came first, and what is left of the other waits for a mark like those.
    expect(shown(story)).toEqual(['stop-loss retrying 0.082', 'stop-loss armed 0', 'trailing done 0.05']);
    expect([text(story.position('alice').quantity), story.held('carol')]).toEqual(['0.018', '0 0']);
    for (const who of ['alice', 'bob', 'carol'] as const) {
      const { available, frozen } = story.store.core.ledger.balance(people[who], 'contract', 'USDT');
      expect([available >= 0n, frozen >= 0n]).toEqual([true, true]);
    }
    story.restart();
  });

  test('with nobody on either side everything waits, and a start forgets none of it', () => {
    const story = thin();
    for (const price of ['58900', '61100']) for (const _ of [1, 2]) story.prices('BTC', price);
    expect(shown(story)).toEqual(['stop-loss retrying 0', 'stop-loss retrying 0', 'trailing retrying 0']);
    story.restart();
    // Who buys further from the mark than the market band is not met.
    story.order('maker', 'open-long', '1', '55900');
    for (const _ of [1, 2]) story.prices('BTC', '58900');
    expect(shown(story)).toEqual(['stop-loss retrying 0', 'stop-loss retrying 0', 'trailing retrying 0']);
    story.order('maker', 'open-long', '1', '58850');
    story.prices('BTC', '58900');
    expect(shown(story)).toEqual(['stop-loss done 0.1', 'stop-loss retrying 0', 'trailing done 0.05']);
    expect(sum(story)).toBe('0');
  });
});

test('what fires many triggers is whole or not there: a core that dies with its batch on the way does it again', () => {
  const crowded = () => {
    const story = new PerpetualStory({}, { bob: '1000000' });
    for (const who of ['alice', 'bob', 'carol'] as const satisfies readonly Person[]) {
      story.open(who, 'maker', '0.1', '60000');
      for (let n = 0; n < 20; n++) set(story, who, 'stop-loss', { trigger: `${59_980 - n}`, quantity: '0.004' });
    }
    story.order('maker', 'close-short', '0.2', '59800');
    story.at += 1_000;
    return story;
  };
  const record = ({ store, at }: PerpetualStory) =>
    store.submit({ name: 'perpetual/record-prices', input: said('59900', at), at }, () => {});
  const whole = crowded();
  record(whole);
  whole.store.commit();
  whole.store.tick(whole.at);

  for (const durable of [0, 1, 2]) {
    const broken = crowded();
    record(broken);
    // The batch of the mark, and the one behind it with what was left.
    expect(broken.store.flying).toBe(2);
    broken.store.crash(durable);
    expect(broken.store.core.engine.broken()).toEqual([]);
    // What never arrived is sent again; what had arrived is gone on with.
    if (durable === 0) {
      expect(rows(broken).every(({ status }) => status === 'armed')).toBe(true);
      record(broken);
      broken.store.commit();
    }
    broken.store.tick(broken.at);
    expect(shown(broken)).toEqual(shown(whole));
    expect(broken.store.core.engine.digest()).toBe(whole.store.core.engine.digest());
  }
});
