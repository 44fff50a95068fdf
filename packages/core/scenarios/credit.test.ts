import { creditInterest, startedDays } from '@quay/contract/credit/rules';
import { units } from '@quay/money';
import { expect, test } from 'vitest';
import { CreditStory, DAY, people, product } from './credit-story.ts';

test('what is approved as asked for is paid out, and costs its days when it is repaid in time', () => {
  const story = new CreditStory();
  expect(story.apply('alice', '3000')).toMatchObject({ id: 1, status: 'reviewing', principal: 0n });
  expect(story.has('alice')).toBe('1000');
  expect(story.approve(1, '3000')).toMatchObject({ status: 'borrowing', principal: units('3000'), secondBy: null });
  expect(story.has('alice')).toBe('4000');
  expect(story.pool()).toBe('97000 / 0');
  const { paidOutAt, dueAt } = story.loan(1);
  expect(dueAt! - paidOutAt!).toBe(30 * DAY);

  // To the last moment of the due time it is not late.
  story.at = dueAt!;
  expect(story.repay('alice', 1, '3045')).toMatchObject({ status: 'repaid', interestPaid: units('45') });
  expect(story.has('alice')).toBe('955');
  expect(story.pool()).toBe('100045 / 0');
  expect(story.events(1)).toEqual(['applied 3000', 'paid-out 3000', 'repaid 3045 45']);
});

test('days that have begun count, and no more: the first at once, the second after 24 hours', () => {
  const story = new CreditStory();
  story.apply('alice', '1000');
  story.approve(1, '1000');
  const { paidOutAt } = story.loan(1);
  expect(startedDays(paidOutAt!, paidOutAt!)).toBe(1);
  expect(startedDays(paidOutAt!, paidOutAt! + DAY)).toBe(1);
  expect(startedDays(paidOutAt!, paidOutAt! + DAY + 1)).toBe(2);
  story.at = paidOutAt! + DAY;
  expect(story.repay('alice', 1, '1001')).toBe('credit/owed-changed owed=1000.5 coin=USDT');
  story.at = paidOutAt! + DAY + 1;
  expect(story.repay('alice', 1, '1000.5')).toBe('credit/owed-changed owed=1001 coin=USDT');
  expect(story.repay('alice', 1, '1001')).toMatchObject({ status: 'repaid' });
});

test('interest is rounded up, is thrice as much for days that are late, and never more than the principal', () => {
  const terms = { principal: units('3000'), dailyRate: units('0.0005'), lateMultiple: units('3'), days: 30 };
  expect(creditInterest(terms, 30)).toBe(units('45'));
  expect(creditInterest(terms, 60)).toBe(units('180'));
  expect(creditInterest(terms, 31)).toBe(units('49.5'));
  expect(creditInterest(terms, 100_000)).toBe(units('3000'));
  expect(creditInterest({ ...terms, principal: 1n }, 1)).toBe(1n);
  expect(creditInterest({ ...terms, principal: units('0.00000333') }, 7)).toBe(2n);
});

test('less than was asked for is offered, kept, and taken or not', () => {
  const story = new CreditStory();
  story.apply('alice', '3000');
  expect(story.approve(1, '2000')).toMatchObject({ status: 'offered', principal: units('2000') });
  expect(story.has('alice')).toBe('1000');
  expect(story.pool()).toBe('98000 / 2000');
  expect(story.send('credit/accept-offer', { owner: people.bob, loan: 1 })).toBe('credit/loan-unknown');
  expect(story.send('credit/accept-offer', { owner: people.alice, loan: 1 })).toMatchObject({ status: 'borrowing' });
  expect(story.has('alice')).toBe('3000');
  expect(story.pool()).toBe('98000 / 0');
  expect(story.send('credit/accept-offer', { owner: people.alice, loan: 1 })).toBe('credit/not-offered');
  expect(story.send('credit/withdraw', { owner: people.alice, loan: 1 })).toBe('credit/not-withdrawable');

  story.apply('bob', '3000');
  story.approve(2, '2500');
  expect(story.send('credit/withdraw', { owner: people.alice, loan: 2 })).toBe('credit/loan-unknown');
  expect(story.send('credit/withdraw', { owner: people.bob, loan: 2 })).toMatchObject({ status: 'withdrawn' });
  expect(story.pool()).toBe('98000 / 0');
  expect(story.events(2)).toEqual(['applied 3000', 'offered 2500', 'withdrawn 2500']);
});

