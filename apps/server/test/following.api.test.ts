import { setTimeout as sleep } from 'node:timers/promises';
import { alice, bob, contractOf } from '@quay/cast';
import { type Call, SEQ_HEADER } from '@quay/contract';
import {
  applyLeader,
  type Copy,
  changeTerms,
  copies,
  copiesExport,
  type Follow,
  type Follower,
  follow,
  followers,
  follows,
  type Leader,
  type LeaderPosition,
  type Leaders,
  leader,
  leaderPositions,
  leaders,
  type OwnLeader,
  ownLeader,
  resignLeader,
  type Share,
  shares,
  sharesExport,
  stopFollowing,
} from '@quay/contract/following';
import { type ContractNotices, cancelAll, notices, placeOrder } from '@quay/contract/perpetual';
import { audit, decideLeader, leaderApplications, type StaffLeader, withdrawLeader } from '@quay/contract/staff';
import { text, units } from '@quay/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byHand } from './by-hand.ts';
import { Console } from './console.ts';
import { LINEAR, move, startContracts, type Venues } from './perpetual-market.ts';
import { followingReasons } from './reached/following.ts';
import { type Answer, dataOf, reasonOf, type Serving, seqOf } from './serving.ts';

const DAY_MS = 86_400_000;
let serving: Serving;
let venues: Venues;
let anna: Console;
const tokens = new Map<string, string>();
const ids = new Map<string, number>();
const reached = new Set<string>();

const terms = { mode: 'ratio', ratio: '0.1', cap: '1000', orderCap: '500', leverageMax: 20, stopLoss: '200' };

/** How new the rows are that the next answer comes from. */
let seq = 0;
const kept = (answer: Answer): Answer => {
  seq = Math.max(seq, seqOf(answer));
  return answer;
};
const ask = async (who: string, call: Call<never, unknown>, request: object = {}): Promise<Answer> =>
  kept(await serving.ask(call, request, { token: tokens.get(who)!, headers: { [SEQ_HEADER]: String(seq) } }));
const get = async <Data>(who: string, call: Call<never, unknown>, request: object = {}): Promise<Data> =>
  dataOf<Data>(await ask(who, call, request));
const reason = async (who: string, call: Call<never, unknown>, request: object = {}): Promise<string | undefined> =>
  seen(reasonOf(await ask(who, call, request)));
const seen = (why: string | undefined): string | undefined => {
  if (why !== undefined) reached.add(why);
  return why;
};
const followAlice = (more: object = {}) => ({ leader: ids.get('alice'), ...terms, shareRate: '0.1', ...more });
const decide = async (userId: number, more: object = {}) =>
  kept(await anna.ask(decideLeader, { userId, approve: true, followersMax: 2, reason: 'steady', ...more }));

async function until<Value>(look: () => Promise<Value>, good: (value: Value) => boolean): Promise<Value> {
  for (let tries = 0; tries < 600; tries += 1) {
    const value = await look();
    if (good(value)) return value;
    await sleep(100);
  }
  throw new Error(`not in time: ${JSON.stringify(await look())}`);
}

async function join(who: { username: string; password: string }, name: string): Promise<void> {
  const opened = await serving.register(who);
  tokens.set(name, opened.token);
  ids.set(name, opened.member.id);
  dataOf(await move(serving, opened.token));
}

const trade = (who: string, intent: string, quantity: string, price?: string, more: object = {}) =>
  get(who, placeOrder as never, {
    ...{ symbol: LINEAR, intent, type: price ? 'limit' : 'market', quantity },
    ...(price && { price }),
    ...more,
  });

/** Alice opens a long that bob sells her, with enough left for who copies her. */
async function opens(quantity: string, price = '50000'): Promise<void> {
  await trade('bob', 'open-short', '0.3', price);
  await trade('alice', 'open-long', quantity, price, { leverage: 10 });
}

beforeAll(async () => {
  const started = await startContracts([{ ...contractOf(LINEAR), referencePrice: units('50000') }]);
  ({ serving, venues } = started);
  anna = await Console.enrol(serving, started.firstStaffLogin.username, started.firstStaffLogin.password);
  await join(alice, 'alice');
  await join(bob, 'bob');
  for (const name of ['carol', 'dave', 'erin'])
    await join({ username: `${name}2020`, password: 'plain river 7' }, name);
});
afterAll(async () => {
  await serving.end();
  await venues.close();
});

