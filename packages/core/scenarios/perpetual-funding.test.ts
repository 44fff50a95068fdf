import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { type FundingPeriod, systemAccounts } from '../src/index.ts';
import { INVERSE, LINEAR, OTHER, PerpetualStory, type Person, people, periodsOf, STAMP } from './perpetual-story.ts';

const HOUR = 60 * 60 * 1000;

/** Time goes on to a moment without a sample: sources are silent. */
function silentUntil(story: PerpetualStory, at: number): void {
  story.at = at;
  story.store.tick(at);
  const broken = story.store.core.engine.broken();
  if (broken.length > 0) throw new Error(broken.join('; '));
}

/** What somebody has leaves, as deposits that are taken back do. */
function take(story: PerpetualStory, owner: number, amount: string): void {
  const { ledger } = story.store.core;
  const leg = (of: number, by: bigint) => ({
    account: ledger.account(of, 'contract', 'USDT'),
    amount: by,
    cause: 'deposit-reversal' as const,
  });
  ledger.post(1, story.at, [leg(owner, -units(amount)), leg(systemAccounts.outside, units(amount))]);
}

const rateOf = (period: FundingPeriod | undefined): string => text(period!.rate);

describe('the rate of a period', () => {
  test('is that of interest where nobody took a sample, however few were due', () => {
    const story = new PerpetualStory();
    story.open('alice', 'bob', '0.1', '60000');
    silentUntil(story, STAMP);
    const [period] = periodsOf(story);
    expect(period).toMatchObject({ status: 'paid', samples: 1, due: 5760, endsAt: STAMP, holders: 2 });
    expect([rateOf(period), text(period!.cap)]).toEqual(['0.0001', '0.003']);
    // 6,000 at 0.01 %.
    expect([story.has('alice'), story.has('bob')]).toEqual(['9996.4/0', '9999.4/0']);
    expect(story.has(systemAccounts.insurance)).toBe('0/0');
    story.restart();
  });

  test('counts each sample of resting orders once in five seconds, and what is missing as zero', () => {
    const story = new PerpetualStory();
    const minutes = () => {
      story.store.project(story.store.batches.length);
      return [...story.store.rows.get('perpetual_premium_minutes')!.values()].filter(
        (row) => (row as { contract: string }).contract === LINEAR,
      );
    };
    // 200 at 0.8 % are 25,000: one bid is too thin, with the other it is worth 60,300.
    story.order('maker', 'open-long', '0.2', '60600');
    story.at += 5000;
    story.prices('BTC', '60000');
    story.order('maker', 'open-long', '0.3', '60200');
    story.at += 4000;
    story.prices('BTC', '60000');
    story.prices('BTC', '60000');
    expect(minutes()).toMatchObject([{ status: 'open', premium0: 0n, premium1: 0n, premium3: null }]);
    const { premium2 } = minutes()[0] as { premium2: bigint };
    // 12,120 at 60,600 and 12,880 at 60,200 buy 0.41395348… coins: 60,393.26 each.
    expect(text(premium2)).toBe('0.0065543');
    story.restart();
    story.at += 60_000;
    story.prices('BTC', '60000');
    expect(minutes()).toMatchObject([{ status: 'over' }, { status: 'open' }]);
    story.restart();
  });

  test('a premium above or below moves it, within the cap, and the mark counts with it until the next stamp', () => {
    const story = new PerpetualStory();
    story.open('alice', 'bob', '0.1', '60000');
    story.order('maker', 'open-long', '10', '61800');
    for (let at = story.at; at < STAMP - 5000; at += 5000) {
      story.at = at + 4000;
      story.prices('BTC', '60000');
    }
    silentUntil(story, STAMP - 1);
    expect(periodsOf(story)).toEqual([]);
    expect(story.has('alice')).toBe('9997/0');
    silentUntil(story, STAMP);
    const [period] = periodsOf(story);
    // 3 % of premium, less 0.05 %, is more than 0.3 %.
    expect([period!.samples > 5700, rateOf(period)]).toEqual([true, '0.003']);
    const mark = period!.markPrice!;
    expect([story.has('alice'), story.has('bob')]).toEqual(
      [-1n, 1n].map((sign) => `${text(units(sign < 0n ? '9997' : '9998.8') + (sign * mark * 3n) / 10_000n)}/0`),
    );
    story.prices('BTC', '60000');
    const { byFunding } = story.store.core.perpetual.marks.marks.get(LINEAR)!;
    // All of the eight hours but the second since the stamp.
    expect(text(byFunding)).toBe('60179.99375');
    story.restart();
  });

  test('below the index it turns round: shorts pay longs', () => {
    const story = new PerpetualStory();
    story.open('alice', 'bob', '0.1', '60000');
    story.order('maker', 'open-short', '10', '58200');
    for (let at = story.at; at < STAMP - 5000; at += 5000) {
      story.at = at + 4000;
      story.prices('BTC', '60000');
    }
    silentUntil(story, STAMP);
    expect(rateOf(periodsOf(story)[0])).toBe('-0.003');
    expect(Number(story.has('alice').split('/')[0])).toBeGreaterThan(9997);
  });
});

