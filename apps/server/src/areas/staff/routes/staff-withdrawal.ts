import { type StaffWithdrawal, staff, type staffWithdrawal } from '@quay/contract/staff';
import { text } from '@quay/money';
import type { WithdrawalCase } from '@quay/store';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { Chain } from '../../../outside/chain/chain.ts';
import { unitsOf } from '../../../outside/chain/networks.ts';
import { debtOnWire } from '../../../outside/chain/on-wire.ts';
import { matches } from '../../../outside/chain/payouts/matching.ts';
import { decodeSigned } from '../../../outside/signer/decoded.ts';
import type { StaffNeeds } from '../needs.ts';
import { withdrawalRowOnWire } from '../withdrawal-on-wire.ts';

export const staffWithdrawalRoute =
  ({ chain }: StaffNeeds): Route<typeof staffWithdrawal> =>
  async ({ withdrawalId }, context) => {
    const rows = await context.rows();
    const row = await rows.chain.withdrawalCase(Number(withdrawalId));
    if (!row) return refused(staff['withdrawal-unknown']);
    const { owner, network, address, asset } = row;
    const [saved, past, balances, transaction, reversals, debts, revision] = await Promise.all([
      rows.chain.savedAddress(owner, network, address),
      rows.chain.withdrawalPast(owner, address, Date.now(), row.id),
      rows.wallet.balances(owner),
      transactionOf(row, chain),
      rows.wallet.reversalsOf(row.id),
      rows.wallet.debtsOf(owner),
      rows.chain.revisionOf(row.id),
    ]);
    const held = balances.filter((account) => account.asset === asset);
    return reply({
      ...withdrawalRowOnWire(row),
      again: row.state === 'broadcasting' && revision !== undefined,
      fee: text(row.fee),
      received: text(row.amount - row.fee),
      label: saved?.label ?? null,
      addressSavedAt: saved?.addedAt ?? null,
      provenBy: row.provenBy,
      level: row.level,
      memberSince: row.memberSince,
      device: row.device,
      earlier: { count: past.count, total: text(past.total), toThisAddress: past.toThisAddress },
      deposits: { ...past.deposits, total: text(past.deposits.total) },
      balance: text(held.reduce((sum, { available, frozen }) => sum + available + frozen, 0n)),
      rejection: row.rejection,
      remark: row.remark,
      own: [row.firstBy, row.secondBy].includes(context.staff.id),
      transaction,
      reversals: reversals.map((one) => ({
        symbol: one.asset,
        amount: text(one.amount),
        short: text(one.shortfall),
        network: one.network,
        txHash: one.txHash,
        at: one.at,
        acknowledgedBy: one.acknowledgedByName,
        waits: one.state === 'new',
      })),
      debts: debts.map(debtOnWire),
    });
  };

/** What the signer signed, read from the bytes and from nothing that says what they should be. */
async function transactionOf(row: WithdrawalCase, chain: Chain): Promise<StaffWithdrawal['transaction']> {
  const { raw, nonce, txHash } = row;
  if (raw === null) return null;
  const read = await decodeSigned(raw as `0x${string}`);
  const network = chain.network(row.network);
  // Bytes that are no payment at all must not look like nothing.
  if (!network || !read)
    return { txHash: txHash!, nonce: nonce!, from: '', contract: '', to: '', amount: '0', matches: false };
  const token = network.tokens.find(({ contract }) => contract === read.contract);
  return {
    txHash: read.txHash,
    nonce: read.nonce,
    from: read.from,
    contract: read.contract ?? '',
    to: read.to,
    amount: text(token ? unitsOf(read.amount, token.decimals) : 0n),
    matches: read.nonce === nonce && chain.hotWallets.some((address) => matches(read, row, network, address)),
  };
}