describe('who wants to be followed', () => {
  test('applies, and staff decide', async () => {
    expect(await get('alice', ownLeader as never)).toBeNull();
    expect(await reason('alice', resignLeader as never)).toBe('following/leader-unknown');
    expect(await reason('alice', applyLeader as never, { shareRate: '1e2' })).toBe('following/share-malformed');
    expect(await reason('alice', applyLeader as never, { shareRate: '0.31' })).toBe('following/share-above-max');
    const applied = await get<OwnLeader>('alice', applyLeader as never, { shareRate: '0.1' });
    expect(applied).toMatchObject({ status: 'applied', shareRate: '0.1', followersMax: 0, sharesPaid: '0' });
    expect(await reason('alice', applyLeader as never, { shareRate: '0.1' })).toBe('following/leads-already');
    expect(await reason('carol', follow as never, followAlice())).toBe('following/leader-unknown');

    const [row] = await until(
      () => anna.get<StaffLeader[]>(leaderApplications as never),
      (all) => all.length > 0,
    );
    expect(row).toMatchObject({ userId: ids.get('alice'), username: alice.username, ownMoney: '10000', closed: 0 });
    expect(reasonOf(await decide(ids.get('alice')!, { reason: ' ' }))).toBe('staff/reason-missing');
    expect(seen(reasonOf(await decide(ids.get('bob')!)))).toBe('following/application-unknown');
    expect(seen(reasonOf(await decide(ids.get('alice')!, { followersMax: 0 })))).toBe('following/followers-range');
    dataOf(await decide(ids.get('alice')!));
    const acts = await anna.get<{ act: string }[]>(audit as never);
    expect(JSON.stringify(acts)).toContain('decide-leader');
    const [led] = await until(
      () => anna.get<StaffLeader[]>(leaderApplications as never, { status: 'approved' }),
      (all) => all.length > 0,
    );
    expect(led).toMatchObject({ followersMax: 2, decidedBy: expect.any(String) });
    expect(await get<OwnLeader>('alice', ownLeader as never)).toMatchObject({ status: 'approved', byStaff: true });
  });

  test('is told of it', async () => {
    const notified = await until(
      () => get<ContractNotices>('alice', notices as never),
      ({ notices: all }) => all.length > 0,
    );
    expect(notified.notices[0]).toMatchObject({ event: 'leader-approved', symbol: null });
    expect(notified.notices[0]!.text).toContain('2');
  });

  test('is rejected, and may apply again', async () => {
    dataOf(await ask('erin', applyLeader as never, { shareRate: '0' }));
    dataOf(await decide(ids.get('erin')!, { approve: false, followersMax: undefined }));
    expect(await get<OwnLeader>('erin', ownLeader as never)).toMatchObject({ status: 'rejected', followersMax: 0 });
    dataOf(await ask('erin', applyLeader as never, { shareRate: '0' }));
    expect(await get<OwnLeader>('erin', resignLeader as never)).toMatchObject({ status: 'resigned', byStaff: false });
  });
});

