import { alice, bob, contractOf } from '@quay/cast';
import type { Call } from '@quay/contract';
import { type Order, placeOrder, type SettingChangeLine, settingChanges } from '@quay/contract/perpetual';
import {
  type Approval,
  abnormalPrices,
  approvals,
  audit,
  contractFunds,
  contractRisk,
  decideApproval,
  exposures,
  previewTiers,
  restrictContract,
  resumeContract,
  type StaffContract,
  setCaps,
  setTiers,
  staffContract,
  staffContracts,
} from '@quay/contract/staff';
import { units } from '@quay/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Console } from './console.ts';
import { INVERSE, LINEAR, move, startContracts, type Venues } from './perpetual-market.ts';
import { staffContractReasons } from './reached/staff.ts';
import { type Answer, dataOf, reasonOf, type Serving } from './serving.ts';

let serving: Serving;
let venues: Venues;
/** Two who may both change contracts and approve. */
let anna: Console;
let rita: Console;
let alices: string;
let bobs: string;
let alicesId: number;

beforeAll(async () => {
  const listing = { referencePrice: units('50000') };
  const started = await startContracts([
    { ...contractOf(LINEAR), ...listing },
    { ...contractOf(INVERSE), ...listing },
  ]);
  ({ serving, venues } = started);
  const { username, password } = started.firstStaffLogin;
  anna = await Console.enrol(serving, username, password);
  rita = await anna.colleague('rita', 'Risk');
  const owner = await serving.register(alice);
  alices = owner.token;
  alicesId = owner.member.id;
  bobs = (await serving.register(bob)).token;
  for (const token of [alices, bobs]) dataOf(await move(serving, token));
  const order = { symbol: LINEAR, type: 'limit', price: '50000', quantity: '1' };
  await serving.get<Order>(placeOrder as never, { ...order, intent: 'open-long' }, { token: alices });
  await serving.get<Order>(placeOrder as never, { ...order, intent: 'open-short' }, { token: bobs });
});
afterAll(async () => {
  await serving.end();
  await venues.close();
});

const detail = (by = anna, symbol = LINEAR) => by.get<StaffContract>(staffContract as never, { symbol });
const approvalOf = (answer: Answer) => dataOf<{ approvalId: number }>(answer).approvalId;
const decide = async (by: Console, approvalId: number, approve = true) =>
  reasonOf(await by.ask(decideApproval, { approvalId, approve, remark: 'seen' }));
const restrict = (to: string, more: object = {}, by = anna) =>
  by.ask(restrictContract, { symbol: LINEAR, to, reason: 'sources disagree', ...more });
const resume = (to: string, more: object = {}, by = anna) =>
  by.ask(resumeContract, { symbol: LINEAR, to, reason: 'sources agree again', ...more });
const buy = () =>
  serving.ask(
    placeOrder,
    { symbol: LINEAR, intent: 'open-long', type: 'limit', price: '49900', quantity: '0.01' },
    { token: alices },
  );

