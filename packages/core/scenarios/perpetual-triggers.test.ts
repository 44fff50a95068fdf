import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import type { ContractOrder, Order, TriggerRow } from '../src/index.ts';
import { INVERSE, LINEAR, PerpetualStory, type Person, people } from './perpetual-story.ts';
import { edit, mark, moved, opened, order, rows, type Said, set, shown, termsOf } from './perpetual-trigger-story.ts';

test('a stop-loss of the whole position closes it at market, and its stop-profit goes with it', () => {
  const story = opened({ bob: '1000000' });
  set(story, 'alice', 'stop-loss', { trigger: '59500' });
  set(story, 'alice', 'stop-profit', { trigger: '61000' });
  moved(story, '59600');
  expect(shown(story)).toEqual(['stop-loss armed 0', 'stop-profit armed 0']);
  moved(story, '59500');
  expect(mark(story)).toBe('59500');
  expect(shown(story)).toEqual(['stop-loss done 0.1', 'stop-profit position-closed 0']);
  expect(story.held('alice')).toBe('0 0');
  const [loss] = rows(story);
  expect(order(story, loss!.sent!)).toMatchObject({ status: 'filled', timeInForce: 'ioc', intent: 'close-long' });
  story.restart();
});

test('a part closes what it says, never more than is left, and a short is the other way round', () => {
  const story = opened({ bob: '1000000', carol: '1000000' });
  set(story, 'alice', 'stop-profit', { trigger: '60500', quantity: '0.04' });
  set(story, 'alice', 'stop-profit', { trigger: '61000', quantity: '0.08' });
  moved(story, '60500');
  expect(story.held('alice')).toBe('0.06 3600');
  expect(shown(story)).toEqual(['stop-profit done 0.04', 'stop-profit armed 0']);
  moved(story, '61000');
  expect(story.held('alice')).toBe('0 0');
  expect(shown(story)[1]).toBe('stop-profit done 0.06');

  story.open('alice', 'carol', '0.1', '61000');
  set(story, 'carol', 'stop-loss', { trigger: '61500' });
  set(story, 'carol', 'stop-profit', { trigger: '60000', quantity: '0.1' });
  story.must('perpetual/cancel-all', { owner: people.bob, symbol: null });
  story.order('alice', 'close-long', '0.1', '61510');
  for (const _ of [1, 2]) story.prices('BTC', '61500');
  expect(story.held('carol')).toBe('0 0');
  expect(shown(story).slice(2)).toEqual(['stop-loss done 0.1', 'stop-profit position-closed 0']);
  story.restart();
});

test('what nobody takes is tried again with the next mark at its price, and not with one before it', () => {
  const story = opened({ bob: '1000000' });
  set(story, 'alice', 'stop-loss', { trigger: '59500' });
  moved(story, '59400', '0.03');
  expect([shown(story), story.held('alice')]).toEqual([['stop-loss retrying 0.03'], '0.07 4200']);
  const first = rows(story)[0]!;
  expect([first.firedMark, first.triedAt! >= first.firedAt!]).toEqual([units('59400'), true]);
  // The price is back: nothing is closed, though somebody buys.
  moved(story, '59700');
  expect([shown(story), story.held('alice')]).toEqual([['stop-loss retrying 0.03'], '0.07 4200']);
  story.restart();
  moved(story, '59450', '0.02');
  moved(story, '59400');
  expect([shown(story), story.held('alice')]).toEqual([['stop-loss done 0.1'], '0 0']);
  expect(rows(story)[0]).toMatchObject({ firedMark: units('59400'), firedAt: first.firedAt });
});

test('a mark that comes again to what was tried at it does not try it a second time', () => {
  const story = opened({ bob: '1000000' });
  set(story, 'alice', 'stop-loss', { trigger: '59500' });
  moved(story, '59400', '0');
  const [tried] = rows(story);
  expect(tried!.status).toBe('retrying');
  // Somebody buys before the next mark: what was tried waits for that.
  story.order('bob', 'open-long', '1', '59400');
  story.must('perpetual/set-leverage', { owner: people.carol, contract: LINEAR, leverage: 7 });
  expect(story.held('alice')).toBe('0.1 6000');
  story.restart();
  story.prices('BTC', '59400');
  expect(story.held('alice')).toBe('0 0');
});

