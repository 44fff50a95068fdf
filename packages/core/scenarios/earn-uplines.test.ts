import { text, units } from '@quay/money';
import { describe, expect, test } from 'vitest';
import { DAY, EarnStory, FIXED, FOUR, fundOf, HOUR, MACHINE, ownerOf, type Person, products } from './earn-story.ts';

const [DORA, EMIL] = [1004, 1005];

/** Alice invited bob, he carol, and she dora; all are verified where nothing else is said. Dora has the machine that is looked at. */
class Lines extends EarnStory {
  constructor(funds: Readonly<Record<string, string>> = {}, unverified: readonly number[] = []) {
    super({}, { machines: '30000', ...funds });
    for (const owner of [DORA, EMIL]) {
      this.must('wallet/open-account', { owner, kind: 'user' });
      this.give(owner, 'USDT', '50000');
    }
    for (const owner of ['alice', 'bob', 'carol', DORA] as const) {
      if (!unverified.includes(ownerOf(owner))) this.knows(owner, 'person', `document ${ownerOf(owner)}`);
    }
    for (const [owner, referrer] of [
      ['bob', 'alice'],
      ['carol', 'bob'],
      [DORA, 'carol'],
      [EMIL, DORA],
    ] as const) {
      this.must('referral/bind', { owner: ownerOf(owner), referrer: ownerOf(referrer) });
    }
  }

  knows(who: Person | number, kind: 'person' | 'device', digest: string): void {
    this.must('referral/record-trait', { owner: ownerOf(who), kind, digest });
  }

  machine(who: Person | number, amount: string): number {
    return (this.buy(who, MACHINE, amount) as { order: number }).order;
  }

  /** What the lines above got of a day of an order, or why nothing, the nearest first. */
  reported(order: number, day = 1): string[] {
    return this.bonuses()
      .filter((one) => one.order === order && one.day === day)
      .map(({ owner, line, amount, withheld }) => `${line}: ${owner} ${text(amount)} ${withheld ?? 'paid'}`);
  }
}