test('an offer that nobody answers lapses after seven days, and what was kept is free', () => {
  const story = new CreditStory();
  story.apply('alice', '3000');
  story.approve(1, '2000');
  const { offerEndsAt, decidedAt } = story.loan(1);
  expect(offerEndsAt! - decidedAt!).toBe(7 * DAY);
  story.at = offerEndsAt!;
  expect(story.send('credit/accept-offer', { owner: people.alice, loan: 1 })).toBe('credit/offer-over');
  story.passes(0);
  expect(story.loan(1)).toMatchObject({ status: 'withdrawn', offerEndsAt: null });
  expect(story.pool()).toBe('100000 / 0');
  expect(story.events(1)).toEqual(['applied 3000', 'offered 2000', 'lapsed 2000']);
});

test('above the limit of one person a second one decides the same, or takes the first one’s place', () => {
  const story = new CreditStory();
  story.apply('alice', '5000.00000001');
  expect(story.approve(1, '5000.00000001', 7)).toMatchObject({ status: 'reviewing', firstBy: 7, secondBy: null });
  expect(story.pool()).toBe('100000 / 0');
  expect(story.approve(1, '5000.00000001', 7)).toBe('staff/second-person-needed');
  // Another amount, or a rejection, waits anew.
  expect(story.approve(1, '5000', 8)).toMatchObject({ status: 'reviewing', firstBy: 8, chosen: units('5000') });
  expect(story.reject(1, 9)).toMatchObject({ status: 'reviewing', firstBy: 9, chosen: 0n });
  expect(story.approve(1, '5000', 7)).toMatchObject({ status: 'reviewing', firstBy: 7 });
  expect(story.approve(1, '5000', 8)).toMatchObject({ status: 'offered', firstBy: 7, secondBy: 8 });

  story.apply('bob', '6000');
  story.reject(2, 7);
  expect(story.reject(2, 8)).toMatchObject({ status: 'rejected', firstBy: 7, secondBy: 8 });
  expect(story.loan(2)).toMatchObject({ rejection: 'income-too-low', remark: 'words', principal: 0n });
  expect(story.approve(2, '6000')).toBe('credit/application-unknown');
  // At the limit one is enough.
  story.apply('bob', '5000');
  expect(story.approve(3, '5000')).toMatchObject({ status: 'borrowing', secondBy: null });
});

test('a borrower is reminded three days and one day before, and then it is overdue: nothing is taken', () => {
  const story = new CreditStory();
  story.apply('alice', '3000');
  story.approve(1, '3000');
  const { dueAt } = story.loan(1);
  story.at = dueAt! - 3 * DAY - 1;
  story.passes(0);
  expect(story.events(1)).toHaveLength(2);
  story.passes(1);
  story.passes(2 * DAY);
  story.at = dueAt!;
  story.passes(0);
  expect(story.loan(1).status).toBe('borrowing');
  story.passes(1);
  expect(story.loan(1)).toMatchObject({ status: 'overdue', reminded: 'overdue' });
  expect(story.events(1).slice(2)).toEqual(['due-soon 3045 45', 'due 3045 45', 'overdue 3049.5 49.5']);
  expect(story.has('alice')).toBe('4000');

  story.passes(400 * DAY);
  expect(story.has('alice')).toBe('4000');
  expect(story.apply('alice', '500')).toBe('credit/overdue-open');
  story.at = dueAt! + 30 * DAY;
});

test('after an outage over both reminders the later one is given', () => {
  const story = new CreditStory();
  story.apply('alice', '3000');
  story.approve(1, '3000');
  const { dueAt } = story.loan(1);
  story.at = dueAt! - DAY;
  story.passes(0);
  expect(story.loan(1).reminded).toBe('day');
  expect(story.events(1).slice(2)).toEqual(['due 3045 45']);
});

test('late days cost the multiple, and repaying ends it', () => {
  const story = new CreditStory();
  story.apply('alice', '500');
  story.approve(1, '500');
  const { dueAt } = story.loan(1);
  story.at = dueAt! + 10 * DAY;
  story.passes(0);
  // 30 days at 0.25 and ten at 0.75.
  expect(story.repay('alice', 1, '515')).toMatchObject({ status: 'repaid', interestPaid: units('15') });
  expect(story.has('alice')).toBe('985');
  expect(story.apply('alice', '500')).toMatchObject({ id: 2 });
});

