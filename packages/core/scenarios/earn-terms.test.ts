import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { DAY, EarnStory, FIXED, FOUR, fundOf, HOUR, LOCK_UP, MACHINE, people, products, TRIAL } from './earn-story.ts';

/** 1 January, 14:04. */
const AFTERNOON = Date.UTC(2026, 0, 1, 14, 4);

describe('fixed terms and lock-ups', () => {
  test('the worked example: 1,000 at 0.3 %, left with 3 days to go, costs 12 and gives 988 back; paid income stays', () => {
    const story = new EarnStory();
    story.until(AFTERNOON);
    expect(story.buy('alice', FIXED, '1000')).toEqual({ order: 1 });
    expect([story.has('alice'), story.has('alice', 'finance')]).toEqual(['19000/0', '0/1000']);
    expect(story.fund('terms')).toEqual({ funded: '10000', promised: '90', paid: '0', scheduled: '0' });
    story.until(AFTERNOON + 27 * DAY + HOUR);
    expect(text(story.order(1).income)).toBe('78');
    expect(story.leave('alice', 1, '8')).toBe('penalty-changed');
    expect(story.leave('alice', 1, '12')).toMatchObject({ status: 'redeemed', daysPaid: 27 });
    expect([story.has('alice'), story.has('alice', 'finance')]).toEqual(['19988/0', '81/0']);
    expect(story.fund('terms')).toEqual({ funded: '9931', promised: '0', paid: '81', scheduled: '0' });
    expect(story.entriesOf(1).slice(-3)).toEqual(['income 3', 'penalty 12', 'returned 988']);
    expect(story.leave('alice', 1, '12')).toBe('order-unknown');
  });

  test('leaving at once costs every day, and no more than the sum', () => {
    const story = new EarnStory();
    story.buy('alice', FIXED, '1000', { book: 'finance' });
    expect(story.buy('alice', FIXED, '1000')).toEqual({ order: 1 });
    expect(story.leave('alice', 1, '120')).toMatchObject({ penalty: units('120'), returned: units('880') });
    story.must('earn/change-product', { product: FIXED, ...products.fixed, penaltyRate: units('0.5') });
    expect(story.buy('alice', FIXED, '1000', { version: 2 })).toEqual({ order: 2 });
    expect(story.leave('alice', 2, '1000')).toMatchObject({ penalty: units('1000'), returned: 0n });
    expect(story.has('alice')).toBe('18880/0');
  });

  test('a penalty is rounded up, a day of income down', () => {
    const story = new EarnStory();
    story.must('earn/change-product', { product: FIXED, ...products.fixed, rate: 33_333_333n, penaltyRate: 1n });
    story.buy('alice', FIXED, '50.00000001', { version: 2 });
    expect(story.order(1).daily).toBe(1_666_666_650n);
    expect(story.leave('alice', 1, '0.00001501')).toMatchObject({ penalty: 1501n });
  });

  test('income comes at 04:00 after each day, the sum at the end, and the last income after it', () => {
    const story = new EarnStory();
    story.until(AFTERNOON);
    story.buy('alice', LOCK_UP, '1000');
    story.until(AFTERNOON + DAY + 13 * HOUR);
    expect(story.has('alice', 'finance')).toBe('0/1000');
    story.until(FOUR + 2 * DAY);
    expect(story.has('alice', 'finance')).toBe('5/1000');
    story.until(AFTERNOON + 5 * DAY);
    expect(story.order(1)).toMatchObject({ status: 'ending', daysPaid: 4, returned: units('1000') });
    expect([story.has('alice'), story.has('alice', 'finance')]).toEqual(['20000/0', '20/0']);
    expect(story.product(LOCK_UP)).toMatchObject({ held: 0n, orders: 0 });
    story.until(FOUR + 6 * DAY);
    expect(story.order(1)).toMatchObject({ status: 'expired', income: units('25'), endedAt: FOUR + 6 * DAY });
    expect(story.fund('terms')).toMatchObject({ funded: '9975', promised: '0' });
    expect(story.flows(1).map(({ day, dueAt }) => (day > 0 ? dueAt : 0))).toEqual([
      ...[0, FOUR + 2 * DAY, FOUR + 3 * DAY, FOUR + 4 * DAY, FOUR + 5 * DAY, 0, FOUR + 6 * DAY],
    ]);
  });

  test('a term that was bought at 04:00 has its days at 04:00, the last one with its end', () => {
    const story = new EarnStory();
    story.until(FOUR);
    story.buy('alice', LOCK_UP, '1000');
    story.until(FOUR + 5 * DAY);
    expect(story.order(1)).toMatchObject({ status: 'expired', daysPaid: 5, endsAt: FOUR + 5 * DAY });
    expect(story.entriesOf(1).at(-1)).toBe('returned 1000');
  });

  test.each([
    ['the end of a month', Date.UTC(2026, 0, 30, 14), Date.UTC(2026, 1, 4, 14)],
    ['a leap day', Date.UTC(2028, 1, 27, 14), Date.UTC(2028, 2, 3, 14)],
    ['the end of a year', Date.UTC(2026, 11, 29, 14), Date.UTC(2027, 0, 3, 14)],
  ])('a term goes over %s day by day', (_, from, end) => {
    const story = new EarnStory();
    story.until(from);
    story.buy('alice', LOCK_UP, '100');
    expect(story.order(1).endsAt).toBe(end);
    for (let day = 2; day <= 6; day++) {
      story.until(from - 10 * HOUR + day * DAY);
      expect(story.order(1).daysPaid).toBe(day - 1);
    }
    expect(story.order(1).status).toBe('expired');
  });

  test('after an outage over several 04:00 each day is paid once, with the time at which it was due', () => {
    const story = new EarnStory();
    story.until(AFTERNOON);
    story.buy('alice', LOCK_UP, '1000');
    story.until(AFTERNOON + 40 * DAY);
    expect(story.order(1)).toMatchObject({ status: 'expired', income: units('25') });
    expect(new Set(story.flows(1).map(({ day }) => day)).size).toBe(6);
    expect(story.flows(1).findLast(({ day }) => day === 1)).toMatchObject({ dueAt: FOUR + 2 * DAY });
  });

  test('what cannot be bought says why, in order', () => {
    const story = new EarnStory({}, { terms: '100' });
    expect(story.buy('alice', 77, '100')).toBe('product-unknown');
    expect(story.buy('alice', TRIAL, '100')).toBe('product-unknown');
    expect(story.buy('alice', 1, '100')).toBe('product-unknown');
    expect(story.buy('alice', FIXED, '100', { version: 2 })).toBe('terms-changed');
    expect(story.buy('alice', FIXED, '49.99')).toBe('out-of-range');
    expect(story.buy('alice', FIXED, '10000.01')).toBe('out-of-range');
    expect(story.buy('alice', FIXED, '1111.12')).toBe('not-funded');
    expect(story.buy('alice', FIXED, '1111.11')).toEqual({ order: 1 });
    expect(story.fund('terms')).toMatchObject({ funded: '100', promised: '99.9999' });
    story.must('earn/fund', fundOf('terms', '10000'));
    expect(story.buy('alice', LOCK_UP, '10000', { book: 'spot' })).toEqual({ order: 2 });
    expect(story.buy('alice', LOCK_UP, '5000.01')).toBe('person-limit');
    expect(story.buy('alice', FIXED, '9000')).toBe('balance-too-small');
    story.must('earn/set-status', { product: FIXED, isOpen: false });
    expect(story.buy('bob', FIXED, '100')).toBe('not-listed');
    story.must('earn/set-status', { product: FIXED, isOpen: true });
    story.must('earn/change-product', { product: FIXED, ...products.fixed, quota: units('1200') });
    expect(story.buy('bob', FIXED, '100', { version: 2 })).toBe('quota');
    story.must('earn/change-product', { product: FIXED, ...products.fixed, quota: units('1150') });
    expect(story.buy('bob', FIXED, '50', { version: 3 })).toBe('sold-out');
  });

  test('the cover of a purchase is exact to the unit', () => {
    const story = new EarnStory({}, { terms: '3' });
    expect(story.send('earn/fund', fundOf('terms', '-0.00000001'))).toMatchObject({ funded: 299_999_999n });
    expect(story.buy('alice', LOCK_UP, '120')).toBe('not-funded');
    story.must('earn/fund', fundOf('terms', '0.00000001'));
    expect(story.buy('alice', LOCK_UP, '120')).toEqual({ order: 1 });
    expect(story.send('earn/fund', fundOf('terms', '-0.00000001'))).toBe('cover-promised');
    expect(story.send('earn/fund', fundOf('terms', '0'))).toBe('amount-missing');
    expect(story.send('earn/fund', fundOf('nobody', '1'))).toBe('fund-unknown');
  });

  test('a thousand buyers race for a quota and a cover: neither is exceeded, and each has all or nothing', () => {
    const story = new EarnStory({}, { terms: '500' });
    story.must('earn/change-product', { product: LOCK_UP, ...products.lockUp, quota: units('18060') });
    const all = Array.from({ length: 1000 }, (_, n) => 5000 + n);
    for (const owner of all) {
      story.store.send('wallet/open-account', { owner, kind: 'user' }, story.at);
      story.give(owner, 'USDT', '100');
    }
    const came: string[] = [];
    story.store.submitAll(
      all.map((owner, n) => ({
        sent: {
          name: 'earn/buy',
          at: story.at,
          input: {
            ...{
              owner,
              requestId: 'a',
              product: LOCK_UP,
              version: 2,
              amount: units(n > 500 ? '50' : n % 3 === 0 ? '100' : '70'),
            },
            ...{ book: 'spot', sharedBy: null },
          },
        },
        answer: ({ outcome }) => came.push(outcome.ok ? 'bought' : outcome.refusal.reason),
      })),
    );
    story.store.commit();
    story.sound();
    const { held, orders } = story.product(LOCK_UP);
    expect(came.filter((one) => one === 'bought').length).toBe(orders);
    expect(held).toBeLessThanOrEqual(units('18060'));
    expect(held).toBeGreaterThan(units('18000'));
    const { promised } = story.fund('terms');
    expect(Number(promised)).toBeLessThanOrEqual(500);
    expect(new Set(came)).toEqual(new Set(['bought', 'earn/quota', 'earn/sold-out']));
  });

  test('a request that comes twice buys once; the same id for something else is refused', () => {
    const story = new EarnStory();
    expect(story.buy('alice', FIXED, '1000', { requestId: 'x' })).toEqual({ order: 1 });
    expect(story.buy('alice', FIXED, '1000', { requestId: 'x' })).toEqual({ order: 1 });
    expect(story.buy('alice', FIXED, '1001', { requestId: 'x' })).toBe('request-id-reused');
    expect(story.has('alice', 'finance')).toBe('0/1000');
  });

  test('an order that is over, locked or somebody else’s is not left', () => {
    const story = new EarnStory();
    story.buy('alice', LOCK_UP, '1000');
    expect(story.leave('alice', 1, '0')).toBe('locked');
    expect(story.leave('bob', 1, '0')).toBe('order-unknown');
    const end = story.order(1).endsAt;
    story.buy('alice', FIXED, '1000');
    story.at = end;
    expect(story.leave('alice', 1, '0')).toBe('term-over');
    story.until(end);
    expect(story.order(1).status).toBe('ending');
    expect(story.leave('alice', 1, '0')).toBe('not-holding');
  });

  test('a limit for one person counts what is held: a sum that is back makes room at once, also after a start', () => {
    const story = new EarnStory();
    story.until(AFTERNOON);
    story.buy('alice', LOCK_UP, '10000');
    story.until(AFTERNOON + 5 * DAY);
    expect(story.order(1).status).toBe('ending');
    expect(story.buy('alice', LOCK_UP, '8000')).toEqual({ order: 2 });
    story.restart();
    expect(story.buy('alice', LOCK_UP, '7000.01')).toBe('person-limit');
    expect(story.buy('alice', LOCK_UP, '7000')).toEqual({ order: 3 });
  });

  test('most orders of an owner', () => {
    const story = new EarnStory();
    for (let n = 1; n <= 100; n++) expect(story.buy('alice', FIXED, '50')).toEqual({ order: n });
    expect(story.buy('alice', FIXED, '50')).toBe('too-many-orders');
  });
});

