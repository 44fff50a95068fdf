import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import {
  type Dated,
  type LoanRecord,
  type LoanRow,
  type LoanWarning,
  loanRecordsTable,
  loanWarningsTable,
  receiptOfSale,
  systemAccounts,
} from '../src/index.ts';
import { loanSaleLines } from '../src/receipts/index.ts';
import { DAY, HOUR, LoanStory, terms } from './loan-story.ts';
import { deliveryOf, WINDOW } from './perpetual-dated-story.ts';
import { LINEAR, logged, people } from './perpetual-story.ts';

const { convert, earnPool, loanPool, badDebt } = systemAccounts;

test('coins come from the pool, the pledge is held, and with the last of the debt it is free again', () => {
  const story = new LoanStory();
  expect(story.borrow('alice', '30000', '1')).toMatchObject({ id: 1, principal: units('30000'), status: 'accruing' });
  expect([story.spot('alice'), story.spot('alice', 'BTC'), story.pool(loanPool)]).toEqual([
    ...['31000/0', '1/1', '170000'],
  ]);
  story.pass(2 * HOUR);
  // The third hour has begun: 180 of interest, 162 of it the lenders'.
  expect(story.repay('alice', null)).toMatchObject({ status: 'repaid', principal: 0n, interestPaid: units('180') });
  expect([story.spot('alice'), story.spot('alice', 'BTC')]).toEqual(['820/0', '2/0']);
  expect([story.pool(loanPool), story.pool(earnPool)]).toEqual(['200018', '162']);
  expect(logged<LoanRecord>(story, loanRecordsTable).map(({ act }) => act)).toEqual(['borrow', 'repay']);
  story.restart();
});

test('the same intent borrows once, however often it comes', () => {
  const story = new LoanStory();
  const first = story.borrow('alice', '1000', '1', { requestId: 'mine' });
  expect(story.borrow('alice', '1000', '1', { requestId: 'mine' })).toMatchObject({
    id: 1,
    openedAt: (first as LoanRow).openedAt,
  });
  story.restart();
  expect(story.borrow('alice', '1000', '1', { requestId: 'mine' })).toMatchObject({ id: 1 });
  expect(story.borrow('bob', '1000', '1', { requestId: 'mine' })).toMatchObject({ id: 2 });
  expect(story.spot('alice', 'BTC')).toBe('1/1');
});

test('a part pays interest first, and the hour that has begun is charged once', () => {
  const story = new LoanStory();
  story.borrow('alice', '10000', '1');
  expect(story.repay('alice', '20')).toMatchObject({ principal: units('10000'), owed: 0n });
  expect(story.repay('alice', '1000')).toMatchObject({ principal: units('9000'), interestPaid: units('20') });
  story.pass(HOUR);
  expect(story.repay('alice', '8')).toMatchObject({ principal: units('9000'), owed: units('10') });
  expect(story.repay('alice', '10')).toMatchObject({ owed: 0n, interestPaid: units('38') });
  expect(story.repay('alice', '0')).toBe('amount-missing');
  expect(story.repay('alice', '9000.00000001')).toBe('repay-above-debt');
  expect(story.repay('bob', '1')).toBe('loan-unknown');
  expect(story.repay('alice', null)).toMatchObject({ status: 'repaid' });
  expect(story.repay('alice', null)).toBe('loan-unknown');
});

test('who repays more than is there is told what is needed', () => {
  const story = new LoanStory();
  story.borrow('alice', '10000', '1');
  story.must('wallet/transfer-coins', {
    ...{ owner: people.alice, requestId: 'a', fromBook: 'spot', toBook: 'contract', asset: 'USDT' },
    amount: units('10999'),
  });
  expect(story.repay('alice', '2')).toBe('balance-too-small');
  story.pass(6 * DAY + HOUR);
  expect(story.renew('alice')).toBe('balance-too-small');
});