describe('paying', () => {
  test('an inverse contract pays in its coin, who pays up and who receives down; the rest is the insurance fund’s', () => {
    const story = new PerpetualStory();
    story.open('alice', 'bob', '300', '59999.9', { in: INVERSE });
    const [alice, bob] = [story.has('alice', 'BTC'), story.has('bob', 'BTC')];
    silentUntil(story, STAMP);
    // 300 / 60,000 at 0.01 % are 0.0000005: exact. At an odd mark it is not.
    expect([alice, bob]).toEqual(['0.9999975/0', '0.999999/0']);
    expect([story.has('alice', 'BTC'), story.has('bob', 'BTC')]).toEqual(['0.999997/0', '0.9999995/0']);
    story.prices('BTC', '60007');
    silentUntil(story, STAMP + 8 * HOUR);
    expect([story.has('alice', 'BTC'), story.has('bob', 'BTC')]).toEqual(['0.9999965/0', '0.99999999/0']);
    expect(story.has(systemAccounts.insurance, 'BTC')).toBe('0.00000001/0');
  });

  test('an isolated position pays from its margin and is paid into it; nothing else of its owner is touched', () => {
    const story = new PerpetualStory();
    for (const owner of [people.alice, people.bob]) {
      story.must('perpetual/set-margin-mode', { owner, contract: LINEAR, mode: 'isolated' });
    }
    story.open('alice', 'bob', '0.1', '60000');
    const before = [story.has('alice'), story.has('bob')];
    expect(before).toEqual(['9397/600', '9398.8/600']);
    silentUntil(story, STAMP);
    expect([story.held('alice'), story.held('bob')]).toEqual(['0.1 6000 599.4', '-0.1 -6000 600.6']);
    expect([story.has('alice'), story.has('bob')]).toEqual(['9397/599.4', '9398.8/600.6']);
    story.restart();
  });

  test('who has nothing to pay with realises a part of the profit; without one it is the insurance fund’s, then bad debt', () => {
    const story = new PerpetualStory({}, { alice: '1000', carol: '1000' });
    story.must('perpetual/set-margin-mode', { owner: people.carol, contract: LINEAR, mode: 'isolated' });
    story.open('alice', 'maker', '0.1', '60000');
    story.open('carol', 'maker', '0.1', '60000');
    story.prices('BTC', '62000');
    story.open('bob', 'maker', '0.1', '62000');
    story.prices('BTC', '61000');
    // Nobody is liquidated while it is halted. What stood behind two positions leaves, as deposits that are taken back do.
    story.must('perpetual/set-status', { contract: LINEAR, status: 'halted', staff: 7 });
    take(story, people.alice, '997');
    take(story, people.bob, '9996.9');
    story.must('wallet/fund-system-account', {
      account: systemAccounts.insurance,
      asset: 'USDT',
      amount: units('0.25'),
    });
    const { accounts } = story.store.core.perpetual;
    const equity = (who: Person) => text(accounts.equity(accounts.crossGroup(people[who], 'USDT', story.at)));
    expect([equity('alice'), equity('bob')]).toEqual(['100', '-100']);
    silentUntil(story, STAMP);
    // 0.61 to pay: of 100 of profit for Alice, from her margin for Carol. Bob has a loss: the fund pays what it has.
    expect([equity('alice'), story.has('alice'), story.held('alice')]).toEqual(['99.39', '0/0', '0.1 6000.61']);
    expect(text(story.position('alice').covered)).toBe('0.61');
    expect(story.held('carol')).toBe('0.1 6000 599.39');
    expect([equity('bob'), story.has('bob'), story.held('bob')]).toEqual(['-100', '0/0', '0.1 6200']);
    expect([story.has(systemAccounts.insurance), story.has(systemAccounts.badDebt)]).toEqual(['0/0', '-0.36/0']);
    story.restart();
  });

  test('a cross account frees its newest orders first, an isolated position without margin realises its own profit', () => {
    const story = new PerpetualStory({}, { alice: '1000' });
    story.open('alice', 'maker', '0.1', '60000');
    const order = story.order('alice', 'open-long', '0.06', '59000');
    expect(order).toMatchObject({ status: 'open' });
    story.prices('BTC', '60600');
    take(story, people.alice, text(story.store.core.ledger.balance(people.alice, 'contract', 'USDT').available));
    story.must('perpetual/set-margin-mode', { owner: people.bob, contract: LINEAR, mode: 'isolated' });
    story.must('perpetual/set-leverage', { owner: people.bob, contract: LINEAR, leverage: 100 });
    story.open('bob', 'maker', '0.1', '60000');
    silentUntil(story, STAMP);
    expect(story.has('alice')).toBe('355.164/0');
    expect(text(story.position('alice').covered)).toBe('0');
    // Bob's margin is 60, from which 0.606 went: a hundred stamps eat it, unless he has a profit.
    story.prices('BTC', '61000');
    for (let n = 1; n <= 120; n++) silentUntil(story, STAMP + n * 8 * HOUR);
    expect(story.held('bob')).toBe('0.1 6013.806 0');
    expect(text(story.position('bob').covered)).toBe('13.806');
    story.restart();
  });

  test('whoever opened before the stamp pays, who opened at it does not, and who closed before it does not', () => {
    const story = new PerpetualStory();
    story.open('alice', 'maker', '0.1', '60000');
    story.open('bob', 'maker', '0.1', '60000');
    story.at = STAMP - 2004;
    story.prices('BTC', '60000');
    story.prices('BTC', '60000');
    story.order('maker', 'close-short', '0.1', '60000');
    expect([story.at, story.order('bob', 'close-long', '0.1', '60000')]).toMatchObject([
      STAMP - 1,
      { status: 'filled' },
    ]);
    story.at = STAMP - 1;
    story.order('carol', 'open-long', '0.1', '60000');
    expect(story.at).toBe(STAMP);
    story.order('maker', 'open-short', '0.1', '60000');
    expect(story.position('carol').openedAt).toBe(STAMP);
    expect(['alice', 'bob', 'carol'].map((who) => story.has(who as Person))).toEqual([
      '9996.4/0',
      '9994/0',
      '9998.8/0',
    ]);
    expect(periodsOf(story)).toMatchObject([{ holders: 2, received: 0n }]);
  });

  test('a stamp is fixed before the first command that comes at it or later, once, and a window without commands has none', () => {
    const story = new PerpetualStory();
    story.open('alice', 'bob', '0.1', '60000');
    story.at = STAMP - 1;
    expect(story.order('carol', 'close-long', '0.1', '60000')).toBe('nothing-to-close');
    expect(periodsOf(story)).toEqual([]);
    // Refused, and still it was the first at the stamp.
    expect(story.at).toBe(STAMP);
    expect(story.order('carol', 'close-long', '0.1', '60000')).toBe('nothing-to-close');
    expect(periodsOf(story)).toMatchObject([{ endsAt: STAMP, holders: 2 }]);
    story.store.tick(STAMP + 1000);
    expect(periodsOf(story)).toHaveLength(1);
    silentUntil(story, STAMP + 30 * HOUR);
    expect(periodsOf(story).map(({ endsAt }) => endsAt)).toEqual([STAMP, STAMP + 8 * HOUR]);
    silentUntil(story, STAMP + 32 * HOUR);
    expect(periodsOf(story).map(({ endsAt }) => endsAt)).toEqual([STAMP, STAMP + 8 * HOUR, STAMP + 32 * HOUR]);
    expect(story.has('alice')).toBe('9995.2/0');
  });

  test.each([-1, 0, 1])('a core that dies %i ms from a stamp pays it once', (off) => {
    const story = new PerpetualStory();
    story.open('alice', 'bob', '0.1', '60000');
    silentUntil(story, STAMP + off);
    story.restart();
    silentUntil(story, STAMP + off + 1);
    story.restart();
    silentUntil(story, STAMP + 1000);
    story.restart();
    expect(periodsOf(story)).toHaveLength(1);
    expect([story.has('alice'), story.has('bob')]).toEqual(['9996.4/0', '9999.4/0']);
  });

  test('nobody pays for a period that a contract was halted over, and everybody who could trade for a part of one does', () => {
    const story = new PerpetualStory();
    story.open('alice', 'bob', '0.1', '60000');
    const status = (status: 'trading' | 'reduce-only' | 'halted') =>
      story.must('perpetual/set-status', { contract: LINEAR, status, staff: 7 });
    status('halted');
    silentUntil(story, STAMP);
    expect(periodsOf(story)).toMatchObject([{ status: 'paid' }]);
    // No sample is taken meanwhile.
    story.prices('BTC', '60000');
    silentUntil(story, STAMP + 8 * HOUR);
    expect(periodsOf(story)[1]).toMatchObject({ status: 'skipped', samples: 0, rate: 0n });
    expect(story.has('alice')).toBe('9996.4/0');
    status('reduce-only');
    status('halted');
    silentUntil(story, STAMP + 16 * HOUR);
    expect(periodsOf(story)[2]).toMatchObject({ status: 'paid', samples: 0 });
    expect(story.has('alice')).toBe('9995.8/0');
    story.restart();
  });

  test('without an index the samples there are and the last mark count', () => {
    const story = new PerpetualStory();
    story.open('alice', 'bob', '0.1', '60000');
    story.at += 11_000;
    // Two fresh sources are no index: no sample, no mark.
    story.prices('BTC', '70000', '70000');
    silentUntil(story, STAMP);
    expect(periodsOf(story)).toMatchObject([{ samples: 1, markPrice: units('60000') }]);
    expect(story.has('alice')).toBe('9996.4/0');
  });

  test('thirty days at the cap: wallets are never below zero, and equity falls by what was paid', () => {
    const story = new PerpetualStory({}, { alice: '610' });
    story.open('alice', 'bob', '0.1', '60000');
    story.prices('BTC', '90000');
    story.order('maker', 'open-long', '10', '94500');
    const { perpetual } = story.store.core;
    const equity = () => perpetual.accounts.equity(perpetual.accounts.crossGroup(people.alice, 'USDT', story.at));
    const before = equity();
    let paid = 0n;
    for (let n = 0; n < 90; n++) {
      // Samples of the last hours are enough for the cap.
      for (let at = STAMP + (n - 1) * 8 * HOUR + 1000; at < STAMP + n * 8 * HOUR; at += HOUR / 10) {
        if (at < story.at) continue;
        story.at = at;
        story.prices('BTC', '90000');
      }
      silentUntil(story, STAMP + n * 8 * HOUR);
      const { rate, markPrice } = periodsOf(story).at(-1)!;
      paid += (markPrice! * rate + 10n ** 9n - 1n) / 10n ** 9n;
    }
    expect(before - equity()).toBe(paid);
    expect(story.has('alice').split('/')[0]).not.toMatch(/^-/);
    story.restart();
  });
});

