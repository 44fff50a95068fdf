import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import type { Order, TriggerRow } from '../src/index.ts';
import { LINEAR, OTHER, PerpetualStory, people } from './perpetual-story.ts';
import { edit, moved, opened, order, rows, set, shown } from './perpetual-trigger-story.ts';

test('the price of a trailing stop is a whole tick, away from the mark', () => {
  const long = opened();
  // 60,000 × 0.9989999 is 59,939.994; × 1.0010001 it is 60,060.006.
  expect(set(long, 'alice', 'trailing', { callback: '0.0010001' })).toMatchObject({ triggerPrice: units('59939.9') });
  const short = new PerpetualStory();
  short.open('maker', 'alice', '0.1', '60000');
  expect(set(short, 'alice', 'trailing', { callback: '0.0010001' })).toMatchObject({ triggerPrice: units('60060.1') });
});

test('a mark between two ticks counts as the one below', () => {
  const story = opened();
  set(story, 'alice', 'stop-loss', { trigger: '59500' });
  set(story, 'alice', 'trailing', { callback: '0.1', activation: '60100.1' });
  for (const _ of [1, 2]) story.prices('BTC', '60100.19999999');
  expect(rows(story)[1]).toMatchObject({ status: 'active', best: units('60100.1') });
  for (const _ of [1, 2]) story.prices('BTC', '59500.1');
  expect(rows(story)[0]!.status).toBe('armed');
  for (const _ of [1, 2]) story.prices('BTC', '59500.09999999');
  expect(rows(story)[0]).toMatchObject({ status: 'retrying', firedMark: units('59500') });
});

test('a trailing stop follows by a single tick, and no more once it has fired', () => {
  const story = opened({ bob: '1000000' });
  set(story, 'alice', 'trailing', { callback: '0.01' });
  for (const _ of [1, 2]) story.prices('BTC', '60000.1');
  expect(rows(story)[0]).toMatchObject({ best: units('60000.1'), triggerPrice: units('59400') });
  moved(story, '59400', '0');
  moved(story, '61000', '0');
  expect(rows(story)[0]).toMatchObject({ status: 'retrying', best: units('60000.1'), triggerPrice: units('59400') });
  moved(story, '59400');
  expect(shown(story)).toEqual(['trailing done 0.1']);
});

test('a stop-loss of a short is refused at its liquidation price or within a 500th of it', () => {
  const story = new PerpetualStory({}, { alice: '700' });
  story.open('maker', 'alice', '0.1', '60000');
  // 1.2 of 700 was a maker's fee: 6698.8 / 0.1004 is 66,721.11…; a 500th below it is 66,587.67.
  const stop = (trigger: string) => set(story, 'alice', 'stop-loss', { trigger });
  for (const price of ['70000', '66721.2', '66587.7']) expect(stop(price)).toBe('stop-loss-beyond-liquidation');
  expect(stop('66587.6')).toMatchObject({ status: 'armed' });
});

test('of those that a mark fell to the nearest fires first, of one price the oldest', () => {
  const story = opened({ bob: '1000000' });
  for (const trigger of ['59400', '59500', '59500']) {
    set(story, 'alice', 'stop-loss', { trigger, quantity: '0.03' });
  }
  moved(story, '59300', '0.05', 5);
  expect(shown(story)).toEqual(['stop-loss retrying 0', 'stop-loss done 0.03', 'stop-loss retrying 0.02']);
});

test('of those that a mark rose to the nearest fires first, before whatever it fell to', () => {
  const story = opened({ bob: '1000000' });
  for (const trigger of ['60600', '60500']) set(story, 'alice', 'stop-profit', { trigger, quantity: '0.03' });
  moved(story, '60700', '0.04', 5);
  expect(shown(story)).toEqual(['stop-profit retrying 0.01', 'stop-profit done 0.03']);
});

