import { text, units } from '@quay/money';
import { expect, test } from 'vitest';
import {
  type CopyOrderRow,
  type CopyRow,
  copiesTable,
  copyOrdersTable,
  type FollowRow,
  type ShareRow,
  sharesTable,
} from '../src/index.ts';
import { INVERSE, logged, PerpetualStory, type Person, people } from './perpetual-story.ts';

type Said = Partial<Record<'amount' | 'ratio' | 'cap' | 'orderCap' | 'stopLoss' | 'shareRate', string>> & {
  readonly leverageMax?: number;
};

const termsOf = ({ amount, ratio, cap, orderCap, stopLoss, leverageMax }: Said) => ({
  ...{ mode: amount === undefined ? ('ratio' as const) : ('amount' as const), amount: units(amount ?? '0') },
  ...{ ratio: units(ratio ?? (amount === undefined ? '0.1' : '0')), cap: units(cap ?? '1000') },
  ...{ orderCap: units(orderCap ?? cap ?? '1000'), leverageMax: leverageMax ?? 20 },
  stopLoss: units(stopLoss ?? cap ?? '1000'),
});

/** Alice leads for a tenth of profits. */
function led(funds: Partial<Record<Person, string>> = {}, options = {}): PerpetualStory {
  const story = new PerpetualStory({}, { alice: '100000', ...funds }, options);
  story.must('following/apply-leader', { owner: people.alice, shareRate: units('0.1') });
  story.must('following/decide-leader', { leader: people.alice, isApproved: true, followersMax: 2, staff: 7 });
  return story;
}

function follow(story: PerpetualStory, who: Person, said: Said = {}, leader: Person = 'alice'): FollowRow | string {
  const shareRate = units(said.shareRate ?? '0.1');
  const input = { owner: people[who], leader: people[leader], ...termsOf(said), shareRate };
  return story.send('following/follow', input) as FollowRow | string;
}

/** The maker sells at a price, in place of what was there. */
function sells(story: PerpetualStory, price: string): void {
  story.must('perpetual/cancel-all', { owner: people.maker, symbol: null });
  story.must('perpetual/place-order', story.request('maker', 'open-short', '10', price));
}

/** The maker buys back at a price what was sold. */
function buys(story: PerpetualStory, price: string): void {
  story.must('perpetual/cancel-all', { owner: people.maker, symbol: null });
  story.must(
    'perpetual/place-order',
    story.request('maker', 'close-short', text(-story.position('maker').quantity), price),
  );
}

/** Alice opens a long of the maker's. */
function opens(story: PerpetualStory, quantity: string, price = '60000', leverage = 10): void {
  sells(story, price);
  story.must('perpetual/place-order', story.request('alice', 'open-long', quantity, price, { leverage }));
}

function closes(story: PerpetualStory, quantity: string, price: string): void {
  buys(story, price);
  story.must('perpetual/place-order', story.request('alice', 'close-long', quantity, price));
}

const orders = (story: PerpetualStory) => logged<CopyOrderRow>(story, copyOrdersTable);
const copies = (story: PerpetualStory): CopyRow[] => {
  const last = new Map<number, CopyRow>();
  for (const row of logged<CopyRow>(story, copiesTable)) last.set(row.id, row);
  return [...last.values()];
};
const skipped = (story: PerpetualStory) => orders(story).map(({ refusal, params }) => `${refusal} ${params}`.trim());
const followOf = (story: PerpetualStory, id = 1) => story.store.core.following.follows.find(id)!;

test('a follower opens a part of what the leader opens, and closes the part that the leader closes', () => {
  const story = led();
  follow(story, 'bob', { ratio: '0.1' });
  opens(story, '0.5');
  expect(story.held('bob')).toMatch(/^0\.05 3000 300/);
  expect(story.position('bob').leverage).toBe(10);
  expect(orders(story)).toMatchObject([{ wanted: units('0.05'), filled: units('0.05'), refusal: 0, copy: 1 }]);
  closes(story, '0.2', '60000');
  expect(story.held('bob')).toMatch(/^0\.03 1800 180/);
  closes(story, '0.3', '60000');
  expect(story.position('bob').quantity).toBe(0n);
  expect(copies(story)).toMatchObject([{ status: 'closed', quantity: 0n, quantityMax: units('0.05'), profit: 0n }]);
  const { profit, fees } = followOf(story);
  expect([profit, fees]).toEqual([0n, units('-3')]);
  story.restart();
});