describe('what lines above get of a machine', () => {
  test('20, 10 and 5 % go to who has a machine of the same tier or a higher one; others read why not', () => {
    const story = new Lines();
    story.machine('alice', '10000');
    story.machine('bob', '4999');
    story.machine('carol', '5000');
    const order = story.machine(DORA, '9999');
    story.until(FOUR + DAY);
    expect(story.reported(order)).toEqual([
      '1: 1003 8.39916 paid',
      '2: 1002 4.19958 lower-machine',
      '3: 1001 2.09979 paid',
    ]);
    expect(story.bonuses().find((one) => one.order === order && one.line === 2)).toMatchObject({
      ...{ income: units('41.9958'), machine: units('9999'), own: units('4999'), dueAt: FOUR + DAY },
    });
    // The nearest record is the payment’s own: it bears its number.
    const [paid] = story.flows(order).filter(({ flow }) => flow === 'bonus');
    expect(paid).toMatchObject({ owner: 1003, kind: 'machine', payer: 'promotion', fund: 'promotion', day: 1 });
    expect(story.bonuses().find(({ id }) => id === paid!.id)).toMatchObject({ order, line: 1, withheld: null });
    // It is free at once, in the book of finance; the income of one’s own machine waits to be taken out.
    expect(story.has('carol', 'finance')).toBe('8.39916/0');
    // Of carol’s own 21 alice gets a tenth, and bob nothing; of bob’s 20.9958 alice gets a fifth.
    expect(story.has('alice', 'finance')).toBe(`${text(units('2.09979') + units('2.1') + units('4.19916'))}/0`);
    expect(story.has('bob', 'finance')).toBe('0/0');
    expect(story.has(DORA, 'mining')).toBe('0/10040.9958');
  });

  test('tiers count, not sums, and of several machines the best one', () => {
    const story = new Lines();
    story.machine('carol', '1000');
    story.machine('carol', '5000');
    story.machine('carol', '1500');
    const order = story.machine(DORA, '9999.99999999');
    story.until(FOUR + DAY);
    expect(story.reported(order)[0]).toBe('1: 1003 8.39999999 paid');
    expect(story.bonuses().find((one) => one.order === order)).toMatchObject({ own: units('5000') });
  });

  test('without a machine of one’s own there is nothing; a trial machine is none, and brings nobody else anything', () => {
    const story = new Lines();
    story.try('carol');
    const order = story.machine(DORA, '1000');
    expect(story.try(EMIL)).toMatchObject({ order: 3 });
    story.until(FOUR + DAY + HOUR);
    expect(story.reported(order)).toEqual([
      '1: 1003 0.84 no-machine',
      '2: 1002 0.42 no-machine',
      '3: 1001 0.21 no-machine',
    ]);
    expect(story.reported(3)).toEqual([]);
    expect(story.flows().filter(({ flow }) => flow === 'bonus')).toEqual([]);
    expect(story.fund('promotion').paid).toBe('0.6');
  });

  test('a fixed term brings lines above nothing, and what rounding leaves nothing of is told to nobody', () => {
    const story = new Lines();
    for (const who of ['alice', 'bob', 'carol'] as const) story.machine(who, '1000');
    const { order } = story.buy(DORA, FIXED, '1000') as { order: number };
    const small = { product: MACHINE, ...products.machine, min: 100n, rate: units('0.03') };
    story.must('earn/change-product', small);
    const buys = (amount: string) => (story.buy(DORA, MACHINE, amount, { version: 2 }) as { order: number }).order;
    const [none, two] = [buys('0.000001'), buys('0.000005')];
    story.until(FOUR + DAY);
    expect(story.order(order).income).toBe(units('3'));
    expect(story.order(none).income).toBe(3n);
    expect([story.reported(order), story.reported(none)]).toEqual([[], []]);
    expect(story.reported(two)).toEqual(['1: 1003 0.00000003 paid', '2: 1002 0.00000001 paid']);
  });

  test('a machine counts while its sum is held, and as long as it runs: also frozen, not before it was bought, not after it was left', () => {
    const story = new Lines();
    const order = story.machine(DORA, '1000');
    story.until(FOUR + DAY);
    expect(story.reported(order, 1)[0]).toBe('1: 1003 0.84 no-machine');
    story.buy('carol', FIXED, '100');
    const own = story.machine('carol', '1200');
    story.must('earn/freeze-order', { order: own, reason: 'A check', until: FOUR + 2 * DAY + HOUR });
    story.until(FOUR + 2 * DAY);
    expect(story.reported(order, 2)[0]).toBe('1: 1003 0.84 paid');
    story.until(FOUR + 2 * DAY + 2 * HOUR);
    const { penaltyRate, amount } = story.order(own);
    const left = 89n;
    expect(story.leave('carol', own, text((amount * penaltyRate! * left) / units('1')))).toMatchObject({
      hasLeft: true,
    });
    story.until(FOUR + 3 * DAY);
    expect(story.reported(order, 3)[0]).toBe('1: 1003 0.84 no-machine');
    story.restart();
    story.until(FOUR + 4 * DAY);
    expect(story.reported(order, 4)[0]).toBe('1: 1003 0.84 no-machine');
  });

  test('a core that starts anew knows whose machines run', () => {
    const story = new Lines();
    story.machine('carol', '1000');
    const order = story.machine(DORA, '1000');
    story.restart();
    story.until(FOUR + DAY);
    expect(story.reported(order)[0]).toBe('1: 1003 0.84 paid');
  });

  test('an absence over the end of a machine takes no bonus of the days on which it ran', () => {
    const story = new Lines();
    story.machine('carol', '1000');
    story.at += 6 * HOUR;
    const order = story.machine(DORA, '1000');
    // Both have ended by then; two days of dora’s were due behind the end of carol’s.
    story.until(FOUR + 95 * DAY);
    expect(story.reported(order, 88)[0]).toBe('1: 1003 0.84 paid');
    expect(story.reported(order, 89)[0]).toBe('1: 1003 0.84 no-machine');
  });

  test('an income that is paid late is looked at as it was due: a machine that was bought since does not count', () => {
    const story = new Lines();
    const order = story.machine(DORA, '1000');
    story.must('earn/freeze-order', { order, reason: 'A check', until: FOUR + DAY + 2 * HOUR });
    story.until(FOUR + DAY + HOUR);
    story.machine('carol', '1000');
    story.until(FOUR + DAY + 2 * HOUR);
    expect(story.order(order).income).toBe(units('4.2'));
    expect(story.reported(order)[0]).toBe('1: 1003 0.84 no-machine');
  });

  test('who may not invite, is not verified, or is the same person on the way gets nothing, with the first of these reasons', () => {
    const reported = (change: (story: Lines) => void, unverified: readonly number[] = []) => {
      const story = new Lines({}, unverified);
      for (const who of ['alice', 'bob', 'carol'] as const) story.machine(who, '1000');
      change(story);
      const order = story.machine(DORA, '1000');
      story.until(FOUR + DAY);
      return story.reported(order).map((one) => one.split(' ').at(-1));
    };
    expect(reported(() => {})).toEqual(['paid', 'paid', 'paid']);
    expect(reported((story) => story.must('referral/set-right', { owner: 1002, mayRefer: false }))).toEqual([
      ...['paid', 'no-right', 'paid'],
    ]);
    expect(reported(() => {}, [1002])).toEqual(['paid', 'not-verified', 'paid']);
    expect(reported(() => {}, [DORA])).toEqual(['unverified', 'unverified', 'unverified']);
    // Bob and dora are one person: neither he nor who is above him is paid, and carol between them is.
    expect(reported((story) => story.knows('bob', 'person', `document ${DORA}`))).toEqual([
      ...['paid', 'same-person', 'same-person'],
    ]);
    const browsers = (story: Lines) => ['bob', 'carol'].map((who) => story.knows(who as Person, 'device', 'browser'));
    expect(reported((story) => void browsers(story))).toEqual(['paid', 'same-device', 'same-device']);
    expect(
      reported((story) => {
        browsers(story);
        story.must('referral/set-right', { owner: 1001, mayRefer: false });
      }),
    ).toEqual(['paid', 'same-device', 'no-right']);
  });

  test('who is stopped is paid: nothing leaves by it', () => {
    const story = new Lines();
    story.machine('carol', '1000');
    const order = story.machine(DORA, '1000');
    story.must('guard/freeze-account', { owner: 1003, by: 'owner' });
    story.until(FOUR + DAY);
    expect(story.reported(order)[0]).toBe('1: 1003 0.84 paid');
  });

  test('three lines and no more: the fourth above reads nothing of it', () => {
    const story = new Lines();
    story.machine('alice', '1000');
    const order = story.machine(EMIL, '1000');
    story.knows(EMIL, 'person', 'document of emil');
    story.until(FOUR + DAY);
    expect(story.reported(order).map((one) => one.split(' ')[1])).toEqual(['1004', '1003', '1002']);
  });

  test('what the budget is short of waits under the number of its record, and is paid when there is more', () => {
    const story = new Lines({ promotion: '0.5' });
    story.machine('carol', '1000');
    const order = story.machine(DORA, '1000');
    story.until(FOUR + DAY);
    const { id } = story.bonuses().find((one) => one.order === order && one.line === 1)!;
    expect(story.scheduled()).toMatchObject([{ id, kind: 'bonus', owner: 1003, order, amount: units('0.84') }]);
    expect(story.has('carol', 'finance')).toBe('0/0');
    story.must('earn/fund', fundOf('promotion', '0.34'));
    story.until(story.at + 1000);
    expect(story.has('carol', 'finance')).toBe('0.84/0');
    expect(story.flows(order).at(-1)).toMatchObject({ id, flow: 'bonus', kind: 'machine', dueAt: FOUR + DAY });
    expect(story.fund('promotion')).toMatchObject({ funded: '0', scheduled: '0' });
  });
});
