import { MAX, ONE, Parts, units } from '@quay/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Changes, readChanges } from '../engine/changes.ts';
import { Fault } from '../engine/fault.ts';
import { Sequences, sequencesTable } from '../engine/sequences.ts';
import { Ledger } from './ledger.ts';
import { systemAccounts } from './system-accounts.ts';
import { accountsTable, type Entry, entriesTable, feeTotalsTable } from './tables.ts';

const USER = 1001;
const parts = (value: bigint): Parts => new Parts().of(value);

function newLedger() {
  const changes = new Changes();
  const ledger = new Ledger(changes, new Sequences(changes), () => false);
  const outside = ledger.account(systemAccounts.outside, 'spot', 'USDT');
  const user = ledger.account(USER, 'spot', 'USDT');
  ledger.post(1, 0, [
    { account: outside, amount: -units('100'), cause: 'practice-funds' },
    { account: user, amount: units('100'), cause: 'practice-funds' },
  ]);
  const has = () => ledger.balance(USER, 'spot', 'USDT');
  return { changes, ledger, outside, user, has, invariants: ledger.area(() => []).invariants };
}

test('a posting whose legs do not sum to zero is a fault, and nothing of it happened', () => {
  const { ledger, outside, user, has } = newLedger();
  expect(() =>
    ledger.post(2, 0, [
      { account: outside, amount: -5n, cause: 'trade' },
      { account: user, amount: 4n, cause: 'trade' },
    ]),
  ).toThrow(Fault);
  expect(has().available).toBe(units('100'));
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
  expect(fresh.ledger.has(fresh.user, parts(units('100')))).toBe(true);
  expect(fresh.ledger.has(fresh.user, parts(units('100') + 1n))).toBe(false);
  expect(() => fresh.ledger.hold(fresh.user, parts(units('100') + 1n))).toThrow(Fault);
  expect(() => newLedger().ledger.hold(fresh.user, parts(-1n))).toThrow(Fault);
  const other = newLedger();
  other.ledger.hold(other.user, parts(units('60')));
  expect(other.has()).toMatchObject({ available: units('40'), frozen: units('60') });
  expect(() => other.ledger.release(other.user, parts(units('60') + 1n))).toThrow(Fault);
});

test('every balance and every sum is exact as far as there is room, and beyond it is a fault, never rounded', () => {
  const wholes = fc.bigInt({ min: 1n, max: 2n ** 52n });
  fc.assert(
    fc.property(fc.array(fc.tuple(wholes, fc.integer({ min: 0, max: 3 })), { maxLength: 20 }), (comes) => {
      const { ledger, outside, invariants } = newLedger();
      let owed = units('100');
      for (const [amount, who] of comes.map(([whole, to]) => [whole * ONE + BigInt(to), USER + to] as const)) {
        expect(ledger.room('USDT')).toBe(MAX > owed ? MAX - owed : 0n);
        const fits = owed + amount < 2n ** 53n * ONE;
        const legs = [
          { account: outside, amount: -amount, cause: 'deposit' as const },
          { account: ledger.account(who, 'spot', 'USDT'), amount, cause: 'deposit' as const },
        ];
        if (!fits) {
          expect(() => ledger.post(2, 0, legs)).toThrow(Fault);
          return;
        }
        ledger.post(2, 0, legs);
        owed += amount;
        expect(ledger.balance(systemAccounts.outside, 'spot', 'USDT').available).toBe(-owed);
        expect(invariants[0]!.broken()).toBe(undefined);
      }
    }),
    { numRuns: 300 },
  );
});

test('a posting may go from book to book, and never from asset to asset', () => {
  const { ledger, user, has, invariants } = newLedger();
  const moved = (to: number) => [
    { account: user, amount: -units('40'), cause: 'transfer' as const },
    { account: to, amount: units('40'), cause: 'transfer' as const },
  ];
  ledger.post(2, 0, moved(ledger.account(USER, 'contract', 'USDT')));
  expect([has().available, ledger.balance(USER, 'contract', 'USDT').available]).toEqual([units('60'), units('40')]);
  expect(() => ledger.post(3, 0, moved(ledger.account(USER, 'spot', 'BTC')))).toThrow(Fault);
  expect(invariants.flatMap((one) => one.broken() ?? [])).toEqual([]);
});

test('the bad debt of the house may be below zero, its other accounts may not', () => {
  const takesOneFrom = (owner: number) => {
    const { ledger, outside, invariants } = newLedger();
    ledger.post(2, 0, [
      { account: ledger.account(owner, 'spot', 'USDT'), amount: -1n, cause: 'deposit-reversal' },
      { account: outside, amount: 1n, cause: 'deposit-reversal' },
    ]);
    expect(invariants.flatMap((one) => one.broken() ?? [])).toEqual([]);
    return ledger.balance(owner, 'spot', 'USDT').available;
  };
  expect(takesOneFrom(systemAccounts.badDebt)).toBe(-1n);
  for (const owner of [systemAccounts.fees, systemAccounts.convert, systemAccounts.networkFees])
    expect(() => takesOneFrom(owner)).toThrow(Fault);
});