test('a trailing stop follows the best mark from its activation price, and fires behind it', () => {
  const story = opened({ bob: '1000000' });
  const at = set(story, 'alice', 'trailing', { callback: '0.01', activation: '60200' }) as TriggerRow;
  expect([at.status, at.triggerPrice]).toEqual(['armed', null]);
  moved(story, '60100');
  moved(story, '59500');
  expect(rows(story)[0]!.status).toBe('armed');
  moved(story, '60250');
  expect(rows(story)[0]).toMatchObject({ status: 'active', best: units('60250'), triggerPrice: units('59647.5') });
  moved(story, '61000');
  moved(story, '60500');
  expect(rows(story)[0]).toMatchObject({ best: units('61000'), triggerPrice: units('60390') });
  story.restart();
  moved(story, '60390');
  expect([shown(story), story.held('alice')]).toEqual([['trailing done 0.1'], '0 0']);
});

test('a trailing stop of a short follows down, at once where it names no activation price', () => {
  const story = new PerpetualStory({}, { alice: '1000000' });
  story.open('maker', 'alice', '0.1', '60000');
  const at = set(story, 'alice', 'trailing', { callback: '0.001', quantity: '0.05' }) as TriggerRow;
  expect([at.status, at.best, at.triggerPrice]).toEqual(['active', units('60000'), units('60060')]);
  for (const _ of [1, 2]) story.prices('BTC', '59800');
  expect(rows(story)[0]!.triggerPrice).toBe(units('59859.8'));
  story.order('maker', 'close-long', '0.05', '59870');
  story.order('bob', 'open-short', '0.05', '59865');
  for (const _ of [1, 2]) story.prices('BTC', '59860');
  expect([shown(story), story.held('alice')]).toEqual([['trailing done 0.05'], '-0.05 -3000']);
});

test('a limit rests in the book, in front of whatever else would close the position', () => {
  const story = opened({ bob: '1000000' });
  story.order('alice', 'close-long', '0.07', '62000');
  set(story, 'alice', 'stop-profit', { trigger: '60500', price: '60600', quantity: '0.06' });
  moved(story, '60500', '0');
  const [fired] = rows(story);
  expect(shown(story)).toEqual(['stop-profit done 0.06']);
  expect(order(story, fired!.sent!)).toMatchObject({ status: 'open', price: units('60600'), quantity: units('0.06') });
  const resting = story.store.core.perpetual.ordersOf(people.alice, LINEAR);
  expect(resting.map(({ price, quantity }) => `${text(price!)} ${text(quantity!)}`)).toEqual([
    '62000 0.04',
    '60600 0.06',
  ]);
  story.order('bob', 'open-long', '0.06', '60600');
  expect(story.held('alice')).toBe('0.04 2400');
});

test('a limit that a gap has left out of the band is cancelled', () => {
  const story = opened({ alice: '1000000', bob: '1000000' });
  set(story, 'alice', 'stop-loss', { trigger: '59500', price: '65000' });
  moved(story, '58000', '0');
  expect(shown(story)).toEqual(['stop-loss price-band 0']);
  expect(rows(story)[0]!.firedMark).not.toBeNull();
});

test('nothing fires in a contract that is halted, and all of it does when it trades again', () => {
  const story = opened({ bob: '1000000' });
  set(story, 'alice', 'stop-loss', { trigger: '59500' });
  const status = (to: string) => story.must('perpetual/set-status', { contract: LINEAR, status: to, staff: 1 });
  status('halted');
  story.order('bob', 'open-long', '1', '59400');
  for (const _ of [1, 2]) story.prices('BTC', '59400');
  expect(shown(story)).toEqual(['stop-loss armed 0']);
  status('reduce-only');
  story.store.tick(story.at);
  expect(shown(story)[0]).toBe('stop-loss retrying 0');
});