test('what cannot be borrowed is refused, in this order', () => {
  const story = new LoanStory({ lentMax: units('50000'), pledgedMax: units('3'), minAmount: units('100') });
  expect(story.borrow('alice', '100', '1', { days: 8 })).toBe('product-unknown');
  expect(story.borrow('alice', '100', '1', { hourlyRate: units('0.001') })).toBe('rate-changed');
  expect(story.borrow('alice', '99.99999999', '1')).toBe('below-min');
  expect(story.borrow('alice', '100', '0')).toBe('amount-missing');
  expect(story.borrow('alice', '50000.00000001', '1')).toBe('coin-cap');
  expect(story.borrow('alice', '100', '3.1')).toBe('coin-cap');
  expect(story.borrow('alice', '30000.00000001', '1')).toBe('rate-too-high');
  expect(story.borrow('alice', '100', '2.1')).toBe('balance-too-small');
  expect(story.borrow('alice', '30000', '1')).toMatchObject({ id: 1 });
  expect(story.borrow('bob', '20000.00000001', '1')).toBe('coin-cap');
  story.must('loans/set-product', { ...terms, isOpen: false });
  expect(story.borrow('bob', '100', '1')).toBe('product-closed');
  story.must('loans/set-product', { ...terms, lentMax: units('9000000') });
  story.must('loans/fund-pool', { asset: 'USDT', amount: units('-169900') });
  expect(story.borrow('bob', '101', '1')).toBe('pool-empty');
  expect(story.borrow('bob', '100', '1')).toMatchObject({ id: 2 });
  for (let n = 0; n < 19; n++) {
    story.must('loans/fund-pool', { asset: 'USDT', amount: units('100') });
    story.borrow('bob', '100', '0.01');
  }
  story.must('loans/fund-pool', { asset: 'USDT', amount: units('100') });
  expect(story.borrow('bob', '100', '0.01')).toBe('too-many-loans');
  story.at += 10_001;
  expect(story.borrow('carol', '100', '0.01')).toBe('index-abnormal');
});

test('terms that cannot be, and capital that is lent, are refused', () => {
  const story = new LoanStory();
  expect(story.send('loans/set-product', { ...terms, days: 0 })).toBe('terms-impossible');
  expect(story.send('loans/set-product', { ...terms, initialRate: units('0.58') })).toBe('warned-at-once');
  expect(story.send('loans/fund-pool', { asset: 'USDT', amount: 0n })).toBe('amount-missing');
  expect(story.send('loans/fund-pool', { asset: 'USDT', amount: 10n ** 25n })).toBe('coin-full');
  story.borrow('alice', '30000', '1');
  expect(story.send('loans/fund-pool', { asset: 'USDT', amount: units('-170000.00000001') })).toBe('capital-lent');
  expect(story.send('loans/fund-pool', { asset: 'USDT', amount: units('-170000') })).toMatchObject({
    capital: units('30000'),
  });
});

test('at 60 % the owner is warned once, below 55 % that is over, and more pledge lowers the rate', () => {
  const story = new LoanStory();
  story.borrow('alice', '30000', '1');
  story.borrow('bob', '1000', '1');
  const warnings = () => logged<LoanWarning>(story, loanWarningsTable).length;
  // 30,060 with the hour that has begun.
  story.prices('BTC', '50100.00000001');
  expect(warnings()).toBe(0);
  story.prices('BTC', '50100');
  expect([warnings(), story.loan().warnedAt]).toEqual([1, story.at - 1]);
  story.prices('BTC', '49000');
  story.prices('BTC', '54000');
  story.prices('BTC', '50000');
  expect(warnings()).toBe(1);
  expect(story.send('loans/add-pledge', { owner: people.alice, loan: 1, amount: 0n })).toBe('amount-missing');
  expect(story.send('loans/add-pledge', { owner: people.bob, loan: 1, amount: 1n })).toBe('loan-unknown');
  expect(story.send('loans/add-pledge', { owner: people.alice, loan: 1, amount: units('1.1') })).toBe(
    'balance-too-small',
  );
  story.must('loans/add-pledge', { owner: people.alice, loan: 1, amount: units('0.5') });
  story.prices('BTC', '50000');
  expect(story.loan().warnedAt).toBe(null);
  story.prices('BTC', '33000');
  expect(warnings()).toBe(2);
  story.restart();
});

test('hours alone lead to the warning', () => {
  const story = new LoanStory();
  story.borrow('alice', '30000', '1');
  story.pass(98 * HOUR + 3_590_000);
  expect(story.loan().warnedAt).toBe(null);
  // The 100th hour makes 60 %, and no other price has to come.
  story.at += 9000;
  story.must('loans/fund-pool', { asset: 'USDT', amount: 1n });
  expect(story.loan().warnedAt).not.toBe(null);
});

test('what an hour makes happen is no trace of who comes in it, and comes before', () => {
  const story = new LoanStory();
  story.borrow('alice', '30000', '1');
  story.pass(98 * HOUR + 3_590_000);
  story.at += 9000;
  const { engine } = story.store.core;
  engine.reach(story.at);
  story.store.commit();
  const warned = story.loan().warnedAt;
  expect(warned).toBe(story.at);
  const { seq } = engine;
  expect(story.repay('bob', '1')).toBe('loan-unknown');
  expect(engine.seq).toBe(seq);
  // Without a look at the time before, the command itself comes behind the warning.
  story.must('loans/add-pledge', { owner: people.alice, loan: 1, amount: units('0.5') });
  story.pass(HOUR);
  expect(story.loan().warnedAt).toBe(null);
  story.restart();
});