test('a margin for each copy, no more than one order may hold, and no more than is left in all', () => {
  const story = led();
  follow(story, 'bob', { amount: '60', cap: '150', orderCap: '100', leverageMax: 5 });
  opens(story, '0.5');
  // 60 with a leverage of 5 is 0.005 BTC.
  expect(story.held('bob')).toBe('0.005 300 60');
  opens(story, '0.5');
  expect(story.held('bob')).toBe('0.01 600 120');
  opens(story, '0.5');
  const [, , third] = orders(story);
  expect([third!.quantity < third!.wanted, third!.held <= units('30')]).toEqual([true, true]);
  opens(story, '0.5');
  opens(story, '0.5');
  expect(skipped(story).at(-1)).toMatch(/^25023/);
  expect(story.position('bob').margin <= units('150')).toBe(true);
  story.restart();
});

test('what the leader had before is not copied, nor contracts that settle in coins', () => {
  const story = led();
  opens(story, '0.5');
  follow(story, 'bob');
  expect(orders(story)).toEqual([]);
  story.order('maker', 'open-short', '100', '60000', { in: INVERSE });
  story.order('alice', 'open-long', '100', '60000', { in: INVERSE });
  closes(story, '0.1', '60000');
  expect([orders(story), copies(story)]).toEqual([[], []]);
  opens(story, '0.1');
  expect(story.held('bob')).toMatch(/^0\.01 600/);
  story.restart();
});

test('skipped where there is a position of one’s own, where the account is frozen, and where nobody offers near the mark', () => {
  const story = led();
  follow(story, 'bob');
  story.open('carol', 'bob', '0.01', '60000');
  opens(story, '0.5');
  expect(skipped(story)).toEqual(['25022 {}']);
  sells(story, '60000');
  story.must('perpetual/place-order', story.request('bob', 'close-short', '0.01', '60000'));
  story.must('guard/freeze-account', { owner: people.bob, by: 'owner' });
  opens(story, '0.1');
  expect(skipped(story)).toHaveLength(2);
  story.must('guard/unfreeze-account', { owner: people.bob });
  // What alice takes is within the band, and further from the mark than a copy may be.
  opens(story, '0.1', '60400');
  expect(skipped(story)).toHaveLength(3);
  expect(story.store.core.following.copies.size).toBe(0);
});

test('nothing but copies opens more of a copy, and its follower may close it', () => {
  const story = led();
  follow(story, 'bob');
  opens(story, '0.5');
  expect(story.order('bob', 'open-long', '0.01', '59000')).toBe('position-copied');
  buys(story, '60000');
  expect(story.order('bob', 'close-long', '0.05', '60000')).toMatchObject({ status: 'filled' });
  expect(copies(story)).toMatchObject([{ status: 'closed' }]);
  expect(story.order('bob', 'open-long', '0.01', '59000')).toMatchObject({ status: 'open' });
  story.restart();
});

test('copies that do not fit into the command of the trade are made in the next batches, or skipped when the mark has moved', () => {
  const story = led({}, { copySlice: 1 });
  follow(story, 'bob');
  follow(story, 'carol');
  opens(story, '0.5');
  expect(orders(story)).toHaveLength(2);
  expect([story.held('bob'), story.held('carol')]).toEqual([story.held('carol'), story.held('bob')]);
  story.restart();
});

test('at a loss of so much following stops, copies are closed, and the place is free', () => {
  const story = led();
  follow(story, 'bob', { ratio: '0.2', stopLoss: '100' });
  opens(story, '0.5');
  buys(story, '59000');
  for (const _ of [1, 2, 3]) story.prices('BTC', '59100');
  expect(followOf(story).status).toBe('following');
  for (const _ of [1, 2, 3]) story.prices('BTC', '59000');
  expect(story.position('bob').quantity).toBe(0n);
  expect(followOf(story)).toMatchObject({ status: 'ended', ending: 'loss' });
  expect(story.store.core.following.leaders.find(people.alice)!.followers).toBe(0);
  story.restart();
});

test('what nobody takes is closed at a later mark', () => {
  const story = led();
  follow(story, 'bob');
  opens(story, '0.5');
  story.must('perpetual/cancel-all', { owner: people.maker, symbol: null });
  story.must('following/stop-following', { owner: people.bob, follow: 1, closes: true });
  expect([followOf(story).status, story.held('bob').split(' ')[0]]).toEqual(['stopping', '0.05']);
  story.restart();
  buys(story, '59990');
  expect(story.held('bob').split(' ')[0]).toBe('0.05');
  story.prices('BTC', '60000');
  expect([followOf(story).status, story.position('bob').quantity]).toEqual(['ended', 0n]);
});

test('who stops may keep the positions, which are their own then', () => {
  const story = led();
  follow(story, 'bob');
  opens(story, '0.5');
  story.must('following/stop-following', { owner: people.bob, follow: 1, closes: false });
  expect(copies(story)).toMatchObject([{ status: 'kept', quantity: units('0.05') }]);
  closes(story, '0.5', '60000');
  expect(story.held('bob').split(' ')[0]).toBe('0.05');
  expect(story.order('bob', 'open-long', '0.01', '59000')).toMatchObject({ status: 'open' });
});