test('triggers of an order are armed for what it trades, wait again for the rest, and end with it', () => {
  const story = new PerpetualStory({}, { bob: '1000000', carol: '1000000' });
  story.order('carol', 'open-short', '0.04', '60000');
  const attached = [
    { kind: 'stop-profit', triggerPrice: units('61000'), price: null },
    { kind: 'stop-loss', triggerPrice: units('59500'), price: null },
  ];
  const placed = story.must('perpetual/place-order', {
    ...story.request('alice', 'open-long', '0.1', '60000'),
    attached,
  }) as Order;
  expect(rows(story).map(({ status, quantity }) => `${status} ${text(quantity!)}`)).toEqual([
    'armed 0.04',
    'armed 0.04',
  ]);
  story.order('carol', 'open-short', '0.02', '60000');
  expect(rows(story).map(({ quantity }) => text(quantity!))).toEqual(['0.06', '0.06']);
  story.restart();

  // The mark falls: what was bought is sold. The rest of the order stays, and so do its triggers.
  story.must('perpetual/set-leverage', { owner: people.bob, contract: LINEAR, leverage: 50 });
  story.order('bob', 'open-long', '0.06', '59480');
  story.must('perpetual/amend-order', { owner: people.alice, order: placed.id, price: units('58000'), quantity: null });
  for (const _ of [1, 2]) story.prices('BTC', '59490');
  expect(story.held('alice')).toBe('0 0');
  expect(shown(story)).toEqual(['stop-profit waiting 0', 'stop-loss waiting 0']);
  expect(rows(story).map(({ quantity, firedAt }) => `${text(quantity!)} ${firedAt}`)).toEqual(['0 null', '0 null']);
  story.must('perpetual/cancel-order', { owner: people.alice, order: placed.id });
  expect(shown(story)).toEqual(['stop-profit order-ended 0', 'stop-loss order-ended 0']);
  story.restart();
});

test('triggers end with a position that is liquidated', () => {
  const story = new PerpetualStory({}, { alice: '700' });
  story.open('alice', 'maker', '0.1', '60000');
  set(story, 'alice', 'stop-loss', { trigger: '56000' });
  story.must('perpetual/cancel-all', { owner: people.maker, symbol: null });
  for (const price of ['57000', '52000', '52000', '52000']) story.prices('BTC', price);
  expect(story.held('alice')).toBe('0 0');
  expect(shown(story)[0]).toMatch(/^stop-loss position-closed/);
});

test('stop orders wait for the mark: one that buys for a rise, one that sells for a fall', () => {
  const story = new PerpetualStory();
  const stop = (
    who: Person,
    intent: 'open-long' | 'open-short' | 'close-long',
    type: string,
    at: string,
    price?: string,
  ) =>
    story.send('perpetual/place-order', {
      ...story.request(who, intent, '0.1', price ?? null),
      ...{ type, stopPrice: units(at), timeInForce: type === 'stop-limit' ? 'gtc' : 'ioc' },
    }) as Order | string;
  const rising = stop('alice', 'open-long', 'stop-limit', '60500', '60600') as Order;
  expect(rising).toMatchObject({ status: 'waiting', held: units('619.03') });
  const falling = stop('bob', 'open-short', 'stop-market', '59500') as Order;
  expect([falling.status, falling.price]).toEqual(['waiting', units('56525')]);
  expect(stop('carol', 'open-long', 'stop-market', '60000')).toBe('stop-price-wrong-side');
  expect(stop('carol', 'open-short', 'stop-market', '60000.5')).toBe('stop-price-wrong-side');
  story.restart();

  // A trade far from it triggers nothing: the mark does.
  story.order('maker', 'open-short', '0.001', '62000');
  story.order('carol', 'open-long', '0.001', '62000');
  expect(order(story, rising.id).status).toBe('waiting');
  story.order('maker', 'open-short', '1', '60550');
  for (const _ of [1, 2]) story.prices('BTC', '60500');
  expect(order(story, rising.id)).toMatchObject({ status: 'filled', filledAmount: units('6055') });
  expect(story.held('alice')).toBe('0.1 6055');

  // Nobody sells at market what is offered further than its worst price.
  story.must('perpetual/cancel-all', { owner: people.maker, symbol: null });
  const closing = stop('alice', 'close-long', 'stop-market', '59800') as Order;
  expect([closing.status, closing.held]).toEqual(['waiting', 0n]);
  expect(story.order('alice', 'close-long', '0.1', '60000')).toBe('close-too-much');
  story.order('maker', 'close-short', '0.05', '59600');
  for (const _ of [1, 2]) story.prices('BTC', '59800');
  expect(order(story, closing.id)).toMatchObject({ status: 'expired', filledQuantity: units('0.05') });
  for (const _ of [1, 2]) story.prices('BTC', '59500');
  expect(order(story, falling.id)).toMatchObject({ status: 'expired', ended: 'no-more-offers', held: 0n });
  story.restart();
});