test('a coin has the index of its perpetual contract: the mark of one that has just ended says nothing', () => {
  const story = new LoanStory();
  const { contract, settlesAt } = { ...(story.must('perpetual/list-delivery', deliveryOf(LINEAR, 'weekly')) as Dated) };
  story.borrow('alice', '30000', '1');
  for (let n = 0; n <= WINDOW / 1000; n++) {
    story.at = settlesAt - WINDOW + (n - 1) * 1000;
    story.prices('BTC', '60000');
  }
  story.tick();
  story.prices('BTC', '35000');
  const { marks } = story.store.core.perpetual;
  expect(marks.marks.get(contract)!.indexPrice).toBe(units('60000'));
  expect(marks.isSound(contract, story.at)).toBe(true);
  expect(story.sales()).toMatchObject([{ pledgePrice: units('35000') }]);
});

test('at 85 % on the index as much is sold as restores 50 %, and the rest stays pledged', () => {
  const story = new LoanStory();
  story.borrow('alice', '30000', '1');
  story.prices('BTC', '35365');
  expect(story.sales()).toEqual([]);
  story.prices('BTC', '35364');
  const [sale] = story.sales();
  // 30,060 against 1 at 35,364: (30,060 - 17,682) / 17,682 is 0.70003, up to the lot.
  expect(sale).toMatchObject({ kind: 'restore', quantity: units('0.7001'), wanted: units('0.7001'), over: 0n });
  expect(sale).toMatchObject({ proceeds: units('24758.3364'), paidInterest: units('60'), shortfall: 0n });
  const { principal, pledged, status, sold } = story.loan();
  expect([text(principal), text(pledged), text(sold), status]).toEqual(['5301.6636', '0.2999', '0.7001', 'accruing']);
  expect(principal * 2n * 100_000_000n <= pledged * units('35364')).toBe(true);
  expect([story.spot('alice', 'BTC'), story.spot(convert, 'BTC')]).toEqual(['1/0.2999', '0.7001/0']);
  story.prices('BTC', '35364');
  expect(story.sales().length).toBe(1);
  story.restart();
});

test('the fee of a sale is the pool’s', () => {
  const story = new LoanStory({ saleFeeRate: units('0.01') });
  story.borrow('alice', '30000', '1');
  story.prices('BTC', '35000');
  const [sale] = story.sales();
  expect(sale!.fee).toBe(sale!.proceeds / 100n);
  const pool = story.store.core.loans.pools.get('USDT')!;
  // The fee, and a tenth of 60 of interest.
  expect(pool.capital).toBe(units('200006') + sale!.fee);
});

test('a price that falls by 60 % in one mark sells all, and what is missing is bad debt of the pool', () => {
  const story = new LoanStory();
  story.borrow('alice', '30000', '1');
  story.prices('BTC', '24000');
  expect(story.sales()).toMatchObject([
    { quantity: units('1'), proceeds: units('24000'), paidPrincipal: units('24000'), paidInterest: 0n },
  ]);
  expect(story.sales()).toMatchObject([{ shortfall: units('6000'), unpaidInterest: units('60') }]);
  expect(story.loan()).toMatchObject({ status: 'liquidated', principal: 0n, owed: 0n, pledged: 0n });
  expect([story.pool(loanPool), story.pool(badDebt), story.pool(earnPool)]).toEqual(['200000', '-6000', '0']);
  expect([story.spot('alice'), story.spot('alice', 'BTC')]).toEqual(['31000/0', '1/0']);
  story.restart();
});

test('nothing is sold and nobody is warned while the index is abnormal', () => {
  const story = new LoanStory();
  story.borrow('alice', '30000', '1');
  // Two sources are too few.
  story.at += 11_000;
  const at = story.at;
  const two = ['a', 'b'].map((source) => ({ source, price: units('20000'), weight: 1, at }));
  story.must('perpetual/record-prices', { coin: 'BTC', prices: two });
  story.tick();
  expect([story.sales(), story.loan().warnedAt]).toEqual([[], null]);
  // Prices that were away for long are not trusted before two agree.
  story.at += 10 * 60_000;
  story.prices('BTC', '24000');
  expect([story.sales(), story.loan().warnedAt]).toEqual([[], null]);
  story.prices('BTC', '24000');
  expect(story.sales().length).toBe(1);
});

