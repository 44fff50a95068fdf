import { hash, randomBytes } from 'node:crypto';
import { type Call, SEQ_HEADER } from '@quay/contract';
import { type Member, memberInfo } from '@quay/contract/identity';
import {
  type Approval,
  type ApprovalRequested,
  acknowledgeReversal,
  adoptTransaction,
  approvals,
  type ChainStatus,
  chainStatus,
  closeAlarm,
  compareDeposits,
  type Dashboard,
  type DepositsCompared,
  dashboard,
  decideApproval,
  decideWithdrawal,
  haltNetwork,
  releaseWithdrawal,
  rescanNetwork,
  resumeNetwork,
  retireHotWallet,
  type StaffWithdrawal,
  staffWithdrawal,
  staffWithdrawals,
  type WithdrawalRow,
} from '@quay/contract/staff';
import { type Withdrawal, walletOf, withdrawalDetail } from '@quay/contract/wallet';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CONSOLE_COOKIE } from '../src/edge/who.ts';
import { Clock } from './account.ts';
import { accountBy, Console, fromConsole } from './console.ts';
import { staffWithdrawalReasons } from './reached/wallet.ts';
import { dataOf, type How, reasonOf, Serving, seqOf } from './serving.ts';
import { opened, Withdrawer } from './withdrawer.ts';

const clock = new Clock();
let serving: Serving;
let risk: Console;
let finance: Console;
let count = 0;
let who: Withdrawer;

beforeAll(async () => {
  serving = await Serving.start({ blockMs: 100, now: clock.now }, { chains: 'development' });
  const admin = await Console.first(serving);
  risk = await admin.colleague('ruth', 'Risk');
  finance = await admin.colleague('frank', 'Finance');
  await opened(serving);
});
afterAll(() => serving.end());
beforeEach(async () => {
  count += 1;
  who = await Withdrawer.sign(serving, clock, `person${count}`);
  // Who does nothing for a quarter of an hour is logged out, and time passes quickly here.
  for (const member of [risk, finance]) await member.get(dashboard);
});

/** The newest batch that anybody here heard of: whoever looks then sees what it did. */
let seen = 0;
const upToDate = () => ({ headers: { [SEQ_HEADER]: String(seen) } });
async function decide(by: Console, request: object): Promise<string | undefined> {
  const answer = await by.ask(decideWithdrawal, request, upToDate());
  seen = Math.max(seen, seqOf(answer));
  return reasonOf(answer);
}
const detail = async (id: number, by = risk) =>
  dataOf<StaffWithdrawal>(await by.ask(staffWithdrawal, { withdrawalId: String(id) }, upToDate()));
const own = async (id: number) =>
  dataOf<Withdrawal>(await who.account.ask(withdrawalDetail, { withdrawalId: String(id) }, upToDate()));
const waiting = () => risk.get(staffWithdrawals as Call<never, WithdrawalRow[]>);
const statusOf = () => risk.get(chainStatus as Call<never, ChainStatus>);
const queueOf = async (queue: string) =>
  (await risk.get(dashboard as Call<never, Dashboard>)).queues.find((one) => one.queue === queue)!.waiting;
const balance = async () =>
  dataOf<{ available: string; frozen: string }>(await who.account.ask(walletOf, { symbol: 'USDT' }, upToDate()));
/** Of a verified account more may leave. */
async function verify(): Promise<void> {
  await serving.withReads(async ({ verification }) => {
    const request = { user: who.id, kind: 'basic', documentHash: null, at: clock.now(), dueAt: clock.now() } as const;
    const more = { sealed: Buffer.from('sealed'), files: [], purpose: 'identity', level: 'none' } as const;
    const applied = await verification.apply({ ...request, ...more });
    if ('no' in applied) throw new Error(applied.no);
    const [review, staff] = [applied.review.id, risk.member.staffId];
    await verification.takeReview(review, staff, clock.now(), 0);
    await verification.decideReview({ review, staff, pass: true, reason: null, remark: null, at: clock.now() });
  });
}
/** A console of somebody who bears this name. */
async function namesake(username: string): Promise<How> {
  const token = randomBytes(32).toString('base64url');
  await serving.withReads(async ({ staff }) => {
    const role = await staff.roleByName('Risk');
    const member = await staff.addMember({ username, name: username, roleId: role!.id, passwordHash: 'none' }, 0);
    if (member === 'taken') throw new Error(`${username} is there already`);
    const tokenHash = hash('sha256', token, 'buffer');
    await staff.addStaffSession({ tokenHash, staffId: member.id, address: '127.0.0.1', at: clock.now() });
  });
  return { headers: { ...fromConsole, cookie: `${CONSOLE_COOKIE}=${token}` } };
}