test('a settlement takes what is frozen, into whatever book, and one asset never becomes another', () => {
  const { changes, ledger, user, has, invariants } = newLedger();
  const friend = ledger.account(1002, 'c2c', 'USDT');
  const coins = ledger.account(1002, 'c2c', 'BTC');
  changes.take();
  ledger.hold(user, parts(units('9')));
  expect(() => ledger.settle(user, coins, parts(units('9')), 'c2c-trade', 3, 0)).toThrow(Fault);
  ledger.settle(user, friend, parts(units('9')), 'c2c-trade', 3, 7);
  ledger.settle(user, friend, parts(0n), 'c2c-trade', 4, 7);
  expect(has()).toMatchObject({ available: units('91'), frozen: 0n });
  expect(ledger.balance(1002, 'c2c', 'USDT')).toMatchObject({ available: units('9'), frozen: 0n });
  const lines = readChanges([sequencesTable, accountsTable, entriesTable], changes.take())
    .filter(({ table }) => table === entriesTable)
    .map(({ row }) => row as Entry)
    .map(({ owner, book, amount, balanceAfter, cause, reference, at }) =>
      [owner, book, amount / units('1'), balanceAfter / units('1'), cause, reference, at].join(' '),
    );
  expect(lines).toEqual(['1001 spot -9 91 c2c-trade 3 7', '1002 c2c 9 9 c2c-trade 3 7']);
  expect(invariants[0]!.broken()).toBe(undefined);
  expect(() => ledger.settle(user, friend, parts(1n), 'c2c-trade', 5, 7)).toThrow(Fault);
});

test('a delivery takes what is frozen, and one asset never becomes another', () => {
  const { ledger, user } = newLedger();
  const other = ledger.account(1002, 'spot', 'USDT');
  const coins = ledger.account(1002, 'spot', 'BTC');
  ledger.hold(user, parts(units('7')));
  expect(() => ledger.deliver(user, coins, parts(units('7')))).toThrow(Fault);
  ledger.deliver(user, other, parts(units('7')));
  expect(ledger.balance(1002, 'spot', 'USDT').available).toBe(units('7'));
  expect(() => ledger.deliver(user, other, parts(1n))).toThrow(Fault);
});

test('the invariants see what a fault of ours would leave behind', () => {
  const { ledger, user, invariants } = newLedger();
  const broken = (name: string) => invariants.find((one) => one.name.startsWith(name))?.broken();
  const { accounts } = ledger;
  expect(invariants.flatMap((one) => one.broken() ?? [])).toEqual([]);
  accounts.changeAvailable(user, false, parts(1n));
  expect(broken('I1 ')).toBeDefined();
  accounts.changeAvailable(user, true, parts(units('101')));
  expect(broken('I2 ')).toBeDefined();
  accounts.changeAvailable(user, false, parts(units('100')));
  accounts.changeFrozen(user, false, parts(units('10')));
  expect(broken('I3 ')).toBeDefined();
});

test('a tenth of all fees is in the safety fund after each fee, to the last unit', () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt({ min: 1n, max: units('0.01') }), { maxLength: 60 }), (fees) => {
      const { ledger, user, invariants } = newLedger();
      let charged = 0n;
      for (const fee of fees) {
        ledger.charge(user, parts(fee), 2, 0);
        charged += fee;
        expect(ledger.balance(systemAccounts.safetyFund, 'spot', 'USDT').available).toBe(charged / 10n);
      }
      expect(ledger.balance(systemAccounts.fees, 'spot', 'USDT').available).toBe(charged - charged / 10n);
      expect(invariants.flatMap((one) => one.broken() ?? [])).toEqual([]);
    }),
  );
});

test('the house has one line an account for all fees of a batch, and its chain of balances is whole', () => {
  const { changes, ledger, outside, user } = newLedger();
  const tables = [sequencesTable, accountsTable, feeTotalsTable, entriesTable];
  const systemLines = () =>
    readChanges(tables, changes.take())
      .filter(({ table }) => table === entriesTable)
      .map(({ row }) => row as Entry)
      .filter(({ owner }) => owner === systemAccounts.fees || owner === systemAccounts.safetyFund)
      .map(({ owner, amount, balanceAfter, cause, reference }) => [owner, amount, balanceAfter, cause, reference]);
  for (const [reference, fee] of [15n, 16n, 19n].entries()) ledger.charge(user, parts(fee), reference, 0);
  expect(systemLines()).toEqual([
    [systemAccounts.fees, 45n, 45n, 'fee', 2],
    [systemAccounts.safetyFund, 5n, 5n, 'safety-fund', 2],
  ]);
  // Something else that happens to the fees stands after what they gained until then.
  const fees = ledger.account(systemAccounts.fees, 'spot', 'USDT');
  ledger.charge(user, parts(7n), 3, 0);
  ledger.post(4, 0, [
    { account: fees, amount: -30n, cause: 'trade' },
    { account: outside, amount: 30n, cause: 'trade' },
  ]);
  ledger.charge(user, parts(3n), 5, 0);
  expect(systemLines()).toEqual([
    [systemAccounts.fees, 7n, 52n, 'fee', 3],
    [systemAccounts.fees, -30n, 22n, 'trade', 4],
    [systemAccounts.fees, 2n, 24n, 'fee', 5],
    [systemAccounts.safetyFund, 1n, 6n, 'safety-fund', 5],
  ]);
});