test('while a coin is halted nothing is lent against it or sold of it, and paying goes on', () => {
  const story = new LoanStory();
  story.borrow('alice', '30000', '1');
  const market = (status: string) => story.must('market/set-status', { market: 'BTC', status, staff: 7 });
  market('halted');
  expect(story.borrow('bob', '100', '1')).toBe('coin-halted');
  story.prices('BTC', '35000');
  expect([story.sales(), story.loan().warnedAt]).toEqual([[], null]);
  expect(story.repay('alice', '10')).toMatchObject({ interestPaid: units('10') });
  market('trading');
  story.restart();
  story.tick();
  expect(story.sales()).toMatchObject([{ pledgePrice: units('35000') }]);
});

test('where hours are shorter all of a loan is: interest, its due time, the window to renew and the grace', () => {
  const MINUTE = 60_000;
  const story = new LoanStory({ hourMs: MINUTE });
  const { openedAt, dueAt } = story.borrow('alice', '10000', '1') as LoanRow;
  expect(dueAt - openedAt).toBe(7 * 24 * MINUTE);
  story.pass(MINUTE);
  expect(story.repay('alice', '40')).toMatchObject({ owed: 0n, interestPaid: units('40') });
  expect(story.renew('alice')).toBe('not-renewable-yet');
  story.pass(6 * 24 * MINUTE);
  story.give(people.alice, 'USDT', '10000');
  expect(story.renew('alice')).toMatchObject({ dueAt: dueAt + 7 * 24 * MINUTE });
  story.pass(8 * 24 * MINUTE);
  expect(story.loan().status).toBe('overdue');
  story.pass(72 * MINUTE);
  expect(story.loan().status).toBe('liquidated');
  const lines = loanSaleLines(receiptOfSale(story.sales()[0]!, { number: 1, before: '' }));
  expect(lines.every(({ equal }) => equal)).toBe(true);
});

test('where flash exchange has too little it buys what it can pay for, and the rest when it has more', () => {
  const story = new LoanStory();
  story.must('wallet/fund-system-account', { account: convert, asset: 'USDT', amount: units('500000') });
  story.borrow('alice', '30000', '1');
  const { ledger } = story.store.core;
  const spend = (amount: string) =>
    ledger.post(1, story.at, [
      { account: ledger.account(convert, 'spot', 'USDT'), amount: -units(amount), cause: 'convert' },
      { account: ledger.account(people.maker, 'spot', 'USDT'), amount: units(amount), cause: 'convert' },
    ]);
  spend('499000');
  story.prices('BTC', '33000');
  // Less than a tenth of what is to be sold.
  expect(story.sales()).toEqual([]);
  story.must('wallet/fund-system-account', { account: convert, asset: 'USDT', amount: units('4000') });
  story.tick();
  expect(story.sales()).toMatchObject([{ payable: units('4000'), quantity: units('0.1212'), wanted: units('0.8219') }]);
  story.prices('BTC', '33000');
  expect(story.sales().length).toBe(1);
  story.restart();
  story.must('wallet/fund-system-account', { account: convert, asset: 'USDT', amount: units('100000') });
  story.tick();
  expect(story.sales().length).toBe(2);
  const { principal, pledged } = story.loan();
  expect(principal * 2n * 100_000_000n <= pledged * units('33000')).toBe(true);
});

test('within a day before the due time a loan is renewed from there, interest first', () => {
  const story = new LoanStory();
  const { dueAt } = story.borrow('alice', '10000', '1') as { dueAt: number };
  expect(story.renew('alice')).toBe('not-renewable-yet');
  story.pass(6 * DAY - story.at + dueAt - 7 * DAY - 3000);
  expect(story.renew('alice')).toBe('not-renewable-yet');
  story.pass(1000);
  expect(story.renew('bob')).toBe('loan-unknown');
  expect(story.renew('alice', 1, '0.001')).toBe('rate-changed');
  story.give(people.alice, 'USDT', '5000');
  expect(story.renew('alice')).toMatchObject({ renewals: 1, dueAt: dueAt + 7 * DAY, principal: units('10000') });
  expect(story.loan().interestPaid).toBe(units('2900'));
  story.must('loans/set-product', { ...terms, isOpen: false });
  story.pass(7 * DAY);
  expect(story.renew('alice')).toBe('product-closed');
  story.must('loans/set-product', terms);
  story.at += 20_000;
  expect(story.renew('alice')).toBe('index-abnormal');
  story.prices('BTC', '60000');
  story.prices('BTC', '16000');
  story.prices('BTC', '16000');
  expect(story.renew('alice')).toBe('rate-too-high');
  story.pass(DAY, '60000');
  expect(story.renew('alice')).toBe('overdue');
});

