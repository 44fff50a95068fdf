import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { DAY, EarnStory, FOUR, HOUR, people, products, SAVINGS } from './earn-story.ts';

describe('savings', () => {
  test('nine tenths of the interest that was paid are shared by balance over time, down, and the rest is carried', () => {
    const story = new EarnStory();
    story.until(FOUR + 1);
    story.save('alice', '100');
    story.until(FOUR + DAY / 2);
    story.save('bob', '200');
    story.until(FOUR + DAY + HOUR);
    expect(story.flows()).toHaveLength(2);
    story.interest('30');
    story.until(FOUR + 2 * DAY);
    // alice has 100 for nearly two days, bob 200 for nearly one and a half: 2 to 3.
    const times = [1, 2].map((id) => BigInt(FOUR + 2 * DAY - story.savings(id).since));
    const of = 100n * times[0]! + 200n * times[1]!;
    const [first, second] = [(units('30') * 100n * times[0]!) / of, (units('30') * 200n * times[1]!) / of];
    expect([story.savings(1).income, story.savings(2).income]).toEqual([first, second]);
    expect(text(first).slice(0, 7)).toBe('11.9999');
    expect([story.has('alice', 'finance'), story.has('bob', 'finance')]).toEqual([
      `${text(first)}/0`,
      `${text(second)}/0`,
    ]);
    const [day] = story.days();
    expect(day).toMatchObject({ interest: units('30'), carried: 0n, shared: units('29.99999999'), people: 2 });
    story.interest('8.99999999');
    story.until(FOUR + 3 * DAY);
    expect(story.days()[1]).toMatchObject({ interest: units('8.99999999'), carried: 1n, shared: units('9') });
    expect(story.savings(1)).toMatchObject({ lastIncome: units('3'), income: first + units('3') });
    expect(story.product(SAVINGS)).toMatchObject({ held: units('300'), orders: 2, paid: units('38.99999999') });
  });

  test('income begins at the first 04:00 that is a day after savings did; their balance counts from the beginning', () => {
    const story = new EarnStory();
    story.until(FOUR + HOUR);
    story.save('alice', '100');
    story.until(FOUR + DAY - HOUR);
    story.interest('10');
    story.until(FOUR + DAY);
    expect(story.days()).toEqual([]);
    story.until(FOUR + 2 * DAY - 1);
    expect(story.has('alice', 'finance')).toBe('0/0');
    story.until(FOUR + 2 * DAY);
    expect(story.has('alice', 'finance')).toBe('10/0');
  });

  test('who comes a minute before 04:00 with much gains a minute of it', () => {
    const story = new EarnStory();
    story.until(FOUR);
    story.save('alice', '100');
    story.save('bob', '10');
    story.until(FOUR + 2 * DAY);
    story.until(FOUR + 3 * DAY - 60_000);
    story.save('bob', '14400');
    story.interest('12');
    story.until(FOUR + 3 * DAY);
    // 100 and 10 for a day, 14,400 for a minute of its 1,440: 100 to 20.
    expect(text(story.savings(1).lastIncome!)).toBe('10');
  });

  test('interest of a day on which nobody saved goes to the promotion budget, and to no later saver', () => {
    const story = new EarnStory();
    story.interest('50');
    story.until(FOUR);
    expect(story.days()).toMatchObject([{ interest: units('50'), unsaved: units('50'), shared: 0n, people: 0 }]);
    expect(story.fund('promotion')).toMatchObject({ funded: '1050' });
    story.save('alice', '100');
    story.until(FOUR + 5 * DAY);
    expect(story.has('alice', 'finance')).toBe('0/0');
  });

  test('an outage over several 04:00 is one income, with all that came in', () => {
    const story = new EarnStory();
    story.until(FOUR);
    story.save('alice', '100');
    story.interest('7');
    story.restart();
    story.until(FOUR + 6 * DAY + 5 * HOUR);
    expect(story.days()).toMatchObject([
      { stamp: FOUR + 6 * DAY, cutAt: FOUR + 6 * DAY + 5 * HOUR, shared: units('7'), people: 1 },
    ]);
    story.until(FOUR + 7 * DAY);
    expect(story.has('alice', 'finance')).toBe('7/0');
  });

  test('a slow clock that jumps brings no income twice', () => {
    const story = new EarnStory();
    story.until(FOUR);
    story.save('alice', '100');
    story.until(FOUR + 2 * DAY);
    story.interest('5');
    story.store.tick(FOUR + 2 * DAY - HOUR);
    story.store.tick(FOUR + 2 * DAY);
    expect(story.has('alice', 'finance')).toBe('0/0');
    story.until(FOUR + 3 * DAY);
    expect(story.has('alice', 'finance')).toBe('5/0');
  });

  test('what cannot be saved says why', () => {
    const story = new EarnStory();
    expect(story.save('alice', '100', { product: 2 })).toBe('product-unknown');
    expect(story.save('alice', '100', { product: 99 })).toBe('product-unknown');
    expect(story.save('alice', '100', { version: 2 })).toBe('terms-changed');
    expect(story.save('alice', '0.99')).toBe('out-of-range');
    expect(story.save('alice', '100000.01')).toBe('out-of-range');
    expect(story.save('alice', '20000.01')).toBe('balance-too-small');
    expect(story.save('alice', '100', { requestId: 'x' })).toEqual({ order: 1 });
    expect(story.save('alice', '100', { requestId: 'x' })).toEqual({ order: 1 });
    expect(story.save('alice', '101', { requestId: 'x' })).toBe('request-id-reused');
    expect(story.has('alice')).toBe('19900/0');
    story.must('earn/change-product', { product: SAVINGS, ...products.savings, max: units('150') });
    expect(story.save('alice', '51', { version: 2 })).toBe('person-limit');
    expect(story.save('alice', '50', { version: 2 })).toEqual({ order: 1 });
    story.must('earn/change-product', { product: SAVINGS, ...products.savings, quota: units('200') });
    expect(story.save('bob', '51', { version: 3 })).toBe('quota');
    expect(story.save('bob', '49.5', { version: 3 })).toEqual({ order: 2 });
    expect(story.save('bob', '10', { version: 3 })).toBe('sold-out');
    story.must('earn/set-status', { product: SAVINGS, isOpen: false });
    expect(story.save('bob', '10', { version: 3 })).toBe('not-listed');
  });
});