describe('who follows', () => {
  test.each([
    [{ cap: 'x' }, 'following/terms-malformed'],
    [{ shareRate: 'x' }, 'following/terms-malformed'],
    [{ shareRate: '0.2' }, 'following/share-changed'],
    [{ cap: '9', orderCap: '9', stopLoss: '9' }, 'following/cap-below-min'],
    [{ orderCap: '1001' }, 'following/order-cap-above-cap'],
    [{ mode: 'amount', amount: '501' }, 'following/order-cap-above-cap'],
    [{ ratio: '11' }, 'following/ratio-range'],
    [{ leverageMax: 0 }, 'following/leverage-below-one'],
    [{ stopLoss: '1001' }, 'following/stop-above-cap'],
    [{ leader: 999_999 }, 'following/leader-unknown'],
  ])('is refused %j', async (more, why) => {
    expect(await reason('carol', follow as never, followAlice(more))).toBe(why);
  });

  test('follows nobody who is themselves, nor as a leader, nor twice, nor beyond what staff allowed', async () => {
    expect(await reason('alice', follow as never, followAlice())).toBe('following/self');
    const made = await get<Follow>('carol', follow as never, followAlice());
    expect(made).toMatchObject({
      ...{ leader: ids.get('alice'), mode: 'ratio', ratio: '0.1', amount: null, cap: '1000', status: 'following' },
      ...{ inUse: '0', unrealised: '0', open: 0, copies: 0, shareRate: '0.1' },
    });
    expect(await get('carol', follows as never)).toEqual([made]);
    expect(await reason('carol', follow as never, followAlice())).toBe('following/already-following');
    expect(await reason('carol', applyLeader as never, { shareRate: '0' })).toBe('following/leader-follows');
    dataOf(await ask('bob', applyLeader as never, { shareRate: '0' }));
    expect(await reason('bob', follow as never, followAlice())).toBe('following/follower-leads');
    dataOf(await ask('bob', resignLeader as never));
    dataOf(await ask('dave', follow as never, followAlice()));
    expect(await reason('erin', follow as never, followAlice())).toBe('following/full');
    const led = await get<Follower[]>('alice', followers as never);
    expect(led.map(({ name, cap }) => [name.length, cap])).toEqual([
      [1, '1000'],
      [1, '1000'],
    ]);
    expect(await serving.get<Leaders>(leaders as never)).toMatchObject({ all: 1, leaders: [{ followers: 2 }] });
    expect((await serving.get<Leaders>(leaders as never, { free: '1' })).all).toBe(0);
    expect((await serving.get<Leaders>(leaders as never, { name: 'nobody' })).all).toBe(0);
  });

  test('changes the terms of their own follow alone', async () => {
    const [own] = await get<Follow[]>('carol', follows as never);
    const request = { follow: own!.follow, ...terms };
    expect(await reason('erin', changeTerms as never, request)).toBe('following/follow-unknown');
    expect(await reason('carol', changeTerms as never, { ...request, stopLoss: '?' })).toBe(
      'following/terms-malformed',
    );
    expect(await reason('carol', changeTerms as never, { ...request, cap: '1' })).toBe('following/cap-below-min');
    const changed = await get<Follow>('carol', changeTerms as never, { ...request, cap: '900', stopLoss: '300' });
    expect(changed).toMatchObject({ cap: '900', stopLoss: '300' });
  });
});