test('a leader who resigns is followed no more, and copies are closed', () => {
  const story = led();
  follow(story, 'bob');
  opens(story, '0.5');
  buys(story, '60000');
  story.must('following/resign-leader', { leader: people.alice, staff: 0 });
  expect([followOf(story).status, story.position('bob').quantity]).toEqual(['ended', 0n]);
  opens(story, '0.1');
  expect(orders(story)).toHaveLength(1);
  expect(follow(story, 'bob')).toBe('leader-unknown');
});

const WEEK = 7 * 86_400_000;

/** The next weeks begin, one by one. */
function weeks(story: PerpetualStory, count = 1): void {
  for (let left = count; left > 0; left--) {
    story.at += WEEK;
    story.store.core.engine.tick(story.at);
    story.prices('BTC', '60000');
  }
}

/** Alice opens at one price and closes at another, and bob with her. */
function round(story: PerpetualStory, from: string, to: string): void {
  for (const _ of [1, 2, 3]) story.prices('BTC', from);
  opens(story, '0.5', from);
  for (const _ of [1, 2, 3]) story.prices('BTC', to);
  closes(story, '0.5', to);
}

test('each week a share of what is above the high-water mark, down to the unit, and of nothing twice', () => {
  const story = led();
  follow(story, 'bob', { ratio: '0.1' });
  round(story, '60000', '60200');
  const { profit, fees, funding } = followOf(story);
  const net = profit + fees + funding;
  expect([text(profit), net > 0n]).toEqual(['10', true]);
  weeks(story);
  expect(logged<ShareRow>(story, sharesTable)).toMatchObject([
    { net, peakBefore: 0n, accrued: net / 10n, paid: net / 10n },
  ]);
  round(story, '60200', '60000');
  weeks(story);
  round(story, '60000', '60100');
  weeks(story);
  expect(logged<ShareRow>(story, sharesTable)).toHaveLength(1);
  round(story, '60100', '60600');
  weeks(story);
  const now = followOf(story);
  const shares = logged<ShareRow>(story, sharesTable);
  expect(shares).toHaveLength(2);
  expect(shares[1]).toMatchObject({ peakBefore: net, net: now.profit + now.fees + now.funding });
  expect(shares[1]!.accrued).toBe((shares[1]!.net - net) / 10n);
  expect(now.sharePaid).toBe(shares[0]!.paid + shares[1]!.paid);
  story.restart();
});

test('a share waits while the guard lets nothing leave, and is paid afterwards', () => {
  const story = led();
  follow(story, 'bob', { ratio: '0.1' });
  round(story, '60000', '60200');
  story.must('guard/freeze-account', { owner: people.bob, by: 'owner' });
  weeks(story);
  expect(followOf(story).sharePaid).toBe(0n);
  const due = followOf(story).shareDue;
  expect(due > 0n).toBe(true);
  story.must('guard/unfreeze-account', { owner: people.bob });
  weeks(story);
  expect(followOf(story)).toMatchObject({ shareDue: 0n, sharePaid: due });
  story.must('following/stop-following', { owner: people.bob, follow: 1, closes: true });
  weeks(story);
  expect(story.store.core.following.follows.size).toBe(0);
});