test('a stop order that opens ends where positions can only be closed', () => {
  const story = new PerpetualStory();
  const waiting = story.must('perpetual/place-order', {
    ...story.request('alice', 'open-long', '0.1', null),
    ...{ type: 'stop-market', stopPrice: units('60500') },
  }) as Order;
  story.must('perpetual/set-status', { contract: LINEAR, status: 'reduce-only', staff: 1 });
  story.order('maker', 'open-short', '1', '60500');
  for (const _ of [1, 2]) story.prices('BTC', '60500');
  expect(order(story, waiting.id)).toMatchObject({ status: 'expired', held: 0n });
  expect(story.has('alice')).toBe('10000/0');
});

test('triggers are set, said anew and cancelled by their owner alone', () => {
  const story = opened();
  const first = set(story, 'alice', 'stop-loss', { trigger: '59000' }) as TriggerRow;
  const second = set(story, 'alice', 'stop-loss', { trigger: '59100' }) as TriggerRow;
  set(story, 'alice', 'stop-loss', { trigger: '59200', quantity: '0.05' });
  expect(shown(story)).toEqual(['stop-loss replaced 0', 'stop-loss armed 0', 'stop-loss armed 0']);
  expect(edit(story, 'alice', first.id, { trigger: '59300' })).toBe('trigger-not-found');
  expect(edit(story, 'bob', second.id, { trigger: '59300' })).toBe('trigger-not-found');
  expect(edit(story, 'alice', second.id, { trigger: '59300' })).toMatchObject({ triggerPrice: units('59300') });
  expect(edit(story, 'alice', second.id, { trigger: '60300' })).toBe('stop-loss-wrong-side');
  const cancel = (who: Person) => story.send('perpetual/cancel-trigger', { owner: people[who], trigger: second.id });
  expect(cancel('bob')).toBe('trigger-not-found');
  expect(cancel('alice')).toMatchObject({ status: 'cancelled', ended: 'owner' });
  expect(cancel('alice')).toBe('trigger-not-found');
  story.restart();
});

