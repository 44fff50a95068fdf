import { units } from '@quay/money';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  liquidationsTable,
  type MarginWarning,
  marginWarningsTable,
  type SettingChange,
  settingChangesTable,
  systemAccounts,
} from '../src/index.ts';
import { equityOf, maintenanceOf } from '../src/margin/index.ts';
import { isNearLiquidation, isWarningOver } from '../src/margin/liquidation.ts';
import { INVERSE, LINEAR, logged, OTHER, PerpetualStory, type Person, people } from './perpetual-story.ts';

const warnings = (story: PerpetualStory) => logged<MarginWarning>(story, marginWarningsTable);
const warned = (story: PerpetualStory) => [...story.store.core.perpetual.warnings.values()];

/** Alice long at 100x with 0.1 at 60,000 and 117 behind it; equity is 0.1 m − 5,883, and 0.0004 m is required. */
function leveraged(): PerpetualStory {
  const story = new PerpetualStory({}, { alice: '120' });
  story.must('wallet/fund-system-account', {
    account: systemAccounts.insurance,
    asset: 'USDT',
    amount: units('10000'),
  });
  story.must('perpetual/set-leverage', { owner: people.alice, contract: LINEAR, leverage: 100 });
  story.open('alice', 'maker', '0.1', '60000');
  return story;
}

describe('a warning', () => {
  test('comes with the first mark at which the margin ratio reaches 80 %, once', () => {
    const story = leveraged();
    // 4,706.4 / 0.0796 is 59,125.628140…
    story.prices('BTC', '59125.62814071');
    expect(warnings(story)).toEqual([]);
    story.prices('BTC', '59125.6281407');
    expect(warnings(story)).toMatchObject([
      { id: 1, owner: people.alice, asset: 'USDT', contract: '', position: LINEAR, markPrice: units('59125.6281407') },
    ]);
    for (const mark of ['59100', '59130', '59125', '59168', '59110']) story.prices('BTC', mark);
    story.restart();
    for (const mark of ['59100', '59160', '59090']) story.prices('BTC', mark);
    expect(warnings(story)).toHaveLength(1);
  });

  test('comes again only after the ratio was below 70 %, also across a start', () => {
    const story = leveraged();
    story.prices('BTC', '59100');
    // 4,118.1 / 0.0696 is 59,168.103448…
    story.prices('BTC', '59168.1034482');
    expect(warned(story)).toHaveLength(1);
    story.restart();
    story.prices('BTC', '59168.1034483');
    expect(warned(story)).toEqual([]);
    story.restart();
    story.prices('BTC', '59100');
    expect(warnings(story).map(({ id }) => id)).toEqual([1, 2]);
  });

  test('is over when margin is added or the position is closed', () => {
    const story = leveraged();
    story.prices('BTC', '59100');
    story.fund(people.alice, 'USDT', '100');
    story.prices('ETH', '3000');
    expect(warned(story)).toEqual([]);
    story.prices('BTC', '58100');
    expect(warnings(story)).toHaveLength(2);
    story.order('maker', 'close-short', '0.1', '58100');
    story.order('alice', 'close-long', '0.1', null);
    expect([story.held('alice'), warned(story)]).toEqual(['0 0', []]);
  });

  test('is over when a part of the position is closed', () => {
    const story = leveraged();
    story.prices('BTC', '59100');
    expect(warned(story)).toHaveLength(1);
    story.order('maker', 'close-short', '0.05', '59100');
    story.order('alice', 'close-long', '0.05', '59100');
    expect([story.held('alice'), warned(story)]).toEqual(['0.05 3000', []]);
  });

  test('is not sent of what is being liquidated already', () => {
    const story = leveraged();
    story.prices('BTC', '59066');
    expect(logged(story, liquidationsTable)).not.toEqual([]);
    expect(warnings(story)).toEqual([]);
  });

  test('of an isolated position is its own', () => {
    const story = new PerpetualStory({}, { alice: '10000' });
    for (const contract of [LINEAR]) {
      story.must('perpetual/set-margin-mode', { owner: people.alice, contract, mode: 'isolated' });
      story.must('perpetual/set-leverage', { owner: people.alice, contract, leverage: 100 });
    }
    story.open('alice', 'maker', '0.1', '60000');
    story.prices('BTC', '59650');
    expect(warnings(story)).toMatchObject([{ contract: LINEAR, position: LINEAR, asset: 'USDT' }]);
  });
});

