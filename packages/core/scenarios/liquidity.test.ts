import { liquidityIncome, READINGS_A_DAY } from '@quay/contract/liquidity/rules';
import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import { MemoryStore } from '../simulation/memory-store.ts';
import { type LiquidityDay, liquidityDaysTable, readingsOf } from '../src/index.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ALICE = 1001;
const BOB = 1002;
const terms = {
  ...{ asset: 'USDT', dailyRate: units('0.0002'), minHeld: units('50'), maxHeld: units('100000') },
  ...{ isOpen: true, dayMs: DAY },
};

/** Linked wallets from the first of January on, with a budget; every invariant is checked after each act. */
class LiquidityStory {
  readonly store: MemoryStore;
  at = Date.UTC(2026, 0, 1, 14);
  #block = 0;

  constructor(budget: string, slice = 200) {
    this.store = new MemoryStore({ practice: { user: [], desk: [] }, liquiditySlice: slice });
    for (const owner of [ALICE, BOB]) this.must('wallet/open-account', { owner, kind: 'user' });
    this.must('liquidity/set-terms', terms);
    this.fund(budget);
  }

  fund(budget: string): void {
    this.must('earn/fund', { code: 'promotion', asset: 'USDT', amount: units(budget) });
  }

  send(name: string, input: object): unknown {
    const { outcome } = this.store.send(name, input, this.at++);
    this.check();
    return outcome.ok ? outcome.value : outcome.refusal.reason;
  }

  must(name: string, input: object): unknown {
    const value = this.send(name, input);
    if (typeof value === 'string') throw new Error(`${name}: ${value}`);
    return value;
  }

  check(): void {
    const broken = this.store.core.engine.broken();
    if (broken.length > 0) throw new Error(broken.join('; '));
  }

  link(owner: number, address: string): unknown {
    return this.send('liquidity/link-wallet', { owner, address, network: 'ERC20', asset: 'USDT' });
  }

  /** The chain says what wallets hold, at an hour of a day of January, in the next block. */
  read(day: number, hour: number, balances: Readonly<Record<number, string>>, block = ++this.#block): unknown {
    this.at = Math.max(this.at, Date.UTC(2026, 0, day, hour));
    const readings = Object.entries(balances).map(([wallet, held]) => ({ wallet: Number(wallet), held: units(held) }));
    return this.must('liquidity/record-readings', { block, readings });
  }

  /** Two readings of a day are enough. */
  readTwice(day: number, balances: Readonly<Record<number, string>>): void {
    this.read(day, 5, balances);
    this.read(day, 13, balances);
  }

  until(day: number, hour: number): void {
    this.at = Math.max(this.at, Date.UTC(2026, 0, day, hour));
    this.store.tick(this.at);
    this.check();
  }

  /** Days of a wallet as the tables have them. */
  days(wallet: number): string[] {
    this.store.project(this.store.batches.length);
    const rows = [...this.store.rows.get(liquidityDaysTable.name)!.values()] as LiquidityDay[];
    const first = Date.UTC(2026, 0, 1) / DAY;
    const lowest = (row: LiquidityDay) => (row.lowest === null ? '–' : text(row.lowest));
    return rows
      .filter((row) => row.wallet === wallet)
      .sort((a, b) => a.day - b.day)
      .map((row) => `${row.day - first + 1} ${row.status} ${lowest(row)} ${text(row.income)}`);
  }

  has(owner: number): string {
    return text(this.store.core.ledger.balance(owner, 'finance', 'USDT').available);
  }

  get budget(): string {
    return text(this.store.core.earn.funds.promotion('USDT').funded);
  }
}

test('the lowest balance of a day counts, and is paid at 04:00 of the next, from the promotion budget', () => {
  const story = new LiquidityStory('100');
  story.link(ALICE, '0xaa');
  // The day on which it was linked had begun before.
  expect(story.read(1, 20, { 1: '5' })).toEqual({ counted: 0 });
  story.read(2, 3, { 1: '8240' });
  story.read(2, 11, { 1: '9000' });
  story.read(2, 23, { 1: '8500' });
  story.until(3, 3);
  expect(story.has(ALICE)).toBe('0');
  story.until(3, 4);
  expect(story.has(ALICE)).toBe('1.648');
  expect(story.budget).toBe('98.352');
  expect(story.days(1)).toEqual(['2 paid 8240 1.648']);
  story.until(3, 12);
  expect(story.has(ALICE)).toBe('1.648');
});