test('each refusal of a trigger, in the order of the contract', () => {
  const story = opened();
  const both = (terms: Said, kind: TriggerRow['kind'] = 'stop-loss') => set(story, 'alice', kind, terms);
  const other = (input: object) =>
    story.send('perpetual/set-triggers', {
      owner: people.alice,
      contract: LINEAR,
      order: null,
      triggers: [],
      ...input,
    });
  const resting = story.order('bob', 'open-long', '0.1', '59000') as Order;
  expect(other({ contract: 'XRPUSDT-PERP' })).toBe('symbol-unknown');
  expect(other({ order: resting.id })).toBe('order-not-found');
  expect(other({ order: 999 })).toBe('order-not-found');
  expect(set(story, 'bob', 'stop-loss', { trigger: '59000' })).toBe('nothing-to-close');
  const closing = story.order('alice', 'close-long', '0.01', '61000') as Order;
  expect(set(story, 'alice', 'stop-loss', { trigger: '59000' }, closing.id)).toBe('trigger-not-here');
  expect(set(story, 'bob', 'trailing', { callback: '0.01' }, resting.id)).toBe('trigger-not-here');
  expect(set(story, 'bob', 'stop-loss', { trigger: '58000', quantity: '0.1' }, resting.id)).toBe(
    'trigger-field-not-here',
  );
  expect(both({ trigger: '59000', callback: '0.01' })).toBe('trigger-field-not-here');
  expect(both({ trigger: '59000', callback: '0.01' }, 'trailing')).toBe('trigger-field-not-here');
  expect(both({})).toBe('trigger-price-missing');
  expect(both({}, 'trailing')).toBe('trigger-price-missing');
  expect(both({ trigger: '59000.01' })).toBe('stop-price-off-tick');
  expect(both({ trigger: '60000' }, 'stop-profit')).toBe('stop-profit-wrong-side');
  expect(both({ trigger: '60000' })).toBe('stop-loss-wrong-side');
  expect(set(story, 'bob', 'stop-profit', { trigger: '59000' }, resting.id)).toBe('stop-profit-wrong-side');
  expect(set(story, 'bob', 'stop-loss', { trigger: '59000' }, resting.id)).toBe('stop-loss-wrong-side');
  expect(both({ callback: '0.0009' }, 'trailing')).toBe('callback-range');
  expect(both({ callback: '0.1001' }, 'trailing')).toBe('callback-range');
  expect(both({ callback: '0.01', activation: '60000' }, 'trailing')).toBe('activation-wrong-side');
  expect(both({ trigger: '59000', price: '58999.99' })).toBe('price-off-tick');
  expect(both({ trigger: '59000', price: '53099.9' })).toBe('trigger-price-outside-band');
  expect(both({ trigger: '59000', price: '53100' })).toMatchObject({ status: 'armed' });
  expect(both({ trigger: '59000', quantity: '0.00005' })).toBe('quantity-off-lot');
  expect(both({ trigger: '59000', quantity: '0' })).toBe('quantity-off-lot');
  expect(both({ trigger: '59000', quantity: '0.1001' })).toBe('close-too-much');
  for (let n = 1; n < 20; n++) expect(typeof both({ trigger: '59000', quantity: '0.01' })).toBe('object');
  expect(both({ trigger: '59000', quantity: '0.01' })).toBe('trigger-too-many');
  // One in the place of another is no more.
  expect(typeof both({ trigger: '59001' })).toBe('object');
  expect(both({ trigger: '59001' }, 'stop-profit')).toBe('stop-profit-wrong-side');
});

test('a stop-loss at the liquidation price or within a 500th of it is refused', () => {
  const story = new PerpetualStory({}, { alice: '700' });
  story.open('alice', 'maker', '0.1', '60000');
  // 697 stand behind it, and 0.4 % is required: liquidated at 5303 / 0.0996, which is 53,242.97; a 500th above is 53,349.46.
  const stop = (trigger: string) => set(story, 'alice', 'stop-loss', { trigger });
  for (const price of ['50000', '53242.9', '53349.4']) expect(stop(price)).toBe('stop-loss-beyond-liquidation');
  expect(stop('53349.5')).toMatchObject({ status: 'armed' });
});

test('triggers with an order are refused with it', () => {
  const story = opened();
  const place = (who: Person, intent: 'open-long' | 'close-long', kind: string, trigger: string) =>
    story.send('perpetual/place-order', {
      ...story.request(who, intent, '0.01', '59900'),
      attached: [{ kind, triggerPrice: units(trigger), price: null }],
    });
  expect(place('alice', 'close-long', 'stop-loss', '59000')).toBe('trigger-not-here');
  expect(place('bob', 'open-long', 'trailing', '59000')).toBe('trigger-not-here');
  expect(place('bob', 'open-long', 'stop-profit', '59900')).toBe('stop-profit-wrong-side');
  expect(place('bob', 'open-long', 'stop-loss', '59900')).toBe('stop-loss-wrong-side');
  expect(place('bob', 'open-long', 'stop-loss', '59899.9')).toMatchObject({ status: 'open' });
  for (let n = 1; n < 20; n++) place('bob', 'open-long', 'stop-loss', '59000');
  expect(place('bob', 'open-long', 'stop-loss', '59000')).toBe('trigger-too-many');
});

