import { type C2cOrderState, type C2cParty, c2cOrderStates, c2cParties, may } from '@quay/contract/c2c';
import { describe, expect, test } from 'vitest';
import { checkedOf, type OrderView, refusalOf, requestedOf, type Viewed, viewOf } from './order-view.ts';

const HOUR_MS = 3_600_000;
const NOW = 1_000 * HOUR_MS;

const order = (given: Partial<Viewed>): Viewed => ({
  state: 'unpaid',
  party: 'payer',
  taker: true,
  ended: null,
  fault: 'none',
  minutes: 15,
  payBy: NOW + 60_000,
  faultUntil: null,
  escalatesAt: null,
  appealUntil: null,
  doneAt: null,
  reviewed: null,
  appeal: null,
  ...given,
});
const appeal = (given: Partial<NonNullable<Viewed['appeal']>> = {}): NonNullable<Viewed['appeal']> => ({
  dueAt: NOW + HOUR_MS,
  missing: [],
  withdrawalBy: null,
  ruling: null,
  ...given,
});

/** As the exchange gives an order of each state. */
const inState: Readonly<Record<C2cOrderState, Partial<Viewed>>> = {
  unpaid: {},
  paid: { escalatesAt: NOW + 24 * HOUR_MS },
  appealed: { appeal: appeal() },
  completed: { ended: 'released', doneAt: NOW },
  cancelled: { ended: 'cancelled', doneAt: NOW },
  'timed-out': { ended: 'timed-out', doneAt: NOW, appealUntil: NOW + 48 * HOUR_MS },
  disputed: { ended: 'timed-out', doneAt: NOW, appealUntil: NOW + 48 * HOUR_MS, appeal: appeal() },
};

type Row = Pick<OrderView, 'scene' | 'turn' | 'escrow' | 'act' | 'others'>;
/** State, party and whether it took the ad, and all that is then shown. */
const table: [
  C2cOrderState,
  C2cParty,
  boolean,
  ...[Row['scene'], Row['turn'], Row['escrow'], Row['act'], Row['others']],
][] = [
  ['unpaid', 'payer', true, 'pay', 'mine', 'locked', 'pay', ['cancel']],
  ['unpaid', 'payer', false, 'pay', 'mine', 'locked', 'pay', ['cancel']],
  ['unpaid', 'seller', true, 'await-payment', 'theirs', 'locked', null, []],
  ['unpaid', 'seller', false, 'await-payment', 'theirs', 'locked', null, []],
  ['paid', 'payer', true, 'await-release', 'theirs', 'locked', null, ['appeal', 'cancel']],
  ['paid', 'payer', false, 'await-release', 'theirs', 'locked', null, ['appeal', 'cancel']],
  ['paid', 'seller', true, 'check', 'mine', 'offered', 'check', ['appeal']],
  ['paid', 'seller', false, 'check', 'mine', 'offered', 'check', ['appeal']],
  ['appealed', 'payer', true, 'staff-look', 'staff', 'appeal', 'see-appeal', []],
  ['appealed', 'payer', false, 'staff-look', 'staff', 'appeal', 'see-appeal', []],
  ['appealed', 'seller', true, 'staff-look', 'staff', 'appeal', 'see-appeal', ['release']],
  ['appealed', 'seller', false, 'staff-look', 'staff', 'appeal', 'see-appeal', ['release']],
  ['completed', 'payer', true, 'received', 'nobody', 'released', 'review', ['assets', 'market']],
  ['completed', 'payer', false, 'received', 'nobody', 'released', 'review', ['assets', 'market']],
  ['completed', 'seller', true, 'released', 'nobody', 'released', 'review', ['market']],
  ['completed', 'seller', false, 'released', 'nobody', 'released', 'review', ['market']],
  ['cancelled', 'payer', true, 'cancelled', 'nobody', 'returned', null, ['market']],
  ['cancelled', 'payer', false, 'cancelled', 'nobody', 'returned', null, ['market']],
  ['cancelled', 'seller', true, 'cancelled-by-payer', 'nobody', 'returned', null, ['market']],
  ['cancelled', 'seller', false, 'cancelled-by-payer', 'nobody', 'returned', null, ['market']],
  ['timed-out', 'payer', true, 'timed-out-appealable', 'mine', 'returned', 'appeal', []],
  ['timed-out', 'payer', false, 'timed-out', 'nobody', 'returned', null, ['market']],
  ['timed-out', 'seller', true, 'expired', 'nobody', 'returned', null, ['market']],
  ['timed-out', 'seller', false, 'expired', 'nobody', 'returned', null, ['market']],
  ['disputed', 'payer', true, 'staff-look', 'staff', 'returned', 'see-appeal', []],
  ['disputed', 'payer', false, 'staff-look', 'staff', 'returned', 'see-appeal', []],
  ['disputed', 'seller', true, 'staff-look', 'staff', 'returned', 'see-appeal', []],
  ['disputed', 'seller', false, 'staff-look', 'staff', 'returned', 'see-appeal', []],
];

test('the table has every state, for both sides, as taker and as advertiser', () => {
  const wanted = c2cOrderStates.flatMap((state) =>
    c2cParties.flatMap((party) => [true, false].map((taker) => `${state} ${party} ${taker}`)),
  );
  expect(new Set(table.map(([state, party, taker]) => `${state} ${party} ${taker}`))).toEqual(new Set(wanted));
});