describe('a short payer', () => {
  /** Coins are gone from the account of a fund: no command does that. */
  const rob = (story: EarnStory, amount: string) => {
    const { ledger, earn } = story.store.core;
    const from = earn.funds.accountOf(earn.funds.of('terms', 'USDT')!);
    ledger.post(1, story.at, [
      { account: from, amount: -units(amount), cause: 'house-funds' },
      { account: ledger.account(1, 'finance', 'USDT'), amount: units(amount), cause: 'house-funds' },
    ]);
  };

  test('a payment waits, says so, alarms, and is paid when its fund has it; nothing is posted before', () => {
    const story = new EarnStory({}, { terms: '25', machines: '0' });
    story.until(AFTERNOON);
    story.buy('alice', LOCK_UP, '1000');
    rob(story, '22');
    story.at = FOUR + 3 * DAY;
    story.store.tick(story.at);
    expect(story.has('alice', 'finance')).toBe('0/1000');
    expect(story.order(1)).toMatchObject({ income: 0n, scheduled: units('10'), daysPaid: 2 });
    expect(story.scheduled()).toMatchObject([
      { kind: 'income', order: 1, day: 1, amount: units('5'), status: 'waiting', dueAt: FOUR + 2 * DAY },
      { kind: 'income', order: 1, day: 2, amount: units('5'), status: 'waiting', dueAt: FOUR + 3 * DAY },
    ]);
    expect(story.fund('terms')).toMatchObject({ promised: '25', scheduled: '10' });
    rob(story, '-4');
    story.at += 1000;
    story.store.tick(story.at);
    expect(story.scheduled().at(-1)).toMatchObject({ day: 1, status: 'paid', paidAt: story.at });
    expect(story.flows(1).at(-1)).toMatchObject({ id: story.scheduled()[0]!.id, dueAt: FOUR + 2 * DAY, day: 1 });
    expect(story.order(1)).toMatchObject({ income: units('5'), scheduled: units('5') });
    story.store.tick(FOUR + 40 * DAY);
    expect(story.order(1)).toMatchObject({ status: 'ending', returned: units('1000'), scheduled: units('20') });
    expect(story.has('alice', 'finance')).toBe('5/0');
    rob(story, '-18');
    story.at = FOUR + 41 * DAY;
    story.store.tick(story.at);
    expect(story.order(1)).toMatchObject({ status: 'expired', income: units('25'), scheduled: 0n });
    expect(story.fund('terms')).toEqual({ funded: '0', promised: '0', paid: '25', scheduled: '0' });
    story.sound();
  });

  test('a payment that is scheduled survives a restart', () => {
    const story = new EarnStory({}, { terms: '25', machines: '0' });
    story.until(AFTERNOON);
    story.buy('alice', LOCK_UP, '1000');
    rob(story, '22');
    story.at = FOUR + 2 * DAY;
    story.store.tick(story.at);
    rob(story, '-22');
    story.at += 1;
    story.buy('bob', FIXED, '50');
    story.restart();
    story.until(FOUR + 2 * DAY + 10);
    expect(story.order(1)).toMatchObject({ income: units('5'), scheduled: 0n });
  });
});