test('closing all cancels orders, closes positions at market, and says what is left', () => {
  const story = opened({ bob: '1000000' });
  story.open('alice', 'maker', '1', '3000', { in: 'ETHUSDT-PERP' });
  story.order('alice', 'open-long', '0.01', '59000');
  set(story, 'alice', 'stop-loss', { trigger: '59000' });
  story.order('bob', 'open-long', '0.04', '59990');
  const some = story.must('perpetual/close-all', { owner: people.alice, contract: LINEAR }) as object;
  expect(some).toMatchObject({
    positions: [
      { contract: LINEAR, closes: 'close-long', quantity: units('0.04'), left: units('0.06'), isHalted: false },
    ],
  });
  expect([story.held('alice'), shown(story)]).toEqual(['0.06 3600', ['stop-loss armed 0']]);
  expect(story.store.core.perpetual.ordersOf(people.alice, null)).toEqual([]);
  story.order('bob', 'open-long', '0.06', '59990');
  story.must('perpetual/set-status', { contract: 'ETHUSDT-PERP', status: 'halted', staff: 1 });
  expect(story.must('perpetual/close-all', { owner: people.alice, contract: null })).toMatchObject({
    cancelled: [],
    positions: [
      { contract: LINEAR, left: 0n },
      { contract: 'ETHUSDT-PERP', order: null, quantity: 0n, left: units('1'), isHalted: true },
    ],
  });
  expect(shown(story)).toEqual(['stop-loss position-closed 0']);
  expect(story.send('perpetual/close-all', { owner: people.alice, contract: 'NONE' })).toBe('symbol-unknown');
  story.restart();
});

test('who is held closes no further from the mark than where a price is far', () => {
  const story = opened({ bob: '1000000', alice: '100000' });
  story.must('guard/place-hold', {
    owner: people.alice,
    reason: 'password',
    until: story.at + 86_400_000,
    staff: null,
  });
  set(story, 'alice', 'stop-loss', { trigger: '59500' });
  story.order('bob', 'open-long', '0.1', '58000');
  for (const _ of [1, 2]) story.prices('BTC', '59500');
  expect(story.held('alice')).toBe('0.1 6000');
});

test('an order is amended: less keeps its priority, anything else is margined anew', () => {
  const story = new PerpetualStory();
  const first = story.order('alice', 'open-long', '0.1', '59000') as Order;
  story.order('bob', 'open-long', '0.1', '59000');
  const amend = (price: string | null, quantity: string | null, who: Person = 'alice', id = first.id) =>
    story.send('perpetual/amend-order', {
      ...{ owner: people[who], order: id, price: price && units(price), quantity: quantity && units(quantity) },
    }) as Order | string;
  const held = story.has('alice');
  const less = amend(null, '0.05') as Order;
  expect([less.seat, text(less.held)]).toEqual([first.seat, text(first.held / 2n)]);
  const more = amend('59100', '0.08') as ContractOrder;
  expect(more.seat).toBeGreaterThan(first.seat);
  expect([more.assumedPrice, story.has('alice') === held]).toEqual([units('59100'), false]);
  story.restart();
  story.order('carol', 'open-short', '0.03', '59100');
  expect(story.held('alice')).toBe('0.03 1773');

  expect(amend('59200', null, 'bob')).toBe('order-not-found');
  expect(amend(null, null)).toBe('nothing-to-amend');
  expect(amend('59200.01', null)).toBe('price-off-tick');
  expect(amend('50000', null)).toBe('price-outside-band');
  expect(amend(null, '0.00005')).toBe('quantity-off-lot');
  expect(amend(null, '0.03')).toBe('quantity-already-filled');
  expect(amend(null, '1.9')).toBe('balance-too-small');
  const waiting = story.must('perpetual/place-order', {
    ...story.request('bob', 'open-long', '0.1', null),
    ...{ type: 'stop-market', stopPrice: units('60500') },
  }) as Order;
  expect(amend('60000', null, 'bob', waiting.id)).toBe('order-not-amendable');
  const closing = story.order('alice', 'close-long', '0.02', '61000') as Order;
  expect(amend('61100', '0.04', 'alice', closing.id)).toBe('close-too-much');
  expect(amend('61100', '0.03', 'alice', closing.id)).toMatchObject({ price: units('61100'), held: 0n });
  const only = story.order('alice', 'open-long', '0.01', '59000', { force: 'post-only' }) as Order;
  story.order('carol', 'open-short', '0.01', '59950');
  expect(amend('59950', null, 'alice', only.id)).toBe('would-take');
  expect(amend('59900', null, 'alice', only.id)).toMatchObject({ status: 'open' });
  story.must('perpetual/set-status', { contract: LINEAR, status: 'reduce-only', staff: 1 });
  expect(amend('59800', null, 'alice', only.id)).toBe('not-in-trading-period');
  expect(amend('61200', null, 'alice', closing.id)).toMatchObject({ price: units('61200') });
  story.must('perpetual/set-status', { contract: LINEAR, status: 'halted', staff: 1 });
  expect(amend('61300', null, 'alice', closing.id)).toBe('market-halted');
});