describe('a contract', () => {
  test('is listed with its prices, and shows its sources, tiers and caps', async () => {
    await expect
      .poll(async () => (await anna.get(staffContracts)).find(({ symbol }) => symbol === LINEAR))
      .toMatchObject({
        ...{ status: 'trading', syncingSince: null, markPrice: expect.any(String), openInterest: '1' },
        ...{ holders: 2, near: 0, liquidating: 0 },
      });
    const shown = await detail();
    expect(shown.index?.sources.map(({ source, use }) => [source, use])).toEqual([
      ['bybit', 'used'],
      ['kraken', 'used'],
      ['okx', 'used'],
    ]);
    expect(shown).toMatchObject({ tierVersion: 1, caps: null, changes: [], requests: [] });
    expect(shown.tiers).toMatchObject([{ version: 1, setBy: null }]);
    for (const call of [staffContract, contractRisk]) {
      expect(reasonOf(await anna.ask(call, { symbol: 'NOPE-PERP' }))).toBe('trading/symbol-unknown');
    }
  });

  test('is halted by one person at once, and two let it trade again', async () => {
    expect(reasonOf(await restrict('halted', { reason: ' ' }))).toBe('staff/reason-missing');
    expect(reasonOf(await restrict('halted', { symbol: 'NOPE-PERP' }))).toBe('trading/symbol-unknown');
    expect(reasonOf(await restrict('halted'))).toBeUndefined();
    expect(reasonOf(await buy())).toBe('trading/market-halted');
    expect(await detail()).toMatchObject({
      status: 'halted',
      changes: [{ kind: 'status', before: 'trading', after: 'halted', by: 'admin' }],
    });
    // Less strict would be to allow more.
    for (const to of ['halted', 'reduce-only']) expect(reasonOf(await restrict(to))).toBe('staff/contract-restricted');

    expect(reasonOf(await resume('trading', { reason: '' }))).toBe('staff/reason-missing');
    expect(reasonOf(await resume('trading', { symbol: 'NOPE-PERP' }))).toBe('trading/symbol-unknown');
    const approval = approvalOf(await resume('trading'));
    expect(approvalOf(await resume('trading', {}, rita))).toBe(approval);
    expect((await detail()).requests).toEqual([
      { approvalId: approval, kind: 'resume-contract', requestedBy: 'admin' },
    ]);
    expect((await anna.get<Approval[]>(approvals)).at(-1)).toMatchObject({
      kind: 'resume-contract',
      details: { contract: LINEAR, status: 'halted → trading' },
    });
    expect(await decide(anna, approval)).toBe('staff/second-person-needed');
    expect((await detail()).status).toBe('halted');
    expect(await decide(rita, approval)).toBeUndefined();
    expect((await detail()).status).toBe('trading');
    expect(reasonOf(await buy())).toBeUndefined();
    expect(reasonOf(await resume('trading'))).toBe('staff/contract-open');

    const log = await anna.get(audit, {});
    const acts = log.filter(({ subject }) => subject === `contract ${LINEAR}`).map(({ act, by }) => [act, by]);
    expect(acts).toEqual([
      ['approve-resume-contract', 'rita'],
      ['ask-resume-contract', 'admin'],
      ['restrict-contract', 'admin'],
    ]);
    // Everybody sees what was changed, and not by whom.
    const changes = await serving.get<SettingChangeLine[]>(settingChanges as never, { symbol: LINEAR });
    expect(changes.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['status', 'halted', 'trading'],
      ['status', 'trading', 'halted'],
    ]);
    expect(Object.keys(changes[0]!)).not.toContain('staff');
    const [older] = await serving.get<SettingChangeLine[]>(settingChanges as never, {
      symbol: LINEAR,
      before: String(changes[0]!.change),
      size: '1',
    });
    expect(older).toEqual(changes[1]);
    expect(reasonOf(await serving.ask(settingChanges, { symbol: 'NOPE-PERP' }))).toBe('trading/symbol-unknown');
  });

  test('that was restricted further since is not let trade by what was asked for before', async () => {
    await restrict('reduce-only');
    expect(reasonOf(await buy())).toBe('perpetual/not-in-trading-period');
    const approval = approvalOf(await resume('trading'));
    await restrict('halted', {}, rita);
    expect(await decide(rita, approval)).toBe('staff/contract-changed');
    expect((await detail()).status).toBe('halted');
    expect(await decide(rita, approval, false)).toBeUndefined();
    const partly = approvalOf(await resume('reduce-only'));
    expect(await decide(rita, partly)).toBeUndefined();
    expect((await detail()).status).toBe('reduce-only');
    expect(await decide(rita, approvalOf(await resume('trading')))).toBeUndefined();
    expect((await detail()).status).toBe('trading');
  });
});

describe('tiers', () => {
  const strict = {
    symbol: LINEAR,
    cap: '1000000',
    tiers: [
      { floor: '0', maintenanceRate: '0.15', initialRate: '0.2' },
      { floor: '100000', maintenanceRate: '0.2', initialRate: '0.25' },
    ],
  };
  const wanted = { ...strict, appliesAt: 0, reason: 'the market moves more' };

  test('say before whom they would change', async () => {
    // A position of 50,000 stands on 10,000 each: 7,500 are 75 % of it, 9,000 are 90 %, 15,000 are more.
    expect(await anna.get(previewTiers as Call<never, unknown>, strict)).toEqual({
      ...{ at: expect.any(Number), positions: 2, more: 2, less: 0, near: 0, liquidated: 0, aboveCap: 0 },
    });
    const of = (maintenanceRate: string, initialRate: string) => ({
      symbol: LINEAR,
      cap: '40000',
      tiers: [{ floor: '0', maintenanceRate, initialRate }],
    });
    expect(await anna.get(previewTiers as Call<never, unknown>, of('0.18', '0.2'))).toMatchObject({
      ...{ positions: 2, more: 2, near: 2, liquidated: 0, aboveCap: 2 },
    });
    expect(await anna.get(previewTiers as Call<never, unknown>, of('0.3', '0.4'))).toMatchObject({ liquidated: 2 });
    const falling = [...strict.tiers].reverse();
    expect(reasonOf(await anna.ask(previewTiers, { ...strict, tiers: falling }))).toBe('perpetual/tiers-impossible');
    expect(reasonOf(await anna.ask(previewTiers, { ...strict, symbol: 'NOPE-PERP' }))).toBe('trading/symbol-unknown');
  });

  test('are set by two, once, and a proposal for older ones is not followed', async () => {
    expect(reasonOf(await anna.ask(setTiers, { ...wanted, reason: '' }))).toBe('staff/reason-missing');
    expect(reasonOf(await anna.ask(setTiers, { ...wanted, symbol: 'NOPE-PERP' }))).toBe('trading/symbol-unknown');
    for (const wrong of [{ cap: '1e3' }, { cap: '100000' }, { tiers: [{ ...strict.tiers[0]!, floor: '1' }] }]) {
      expect(reasonOf(await anna.ask(setTiers, { ...wanted, ...wrong }))).toBe('perpetual/tiers-impossible');
    }
    const first = approvalOf(await anna.ask(setTiers, wanted));
    const second = approvalOf(await anna.ask(setTiers, { ...wanted, cap: '2000000' }));
    expect(await decide(anna, first)).toBe('staff/second-person-needed');
    expect(await decide(rita, first)).toBeUndefined();
    const shown = await detail(rita);
    expect(shown.tiers.map(({ version, cap, setBy }) => [version, cap, setBy])).toEqual([
      [2, '1000000', 'rita'],
      [1, shown.tiers[1]!.cap, null],
    ]);
    expect(shown.tierVersion).toBe(2);
    expect(shown.changes[0]).toMatchObject({ kind: 'tiers', before: '1', after: '2', by: 'rita' });
    expect(await decide(rita, second)).toBe('staff/contract-changed');
    expect((await detail(rita)).tiers).toHaveLength(2);
  });

  test('of a moment to come are announced', async () => {
    const appliesAt = Date.now() + 3_600_000;
    expect(await decide(anna, approvalOf(await rita.ask(setTiers, { ...wanted, appliesAt })))).toBeUndefined();
    const shown = await detail();
    expect(shown.tiers[0]).toMatchObject({ version: 3, appliesAt, setBy: 'admin' });
    expect(shown.tierVersion).toBe(2);
  });
});