/** Alice with so much behind a long of 0.1 that was opened at 60,000; four thousandths of its value are required. */
const groupOf = (wallet: string, mark: string) => ({
  wallet: units(wallet),
  positions: [
    {
      kind: 'linear' as const,
      tiers: new PerpetualStory().store.core.perpetual.contracts.tiersOf(LINEAR, 0),
      position: { quantity: units('0.1'), openValue: units('6000') },
      mark: units(mark),
    },
  ],
});

test('a margin ratio of exactly 80 % warns, and one of exactly 70 % is not below it', () => {
  expect(['30', '30.00000001'].map((wallet) => isNearLiquidation(groupOf(wallet, '60000')))).toEqual([true, false]);
  // 24.01 of 34.3, of which 2.5 are profit.
  expect(['31.8', '31.80000001'].map((wallet) => isWarningOver(groupOf(wallet, '60025')))).toEqual([false, true]);
});

test('a warning has the figures that it was decided by: equity down, what is required up', () => {
  const story = leveraged();
  story.prices('BTC', '59125.62814069');
  // 29.562814069 and 23.650251256276.
  expect(warnings(story)).toMatchObject([{ equity: units('29.56281406'), maintenance: units('23.65025126') }]);
});

test.each([
  [OTHER, 'ETH', '2882'],
  [LINEAR, 'BTC', '57640'],
] as const)('a warning of a group names the position that has lost most: %s', (contract, coin, price) => {
  const story = new PerpetualStory({}, { alice: '292' });
  for (const one of [LINEAR, OTHER]) {
    story.must('perpetual/set-leverage', { owner: people.alice, contract: one, leverage: 50 });
  }
  story.open('alice', 'maker', '0.1', '60000');
  story.open('alice', 'maker', '2', '3000', { in: OTHER });
  story.prices(coin, price);
  expect(warnings(story)).toMatchObject([{ asset: 'USDT', contract: '', position: contract }]);
});

test('who was liquidated in part is not warned of what is left before that was well again', () => {
  const story = leveraged();
  story.prices('BTC', '59066');
  expect(story.position('alice').quantity).toBeGreaterThan(0n);
  story.prices('BTC', '59060');
  expect([warnings(story), warned(story).length]).toEqual([[], 1]);
  story.prices('BTC', '60000');
  expect(warned(story)).toEqual([]);
});

/** Whether equity × percent is at or below maintenance × 100, of the group that a position stands on. */
function reaches(story: PerpetualStory, who: Person, contract: string, percent: bigint): boolean {
  const { accounts } = story.store.core.perpetual;
  const group = accounts.groupOf(story.position(who, contract), story.at);
  const [equity, need] = [equityOf(group), maintenanceOf(group)];
  return need.numerator * equity.denominator * 100n >= equity.numerator * need.denominator * percent;
}