describe('a withdrawal that waits for staff', () => {
  test('is listed with what the rules saw, approved by one, and paid', async () => {
    const before = await queueOf('withdrawals');
    const { withdrawalId, address } = await who.withdraw();
    expect(await queueOf('withdrawals')).toBe(before + 1);
    const row = (await waiting()).at(-1)!;
    expect(row).toMatchObject({ withdrawalId, address, amount: '100', signals: ['first-withdrawal'], approvedBy: [] });
    expect(await detail(withdrawalId)).toMatchObject({
      received: '98.5',
      label: `Saved ${address.slice(2, 6)}`,
      provenBy: 'totp',
      level: 'none',
      earlier: { count: 0, total: '0', toThisAddress: 0 },
      deposits: { count: 0, total: '0', latestAt: null },
      balance: '100000',
      own: false,
      transaction: null,
    });

    expect(reasonOf(await risk.ask(acknowledgeReversal, { withdrawalId: 999 }))).toBe('staff/withdrawal-unknown');
    expect(reasonOf(await risk.ask(acknowledgeReversal, { withdrawalId }))).toBe('staff/reversal-unknown');
    expect(await decide(risk, { withdrawalId, approve: true, remark: 'called the owner' })).toBeUndefined();
    await expect.poll(async () => (await own(withdrawalId)).state, { timeout: 60_000, interval: 200 }).toBe('success');
    const done = await detail(withdrawalId);
    expect(done).toMatchObject({ approvedBy: ['ruth'], own: true, state: 'success' });
    expect(done.transaction).toMatchObject({ to: address, amount: '98.5', matches: true });
    expect((await detail(withdrawalId, finance)).own).toBe(false);
    expect(await balance()).toMatchObject({ available: '99900', frozen: '0' });
    const [logged] = await serving.withReads((reads) => reads.staff.audit({ act: 'approve-withdrawal', size: 1 }));
    expect(logged).toMatchObject({ by: 'ruth', subject: `withdrawal ${withdrawalId}` });
    expect(JSON.parse(logged!.details)).toMatchObject({ remark: 'called the owner' });
    const success = await risk.get(staffWithdrawals as Call<never, WithdrawalRow[]>, { state: 'success' });
    expect(success[0]).toMatchObject({ withdrawalId });
    expect(await decide(finance, { withdrawalId, approve: true })).toBe('staff/withdrawal-decided');
  });

  test('is rejected with a reason, which its owner reads, and the coins are free', async () => {
    const { withdrawalId } = await who.withdraw();
    expect(await decide(risk, { withdrawalId, approve: false })).toBe('staff/reason-missing');
    const request = { withdrawalId, approve: false, rejection: 'address-suspicious', remark: 'Known for fraud.' };
    expect(await decide(risk, request)).toBeUndefined();
    expect(await own(withdrawalId)).toMatchObject({
      state: 'rejected',
      status: 2,
      rejection: 'address-suspicious',
      remark: 'Known for fraud.',
    });
    expect(await balance()).toMatchObject({ available: '100000', frozen: '0' });
    const [mail] = await serving.mailTo(who.email);
    expect(mail!.text).toContain('was rejected: The address is suspicious. Known for fraud.');
    expect(await decide(finance, request)).toBe('staff/withdrawal-decided');
    expect(await decide(finance, { ...request, withdrawalId: 999_999 })).toBe('staff/withdrawal-unknown');
    expect(reasonOf(await risk.ask(staffWithdrawal, { withdrawalId: '999999' }))).toBe('staff/withdrawal-unknown');
  });

  test('takes two when it is large, and two who are not the same', async () => {
    await verify();
    const { withdrawalId, needs } = await who.withdraw({ amount: '50000.000001' });
    expect(needs).toBe(2);
    expect((await detail(withdrawalId)).signals).toEqual([
      'above-limit',
      'above-day',
      'first-withdrawal',
      'hot-wallet-pace',
    ]);
    const both = await Promise.all([1, 2].map(() => decide(risk, { withdrawalId, approve: true })));
    expect(both.sort()).toEqual(['staff/second-person-needed', undefined]);
    expect(await own(withdrawalId)).toMatchObject({ state: 'reviewing' });
    expect((await detail(withdrawalId)).approvedBy).toEqual(['ruth']);
    expect(await decide(finance, { withdrawalId, approve: true })).toBeUndefined();
    expect((await detail(withdrawalId)).approvedBy).toEqual(['ruth', 'frank']);
    expect(['approved', 'broadcasting', 'success']).toContain((await own(withdrawalId)).state);
  });

  test('takes two people, not two accounts of one, however they ask', async () => {
    await verify();
    const { withdrawalId } = await who.withdraw({ amount: '50000.000002' });
    const own = risk.member.staffId;
    const [one, other] = [await accountBy(serving, own, 'Risk', clock.now()), { headers: risk.headers }];
    const approve = (how: How) => serving.ask(decideWithdrawal, { withdrawalId, approve: true }, how);
    const both = await Promise.all([approve(one), approve(other), approve(one), approve(other)]);
    const reasons = both.map(reasonOf);
    expect(reasons.filter((reason) => reason === undefined)).toHaveLength(1);
    expect(reasons.filter((reason) => reason === 'staff/same-person')).toHaveLength(2);
    expect(await decide(finance, { withdrawalId, approve: true })).toBeUndefined();
    expect((await detail(withdrawalId)).approvedBy).toHaveLength(2);
  });

  test('is nobody’s own', async () => {
    const { username } = await who.account.get(memberInfo as Call<never, Member>);
    const { withdrawalId } = await who.withdraw();
    const self = await namesake(username);
    for (const answer of [{ approve: true }, { approve: false, rejection: 'other' }]) {
      const refused = await serving.ask(decideWithdrawal, { withdrawalId, ...answer }, self);
      expect(reasonOf(refused)).toBe('staff/own-case');
    }
    expect(await decide(finance, { withdrawalId, approve: true })).toBeUndefined();
  });
});