test('why nobody follows, leads, or changes what is said', () => {
  const story = led();
  expect(follow(story, 'alice')).toBe('self');
  expect(follow(story, 'bob', {}, 'carol')).toBe('leader-unknown');
  expect(follow(story, 'bob', { shareRate: '0.2' })).toBe('share-changed');
  expect(follow(story, 'bob', { cap: '9' })).toBe('cap-below-min');
  expect(follow(story, 'bob', { orderCap: '1001' })).toBe('order-cap-above-cap');
  expect(follow(story, 'bob', { amount: '1001' })).toBe('order-cap-above-cap');
  expect(follow(story, 'bob', { ratio: '0' })).toBe('ratio-range');
  expect(follow(story, 'bob', { ratio: '10.1' })).toBe('ratio-range');
  expect(follow(story, 'bob', { leverageMax: 0 })).toBe('leverage-below-one');
  expect(follow(story, 'bob', { stopLoss: '1001' })).toBe('stop-above-cap');
  const until = story.at + 3_600_000;
  story.must('guard/place-hold', { owner: people.bob, reason: 'password-changed', until });
  expect(follow(story, 'bob')).toBe('held');
  story.at = until + 1;
  story.prices('BTC', '60000');
  expect(follow(story, 'bob')).toMatchObject({ id: 1 });
  expect(follow(story, 'bob')).toBe('already-following');
  expect(follow(story, 'carol')).toMatchObject({ id: 2 });
  expect(follow(story, 'maker')).toBe('full');

  const apply = (who: Person, share = '0.1') =>
    story.send('following/apply-leader', { owner: people[who], shareRate: units(share) });
  expect(apply('bob')).toBe('leader-follows');
  expect(apply('alice')).toBe('leads-already');
  expect(apply('maker', '0.31')).toBe('share-above-max');
  expect(apply('maker')).toMatchObject({ status: 'applied' });
  expect(follow(story, 'maker')).toBe('follower-leads');
  const decide = (followersMax: number) =>
    story.send('following/decide-leader', { leader: people.maker, isApproved: true, followersMax, staff: 7 });
  expect([decide(0), decide(1001)]).toEqual(['followers-range', 'followers-range']);
  story.must('following/decide-leader', { leader: people.maker, isApproved: false, followersMax: 0, staff: 7 });
  expect(decide(5)).toBe('application-unknown');

  const change = (who: Person, id: number, said: Said = {}) =>
    story.send('following/change-terms', { owner: people[who], follow: id, ...termsOf(said) });
  expect(change('carol', 1)).toBe('follow-unknown');
  expect(change('bob', 1, { cap: '1' })).toBe('cap-below-min');
  expect(change('bob', 1, { cap: '2000' })).toMatchObject({ cap: units('2000') });
  const stop = (who: Person) => story.send('following/stop-following', { owner: people[who], follow: 1, closes: true });
  expect(stop('carol')).toBe('follow-unknown');
  expect(stop('bob')).toMatchObject({ status: 'ended', ending: 'follower' });
  expect([stop('bob'), change('bob', 1)]).toEqual(['follow-ended', 'follow-ended']);
  story.restart();
});

test('an order holds no more than one may, and what was lost is not set aside again', () => {
  const story = led();
  follow(story, 'bob', { ratio: '1', cap: '100', orderCap: '50', leverageMax: 10 });
  opens(story, '0.5');
  const [first] = orders(story);
  expect([first!.held <= units('50'), first!.held > units('45'), first!.quantity < first!.wanted]).toEqual([
    true,
    true,
    true,
  ]);
  for (const _ of [1, 2, 3]) story.prices('BTC', '57000');
  closes(story, '0.5', '57000');
  const { profit, fees } = followOf(story);
  const left = units('100') + profit + fees;
  expect(left < units('80')).toBe(true);
  const terms = { ...termsOf({ ratio: '1', cap: '100', orderCap: '100', leverageMax: 10 }) };
  story.must('following/change-terms', { owner: people.bob, follow: 1, ...terms });
  opens(story, '0.5', '57000');
  expect(orders(story)[1]).toMatchObject({ refusal: 0 });
  expect(orders(story)[1]!.held <= left).toBe(true);
});

test('a mark that moves before a copy is made skips it, and the log says by how much', () => {
  const story = led({}, { copySlice: 1 });
  follow(story, 'bob');
  follow(story, 'carol');
  sells(story, '60000');
  const sent = [
    { name: 'perpetual/place-order', input: story.request('alice', 'open-long', '0.5', '60000') as object },
  ];
  let at = story.at;
  for (const _ of [1, 2, 3]) {
    at += 1_100;
    const prices = [0, 1, 2, 3, 4].map((n) => ({ source: `venue-${n}`, price: units('61000'), weight: 1, at }));
    sent.push({ name: 'perpetual/record-prices', input: { coin: 'BTC', prices } });
  }
  story.store.core.engine.submitAll(
    sent.map((one, n) => ({ sent: { ...one, at: story.at + n * 1_100 }, answer: () => {} })),
  );
  story.at = at;
  story.prices('BTC', '61000');
  expect(story.held('bob')).toMatch(/^0\.05 /);
  const [, carols] = orders(story);
  expect([carols!.refusal, JSON.parse(carols!.params)]).toEqual([
    25_021,
    { percent: expect.stringMatching(/^1(\.\d)?$/) },
  ]);
});

test('a share is rounded down for the leader', () => {
  const story = new PerpetualStory({}, { alice: '100000' });
  const shareRate = '0.12345679';
  story.must('following/apply-leader', { owner: people.alice, shareRate: units(shareRate) });
  story.must('following/decide-leader', { leader: people.alice, isApproved: true, followersMax: 2, staff: 7 });
  follow(story, 'bob', { ratio: '0.1', shareRate });
  round(story, '60000', '60237');
  weeks(story);
  const [share] = logged<ShareRow>(story, sharesTable);
  const exact = share!.net * units(shareRate);
  expect([share!.accrued, exact % 100_000_000n > 0n]).toEqual([exact / 100_000_000n, true]);
});