test('after the due time hours cost three times as much, and after 72 hours the sale closes the loan', () => {
  const story = new LoanStory();
  story.borrow('alice', '10000', '1');
  story.pass(7 * DAY);
  expect(story.loan().status).toBe('overdue');
  story.pass(72 * HOUR - 10_000);
  expect(story.sales()).toEqual([]);
  story.pass(HOUR);
  // 168 hours at 20, and 73 at 60.
  expect(story.sales()).toMatchObject([{ kind: 'close', interest: units('7740'), quantity: units('0.2957') }]);
  expect(story.sales()[0]!.over).toBe(units('2'));
  expect(story.loan()).toMatchObject({ status: 'liquidated', pledged: 0n });
  expect([story.spot('alice'), story.spot('alice', 'BTC')]).toEqual(['11002/0', '1.7043/0']);
  story.restart();
});

test('many sales at one mark are made in slices, the riskiest first, also over a start in between', () => {
  const story = new LoanStory({}, { loanSlice: 2 });
  for (let n = 0; n < 5; n++) story.borrow('alice', String(11_000 + n * 100), '0.4');
  for (let n = 0; n < 4; n++) story.borrow('bob', '11950', '0.4');
  const { store } = story;
  story.at += 1000;
  const { at } = story;
  const prices = [0, 1, 2, 3, 4].map((n) => ({ source: `venue-${n}`, price: units('32000'), weight: 1, at }));
  store.submit({ name: 'perpetual/record-prices', input: { coin: 'BTC', prices }, at }, () => {});
  for (let batch = 0; batch < 7; batch++) store.land('none');
  const before = story.sales().length;
  expect([before > 0, before < 9]).toEqual([true, true]);
  store.crash();
  story.at += 1;
  story.tick();
  expect(story.sales().map(({ loan }) => loan)).toEqual([6, 7, 8, 9, 5, 4, 3, 2, 1]);
  expect(store.core.engine.broken()).toEqual([]);
  story.restart();
});

test('a coin is lent against USDT too, and against another coin', () => {
  const story = new LoanStory({
    asset: 'BTC',
    pledge: 'USDT',
    lot: units('0.01'),
    minAmount: 1n,
    pledgedMax: units('1000000000'),
  });
  story.must('loans/fund-pool', { asset: 'BTC', amount: units('5') });
  story.give(people.alice, 'USDT', '60000');
  story.give(convert, 'BTC', '5');
  expect(story.borrow('alice', '0.5', '60000', { asset: 'BTC', pledge: 'USDT' })).toMatchObject({ id: 1 });
  story.prices('BTC', '102000');
  const [sale] = story.sales();
  expect(sale).toMatchObject({ kind: 'restore', assetPrice: units('102000'), pledgePrice: units('1') });
  const { principal, pledged } = story.loan();
  expect(principal * units('102000') * 2n <= pledged * 100_000_000n).toBe(true);
  story.restart();
});

test('a receipt of a forced sale says the same when it is worked out, and another figure does not', () => {
  const story = new LoanStory({ saleFeeRate: units('0.01') });
  story.borrow('alice', '30000', '1');
  story.borrow('bob', '10000', '1');
  story.prices('BTC', '35000', '35010', '34990', '35005', '34995');
  story.prices('BTC', '9000');
  story.prices('BTC', '60000');
  story.borrow('carol', '10000', '1');
  story.pass(10 * DAY + HOUR);
  const receipts = story.sales().map((sale, n) => receiptOfSale(sale, { number: n + 1, before: '' }));
  expect(new Set(receipts.map(({ until }) => until))).toEqual(new Set(['restore', 'close']));
  for (const receipt of receipts) expect(loanSaleLines(receipt).filter(({ equal }) => !equal)).toEqual([]);
  const [first] = receipts;
  const forged = (said: object) => loanSaleLines({ ...first!, ...said }).some(({ equal }) => !equal);
  const more = (text: string) => String(BigInt(text) + 1n);
  const names = [
    'wanted',
    'quantity',
    'proceeds',
    'fee',
    'paidInterest',
    'paidPrincipal',
    'over',
    'shortfall',
  ] as const;
  for (const name of names) expect(forged({ [name]: more(first![name]) }), name).toBe(true);
  expect(forged({ debt: { ...first!.debt, principal: more(first!.debt.principal) } })).toBe(true);
  expect(forged({ pledge: { ...first!.pledge, price: more(first!.pledge.price) } })).toBe(true);
  expect(forged({ until: 'close' })).toBe(true);
});