test('triggers of an order that is filled at once are armed from then on, and outlive it', () => {
  const story = new PerpetualStory({}, { bob: '1000000' });
  story.order('maker', 'open-short', '0.1', '60000');
  story.must('perpetual/place-order', {
    ...story.request('alice', 'open-long', '0.1', '60000'),
    attached: [{ kind: 'stop-loss', triggerPrice: units('59500'), price: null }],
  });
  const [row] = rows(story) as [TriggerRow];
  expect([row.status, text(row.quantity!), row.armedAt]).toEqual(['armed', '0.1', row.createdAt]);
  story.restart();
  moved(story, '59500');
  expect([shown(story), story.held('alice')]).toEqual([['stop-loss done 0.1'], '0 0']);
});

test('what is said anew begins again: a trailing stop from its activation price, a part with nothing closed', () => {
  const story = opened({ bob: '1000000' });
  const trailing = set(story, 'alice', 'trailing', { callback: '0.01' }) as TriggerRow;
  expect(edit(story, 'alice', trailing.id, { callback: '0.02', activation: '60500' })).toMatchObject({
    ...{ status: 'armed', best: null, triggerPrice: null },
  });
  const part = set(story, 'alice', 'stop-loss', { trigger: '59500', quantity: '0.05' }) as TriggerRow;
  moved(story, '59500', '0.02');
  expect(shown(story)[1]).toBe('stop-loss retrying 0.02');
  expect(edit(story, 'alice', part.id, { trigger: '59400', quantity: '0.05' })).toMatchObject({
    ...{ status: 'armed', closed: 0n, firedMark: null, sent: null },
  });
  story.restart();
  moved(story, '59400');
  expect([shown(story)[1], story.held('alice')]).toEqual(['stop-loss done 0.05', '0.03 1800']);
});

test('what an order opened keeps its trigger when the rest of the order is cancelled', () => {
  const story = new PerpetualStory({}, { bob: '1000000' });
  story.order('maker', 'open-short', '0.04', '60000');
  const placed = story.must('perpetual/place-order', {
    ...story.request('alice', 'open-long', '0.1', '60000'),
    attached: [{ kind: 'stop-loss', triggerPrice: units('59500'), price: null }],
  }) as { id: number };
  story.must('perpetual/cancel-order', { owner: people.alice, order: placed.id });
  expect(shown(story)).toEqual(['stop-loss armed 0']);
  story.must('perpetual/close-all', { owner: people.alice, contract: LINEAR });
  expect(shown(story)).toEqual(['stop-loss armed 0']);
  moved(story, '59500');
  expect([shown(story), story.held('alice')]).toEqual([['stop-loss done 0.04'], '0 0']);
});

test('what is left of a part goes on as far as the part, and says the mark at which it fired first', () => {
  const story = opened({ bob: '1000000' });
  set(story, 'alice', 'stop-loss', { trigger: '59500', quantity: '0.05' });
  moved(story, '59400', '0.02');
  moved(story, '59300');
  expect([shown(story), story.held('alice')]).toEqual([['stop-loss done 0.05'], '0.05 3000']);
  expect(rows(story)[0]!.firedMark).toBe(units('59400'));
});

test('what was tried at a mark is not tried again by a start and a tick', () => {
  const story = opened({ bob: '1000000' });
  set(story, 'alice', 'stop-loss', { trigger: '59500' });
  moved(story, '59400', '0');
  story.order('bob', 'open-long', '1', '59400');
  story.restart();
  story.store.tick(story.at);
  expect([shown(story), story.held('alice')]).toEqual([['stop-loss retrying 0'], '0.1 6000']);
});

test('what a trigger closes at market is taken from other orders that close', () => {
  const story = opened({ bob: '1000000' });
  story.order('alice', 'close-long', '0.1', '62000');
  set(story, 'alice', 'stop-profit', { trigger: '60500', quantity: '0.06' });
  moved(story, '60500');
  const resting = story.store.core.perpetual.ordersOf(people.alice, LINEAR);
  expect(resting.map(({ quantity }) => text(quantity!))).toEqual(['0.04']);
  expect(story.held('alice')).toBe('0.04 2400');
});

/** A stop order at market. */
const stop = (story: PerpetualStory, intent: 'open-long' | 'close-long', at: string, quantity = '0.1') =>
  story.must('perpetual/place-order', {
    ...story.request('alice', intent, quantity, null),
    ...{ type: 'stop-market', stopPrice: units(at) },
  }) as Order;