test('each part of a day is read once; what is told of it again does not count', () => {
  const story = new LiquidityStory('100');
  story.link(ALICE, '0xaa');
  expect(story.read(2, 0, { 1: '900' })).toEqual({ counted: 1 });
  expect(story.read(2, 7, { 1: '5' })).toEqual({ counted: 0 });
  expect(story.read(2, 8, { 1: '800', 2: '5' })).toEqual({ counted: 1 });
  expect(story.send('liquidity/record-readings', { block: 9, readings: [{ wallet: 1, held: -1n }] })).toEqual({
    counted: 0,
  });
  expect(story.read(2, 16, { 1: '700' })).toEqual({ counted: 1 });
  const [day] = story.store.core.liquidity.days.ofWallet(1);
  expect(readingsOf(day!).map(({ held }) => text(held))).toEqual(['900', '800', '700']);
  expect(readingsOf(day!)).toHaveLength(READINGS_A_DAY);
});

test('an address joins once, whoever asks, and never again after it was ended', () => {
  const story = new LiquidityStory('100');
  expect(story.link(ALICE, '0xaa')).toMatchObject({ id: 1, owner: ALICE, status: 'linked' });
  expect(story.link(BOB, '0xaa')).toBe('liquidity/wallet-joined');
  expect(story.send('liquidity/unlink-wallet', { owner: BOB, wallet: 1 })).toBe('liquidity/wallet-unknown');
  expect(story.send('liquidity/unlink-wallet', { owner: ALICE, wallet: 1 })).toMatchObject({ status: 'ended' });
  expect(story.send('liquidity/unlink-wallet', { owner: ALICE, wallet: 1 })).toBe('liquidity/wallet-ended');
  expect(story.link(ALICE, '0xaa')).toBe('liquidity/wallet-joined');
  story.store.crash();
  expect(story.link(BOB, '0xaa')).toBe('liquidity/wallet-joined');
  story.must('liquidity/set-terms', { ...terms, isOpen: false });
  expect(story.link(ALICE, '0xbb')).toBe('liquidity/closed');
});

test('nobody joins with more than ten wallets, those that were ended among them', () => {
  const story = new LiquidityStory('100');
  for (let wallet = 1; wallet <= 10; wallet++) expect(story.link(ALICE, `0x${wallet}`)).toMatchObject({ id: wallet });
  story.must('liquidity/unlink-wallet', { owner: ALICE, wallet: 4 });
  story.store.crash();
  expect(story.link(ALICE, '0xff')).toBe('liquidity/too-many-wallets');
  expect(story.link(BOB, '0xff')).toMatchObject({ id: 11, owner: BOB });
});

test('what the budget cannot pay is scheduled, in order, and paid when it is funded', () => {
  const story = new LiquidityStory('1');
  story.link(ALICE, '0xaa');
  story.link(BOB, '0xbb');
  story.readTwice(2, { 1: '8240', 2: '1000' });
  story.until(3, 4);
  // Bob's 0.2 would fit, and does not go before what was first.
  expect(story.days(1)).toEqual(['2 scheduled 8240 1.648']);
  expect(story.days(2)).toEqual(['2 scheduled 1000 0.2']);
  expect(story.has(BOB)).toBe('0');
  story.store.crash();
  story.fund('0.7');
  story.until(3, 5);
  expect([story.has(ALICE), story.has(BOB)]).toEqual(['1.648', '0']);
  story.fund('5');
  story.until(3, 6);
  expect(story.has(BOB)).toBe('0.2');
  const terms = story.store.core.liquidity.terms.get('USDT');
  expect(terms).toMatchObject({ paid: units('1.848'), scheduled: 0n });
});

test('a day with too few readings waits, and has the next ones until there are two of different blocks', () => {
  const story = new LiquidityStory('100');
  story.link(ALICE, '0xaa');
  story.read(2, 9, { 1: '1000' });
  for (const day of [3, 4, 5]) story.until(day, 4);
  expect(story.days(1)).toEqual(['2 counting 1000 0', '3 counting – 0', '4 counting – 0']);
  story.store.crash();
  story.read(5, 5, { 1: '500' }, 77);
  expect(story.days(1)).toEqual(['2 paid 500 0.1', '3 counting 500 0', '4 counting 500 0', '5 counting 500 0']);
  // The same block is no other reading.
  story.read(5, 6, { 1: '500' }, 77);
  expect(story.days(1)[1]).toBe('3 counting 500 0');
  story.read(5, 10, { 1: '600' });
  expect(story.days(1)).toEqual(['2 paid 500 0.1', '3 paid 500 0.1', '4 paid 500 0.1', '5 counting 500 0']);
  story.until(6, 4);
  expect(story.days(1).at(-1)).toBe('5 paid 500 0.1');
});