describe('staff', () => {
  test('an order that is frozen does nothing until the freeze ends, and then makes up for it', () => {
    const story = new EarnStory();
    story.until(AFTERNOON);
    story.buy('alice', LOCK_UP, '1000');
    const freeze = { order: 1, reason: 'A check', until: FOUR + 10 * DAY };
    expect(story.send('earn/freeze-order', { ...freeze, until: story.at })).toBe('freeze-end-past');
    expect(story.send('earn/freeze-order', { ...freeze, order: 9 })).toBe('order-unknown');
    expect(story.send('earn/unfreeze-order', { order: 1 })).toBe('not-frozen');
    story.must('earn/freeze-order', freeze);
    expect(story.leave('alice', 1, '0')).toBe('frozen');
    story.until(FOUR + 9 * DAY);
    expect(story.order(1)).toMatchObject({ status: 'frozen', frozenFor: 'A check', daysPaid: 0 });
    expect(story.has('alice', 'finance')).toBe('0/1000');
    story.restart();
    story.until(FOUR + 10 * DAY);
    expect(story.order(1)).toMatchObject({ status: 'expired', daysPaid: 5, frozenFor: null, frozenUntil: null });
    expect(story.send('earn/freeze-order', freeze)).toBe('order-unknown');
  });

  test('a freeze ends by hand too', () => {
    const story = new EarnStory();
    story.until(AFTERNOON);
    story.buy('alice', LOCK_UP, '1000');
    story.must('earn/freeze-order', { order: 1, reason: 'A check', until: FOUR + 10 * DAY });
    story.until(FOUR + 3 * DAY);
    story.must('earn/unfreeze-order', { order: 1 });
    story.until(FOUR + 3 * DAY + 5);
    expect(story.order(1)).toMatchObject({ status: 'holding', daysPaid: 2 });
    story.until(AFTERNOON + 5 * DAY);
    expect(story.send('earn/freeze-order', { order: 1, reason: 'Late', until: FOUR + 20 * DAY })).toBe('not-holding');
  });

  test('terms that do not fit together are refused', () => {
    const story = new EarnStory();
    const list = (said: object) => story.send('earn/list-product', { ...products.fixed, name: 'Other', ...said });
    const { savings, machine, trial } = products;
    for (const said of [
      { days: 0 },
      { days: 3651 },
      { dayMs: DAY - 1 },
      { dayMs: 24_000 * 7 },
      { dayMs: 12_000 },
      { name: '' },
      { name: 'x'.repeat(65) },
      { min: 0n },
      { max: units('49') },
      { perPerson: units('49') },
      { quota: -1n },
      { rate: -1n },
      { rate: units('1.00000001') },
      { penaltyRate: units('1.1') },
      { reserveRate: 1n },
      { fund: '' },
      { fund: 'x'.repeat(33) },
      { fund: 'promotion' },
      { machineType: 'GPU' },
      { algorithm: 'SHA-256' },
      { ...machine, machineType: null },
      { ...machine, power: 'x'.repeat(65) },
      { ...trial, fund: 'machines' },
      { ...trial, max: units('101') },
      { ...trial, penaltyRate: 1n },
      { ...savings, asset: 'BTC', rate: 1n },
      { ...savings, asset: 'BTC', days: 1 },
      { ...savings, asset: 'BTC', fund: 'terms' },
      { ...savings, asset: 'BTC', penaltyRate: 1n },
      { ...savings, asset: 'BTC', reserveRate: units('1') },
    ]) {
      expect([said, list(said)]).toEqual([said, 'terms-impossible']);
    }
    expect(list({ name: 'USDT 30 days' })).toBe('already-listed');
    expect(list({ ...savings, name: 'More savings' })).toBe('already-listed');
    expect(list({ ...savings, asset: 'BTC', name: 'BTC savings' })).toMatchObject({ id: 6, version: 1 });
    expect(list({})).toMatchObject({ id: 7 });
    const change = (said: object) => story.send('earn/change-product', { product: 7, ...products.fixed, ...said });
    expect(change({ product: 99 })).toBe('product-unknown');
    expect(change({ name: 'USDT 30 days' })).toBe('already-listed');
    expect(change({ name: 'Other', min: 0n })).toBe('terms-impossible');
    expect(change({ name: 'Other', fund: 'second' })).toMatchObject({ version: 2, fund: 'second' });
    expect(story.fund('second')).toMatchObject({ funded: '0' });
    expect(story.send('earn/set-status', { product: 99, isOpen: true })).toBe('product-unknown');
  });

  test('orders keep the terms that they began with', () => {
    const story = new EarnStory();
    story.until(AFTERNOON);
    story.buy('alice', FIXED, '1000');
    story.must('earn/change-product', { product: FIXED, ...products.fixed, rate: units('0.5'), penaltyRate: null });
    story.until(FOUR + 2 * DAY);
    expect(story.order(1)).toMatchObject({ income: units('3'), penaltyRate: units('0.004') });
  });
});