describe('what a leader does', () => {
  test('is copied, and skipped where a follower has a position of their own', async () => {
    await trade('dave', 'open-long', '0.001', '49000');
    await opens('0.1');
    const [copy] = await until(
      () => get<Copy[]>('carol', copies as never),
      (all) => all.length === 1,
    );
    expect(copy).toMatchObject({
      symbol: LINEAR,
      long: true,
      leverage: 10,
      state: 'open',
      quantity: '0.01',
      margin: '50',
    });
    const [own] = await get<Follow[]>('carol', follows as never);
    expect(own).toMatchObject({ inUse: '50', open: 1, copies: 1 });
    const [skipped] = await get<Copy[]>('dave', copies as never);
    expect(skipped).toMatchObject({ state: 'skipped', reason: 'following/position-own', quantityMax: '0' });
    seen(skipped!.reason!);
    const notified = await until(
      () => get<ContractNotices>('dave', notices as never),
      ({ notices: all }) => all.length > 0,
    );
    expect(notified.notices[0]).toMatchObject({ event: 'copy-skipped', symbol: LINEAR });
    expect(notified.notices[0]!.text).toContain('of your own');
    expect(
      await reason('carol', placeOrder as never, {
        ...{ symbol: LINEAR, intent: 'open-long', type: 'limit', price: '49900', quantity: '0.01' },
      }),
    ).toBe('perpetual/position-copied');
  });

  test('is skipped where the limits are reached', async () => {
    const [own] = await get<Follow[]>('carol', follows as never);
    dataOf(
      await ask('carol', changeTerms as never, {
        follow: own!.follow,
        ...terms,
        cap: '50.1',
        orderCap: '50.1',
        stopLoss: '50.1',
      }),
    );
    await trade('alice', 'open-long', '0.1', '50000', { leverage: 10 });
    const [last] = await until(
      () => get<Copy[]>('carol', copies as never),
      (all) => all.length === 2,
    );
    expect(last).toMatchObject({ state: 'skipped', reason: 'following/cap-reached' });
    seen(last!.reason!);
    expect(await get<Copy[]>('carol', copies as never, { open: '1' })).toHaveLength(1);
    expect(await get<Copy[]>('carol', copies as never, { before: String(last!.id) })).toHaveLength(1);
  });

  test('makes the record once it is closed, for everybody', async () => {
    dataOf(await ask('bob', cancelAll as never));
    await trade('bob', 'close-short', '0.21', '50500');
    await trade('alice', 'close-long', '0.2', '50500');
    const [copy] = await until(
      () => get<Copy[]>('carol', copies as never),
      (all) => all.at(-1)!.state === 'closed',
    ).then((all) => all.toReversed());
    expect(Number(copy!.profit)).toBeGreaterThan(0);
    // A minute has not passed since somebody asked: what is shown is as it was, so a second server asks anew.
    await venues.restart();
    const led = await serving.get<Leader>(leader as never, { leader: String(ids.get('alice')) });
    expect(led.record).toMatchObject({ closed: 1, won: 1, lost: 0, liquidated: 0, leverageMax: 10 });
    expect(Number(led.record.result)).toBeGreaterThan(0);
    expect(Number(led.record.followersResult)).toBeGreaterThan(0);
    expect(led.days.at(-1)).toMatchObject({ result: led.record.result, followersResult: led.record.followersResult });
    const closed = await serving.get<LeaderPosition[]>(leaderPositions as never, { leader: String(ids.get('alice')) });
    expect(closed).toMatchObject([{ symbol: LINEAR, long: true, leverage: 10, ending: 'closed', copies: 1 }]);
    expect(closed[0]!.result).toBe(led.record.result);
    for (const call of [leader, leaderPositions]) {
      expect(seen(reasonOf(await serving.ask(call as never, { leader: String(ids.get('bob')) })))).toBe(
        'following/leader-unknown',
      );
    }
  });

  test('is for nobody else to see who copied it', async () => {
    const [own] = await get<Follow[]>('carol', follows as never);
    const of = { follow: String(own!.follow) };
    expect(await get<Copy[]>('carol', copies as never, of)).toHaveLength(2);
    expect(await get<Copy[]>('erin', copies as never, of)).toEqual([]);
    expect((await ask('erin', copiesExport as never, of)).text.trim().split('\r\n')).toHaveLength(1);
    expect(await get<Share[]>('erin', shares as never, { as: 'follower', ...of })).toEqual([]);
    expect((await ask('erin', sharesExport as never, { as: 'leader', ...of })).text.trim().split('\r\n')).toHaveLength(
      1,
    );
  });

  test('stands in files', async () => {
    const file = await ask('carol', copiesExport as never);
    expect(file.text.split('\r\n')[0]).toContain('Leverage,State,Reason');
    expect(file.text.trim().split('\r\n')).toHaveLength(3);
    const paid = await ask('carol', sharesExport as never, { as: 'follower' });
    expect(paid.text.trim().split('\r\n')).toHaveLength(1);
  });
});

test('a share is paid once the week is over, from the profit alone, and both see it', async () => {
  const [own] = await get<Follow[]>('carol', follows as never);
  const net = units(own!.profit) + units(own!.fees) + units(own!.funding);
  expect(net).toBeGreaterThan(0n);
  const monday = (Math.floor((Math.floor(Date.now() / DAY_MS) + 3) / 7) * 7 + 4) * DAY_MS;
  await serving.close();
  await serving.withDatabase((url) =>
    byHand(url, (core) =>
      core.engine.submitAll(
        [1, 2, 3].map((n) => {
          const at = monday + n * 1_000;
          const prices = [1, 2, 3].map((one) => ({ source: `by-hand-${one}`, price: units('50500'), weight: 1, at }));
          return {
            sent: { name: 'perpetual/record-prices', at, input: { coin: 'BTC', prices } },
            answer: () => undefined,
          };
        }),
      ),
    ),
  );
  await serving.open();
  const [paid] = await until(
    () => get<Share[]>('carol', shares as never, { as: 'follower' }),
    (all) => all.length === 1,
  );
  const accrued = text(net / 10n);
  expect(paid).toMatchObject({
    net: text(net),
    peakBefore: '0',
    shareRate: '0.1',
    accrued,
    dueBefore: '0',
    paid: accrued,
  });
  expect(paid!.weekEndsAt).toBe(monday);
  const [got] = await get<Share[]>('alice', shares as never, { as: 'leader' });
  expect(got).toEqual({ ...paid!, name: expect.stringMatching(/^.$/u) });
  expect(await get<OwnLeader>('alice', ownLeader as never)).toMatchObject({ sharesPaid: accrued, sharesDue: '0' });
  const file = await ask('alice', sharesExport as never, { as: 'leader' });
  expect(file.text.trim().split('\r\n')).toHaveLength(2);
  const notified = await until(
    () => get<ContractNotices>('carol', notices as never),
    ({ notices: all }) => all.some(({ event }) => event === 'share-paid'),
  );
  expect(notified.notices.find(({ event }) => event === 'share-paid')!.text).toContain(`${accrued} USDT`);
});