test('a stop order opens nothing where positions can only be closed, also where somebody offers', () => {
  const story = new PerpetualStory();
  const waiting = stop(story, 'open-long', '60500');
  story.order('maker', 'open-short', '1', '60500');
  story.must('perpetual/set-status', { contract: LINEAR, status: 'reduce-only', staff: 1 });
  for (const _ of [1, 2]) story.prices('BTC', '60500');
  expect(order(story, waiting.id)).toMatchObject({ status: 'expired', filledQuantity: 0n, held: 0n });
});

test('a stop order opens nothing beside a liquidation that has to wait', () => {
  const story = new PerpetualStory({}, { alice: '300', bob: '1000000' });
  for (const contract of [LINEAR, OTHER]) {
    story.must('perpetual/set-leverage', { owner: people.alice, contract, leverage: 100 });
  }
  story.open('alice', 'bob', '0.01', '60000');
  story.open('alice', 'bob', '2', '3000', { in: OTHER });
  const waiting = stop(story, 'open-long', '60100', '0.01');
  // What stands on the account cannot be liquidated while one of its contracts is halted.
  story.must('perpetual/set-status', { contract: OTHER, status: 'halted', staff: 1 });
  story.prices('ETH', '2850');
  expect(story.store.core.perpetual.isLiquidating(people.alice, LINEAR)).toBe(true);
  story.order('maker', 'open-short', '1', '60100');
  story.prices('BTC', '60100');
  expect(order(story, waiting.id)).toMatchObject({
    status: 'cancelled',
    ended: 'margin',
    filledQuantity: 0n,
    held: 0n,
  });
});

test('a stop order that closes goes as far from the mark as that is when it comes', () => {
  const story = opened({ bob: '1000000' });
  const waiting = stop(story, 'close-long', '59800');
  story.order('bob', 'open-long', '0.1', '55500');
  // A hundredth and nineteen below 60,000 is beyond 56,810, where the band round the stop price ends.
  for (const _ of [1, 2]) story.prices('BTC', '57000');
  expect(order(story, waiting.id)).toMatchObject({ status: 'filled', filledAmount: units('5550') });
});

test('closing all leaves a position alone in a contract that is halted, whoever offers there', () => {
  const story = opened({ bob: '1000000' });
  story.order('bob', 'open-long', '0.1', '59990');
  story.must('perpetual/set-status', { contract: LINEAR, status: 'halted', staff: 1 });
  expect(story.must('perpetual/close-all', { owner: people.alice, contract: null })).toMatchObject({
    positions: [{ contract: LINEAR, order: null, quantity: 0n, left: units('0.1'), isHalted: true }],
  });
  expect(story.held('alice')).toBe('0.1 6000');
});

test('triggers wait until nobody is left to be liquidated by their mark', () => {
  const story = opened({ bob: '1000000' });
  const { store } = story;
  // Fifty groups are one command's work, and there are sixty.
  for (let owner = 2001; owner <= 2060; owner++) {
    story.must('wallet/open-account', { owner, kind: 'user' });
    story.fund(owner, 'USDT', '8');
    story.must('perpetual/set-leverage', { owner, contract: LINEAR, leverage: 100 });
    story.order('maker', 'open-short', '0.01', '60000');
    story.must('perpetual/place-order', { ...story.request('alice', 'open-long', '0.01', '60000'), owner });
  }
  set(story, 'alice', 'stop-loss', { trigger: '59500' });
  story.order('bob', 'open-long', '1', '59300');
  story.at += 1_000;
  const prices = Array.from({ length: 5 }, (_, n) => ({
    ...{ source: `venue-${n}`, price: units('59300'), weight: 1, at: story.at },
  }));
  store.submit({ name: 'perpetual/record-prices', input: { coin: 'BTC', prices }, at: story.at }, () => {});
  store.land('none');
  expect(store.core.perpetual.positions.find(2001, LINEAR)!.quantity).toBe(0n);
  expect(shown(story)).toEqual(['stop-loss armed 0']);
  store.commit();
  store.tick(story.at);
  expect(shown(story)).toEqual(['stop-loss done 0.1']);
  expect(store.core.engine.broken()).toEqual([]);
});