describe('machines', () => {
  test('the price is held, income is held too and taken out each half day, and all is back at the end', () => {
    const story = new EarnStory();
    story.until(AFTERNOON);
    story.buy('alice', MACHINE, '10000');
    expect([story.has('alice'), story.has('alice', 'mining')]).toEqual(['10000/0', '0/10000']);
    expect(story.take('alice', 1)).toBe('nothing-to-take');
    story.until(FOUR + 2 * DAY);
    expect(story.has('alice', 'mining')).toBe('0/10042');
    expect(story.take('bob', 1)).toBe('order-unknown');
    expect(story.take('alice', 1)).toMatchObject({ toTake: 0n, takenAt: FOUR + 2 * DAY + 1 });
    expect([story.has('alice'), story.has('alice', 'mining')]).toEqual(['10042/0', '0/10000']);
    expect(story.take('alice', 1)).toBe('nothing-to-take');
    story.until(FOUR + 3 * DAY);
    expect(story.take('alice', 1, 'mining')).toMatchObject({ toTake: 0n });
    expect(story.has('alice', 'mining')).toBe('42/10000');
    story.until(AFTERNOON + 100 * DAY);
    expect(story.order(1)).toMatchObject({ status: 'expired', income: units('3780'), toTake: 0n });
    expect([story.has('alice'), story.has('alice', 'mining')]).toEqual(['23738/0', '42/0']);
    expect(story.entriesOf(1).slice(-2)).toEqual(['income 42', 'taken-out 3696']);
  });

  test('half a day must be over since the purchase and since the last time', () => {
    const story = new EarnStory();
    const short = { ...products.machine, name: 'Short', dayMs: 24_000 * 10 };
    story.must('earn/list-product', short);
    story.buy('alice', 6, '1000');
    const { boughtAt } = story.order(1);
    const first = story.flows(1).length;
    expect(first).toBe(1);
    story.until(boughtAt + 2 * 240_000);
    story.take('alice', 1);
    const { takenAt } = story.order(1);
    story.until(takenAt! + 120_000 - 5);
    if (story.order(1).toTake === 0n) expect(story.take('alice', 1)).toBe('nothing-to-take');
    story.until(takenAt! + 240_000);
    expect(story.take('alice', 1)).toMatchObject({ toTake: 0n });
    const again = story.order(1).takenAt!;
    story.until(again + 60_000);
    expect(['not-yet', 'nothing-to-take']).toContain(story.take('alice', 1));
  });

  test('the trial machine: lent, three days, once for an account and once for a person', () => {
    const story = new EarnStory();
    story.until(AFTERNOON);
    expect(story.try('alice', 'passport-1')).toEqual({ order: 1 });
    expect([story.has('alice'), story.has('alice', 'mining')]).toEqual(['20000/0', '0/0']);
    expect(story.fund('promotion')).toMatchObject({ funded: '1000', promised: '0.9' });
    expect(story.try('alice', 'passport-1')).toBe('trial-taken');
    expect(story.try('alice')).toBe('trial-taken');
    expect(story.try('bob', 'passport-1')).toBe('trial-taken');
    expect(story.try('bob')).toEqual({ order: 2 });
    expect(story.leave('alice', 1, '0')).toBe('locked');
    story.until(FOUR + 2 * DAY);
    expect(story.has('alice', 'mining')).toBe('0/0.3');
    story.until(AFTERNOON + 3 * DAY);
    expect(story.order(1)).toMatchObject({ status: 'ending', returned: 0n, penalty: 0n });
    story.until(FOUR + 4 * DAY);
    expect(story.order(1)).toMatchObject({ status: 'expired', income: units('0.9') });
    expect(story.has('alice')).toBe('20000.9/0');
    expect(story.entriesOf(1)).toEqual(['income 0.3', 'income 0.3', 'income 0.3', 'taken-out 0.9']);
    story.restart();
    expect(story.try('alice')).toBe('trial-taken');
    expect(story.send('earn/start-trial', { owner: people.carol, product: MACHINE, version: 1, person: null })).toBe(
      'product-unknown',
    );
  });

  test('a trial that the budget does not cover is not begun', () => {
    const story = new EarnStory({}, { promotion: '0.89999999' });
    expect(story.try('alice')).toBe('not-funded');
  });
});