test('caps are set by two, and a proposal for older ones is not followed', async () => {
  const caps = { symbol: LINEAR, shareFloor: '100000', shareMax: '0.2', newAccountLeverage: 20, newAccountDays: 30 };
  const wanted = { ...caps, reason: 'nobody should hold most of it' };
  expect(reasonOf(await anna.ask(setCaps, { ...wanted, reason: '' }))).toBe('staff/reason-missing');
  expect(reasonOf(await anna.ask(setCaps, { ...wanted, symbol: 'NOPE-PERP' }))).toBe('trading/symbol-unknown');
  for (const wrong of [{ shareMax: '1.1' }, { shareMax: '0' }, { newAccountLeverage: 0 }, { shareFloor: '-' }]) {
    expect(reasonOf(await anna.ask(setCaps, { ...wanted, ...wrong }))).toBe('perpetual/caps-impossible');
  }
  const first = approvalOf(await anna.ask(setCaps, wanted));
  const second = approvalOf(await anna.ask(setCaps, { ...wanted, newAccountLeverage: 10 }));
  expect(await decide(rita, first)).toBeUndefined();
  const { symbol: _symbol, ...set } = caps;
  expect((await detail(rita)).caps).toMatchObject({ ...set, setBy: 'rita' });
  expect((await detail(rita)).changes[0]).toMatchObject({ kind: 'caps', before: '', after: '100000 0.2 20 30' });
  expect(await decide(rita, second)).toBe('staff/contract-changed');
});

describe('risk', () => {
  test('of a contract is who holds most, and what the fund would need if the mark moved', async () => {
    const risk = await anna.get(contractRisk as Call<never, unknown>, { symbol: LINEAR });
    expect(risk).toMatchObject({
      ...{ coin: 'USDT', openInterest: '1', fund: expect.stringMatching(/^100/) },
      long: { holders: 1, quantity: '1' },
      short: { holders: 1, quantity: '1' },
    });
    const { largest } = risk as { largest: { userId: number; share: string }[] };
    expect(largest.map(({ share }) => share)).toEqual(['1', '1']);
    expect(largest.map(({ userId }) => userId)).toContain(alicesId);
    // Who holds one of 50,000 on 10,000 loses all with a fifth, and twice that with two fifths.
    const moves = async () =>
      (await anna.get(contractRisk as Call<never, { moves: object[] }>, { symbol: LINEAR })).moves;
    // What was worked out before the tiers changed is shown for a moment longer.
    await expect.poll(moves).toMatchObject([
      { move: '-0.4', liquidated: 1, needed: expect.stringMatching(/^10\d\d\d/) },
      { move: '-0.2', liquidated: 1 },
      { move: '-0.1', liquidated: 1, needed: '0' },
      { move: '0.1', liquidated: 1, needed: '0' },
      { move: '0.2', liquidated: 1 },
      { move: '0.4', liquidated: 1, needed: expect.stringMatching(/^10\d\d\d/) },
    ]);
  });

  test('of people is what they hold and how far it is to a liquidation', async () => {
    const { groups, worst } = await anna.get(exposures);
    expect(groups).toBe(2);
    const own = worst.find(({ userId }) => userId === alicesId);
    expect(own).toMatchObject({
      ...{ username: alice.username, coin: 'USDT', contract: null, liquidating: false },
      positions: [{ symbol: LINEAR, quantity: '1', entryPrice: '50000', leverage: 10, mode: 'cross' }],
    });
    expect(Number(own!.positions[0]!.liquidationPrice)).toBeLessThan(50_000);
  });

  test('of the exchange is its fund, with what came and went', async () => {
    const [fund] = await anna.get(contractFunds);
    expect(fund).toMatchObject({
      ...{ coin: 'USDT', badDebt: '0', positions: [], flows: [{ cause: 'house-funds', amount: '100000' }] },
    });
    expect(await anna.get(abnormalPrices)).toEqual([]);
  });
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...staffContractReasons]));
});
