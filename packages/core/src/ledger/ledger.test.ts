import { units } from '@quay/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Changes } from '../engine/changes.ts';
import { Fault } from '../engine/fault.ts';
import { Sequences } from '../engine/sequences.ts';
import { house } from './house.ts';
import { Ledger } from './ledger.ts';

function newLedger() {
  const changes = new Changes();
  const ledger = new Ledger(changes, new Sequences(changes), () => false);
  const outside = ledger.account(house.outside, 'spot', 'USDT');
  const user = ledger.account(1001, 'spot', 'USDT');
  ledger.post(1, 0, [
    { account: outside, amount: -units('100'), cause: 'practice-funds' },
    { account: user, amount: units('100'), cause: 'practice-funds' },
  ]);
  return { ledger, outside, user, invariants: ledger.area(() => []).invariants };
}

test('a posting whose legs do not sum to zero is a fault, and nothing of it happened', () => {
  const { ledger, outside, user } = newLedger();
  expect(() =>
    ledger.post(2, 0, [
      { account: outside, amount: -5n, cause: 'trade' },
      { account: user, amount: 4n, cause: 'trade' },
    ]),
  ).toThrow(Fault);
  expect(user.available).toBe(units('100'));
});

test('nobody but the outside goes below zero, and no more is held or released than is there', () => {
  const { ledger, outside, user } = newLedger();
  expect(() =>
    ledger.post(2, 0, [
      { account: user, amount: -units('101'), cause: 'trade' },
      { account: outside, amount: units('101'), cause: 'trade' },
    ]),
  ).toThrow(Fault);
  const fresh = newLedger();
  expect(() => fresh.ledger.hold(fresh.user, units('100') + 1n)).toThrow(Fault);
  expect(() => fresh.ledger.hold(fresh.user, -1n)).toThrow(Fault);
  fresh.ledger.hold(fresh.user, units('60'));
  expect(() => fresh.ledger.release(fresh.user, units('60') + 1n)).toThrow(Fault);
  expect([fresh.user.available, fresh.user.frozen]).toEqual([units('40'), units('60')]);
});

test('the invariants see what a fault of ours would leave behind', () => {
  const { user, invariants } = newLedger();
  expect(invariants.flatMap((one) => one.broken() ?? [])).toEqual([]);
  user.available += 1n;
  expect(invariants.find((one) => one.name.startsWith('I1 '))?.broken()).toBeDefined();
  user.available = -1n;
  expect(invariants.find((one) => one.name.startsWith('I2 '))?.broken()).toBeDefined();
  user.available = units('90');
  user.frozen = units('10');
  expect(invariants.find((one) => one.name.startsWith('I3 '))?.broken()).toBeDefined();
});

test('a tenth of all fees is in the safety fund after each fee, to the last unit', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 1n, max: units('0.01') }), { maxLength: 60 }), (fees) => {
      const { ledger, user, invariants } = newLedger();
      let charged = 0n;
      for (const fee of fees) {
        ledger.post(2, 0, ledger.feeLegs(user, fee));
        charged += fee;
        expect(ledger.available(house.safetyFund, 'spot', 'USDT')).toBe(charged / 10n);
      }
      expect(ledger.available(house.fees, 'spot', 'USDT')).toBe(charged - charged / 10n);
      expect(invariants.flatMap((one) => one.broken() ?? [])).toEqual([]);
    }),
  );
});
