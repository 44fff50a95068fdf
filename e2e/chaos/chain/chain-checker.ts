import { systemAccounts } from '@quay/core';
import { units } from '@quay/money';
import type pg from 'pg';
import type { Finding } from '../findings.ts';
import { ASSET, type ForkedChain, type Transfer } from './forked-chain.ts';
import type { WalletUser } from './wallet-user.ts';

type WithdrawalRow = {
  readonly id: string;
  readonly owner: string;
  readonly address: string;
  readonly amount: string;
  readonly fee: string;
  readonly state: string;
  readonly tx_hash: string | null;
  /** Staff have to look, or a debt has to be repaid, before it goes on. */
  readonly waits: boolean;
};

/**
 * Holds the books against the true chain: for each user, what there is, less what is owed by name, is what came less
 * what was paid. Every withdrawal is paid at most once, and has succeeded exactly when it is paid; nothing else left.
 */
export async function validateChain(
  chain: ForkedChain,
  users: readonly WalletUser[],
  hotWallet: string,
  database: pg.Client,
): Promise<Finding[]> {
  const transfers = await chain.transfers();
  const findings: Finding[] = [];
  const wrong = (what: string) => void findings.push({ kind: 'wrong', what });

  const { rows: withdrawals } = await database.query<WithdrawalRow>(
    `select w.id, w.owner, w.address, w.amount, w.fee, w.state, w.tx_hash,
            w.state in ('reviewing', 'approved') and (
              exists (select 1 from debts d where d.owner = w.owner and d.state = 'open')
              or exists (select 1 from withdrawal_reversals r where r.withdrawal = w.id and r.state = 'new')
            ) as waits
       from withdrawals w order by w.id`,
  );
  const held = await sums(
    database,
    `select owner, sum(available + frozen) as sum from accounts where asset = $1 group by owner`,
  );
  const owed = await sums(
    database,
    `select owner, sum("left") as sum from debts where asset = $1 and state = 'open' group by owner`,
  );

  const hot = hotWallet.toLowerCase();
  const ours = new Set([hot, ...users.map(({ address }) => address.toLowerCase())]);
  const out = transfers.filter(({ from, to }) => ours.has(from) && !(ours.has(from) && to === hot));
  const paid = new Map<string, Transfer[]>();
  for (const transfer of out) paid.set(transfer.to, [...(paid.get(transfer.to) ?? []), transfer]);

  for (const user of users) {
    const came = sumOf(transfers.filter(({ from, to }) => to === user.address.toLowerCase() && from !== hot));
    let went = 0n;
    for (const row of withdrawals.filter(({ owner }) => Number(owner) === user.id)) {
      const payments = paid.get(row.address.toLowerCase()) ?? [];
      paid.delete(row.address.toLowerCase());
      const [payment] = payments;
      const name = `withdrawal ${row.id}`;
      if (payments.length > 1) findings.push({ kind: 'doubled', what: `${name} is paid ${payments.length} times` });
      if (payment && row.state !== 'success') wrong(`${name} is ${row.state}, and is paid by ${payment.txHash}`);
      if (!payment && row.state === 'success')
        findings.push({ kind: 'lost', what: `${name} is told as paid, and is not` });
      if (payment && row.state === 'success' && payment.txHash !== row.tx_hash) wrong(`${name} names ${row.tx_hash}`);
      if (payment && payment.amount !== units(row.amount) - units(row.fee)) wrong(`${name} is paid ${payment.amount}`);
      if (!payment && row.state !== 'success' && row.state !== 'failed' && row.state !== 'rejected' && !row.waits) {
        wrong(`${name} is still ${row.state}`);
      }
      if (payment) went += sumOf(payments) + units(row.fee);
    }
    const has = (held.get(user.id) ?? 0n) - (owed.get(user.id) ?? 0n);
    if (has !== came - went) {
      wrong(
        `user ${user.id} has ${has} with debts; by the chain ${came} came and ${went} went, which is ${came - went}`,
      );
    }
    findings.push(...loggedBy(user, withdrawals));
  }
  for (const [to, [payment]] of paid) wrong(`${payment!.txHash} pays ${to}, and no withdrawal asked for it`);
  const lent = [...owed.values()].reduce((sum, one) => sum + one, 0n);
  if ((held.get(systemAccounts.badDebt) ?? 0n) > -lent)
    wrong(`debts of ${lent}, and a bad debt of ${held.get(systemAccounts.badDebt)}`);
  return findings;
}

/** What somebody was told is there, and no request was taken twice. */
function loggedBy(user: WalletUser, withdrawals: readonly WithdrawalRow[]): Finding[] {
  const own = new Set(withdrawals.filter(({ owner }) => Number(owner) === user.id).map(({ id }) => Number(id)));
  const findings: Finding[] = [];
  for (const [requestId, id] of user.acknowledged) {
    if (!own.has(id))
      findings.push({ kind: 'lost', what: `withdrawal ${id} (${requestId}) was acknowledged and is gone` });
  }
  if (own.size > user.sent) {
    findings.push({
      kind: 'doubled',
      what: `user ${user.id} sent ${user.sent} requests and has ${own.size} withdrawals`,
    });
  }
  return findings;
}

async function sums(database: pg.Client, query: string): Promise<Map<number, bigint>> {
  const { rows } = await database.query<{ owner: string; sum: string }>(query, [ASSET]);
  return new Map(rows.map(({ owner, sum }) => [Number(owner), units(sum)]));
}

const sumOf = (transfers: readonly Transfer[]): bigint => transfers.reduce((sum, { amount }) => sum + amount, 0n);