describe('many holders', () => {
  /** Holders of three contracts, some isolated, some with orders, after a stamp that is paid in slices of so many. */
  function live(fundingSlice: number, meanwhile: boolean): Record<string, string> {
    const story = new PerpetualStory({}, {}, { fundingSlice });
    const owners = Array.from({ length: 12 }, (_, n) => 2001 + n);
    for (const [n, owner] of owners.entries()) {
      story.must('wallet/open-account', { owner, kind: 'user' });
      story.fund(owner, 'USDT', '1000');
      if (n % 3 === 0) story.must('perpetual/set-margin-mode', { owner, contract: LINEAR, mode: 'isolated' });
      for (const [contract, quantity, price] of [
        [LINEAR, `0.00${1 + (n % 7)}`, '60000'],
        [OTHER, `0.0${1 + (n % 5)}`, '3000'],
      ] as const) {
        story.order('maker', 'open-short', quantity, price, { in: contract });
        const request = story.request('alice', 'open-long', quantity, price, { in: contract });
        story.must('perpetual/place-order', { ...request, owner });
      }
    }
    const resting = story.request('alice', 'open-long', '0.001', '59000');
    story.must('perpetual/place-order', { ...resting, owner: 2005 });
    story.prices('BTC', '60013.7');
    story.prices('ETH', '3001.3');
    story.at = STAMP;
    const { store } = story;
    const funding = () => store.core.perpetual.funding;
    const price = (value: string) => ({
      coin: 'BTC',
      prices: Array.from({ length: 5 }, (_, n) => ({
        source: `venue-${n}`,
        price: units(value),
        weight: 1,
        at: story.at + 1000,
      })),
    });
    const move = { asset: 'USDT', fromBook: 'contract', toBook: 'spot', requestId: 'a', amount: units('1') };
    const closing = { ...story.request('alice', 'close-long', '0.001', '60020'), owner: 2010 };
    // Who does something before their turn is paid first: by the stamp's mark and quantity.
    const acts: readonly (readonly [name: string, input: object])[] = [
      ['perpetual/record-prices', price('61000')],
      ['perpetual/place-order', story.request('maker', 'close-short', '0.001', '60020')],
      ['perpetual/place-order', closing],
      ['wallet/transfer-coins', { owner: 2011, ...move }],
      ['perpetual/set-leverage', { owner: 2012, contract: OTHER, leverage: 20 }],
    ];
    if (meanwhile) {
      // The stamp is durable when the core dies, and what came with it is not.
      store.submit({ name: 'wallet/open-account', input: { owner: 3001, kind: 'user' }, at: STAMP }, () => {});
      store.land('none');
      store.project(store.batches.length - 2);
      store.crash();
      expect([store.core.engine.broken(), funding().isPaying]).toEqual([[], true]);
      // Longs have yet to pay 0.01 % of 60,013.7 at most: 6.0014, with what maintenance leaves and rounding 6.5.
      const guard = (isLong: boolean) => Number(text(funding().guardMark(story.contract(), isLong, units('60013.7'))));
      expect([guard(true) < 60_013.7 - 6.0014, guard(true) > 60_013.7 - 6.5, guard(false)]).toEqual([
        true,
        true,
        60_013.7,
      ]);
    }
    const outcomes: unknown[] = [];
    const early: number[] = [];
    for (const [name, input] of acts) {
      const answer = ({ outcome }: { outcome: { ok: boolean } }) => outcomes.push(outcome.ok);
      if (!meanwhile) store.submit({ name, input, at: STAMP + 1000 }, answer);
    }
    if (meanwhile) {
      const answer = ({ outcome }: { outcome: { ok: boolean } }) => outcomes.push(outcome.ok);
      store.submitAll(acts.map(([name, input]) => ({ sent: { name, input, at: STAMP + 1000 }, answer })));
      early.push(funding().early.size);
    }
    while (store.flying > 0) {
      store.land('none');
      const broken = store.core.engine.broken();
      if (broken.length > 0) throw new Error(broken.join('; '));
    }
    expect(outcomes).toEqual(acts.map(() => true));
    // Before their turn: those who act and whose guards the mark has passed, and not everybody.
    if (meanwhile) expect([early[0]! >= 8, early[0]! < 24]).toEqual([true, true]);
    expect([funding().isPaying, funding().early.size]).toEqual([false, 0]);
    story.at = STAMP + 2000;
    story.restart();
    for (const contract of [LINEAR, OTHER]) expect(periodsOf(story, contract)).toMatchObject([{ status: 'paid' }]);
    const all = [...owners, people.maker, systemAccounts.insurance, systemAccounts.clearing];
    return Object.fromEntries(all.map((owner) => [owner, story.has(owner)]));
  }

  test('after a start the clock alone goes on paying', () => {
    const story = new PerpetualStory({}, {}, { fundingSlice: 1 });
    const { store } = story;
    story.open('alice', 'bob', '0.1', '60000');
    store.submit({ name: 'perpetual/cancel-all', input: { owner: 1, symbol: null }, at: STAMP }, () => {});
    store.land('none');
    store.crash();
    expect(store.core.perpetual.funding.isPaying).toBe(true);
    store.tick(STAMP + 1000);
    expect(store.core.perpetual.funding.isPaying).toBe(false);
    expect([story.has('alice'), story.has('bob')]).toEqual(['9996.4/0', '9999.4/0']);
  });

  test('slices give to the unit what one batch gives, whatever holders do meanwhile', () => {
    const whole = live(2000, false);
    expect(live(3, true)).toEqual(whole);
    expect(live(1, true)).toEqual(whole);
  });
});