describe('redemptions', () => {
  test('savings come back between half an hour and an hour after they were asked for, and have income until then', () => {
    const story = new EarnStory();
    story.until(FOUR);
    story.save('alice', '100');
    story.until(FOUR + 2 * DAY + HOUR);
    expect(story.ask('alice', '100', 1)).toEqual({ redemption: 1 });
    const { askedAt, dueAt } = story.redemption(1);
    expect(dueAt).toBe(askedAt + HOUR);
    expect(story.ask('alice', '1', 1)).toBe('above-savings');
    story.until(askedAt + HOUR / 2 - 1);
    expect(story.redemption(1).status).toBe('redeeming');
    story.until(askedAt + HOUR / 2);
    expect(story.redemption(1)).toMatchObject({ status: 'redeemed', doneAt: askedAt + HOUR / 2 });
    expect(story.has('alice')).toBe('20000/0');
    expect(story.savings(1)).toMatchObject({ principal: 0n, status: 'holding' });
    story.interest('3');
    story.until(FOUR + 3 * DAY);
    expect(story.has('alice', 'finance')).toBe('3/0');
    expect(story.savings(1)).toMatchObject({ status: 'ended', endedAt: FOUR + 3 * DAY });
    expect(story.product(SAVINGS)).toMatchObject({ held: 0n, orders: 0 });
    expect(story.save('alice', '50')).toEqual({ order: 2 });
  });

  test('where too little is free they wait in order, are scheduled after the hour, and are paid when somebody repays', () => {
    const story = new EarnStory();
    story.lends('0.00000001');
    story.save('alice', '1000');
    story.save('bob', '10000');
    story.must('earn/change-product', { product: SAVINGS, ...products.savings, reserveRate: 0n });
    expect(story.borrow('carol', '10500')).toMatchObject({ id: 1 });
    expect(story.ask('alice', '600', 1)).toEqual({ redemption: 1 });
    expect(story.ask('bob', '400', 2)).toEqual({ redemption: 2 });
    const { dueAt } = story.redemption(1);
    story.until(dueAt - 1);
    expect(story.redemption(1).status).toBe('redeeming');
    story.until(dueAt);
    expect(story.redemption(1).status).toBe('scheduled');
    // bob's 400 would fit into the 500 that are free: alice comes first.
    story.until(dueAt + HOUR);
    expect(story.redemption(2).status).toBe('scheduled');
    story.restart();
    story.must('loans/repay', { owner: people.carol, loan: 1, amount: units('300') });
    story.until(story.at + 1000);
    expect(story.redemption(1)).toMatchObject({ status: 'redeemed' });
    expect(story.redemption(2).status).toBe('scheduled');
    story.must('loans/repay', { owner: people.carol, loan: 1, amount: null });
    story.until(story.at + 1000);
    expect(story.redemption(2)).toMatchObject({ status: 'redeemed' });
    expect(story.pot().waiting).toBe(0n);
  });

  test('borrowing leaves what was asked back and a part of what is saved, and so does Quay with its own', () => {
    const story = new EarnStory();
    story.lends('100');
    story.save('alice', '1000');
    // 1,100 less a tenth of 1,000.
    expect(story.borrow('carol', '1000.00000001')).toBe('pool-empty');
    story.ask('alice', '500', 1);
    expect(story.borrow('carol', '500.00000001')).toBe('pool-empty');
    expect(story.borrow('carol', '500')).toMatchObject({ id: 1 });
    expect(story.borrow('carol', '100')).toBe('pool-empty');
    expect(story.send('loans/fund-pool', { asset: 'USDT', amount: -1n })).toBe('capital-lent');
    story.until(story.redemption(1).dueAt);
    expect(story.redemption(1).status).toBe('redeemed');
    expect(story.send('loans/fund-pool', { asset: 'USDT', amount: -units('50') })).toMatchObject({
      capital: units('50'),
    });
    expect(story.send('loans/fund-pool', { asset: 'USDT', amount: -1n })).toBe('capital-lent');
  });

  test('Quay takes no more than its own out of the pool, however much is free', () => {
    const story = new EarnStory();
    story.lends('100');
    story.save('alice', '10000');
    expect(story.send('loans/fund-pool', { asset: 'USDT', amount: -units('100.00000001') })).toBe('capital-lent');
    expect(story.send('loans/fund-pool', { asset: 'USDT', amount: -units('100') })).toMatchObject({ capital: 0n });
  });

  test('interest of real loans reaches savers: 90 %, down in all', () => {
    const story = new EarnStory();
    story.lends('100000');
    story.until(FOUR);
    story.save('alice', '1000');
    story.prices();
    story.prices();
    story.borrow('carol', '1000');
    story.until(story.at + HOUR);
    story.must('loans/repay', { owner: people.carol, loan: 1, amount: null });
    const paid = story.store.core.loans.pools.get('USDT')!.interest;
    expect(paid).toBe(units('4'));
    story.until(FOUR + 2 * DAY);
    expect(story.has('alice', 'finance')).toBe('3.6/0');
  });

  test('what cannot be asked back says why; two windows ask once each for what is there', () => {
    const story = new EarnStory();
    story.save('alice', '100');
    expect(story.ask('alice', '0', 1)).toBe('amount-missing');
    expect(story.ask('alice', '100.00000001', 1)).toBe('above-savings');
    expect(story.ask('bob', '1', 1)).toBe('order-unknown');
    expect(story.ask('alice', '60', 1, { requestId: 'x' })).toEqual({ redemption: 1 });
    expect(story.ask('alice', '60', 1, { requestId: 'x' })).toEqual({ redemption: 1 });
    expect(story.ask('alice', '61', 1, { requestId: 'x' })).toBe('request-id-reused');
    expect(story.ask('alice', '60', 1, { requestId: 'y' })).toBe('above-savings');
    for (let n = 2; n <= 20; n++) expect(story.ask('alice', '1', 1)).toEqual({ redemption: n });
    expect(story.ask('alice', '1', 1)).toBe('too-many-redemptions');
    story.until(story.at + HOUR);
    expect(story.has('alice')).toBe('19979/0');
    expect(story.ask('alice', '1', 1)).toEqual({ redemption: 21 });
  });
});