test('the day on which somebody ends it does not count, days before do, also those that wait for readings', () => {
  const story = new LiquidityStory('100');
  story.link(ALICE, '0xaa');
  story.link(BOB, '0xbb');
  story.readTwice(2, { 1: '1000', 2: '1000' });
  story.read(3, 2, { 1: '1000', 2: '1000' });
  story.read(4, 1, { 1: '800' });
  for (const [wallet, owner] of [ALICE, BOB].entries()) {
    story.must('liquidity/unlink-wallet', { owner, wallet: wallet + 1 });
  }
  expect(story.read(4, 9, { 1: '400', 2: '400' })).toEqual({ counted: 1 });
  story.until(5, 4);
  story.until(6, 4);
  expect(story.days(1)).toEqual(['2 paid 1000 0.2', '3 paid 800 0.16', '4 left 800 0']);
  expect(story.days(2)).toEqual(['2 paid 1000 0.2', '3 paid 400 0.08']);
});

test('new rates hold from the next day on, also where several follow', () => {
  const story = new LiquidityStory('100');
  story.link(ALICE, '0xaa');
  story.read(2, 5, { 1: '1000' });
  story.must('liquidity/set-terms', { ...terms, dailyRate: units('0.001') });
  story.must('liquidity/set-terms', { ...terms, dailyRate: units('0.002') });
  story.read(2, 13, { 1: '1000' });
  story.until(3, 4);
  story.readTwice(3, { 1: '1000' });
  story.must('liquidity/set-terms', { ...terms, dailyRate: 0n });
  story.readTwice(4, { 1: '1000' });
  story.until(5, 4);
  expect(story.days(1)).toEqual(['2 paid 1000 0.2', '3 paid 1000 2', '4 nothing 1000 0']);
});

test('terms do not change again while days before the last change are open', () => {
  const story = new LiquidityStory('100');
  story.link(ALICE, '0xaa');
  story.must('liquidity/set-terms', { ...terms, dailyRate: units('0.001') });
  story.at = Date.UTC(2026, 0, 2, 1);
  expect(story.send('liquidity/set-terms', terms)).toBe('liquidity/terms-settling');
  story.until(2, 4);
  expect(story.send('liquidity/set-terms', terms)).toMatchObject({ rateBefore: units('0.001') });
});

test('income is rounded down, from the least balance up to the most that counts', () => {
  expect(liquidityIncome(units('49.99999999'), terms)).toBe(0n);
  expect(liquidityIncome(units('50'), terms)).toBe(units('0.01'));
  expect(liquidityIncome(units('8240.00004999'), terms)).toBe(units('1.648'));
  expect(liquidityIncome(units('100000.1'), terms)).toBe(units('20'));
  const story = new LiquidityStory('100');
  story.link(ALICE, '0xaa');
  story.readTwice(2, { 1: '49' });
  story.until(3, 4);
  expect(story.days(1)).toEqual(['2 nothing 49 0']);
});

test('terms that cannot be are refused', () => {
  const story = new LiquidityStory('100');
  for (const wrong of [
    ...[{ dailyRate: -1n }, { dailyRate: units('0.01000001') }, { minHeld: 0n }, { dayMs: 0 }],
    ...[{ minHeld: units('2'), maxHeld: units('1') }],
  ]) {
    expect(story.send('liquidity/set-terms', { ...terms, ...wrong })).toBe('liquidity/terms-impossible');
  }
});

test('bonuses and trial machines that the budget owes go before wallets', () => {
  const story = new LiquidityStory('0.5');
  story.link(ALICE, '0xaa');
  story.readTwice(2, { 1: '1000' });
  const fund = story.store.core.earn.funds.promotion('USDT');
  story.store.core.earn.funds.promise(fund, units('0.4'));
  expect(story.store.core.earn.promotion.free('USDT')).toBe(units('0.1'));
});

test('many are paid in slices, also over a restart in the middle and an outage over 04:00', () => {
  const story = new LiquidityStory('1000', 3);
  for (let wallet = 1; wallet <= 10; wallet++) story.link(wallet % 2 === 0 ? ALICE : BOB, `0x${wallet}`);
  const all = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [at + 1, '1000']));
  story.readTwice(2, all);
  story.readTwice(3, all);
  story.at = Date.UTC(2026, 0, 4, 9);
  story.must('liquidity/pay-income', {});
  const before = story.store.core.engine.digest();
  story.store.crash();
  expect(story.store.core.engine.digest()).toBe(before);
  story.until(4, 9);
  expect([story.has(ALICE), story.has(BOB)]).toEqual(['2', '2']);
  story.readTwice(5, all);
  story.until(6, 6);
  expect([story.has(ALICE), story.has(BOB)]).toEqual(['3', '3']);
});