describe('shared lock-ups', () => {
  test('three sharers get 20, 10 and 5 % of each income, from the promotion budget', () => {
    const story = new EarnStory();
    story.give(1004, 'USDT', '1000');
    story.buy('alice', LOCK_UP, '100');
    story.buy('bob', LOCK_UP, '100', { sharedBy: 1 });
    story.buy('carol', LOCK_UP, '100', { sharedBy: 2 });
    story.buy(1004, LOCK_UP, '1000', { sharedBy: 3 });
    expect(story.order(4)).toMatchObject({ firstSharer: 1003, secondSharer: 1002, thirdSharer: 1001 });
    story.until(FOUR + DAY);
    expect(story.flows(4).filter(({ flow }) => flow === 'bonus')).toMatchObject([
      { owner: 1003, amount: units('1'), payer: 'promotion' },
      { owner: 1002, amount: units('0.5') },
      { owner: 1001, amount: units('0.25') },
    ]);
    expect(story.has(1004, 'finance')).toBe('5/1000');
    // Of carol's own 0.5 bob gets 0.1 and alice 0.05, of bob's alice 0.1.
    expect(story.fund('promotion')).toMatchObject({ paid: '2', promised: '0' });
    expect([story.has('alice', 'finance'), story.has('carol', 'finance')]).toEqual(['0.9/100', '1.5/100']);
  });

  test('whose lock-up is not held, or one’s own, cannot be named; nobody gets a bonus for their own order', () => {
    const story = new EarnStory();
    story.buy('alice', LOCK_UP, '100');
    story.buy('alice', FIXED, '100');
    expect(story.buy('bob', LOCK_UP, '100', { sharedBy: 2 })).toBe('share-unknown');
    expect(story.buy('bob', FIXED, '100', { sharedBy: 1 })).toBe('share-unknown');
    expect(story.buy('bob', LOCK_UP, '100', { sharedBy: 9 })).toBe('share-unknown');
    expect(story.buy('alice', LOCK_UP, '100', { sharedBy: 1 })).toBe('share-own');
    story.buy('bob', LOCK_UP, '100', { sharedBy: 1 });
    story.buy('alice', LOCK_UP, '100', { sharedBy: 3 });
    expect(story.order(4)).toMatchObject({ firstSharer: 1002, secondSharer: null });
    story.until(story.order(1).endsAt);
    expect(story.buy('carol', LOCK_UP, '100', { sharedBy: 1 })).toBe('share-unknown');
  });

  test('a bonus that the budget is short of is scheduled, alarms, and is paid when there is more; what is promised is not touched', () => {
    const story = new EarnStory({}, { promotion: '1.5' });
    story.try('carol');
    story.buy('alice', LOCK_UP, '100');
    story.buy('bob', LOCK_UP, '1000', { sharedBy: 2 });
    story.until(FOUR + DAY + HOUR);
    expect(story.has('alice', 'finance')).toBe('0.5/100');
    expect(story.scheduled()).toMatchObject([{ kind: 'bonus', owner: 1001, order: 3, amount: units('1') }]);
    expect(story.fund('promotion')).toMatchObject({ scheduled: '1', promised: '0.6' });
    expect(story.has('bob', 'finance')).toBe('5/1000');
    story.must('earn/fund', fundOf('promotion', '0.4'));
    story.until(story.at + 1000);
    expect(story.has('alice', 'finance')).toBe('1.5/100');
    expect(story.scheduled().at(-1)).toMatchObject({ status: 'paid' });
    expect(story.fund('promotion')).toMatchObject({ scheduled: '0', funded: '0.6' });
  });
});