describe('a network', () => {
  test('is halted by one, at once, and opened by two', async () => {
    const status = await statusOf();
    expect(status.networks.map(({ network, halted }) => [network, halted])).toEqual([
      ['ERC20', false],
      ['BEP20', false],
    ]);
    const halt = { network: 'ERC20', reason: 'strange logs' };
    expect(reasonOf(await risk.ask(haltNetwork, { ...halt, reason: ' ' }))).toBe('staff/reason-missing');
    expect(reasonOf(await risk.ask(haltNetwork, { ...halt, network: 'TRC20' }))).toBe('staff/network-unknown');
    expect(reasonOf(await risk.ask(resumeNetwork, halt))).toBe('staff/network-running');
    const { withdrawalId } = await who.withdraw();
    await risk.get(haltNetwork, halt);
    expect(reasonOf(await risk.ask(haltNetwork, halt))).toBe('staff/network-halted');
    expect((await statusOf()).networks[0]).toMatchObject({ halted: true, haltedWhy: 'strange logs' });
    expect(reasonOf(await who.ask())).toBe('wallet/withdrawals-closed');

    // What is approved waits.
    expect(await decide(risk, { withdrawalId, approve: true })).toBeUndefined();
    expect((await own(withdrawalId)).state).toBe('approved');

    const request = { network: 'ERC20', reason: 'it was an endpoint' };
    expect(reasonOf(await risk.ask(resumeNetwork, { ...request, reason: '' }))).toBe('staff/reason-missing');
    const { approvalId } = await risk.get(resumeNetwork as Call<never, ApprovalRequested>, request);
    expect(await risk.get(resumeNetwork as Call<never, ApprovalRequested>, request)).toEqual({ approvalId });
    const open = await finance.get(approvals as Call<never, Approval[]>);
    expect(open.at(-1)).toMatchObject({
      kind: 'resume-network',
      details: { network: 'ERC20', haltedFor: 'strange logs' },
      reason: 'it was an endpoint',
    });
    const approve = { approvalId, approve: true, remark: '' };
    expect(reasonOf(await risk.ask(decideApproval, approve))).toBe('staff/second-person-needed');
    expect((await statusOf()).networks[0]!.halted).toBe(true);
    await finance.get(decideApproval, approve);
    expect((await statusOf()).networks[0]!.halted).toBe(false);
    await expect.poll(async () => (await own(withdrawalId)).state, { timeout: 60_000, interval: 200 }).toBe('success');
    // Nothing of ours can be adopted, and nothing that is not stuck is released.
    const adopt = {
      network: 'ERC20',
      txHash: (await own(withdrawalId)).txHash!,
      account: 'bad-debt',
      reason: 'a look',
    };
    const other = `0x${'7'.repeat(64)}`;
    expect(reasonOf(await risk.ask(adoptTransaction, { ...adopt, reason: '' }))).toBe('staff/reason-missing');
    expect(reasonOf(await risk.ask(adoptTransaction, { ...adopt, network: 'TRC20' }))).toBe('staff/network-unknown');
    expect(reasonOf(await risk.ask(adoptTransaction, { ...adopt, txHash: other }))).toBe('staff/transaction-unknown');
    expect(reasonOf(await risk.ask(adoptTransaction, adopt))).toBe('staff/transaction-ours');
    const release = { network: 'ERC20', withdrawalId, act: 'repay', reason: 'a look' };
    expect(reasonOf(await risk.ask(releaseWithdrawal, { ...release, reason: '' }))).toBe('staff/reason-missing');
    expect(reasonOf(await risk.ask(releaseWithdrawal, release))).toBe('staff/withdrawal-unknown');
    const retire = { network: 'ERC20', wallet: 0, lost: false, reason: 'a look' };
    expect(reasonOf(await risk.ask(retireHotWallet, { ...retire, reason: '' }))).toBe('staff/reason-missing');
    expect(reasonOf(await risk.ask(retireHotWallet, { ...retire, network: 'TRC20' }))).toBe('staff/network-unknown');
    expect(reasonOf(await risk.ask(retireHotWallet, { ...retire, wallet: 1 }))).toBe('staff/hot-wallet-retired');
    const before = (await statusOf()).networks.find(({ network }) => network === 'BEP20')!;
    const answer = await risk.get(retireHotWallet as Call<never, ApprovalRequested>, { ...retire, network: 'BEP20' });
    const decision = { approvalId: answer.approvalId, approve: true, remark: 'the key was shown' };
    expect(reasonOf(await risk.ask(decideApproval, decision))).toBe('staff/second-person-needed');
    await finance.get(decideApproval, decision);
    const next = (await statusOf()).networks.find(({ network }) => network === 'BEP20')!;
    expect(next).toMatchObject({ hotWalletIndex: 1, retired: [{ wallet: 0, address: before.hotWallet, lost: false }] });
    expect(next.hotWallet).not.toBe(before.hotWallet);
    const again = { ...retire, network: 'BEP20' };
    expect(reasonOf(await risk.ask(retireHotWallet, again))).toBe('staff/hot-wallet-retired');
    const rescan = { network: 'ERC20', from: 0, to: 1, reason: 'a look' };
    expect(reasonOf(await risk.ask(rescanNetwork, { ...rescan, reason: '' }))).toBe('staff/reason-missing');
    expect(reasonOf(await risk.ask(rescanNetwork, { ...rescan, network: 'TRC20' }))).toBe('staff/network-unknown');
    expect(reasonOf(await risk.ask(rescanNetwork, { ...rescan, from: 2 }))).toBe('staff/rescan-malformed');
    expect(reasonOf(await risk.ask(rescanNetwork, { ...rescan, to: 1_000_000_000 }))).toBe('staff/rescan-malformed');
    await risk.get(rescanNetwork, rescan);
    // A transfer that is known is found no second time.
    const rescans = async () => (await statusOf()).networks.find(({ network }) => network === 'ERC20')!.rescans;
    await expect.poll(async () => (await rescans())[0]?.doneAt ?? null, { timeout: 30_000 }).not.toBeNull();
    expect((await rescans())[0]).toMatchObject({ from: 0, to: 1, found: 0, byStaff: true });
    // Of what came to the user on chain nothing differs.
    const compared = await risk.ask(compareDeposits, { userId: String(who.id) }, upToDate());
    for (const line of dataOf<DepositsCompared>(compared)) expect(line).toMatchObject({ same: true });
    expect(reasonOf(await risk.ask(compareDeposits, { userId: '999999' }))).toBe('staff/user-unknown');
    const alarm = { network: 'ERC20', alarm: 'nonce-gap', subject: 'nonce 7' };
    expect(reasonOf(await risk.ask(closeAlarm, alarm))).toBe('staff/alarm-unknown');
    await serving.withReads(({ chain }) => chain.raiseAlarm('ERC20', 'nonce-gap', 'nonce 7', 'a test', clock.now()));
    await serving.withReads(({ chain }) => chain.raiseAlarm('ERC20', 'nonce-gap', 'nonce 8', 'a test', clock.now()));
    await risk.get(closeAlarm, alarm);
    const gaps = (await statusOf()).alarms.filter(({ alarm: of }) => of === 'nonce-gap');
    expect(gaps.map(({ subject }) => subject)).toEqual(['nonce 8']);

    const acts = await serving.withReads((reads) => reads.staff.audit({ subject: 'network ERC20', size: 10 }));
    expect(acts.map(({ by, act }) => [by, act])).toEqual([
      ['ruth', 'close-alarm'],
      ['ruth', 'rescan-network'],
      ['frank', 'approve-resume-network'],
      ['ruth', 'ask-resume-network'],
      ['ruth', 'halt-network'],
    ]);
  });
});

test('reaches the refusals that it says it reaches', () => {
  expect([...serving.reasons]).toEqual(expect.arrayContaining([...staffWithdrawalReasons]));
});