test('a margin that grows or shrinks by nothing is refused', () => {
  const story = new PerpetualStory();
  const { alice } = people;
  story.must('perpetual/set-margin-mode', { owner: alice, contract: LINEAR, mode: 'isolated' });
  story.open('alice', 'maker', '0.1', '60000');
  for (const name of ['perpetual/add-margin', 'perpetual/remove-margin']) {
    for (const amount of [0n, -1n]) {
      expect(story.send(name, { owner: alice, contract: LINEAR, amount })).toBe('amount-malformed');
    }
  }
});

test('an inverse contract has triggers too', () => {
  const story = new PerpetualStory({}, { bob: '10000' });
  story.open('alice', 'maker', '1000', '60000', { in: INVERSE });
  const terms = { kind: 'stop-loss', ...termsOf({ trigger: '59000', quantity: '400' }) };
  story.must('perpetual/set-triggers', { owner: people.alice, contract: INVERSE, order: null, triggers: [terms] });
  story.order('bob', 'open-long', '400', '58900', { in: INVERSE });
  for (const _ of [1, 2]) story.prices('BTC', '59000');
  expect([shown(story), story.position('alice', INVERSE).quantity]).toEqual([['stop-loss done 400'], units('600')]);
});

/** Three people with twenty triggers each, which one mark comes to. */
function crowded(): PerpetualStory {
  const story = new PerpetualStory({}, { bob: '1000000' });
  for (const who of ['alice', 'bob', 'carol'] as const) {
    story.open(who, 'maker', '0.1', '60000');
    for (let n = 0; n < 20; n++) set(story, who, 'stop-loss', { trigger: `${59_980 - n}`, quantity: '0.004' });
  }
  story.order('maker', 'close-short', '0.2', '59800');
  story.at += 1000;
  return story;
}

/** Sources agree on a price, and nothing that follows from it is durable but its own batch. */
function marked({ store, at }: PerpetualStory, price: string): void {
  const prices = Array.from({ length: 5 }, (_, n) => ({ source: `venue-${n}`, price: units(price), weight: 1, at }));
  store.submit({ name: 'perpetual/record-prices', input: { coin: 'BTC', prices }, at }, () => {});
  store.land('none');
}

test('what does not fit into the batch of its mark goes on in the next ones, also where the core dies in between', () => {
  const whole = crowded();
  marked(whole, '59900');
  const ofMark = rows(whole).filter(({ status }) => status !== 'armed').length;
  expect(ofMark).toBe(50);
  whole.store.tick(whole.at);
  expect(shown(whole).filter((one) => one.startsWith('stop-loss armed'))).toEqual([]);

  const broken = crowded();
  marked(broken, '59900');
  broken.store.crash();
  expect(broken.store.core.engine.broken()).toEqual([]);
  broken.store.tick(broken.at);
  expect(shown(broken)).toEqual(shown(whole));
  expect(broken.store.core.engine.digest()).toBe(whole.store.core.engine.digest());
  broken.restart();
});

test('no mark moves before all that the one before it came to has fired', () => {
  const story = crowded();
  marked(story, '59900');
  story.at += 1000;
  const { store, at } = story;
  const prices = Array.from({ length: 5 }, (_, n) => ({ source: `venue-${n}`, price: units('60100'), weight: 1, at }));
  // The core died with ten left, and its first command is another mark.
  store.crash();
  store.submit({ name: 'perpetual/record-prices', input: { coin: 'BTC', prices }, at }, () => {});
  store.commit();
  expect(rows(story).every(({ firedMark }) => firedMark === rows(story)[0]!.firedMark)).toBe(true);
});
