import { staff } from '@quay/contract/staff';
import type { BookOutflow, RepayWithdrawal, SettleWithdrawal, Withdrawal } from '@quay/core';
import { type Address, type Hex, isAddressEqual } from 'viem';
import type { No } from '../../../edge/envelope.ts';
import type { FullReceipt, Origin } from '../chain-access.ts';
import type { HotWallet } from '../hot-wallets.ts';
import { finalityOf, unitsOf } from '../networks.ts';
import { foundOf, isDeep } from '../settled.ts';
import { reviseOutflows } from './outflows.ts';
import { blockOf, type PayoutParts, subjectOf, type Transaction, walletOf } from './payout-parts.ts';

/** Coins that a transaction took from the hot wallet. */
export type Outgoing = { readonly asset: string; readonly units: bigint };
export type Deciders = { readonly requestedBy: number; readonly approvedBy: number };

/** What two of staff do when a transaction that Quay did not make has used a nonce of the hot wallet. */
export type Foreign = {
  /** What such a transaction took from the hot wallet, or why it cannot be adopted. */
  outgoingOf(txHash: Hex): Promise<readonly Outgoing[] | No>;
  /** Books it to a system account, and counts its nonce as used. Doing it again changes nothing. */
  adopt(txHash: Hex, account: number, by: Deciders): Promise<No | undefined>;
  /** Why a withdrawal cannot be paid again or given back, if it cannot: its old bytes must not pay it any more. */
  validateRelease(withdrawal: number): Promise<No | undefined>;
  /** Pays it under a new nonce, or gives its coins back. */
  release(withdrawal: number, act: 'repay' | 'reject'): Promise<No | undefined>;
};

const no = (refusal: No['refusal'], params: No['params'] = {}): No => ({ refusal, params });

export function createForeign(parts: PayoutParts): Foreign {
  const { network, access, alarms, wallets, rows, core, now } = parts;
  const { name } = network;

  /** A transaction from the hot wallet that every endpoint has, confirmed. */
  async function found(
    txHash: Hex,
  ): Promise<{ readonly receipt: FullReceipt; readonly origin: Origin; readonly wallet: HotWallet } | No> {
    const receipt = await access.settled(txHash);
    const origin = await access.origin(txHash);
    const wallet = origin && (await wallets.at(origin.from));
    if (!receipt || receipt === 'differ' || !wallet) {
      return no(staff['transaction-unknown']);
    }
    if (!(await isDeep(access, receipt, network.confirmations))) return no(staff['transaction-unknown']);
    const known = await rows.transactionsAt(name, wallet.address, origin.nonce);
    const isOurs = known.some((row) => row.txHash === receipt.txHash && row.kind !== 'foreign');
    return isOurs ? no(staff['transaction-ours']) : { receipt, origin, wallet };
  }

  /** What stays in another hot wallet of ours is not gone. */
  async function outgoing({ transfers }: FullReceipt): Promise<Outgoing[]> {
    const ours = (await wallets.all()).map(({ address }) => address);
    const isOurs = (address: Address) => ours.some((one) => isAddressEqual(one, address));
    return network.tokens.flatMap(({ asset, contract, decimals }) => {
      let atoms = 0n;
      for (const log of transfers) {
        if (!isAddressEqual(log.contract, contract)) continue;
        if (isOurs(log.from)) atoms += log.atoms;
        if (isOurs(log.to)) atoms -= log.atoms;
      }
      return atoms > 0n ? [{ asset, units: unitsOf(atoms, decimals) }] : [];
    });
  }

  async function checked(id: number): Promise<{ readonly withdrawal: Withdrawal; readonly block: number } | No> {
    const withdrawal = await rows.withdrawal(id);
    if (withdrawal?.network !== name || withdrawal.state !== 'broadcasting') return no(staff['withdrawal-unknown']);
    const wallet = await walletOf(withdrawal, parts);
    const signed = await rows.transactionsAt(name, wallet.address, withdrawal.nonce!);
    const finality = finalityOf(network);
    if (wallet.retired?.lost && (await isUnpaid(signed, wallet.retired.block + finality))) {
      return { withdrawal, block: wallet.retired.block };
    }
    for (const { txHash, kind } of signed) {
      const receipt = await access.settled(txHash as Hex);
      if (kind !== 'foreign' || !receipt || receipt === 'differ') continue;
      if (await isDeep(access, receipt, finality)) return { withdrawal, block: receipt.block };
    }
    return no(staff['nonce-not-final'], { blocks: String(finality) });
  }

  /**
   * Of a key that is lost nobody can use a nonce up. When none of what it signed is in a block for so long, people decide,
   * knowing that the old bytes may still pay: their owner would be charged then.
   */
  async function isUnpaid(signed: readonly Transaction[], until: number): Promise<boolean> {
    if ((await foundOf(access, signed)) !== undefined) return false;
    return (await access.agreed(until)) !== undefined;
  }

  return {
    async outgoingOf(txHash) {
      const is = await found(txHash);
      return 'refusal' in is ? is : outgoing(is.receipt);
    },

    async adopt(txHash, account, { requestedBy, approvedBy }) {
      const is = await found(txHash);
      if ('refusal' in is) return is;
      const { receipt, origin, wallet } = is;
      const hotWallet = wallet.address;
      // What was signed under this nonce before a stop is written first, so that its withdrawal is seen to wait.
      await wallet.nonces.withNext(async () => undefined).catch(() => undefined);
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
      for (const { asset, units } of await outgoing(receipt)) {
        const { block } = receipt;
        const about = { network: name, txHash: receipt.txHash, asset, nonce: origin.nonce, amount: units };
        const input: BookOutflow = { ...about, account, block, requestedBy, approvedBy };
        const { outcome } = await core.submit('wallet/book-outflow', input);
        if (!outcome.ok) return no(outcome.refusal, outcome.params);
      }
      // It may have taken the nonce of another one that was adopted before.
      await reviseOutflows(parts, await rows.transactionsAt(name, hotWallet, origin.nonce), receipt);
      await rows.markTransaction(name, receipt.txHash, 'mined', blockOf(receipt));
      await alarms.end('nonce-gap', `nonce ${origin.nonce}`);
      return undefined;
    },

    async validateRelease(id) {
      const is = await checked(id);
      return 'refusal' in is ? is : undefined;
    },

    async release(id, act) {
      const is = await checked(id);
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
      if (act === 'reject') parts.notify('failed', outcome.value);
      parts.moved(is.withdrawal.owner);
      return undefined;
    },
  };
}
