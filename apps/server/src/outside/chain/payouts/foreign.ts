import { staff } from '@quay/contract/staff';
import type { BookOutflow, RepayWithdrawal, SettleWithdrawal, Withdrawal } from '@quay/core';
import { type Hex, isAddressEqual } from 'viem';
import type { No } from '../../../edge/envelope.ts';
import type { FullReceipt, Origin } from '../chain-access.ts';
import { finalityOf, unitsOf } from '../networks.ts';
import { isDeep } from '../settled.ts';
import { reviseOutflows } from './outflows.ts';
import { blockOf, type PayoutParts, subjectOf } from './payout-parts.ts';

/** Coins that a transaction took from the hot wallet. */
export type Outgoing = { readonly asset: string; readonly units: bigint };
export type Deciders = { readonly askedBy: number; readonly approvedBy: number };

/** What two of staff do when a transaction that Quay did not make has used a nonce of the hot wallet. */
export type Foreign = {
  /** What such a transaction took from the hot wallet, or why it cannot be adopted. */
  outgoingOf(txHash: Hex): Promise<readonly Outgoing[] | No>;
  /** Books it to an account of the house, and counts its nonce as used. Doing it again changes nothing. */
  adopt(txHash: Hex, account: number, by: Deciders): Promise<No | undefined>;
  /** Why a withdrawal cannot be paid again or given back, if it cannot: its old bytes must not pay it any more. */
  judgeRelease(withdrawal: number): Promise<No | undefined>;
  /** Pays it under a new nonce, or gives its coins back. */
  release(withdrawal: number, act: 'repay' | 'reject'): Promise<No | undefined>;
};

const no = (refusal: No['refusal'], params: No['params'] = {}): No => ({ refusal, params });

export function createForeign(parts: PayoutParts): Foreign {
  const { network, access, alarms, signer, rows, core, now } = parts;
  const { hotWallet } = signer;
  const { name } = network;

  /** A transaction from the hot wallet that every endpoint has, confirmed. */
  async function found(txHash: Hex): Promise<{ readonly receipt: FullReceipt; readonly origin: Origin } | No> {
    const receipt = await access.settled(txHash);
    const origin = await access.origin(txHash);
    if (!receipt || receipt === 'differ' || !origin || !isAddressEqual(origin.from, hotWallet)) {
      return no(staff['transaction-unknown']);
    }
    if (!(await isDeep(access, receipt, network.confirmations))) return no(staff['transaction-unknown']);
    const known = await rows.transactionsAt(name, hotWallet, origin.nonce);
    const isOurs = known.some((row) => row.txHash === receipt.txHash && row.kind !== 'foreign');
    return isOurs ? no(staff['transaction-ours']) : { receipt, origin };
  }

  function outgoing({ transfers }: FullReceipt): Outgoing[] {
    return network.tokens.flatMap(({ asset, contract, decimals }) => {
      let atoms = 0n;
      for (const log of transfers) {
        if (!isAddressEqual(log.contract, contract)) continue;
        if (isAddressEqual(log.from, hotWallet)) atoms += log.atoms;
        if (isAddressEqual(log.to, hotWallet)) atoms -= log.atoms;
      }
      return atoms > 0n ? [{ asset, units: unitsOf(atoms, decimals) }] : [];
    });
  }

  async function judged(id: number): Promise<{ readonly withdrawal: Withdrawal; readonly block: number } | No> {
    const withdrawal = await rows.withdrawal(id);
    if (withdrawal?.network !== name || withdrawal.state !== 'broadcasting') return no(staff['withdrawal-unknown']);
    const signed = await rows.transactionsAt(name, hotWallet, withdrawal.nonce!);
    const finality = finalityOf(network);
    for (const { txHash, kind } of signed) {
      const receipt = await access.settled(txHash as Hex);
      if (kind !== 'foreign' || !receipt || receipt === 'differ') continue;
      if (await isDeep(access, receipt, finality)) return { withdrawal, block: receipt.block };
    }
    return no(staff['nonce-not-final'], { blocks: String(finality) });
  }

  return {
    async outgoingOf(txHash) {
      const is = await found(txHash);
      return 'refusal' in is ? is : outgoing(is.receipt);
    },

    async adopt(txHash, account, { askedBy, approvedBy }) {
      const is = await found(txHash);
      if ('refusal' in is) return is;
      const { receipt, origin } = is;
      // What was signed under this nonce before a stop is written first, so that its withdrawal is seen to wait.
      await parts.nonces.withNext(async () => undefined).catch(() => undefined);
      // Known before it is booked: should it be replaced, what is booked follows.
      const nothing = { reference: null, asset: null, amount: null, raw: '0x', at: now() };
      const row = {
        network: name,
        sender: hotWallet,
        nonce: origin.nonce,
        kind: 'foreign',
        txHash: receipt.txHash,
      } as const;
      await rows.addTransaction({ ...row, ...nothing });
      for (const { asset, units } of outgoing(receipt)) {
        const { block } = receipt;
        const about = { network: name, txHash: receipt.txHash, asset, nonce: origin.nonce, amount: units };
        const input: BookOutflow = { ...about, account, block, askedBy, approvedBy };
        const { outcome } = await core.submit('wallet/book-outflow', input);
        if (!outcome.ok) return no(outcome.refusal, outcome.params);
      }
      // It may have taken the nonce of another one that was adopted before.
      await reviseOutflows(parts, await rows.transactionsAt(name, hotWallet, origin.nonce), receipt);
      await rows.markTransaction(name, receipt.txHash, 'mined', blockOf(receipt));
      await alarms.end('nonce-gap', `nonce ${origin.nonce}`);
      return undefined;
    },

    async judgeRelease(id) {
      const is = await judged(id);
      return 'refusal' in is ? is : undefined;
    },

    async release(id, act) {
      const is = await judged(id);
      if ('refusal' in is) return is;
      const input: RepayWithdrawal = { withdrawal: id };
      const settled: SettleWithdrawal = { withdrawal: id, txHash: is.withdrawal.txHash!, block: is.block, paid: false };
      const { outcome } =
        act === 'repay'
          ? await core.submit<Withdrawal>('wallet/repay-withdrawal', input)
          : await core.submit<Withdrawal>('wallet/settle-withdrawal', settled);
      if (!outcome.ok) return no(outcome.refusal);
      await alarms.end('nonce-gap', subjectOf(is.withdrawal));
      await alarms.end('stuck-transaction', subjectOf(is.withdrawal));
      if (act === 'reject') parts.told('failed', outcome.value);
      parts.moved(is.withdrawal.owner);
      return undefined;
    },
  };
}