describe('a hold', () => {
  test('keeps a follower from following and from other terms, but not from stopping', async () => {
    await serving.close();
    await serving.withDatabase((url) =>
      byHand(url, (core) => {
        const input = { owner: ids.get('erin')!, reason: 'password-changed', until: Date.now() + 30 * DAY_MS };
        const carols = { ...input, owner: ids.get('carol')! };
        core.engine.submitAll(
          [input, carols].map((one) => ({
            sent: { name: 'guard/place-hold', at: Date.now(), input: one },
            answer: () => undefined,
          })),
        );
      }),
    );
    await venues.restart();
    const [own] = await get<Follow[]>('carol', follows as never);
    expect(await reason('carol', changeTerms as never, { follow: own!.follow, ...terms })).toBe('following/held');
    const stopped = await get<Follow>('carol', stopFollowing as never, { follow: own!.follow, close: true });
    expect(stopped).toMatchObject({ status: 'ended', ending: 'follower' });
    expect(await reason('carol', stopFollowing as never, { follow: own!.follow, close: true })).toBe(
      'following/follow-ended',
    );
    expect(await reason('carol', changeTerms as never, { follow: own!.follow, ...terms })).toBe(
      'following/follow-ended',
    );
    expect(await reason('erin', stopFollowing as never, { follow: own!.follow, close: true })).toBe(
      'following/follow-unknown',
    );
    expect(await get<Follow[]>('carol', follows as never)).toEqual([]);
    expect(await get<Follow[]>('carol', follows as never, { over: '1' })).toMatchObject([{ status: 'ended' }]);
    expect(await reason('erin', follow as never, followAlice())).toBe('following/held');
  });
});

test('the leading ends by staff: who followed is told, and follows nobody', async () => {
  const request = { userId: ids.get('alice'), reason: 'asked for' };
  expect(reasonOf(await anna.ask(withdrawLeader, { ...request, reason: '' }))).toBe('staff/reason-missing');
  dataOf(kept(await anna.ask(withdrawLeader, request)));
  expect(reasonOf(await anna.ask(withdrawLeader, request))).toBe('following/leader-unknown');
  expect(await get<OwnLeader>('alice', ownLeader as never)).toMatchObject({ status: 'resigned', byStaff: true });
  const notified = await until(
    () => get<ContractNotices>('dave', notices as never),
    ({ notices: all }) => all.some(({ event }) => event === 'leader-resigned'),
  );
  expect(notified.notices[0]!.text).toContain('leads no more');
  const own = await until(
    () => get<ContractNotices>('alice', notices as never),
    ({ notices: all }) => all.some(({ event }) => event === 'leader-withdrawn'),
  );
  expect(own.unseen).toBeGreaterThan(0);
});

test('nobody follows more than ten', async () => {
  const names = Array.from({ length: 11 }, (_, n) => `leader${n}`);
  for (const name of names) {
    const opened = await serving.register({ username: `${name}00`, password: 'plain river 7' });
    tokens.set(name, opened.token);
    ids.set(name, opened.member.id);
    dataOf(await ask(name, applyLeader as never, { shareRate: '0' }));
    dataOf(await decide(opened.member.id));
  }
  const request = (name: string) => ({ leader: ids.get(name), ...terms, shareRate: '0' });
  for (const name of names.slice(0, 10)) dataOf(await ask('dave', follow as never, request(name)));
  expect(await reason('dave', follow as never, request(names[10]!))).toBe('following/too-many-leaders');
});

test('every refusal that is listed for this file was met', () => {
  expect([...reached].sort()).toEqual([...followingReasons].sort());
});