test('whatever marks do, who was warned is who a look at everybody would have warned', () => {
  const moves = fc.array(
    fc.record({ coin: fc.constantFrom('BTC', 'ETH'), part: fc.integer({ min: -1000, max: 1000 }) }),
    {
      minLength: 30,
      maxLength: 30,
    },
  );
  let seen = 0;
  fc.assert(
    fc.property(moves, (all) => {
      const story = new PerpetualStory({}, { alice: '260', bob: '125', carol: '130' });
      story.must('perpetual/set-leverage', { owner: people.bob, contract: LINEAR, leverage: 50 });
      for (const [long, short, contract, quantity, price] of [
        ['alice', 'bob', LINEAR, '0.1', '60000'],
        ['alice', 'maker', OTHER, '2', '3000'],
        ['carol', 'maker', OTHER, '2', '3000'],
      ] as const) {
        story.must('perpetual/set-leverage', { owner: people[long], contract, leverage: 50 });
        const leverage = short === 'maker' ? {} : { leverage: 50 };
        story.order(short, 'open-short', quantity, price, { in: contract, ...leverage });
        story.order(long, 'open-long', quantity, price, { in: contract, leverage: 50 });
      }
      story.must('perpetual/set-margin-mode', { owner: people.bob, contract: INVERSE, mode: 'isolated' });
      story.must('perpetual/set-leverage', { owner: people.bob, contract: INVERSE, leverage: 50 });
      story.order('maker', 'open-short', '6000', '60000', { in: INVERSE });
      story.order('bob', 'open-long', '6000', '60000', { in: INVERSE, leverage: 50 });
      const groups = [
        ['alice', LINEAR],
        ['carol', OTHER],
        ['bob', LINEAR],
        ['bob', INVERSE],
      ] as const;
      const flags = new Map<string, boolean>();
      const marks = { BTC: 60_000, ETH: 3_000 };
      const beyond = new Set<string>();
      for (const { coin, part } of all) {
        marks[coin] = coin === 'BTC' ? 60_000 + part : 3_000 + part / 20;
        story.prices(coin, marks[coin].toFixed(2));
        const liquidated = new Set(logged<{ owner: number }>(story, liquidationsTable).map(({ owner }) => owner));
        for (const [who, contract] of groups) {
          const key = `${who} ${contract}`;
          // What was liquidated has other rules; and a group is gone when nothing is left of it.
          if (liquidated.has(people[who])) beyond.add(key);
          if (beyond.has(key)) continue;
          const flag =
            flags.get(key) === true ? reaches(story, who, contract, 70n) : reaches(story, who, contract, 80n);
          flags.set(key, flag);
          if (flag) seen += 1;
          const isIsolated = story.position(who, contract).mode === 'isolated';
          const row = warned(story).find(
            ({ owner, contract: of }) => owner === people[who] && of === (isIsolated ? contract : ''),
          );
          expect([key, marks[coin], row !== undefined]).toEqual([key, marks[coin], flag]);
        }
      }
      story.restart();
    }),
    { numRuns: 30, seed: 7 },
  );
  expect(seen).toBeGreaterThan(50);
});

test('what changes of a contract is written with who decided it', () => {
  const story = new PerpetualStory();
  story.must('perpetual/set-status', { contract: LINEAR, status: 'reduce-only', staff: 4 });
  story.must('perpetual/set-status', { contract: LINEAR, status: 'reduce-only', staff: 5 });
  const appliesAt = story.at + 60_000;
  const rows = [{ floor: 0n, maintenanceRate: units('0.01'), initialRate: units('0.02') }];
  story.must('perpetual/set-tiers', { contract: LINEAR, cap: units('1000'), rows, appliesAt, staff: 6 });
  const caps = { contract: LINEAR, shareFloor: units('60000'), newAccountLeverage: 20, newAccountMs: 60 * 86_400_000 };
  // Those that it is listed with are no change.
  story.must('perpetual/set-caps', { ...caps, shareMax: units('0.3'), staff: 0 });
  story.must('perpetual/set-caps', { ...caps, shareMax: units('0.2'), staff: 7 });
  expect(logged<SettingChange>(story, settingChangesTable)).toMatchObject([
    { id: 1, contract: LINEAR, kind: 'status', before: 'trading', after: 'reduce-only', staff: 4 },
    { id: 2, contract: LINEAR, kind: 'tiers', before: '1', after: '2', appliesAt, staff: 6 },
    { id: 3, contract: LINEAR, kind: 'caps', before: '60000 0.3 20 60', after: '60000 0.2 20 60', staff: 7 },
  ]);
});