test.each(table)(
  '%s, seen by the %s (took the ad: %s), is %s',
  (state, party, taker, scene, turn, escrow, act, others) => {
    const given = order({ ...inState[state], state, party, taker });
    expect(viewOf(given, NOW)).toMatchObject({ scene, turn, escrow, act, others });
  },
);

test.each(table)(
  'what %s offers the %s (took the ad: %s) the rules allow',
  (state, party, taker, _scene, _turn, _escrow, act, others) => {
    const given = order({ ...inState[state], state, party, taker });
    const checked = checkedOf(given);
    const shown = [act, ...others];
    expect(shown.includes('pay')).toBe(may.pay(checked, party, NOW).yes);
    expect(shown.includes('cancel')).toBe(may.cancel(checked, party).yes);
    expect(shown.includes('appeal')).toBe(may.appeal(checked, party, NOW).yes);
    expect(shown.includes('check') || shown.includes('release')).toBe(may.release(checked, party).yes);
  },
);

describe('what changes a scene besides the state', () => {
  test.each([
    ['payer', 'fault-claimed', 'theirs', null],
    ['seller', 'fault-asked', 'mine', 'answer-fault'],
  ] as const)('a cancel that names the seller, to the %s', (party, scene, turn, act) => {
    const given = order({ ...inState.cancelled, state: 'cancelled', party, fault: 'claimed', faultUntil: NOW + 5 });
    expect(viewOf(given, NOW)).toMatchObject({ scene, turn, act, until: { at: NOW + 5 } });
    expect(viewOf({ ...given, fault: 'accepted', faultUntil: null }, NOW).until).toBeNull();
  });

  test.each([
    ['completed', 'ruled-payer', 'payer', 'ruled-for-me'],
    ['completed', 'ruled-payer', 'seller', 'ruled-against-me'],
    ['cancelled', 'ruled-seller', 'seller', 'ruled-for-me'],
    ['cancelled', 'ruled-seller', 'payer', 'ruled-against-me'],
  ] as const)('%s because it was %s, to the %s', (state, ended, party, scene) => {
    expect(viewOf(order({ state, ended, party }), NOW)).toMatchObject({ scene, act: null });
  });

  test.each([
    ['payer', 'payer', 'ruled-for-me'],
    ['payer', 'seller', 'ruled-against-me'],
    ['seller', 'seller', 'ruled-for-me'],
  ] as const)('a dispute after a time-out that was ruled for the %s, to the %s', (ruledFor, party, scene) => {
    const ruling = { for: ruledFor, reason: '', at: NOW, compensation: '0' };
    const given = order({ ...inState['timed-out'], state: 'timed-out', party, appeal: appeal({ ruling }) });
    expect(viewOf(given, NOW).scene).toBe(scene);
  });

  test('an appeal waits for whoever is asked for evidence, or for an agreement', () => {
    const under = (given: Parameters<typeof appeal>[0]) => order({ state: 'appealed', appeal: appeal(given) });
    expect(viewOf(under({ missing: ['seller: a statement'] }), NOW)).toMatchObject({ scene: 'staff-look' });
    expect(viewOf(under({ missing: ['payer: a receipt'] }), NOW)).toMatchObject({ scene: 'staff-ask', turn: 'mine' });
    expect(viewOf(under({ withdrawalBy: 'payer' }), NOW)).toMatchObject({ scene: 'staff-look' });
    expect(viewOf(under({ withdrawalBy: 'seller' }), NOW)).toMatchObject({ scene: 'agreement-asked', turn: 'mine' });
  });

  test('48 hours after a time-out nothing more can be asked for', () => {
    const given = order({ ...inState['timed-out'], state: 'timed-out' });
    expect(viewOf(given, given.appealUntil! - 1)).toMatchObject({ scene: 'timed-out-appealable', act: 'appeal' });
    expect(viewOf(given, given.appealUntil!)).toMatchObject({ scene: 'timed-out', act: null, until: null });
  });

  test('a review is asked for once', () => {
    const given = order({ ...inState.completed, state: 'completed', reviewed: { good: true, text: '' } });
    expect(viewOf(given, NOW).act).toBeNull();
  });
});

test('the ring stands for all of the time that there was', () => {
  expect(viewOf(order({ minutes: 45 }), NOW).until).toEqual({ at: NOW + 60_000, totalMs: 45 * 60_000 });
  expect(viewOf(order({ ...inState.paid, state: 'paid' }), NOW).until?.totalMs).toBe(24 * HOUR_MS);
  expect(viewOf(order({ ...inState.completed, state: 'completed' }), NOW).until).toBeNull();
});

test('the deadline itself is late', () => {
  const given = order({ payBy: NOW });
  expect(refusalOf('pay', given, NOW - 1)).toBeUndefined();
  expect(refusalOf('pay', given, NOW)?.reason).toBe('c2c/payment-late');
  expect(refusalOf('release', order({ party: 'seller' }), NOW)?.reason).toBe('c2c/release-unpaid');
});

test('what staff ask for is told to the side that has it', () => {
  const missing = ['payer: a receipt', 'seller: a statement: all pages'];
  expect(requestedOf(missing, 'payer')).toEqual(['a receipt']);
  expect(requestedOf(missing, 'seller')).toEqual(['a statement: all pages']);
});