test('who applies is refused in this order', () => {
  const story = new CreditStory();
  expect(story.apply('alice', '3000', { days: 31 })).toBe('credit/product-unknown');
  story.must('credit/set-product', { ...product, days: 60, isOpen: false });
  expect(story.apply('alice', '3000', { days: 60 })).toBe('credit/product-closed');
  expect(story.apply('alice', '3000', { rate: '0.0004' })).toBe('credit/rate-changed rate=0.0005');
  expect(story.apply('alice', '499.99999999')).toBe('credit/amount-below-min min=500 coin=USDT');
  expect(story.apply('alice', '20000.00000001')).toBe('credit/amount-above-max max=20000 coin=USDT');
  story.apply('alice', '15000');
  expect(story.apply('alice', '500')).toBe('credit/application-open');
  story.approve(1, '15000', 7);
  story.approve(1, '15000', 8);
  expect(story.apply('alice', '5000.00000001')).toBe('credit/limit-reached left=5000 coin=USDT');
  expect(story.apply('alice', '5000')).toMatchObject({ id: 2 });
});

test('staff are refused what cannot be', () => {
  const story = new CreditStory('2000');
  story.apply('alice', '3000');
  expect(story.approve(2, '3000')).toBe('credit/application-unknown');
  expect(story.approve(1, '499')).toBe('credit/approved-range min=500 max=3000 coin=USDT');
  expect(story.approve(1, '3001')).toBe('credit/approved-range min=500 max=3000 coin=USDT');
  expect(story.approve(1, '3000')).toBe('credit/pool-short available=2000 coin=USDT');
  story.approve(1, '1500');
  expect(story.approve(1, '1500')).toBe('credit/application-decided');
  const fund = (amount: string, before: string) =>
    story.send('credit/fund-pool', { asset: 'USDT', amount: units(amount), before: units(before) });
  expect(fund('-500.00000001', '2000')).toBe('credit/capital-lent free=500 coin=USDT');
  expect(fund('0', '2000')).toBe('credit/amount-malformed');
  expect(fund('100', '1999')).toBe('credit/product-changed');
  expect(fund('9000000000000000', '2000')).toMatch(/^wallet\/coin-full/);
  expect(fund('-500', '2000')).toMatchObject({ funded: units('1500') });
  for (const wrong of [
    ...[{ days: 0 }, { days: 366 }, { dailyRate: 0n }, { dailyRate: units('0.01000001') }],
    ...[{ lateMultiple: units('0.99') }, { lateMultiple: units('5.1') }, { minAmount: 0n }],
    ...[{ minAmount: units('20001') }, { oneMax: -1n }],
  ]) {
    expect(story.send('credit/set-product', { ...product, ...wrong })).toBe('credit/terms-impossible');
  }
});

test('a borrower is refused what cannot be repaid, and nobody repays for another', () => {
  const story = new CreditStory();
  story.apply('alice', '3000');
  expect(story.repay('alice', 1, '3000')).toBe('credit/nothing-owed');
  story.approve(1, '3000');
  expect(story.repay('bob', 1, '3001.5')).toBe('credit/loan-unknown');
  expect(story.repay('alice', 1, '3001')).toBe('credit/owed-changed owed=3001.5 coin=USDT');
  story.must('wallet/transfer-coins', {
    ...{
      owner: people.alice,
      requestId: 'away',
      fromBook: 'spot',
      toBook: 'c2c',
      asset: 'USDT',
      amount: units('1000'),
    },
  });
  expect(story.repay('alice', 1, '3001.5')).toBe('credit/balance-too-small available=3000 needed=3001.5 coin=USDT');
});

test('terms of a product that change leave what was applied for as it was', () => {
  const story = new CreditStory();
  story.apply('alice', '3000');
  story.must('credit/set-product', { ...product, dailyRate: units('0.001'), isOpen: false });
  story.approve(1, '3000');
  expect(story.loan(1)).toMatchObject({ dailyRate: units('0.0005') });
  expect(story.repay('alice', 1, '3001.5')).toMatchObject({ status: 'repaid' });
});

test('who starts again goes on where it stopped', () => {
  const story = new CreditStory();
  story.apply('alice', '3000');
  story.approve(1, '3000');
  story.apply('bob', '3000');
  story.approve(2, '2000');
  const before = story.store.core.engine.digest();
  story.store.crash();
  expect(story.store.core.engine.digest()).toBe(before);
  story.passes(31 * DAY);
  expect(story.loan(1).status).toBe('overdue');
  expect(story.loan(2).status).toBe('withdrawn');
});