describe('the daily income in slices', () => {
  const owners = Array.from({ length: 50 }, (_, n) => 5000 + n);
  function many(earnSlice: number): EarnStory {
    const story = new EarnStory({ earnSlice });
    story.until(FOUR + 1);
    for (const [n, owner] of owners.entries()) {
      story.store.send('wallet/open-account', { owner, kind: 'user' }, story.at);
      story.give(owner, 'USDT', '1000');
      story.save(owner, String(100 + n));
    }
    story.until(FOUR + 2 * DAY - HOUR);
    story.interest('100');
    return story;
  }
  const incomes = (story: EarnStory) => owners.map((owner) => story.has(owner, 'finance'));

  test('is the same as in one', () => {
    const [whole, sliced] = [many(1000), many(7)];
    for (const story of [whole, sliced]) story.until(FOUR + 2 * DAY);
    expect(incomes(sliced)).toEqual(incomes(whole));
    expect(sliced.days()).toMatchObject([{ people: 50, shared: whole.days()[0]!.shared }]);
    expect(sliced.store.batches.length).toBeGreaterThan(whole.store.batches.length + 5);
  });

  test('goes on after a restart within it, and nobody is paid twice', () => {
    const [whole, broken] = [many(1000), many(7)];
    whole.until(FOUR + 2 * DAY);
    broken.at = FOUR + 2 * DAY;
    broken.store.core.engine.tick(broken.at);
    broken.store.land('none');
    broken.store.land('none');
    broken.store.project(broken.store.batches.length);
    broken.store.crash();
    broken.sound();
    expect(broken.days()).toEqual([]);
    broken.until(broken.at + 1000);
    expect(incomes(broken)).toEqual(incomes(whole));
    expect(broken.flows().filter(({ flow }) => flow === 'income')).toHaveLength(50);
  });

  test('who does something before their turn is paid first, of the balance that they had', () => {
    const [whole, between] = [many(1000), many(7)];
    whole.until(FOUR + 2 * DAY);
    between.at = FOUR + 2 * DAY;
    const last = owners.at(-1)!;
    const { engine } = between.store.core;
    engine.tick(between.at);
    const input = { owner: last, requestId: 'z', product: SAVINGS, version: 1, amount: units('500'), book: 'spot' };
    engine.submit({ name: 'earn/subscribe', input, at: between.at + 5 }, () => {});
    const second = owners.at(-2)!;
    between.store.land('none');
    expect(between.has(last, 'finance')).toBe(whole.has(last, 'finance'));
    expect(between.has(second, 'finance')).toBe('0/0');
    between.sound();
    between.store.commit();
    expect(incomes(between)).toEqual(incomes(whole));
    between.interest('40');
    between.until(FOUR + 3 * DAY);
    expect(between.days()[1]).toMatchObject({ people: 50 });
  });

  test('a redemption that is paid within it takes nothing from the income of the day; who has just begun has no part', () => {
    const [whole, between] = [many(1000), many(7)];
    for (const story of [whole, between]) {
      const { id } = story.savings(50);
      story.until(FOUR + 2 * DAY - HOUR / 2 + 30_000);
      story.ask(owners.at(-1)!, '149', id);
      story.save('alice', '1000');
    }
    whole.until(FOUR + 2 * DAY);
    between.at = FOUR + 2 * DAY;
    const { engine } = between.store.core;
    engine.tick(between.at);
    const input = {
      owner: people.alice,
      requestId: 'z',
      product: SAVINGS,
      version: 1,
      amount: units('5'),
      book: 'spot',
    };
    engine.submit({ name: 'earn/subscribe', input, at: between.at + 60_000 }, () => {});
    engine.tick(between.at + 60_000);
    between.at += 60_000;
    between.store.commit();
    between.sound();
    expect(between.redemption(1).status).toBe('redeemed');
    expect(between.redemption(1).doneAt).toBe(between.at);
    expect(incomes(between)).toEqual(incomes(whole));
    expect(between.has('alice', 'finance')).toBe('0/0');
  });

  test('a shorter day has its 04:00, its hour and its half day at the same parts of it', () => {
    const story = new EarnStory();
    const dayMs = 240_000;
    story.must('earn/list-product', { ...products.savings, asset: 'BTC', name: 'BTC savings', dayMs });
    story.give(people.alice, 'BTC', '5');
    story.save('alice', '20', { product: 6, amount: units('4'), version: 1 });
    const { since, firstAt } = story.savings(1);
    expect((firstAt - 40_000) % dayMs).toBe(0);
    expect(firstAt).toBeGreaterThanOrEqual(since + dayMs);
    expect(firstAt).toBeLessThan(since + 2 * dayMs);
    story.ask('alice', '1', 1);
    expect(story.redemption(1).dueAt - story.redemption(1).askedAt).toBe(10_000);
  });
});
