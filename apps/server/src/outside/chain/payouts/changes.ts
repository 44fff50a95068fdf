import type { ChargePaidWithdrawal, ReopenWithdrawal, Withdrawal } from '@quay/core';
import type { Address, Hex } from 'viem';
import { SignerRefused } from '../../signer/protocol.ts';
import { type Block, type FullReceipt, SendRefused } from '../chain-access.ts';
import { type HotWallet, walletNamed } from '../hot-wallets.ts';
import { offeredBy, replacementOf, worded } from '../offers.ts';
import { foundOf, isDeep, isOf, isReplaced, nonceName } from '../settled.ts';
import { movedBy } from './moved.ts';
import { reviseOutflows } from './outflows.ts';
import { blockOf, type PayoutParts, STUCK_BLOCKS, subjectOf, type Transaction, whileItSigns } from './payout-parts.ts';
import { step } from './steps.ts';

/** What the chain undoes of what was settled, and what nobody watches any more. */
export type ChainChanges = {
  look(head: Block): Promise<void>;
  /** Uses the nonce of a withdrawal up that a retired hot wallet signed and that no block takes. */
  useUp(signed: readonly Transaction[], withdrawal: Withdrawal, wallet: HotWallet, head: Block): Promise<void>;
};

/** States of a withdrawal that nobody is to pay any more. */
const OVER: readonly Withdrawal['state'][] = ['failed', 'success', 'rejected'];
const KINDS: readonly Transaction['kind'][] = ['withdrawal', 'cancel', 'foreign', 'move'];

/**
 * Looks again at everything that was settled in a block which was replaced, before anything else is done. What was paid
 * and is in no block is on its way again. What had failed, and was given back, must never be paid by its old bytes: a
 * transaction of nothing takes its nonce; where the old bytes were faster, the owner is charged.
 */
export function createChanges(parts: PayoutParts): ChainChanges {
  const { network, access, alarms, wallets, signer, rows, core, now } = parts;
  const { name } = network;
  /** Height at which this process sent a hash last. */
  const sentAt = new Map<string, number>();

  /** A nonce of which a settled transaction stood in a block that was replaced. */
  async function lookAt(row: Transaction): Promise<void> {
    if (!(await isReplaced(access, row))) return;
    const signed = await rows.transactionsAt(name, row.sender, row.nonce);
    const found = await foundOf(access, signed);
    if (found === 'differ') return differ(row);
    await alarms.end('endpoints-disagree', `nonce ${row.nonce}`);
    const isSame = found?.txHash === row.txHash && found.succeeded === (row.state === 'mined');
    if (isSame) {
      if ((await access.agreed(found.block)) === found.blockHash) {
        await rows.markTransaction(name, row.txHash, row.state as 'mined' | 'reverted', blockOf(found));
      }
      return;
    }
    const payment = signed.find(({ kind }) => kind === 'withdrawal');
    if (payment) {
      const withdrawal = await rows.withdrawal(payment.reference!);
      if (!withdrawal || (withdrawal.state === 'success' && !(await reopen(withdrawal)))) return;
    }
    step('payout/reopened');
    await rows.reopenNonce(name, row.sender, row.nonce);
    step('payout/nonce-open');
  }

  /** The core first: until our rows say so too, the next look comes to the same. Gives whether the rows may follow. */
  async function reopen(withdrawal: Withdrawal): Promise<boolean> {
    const revision = (await rows.revisionOf(withdrawal.id))?.times ?? 0;
    const input: ReopenWithdrawal = { ...withdrawal, revision };
    const { outcome } = await core.submit<Withdrawal>('wallet/reopen-withdrawal', input);
    if (!outcome.ok) return false;
    const detail = `withdrawal ${withdrawal.id} was paid in block ${withdrawal.block}, which was replaced: it is sent again`;
    await alarms.raise('reorganised-after-credit', detail, subjectOf(withdrawal));
    parts.notify('again', outcome.value);
    parts.moved(withdrawal.owner);
    return true;
  }

  const differ = ({ nonce }: Pick<Transaction, 'nonce'>) =>
    alarms.raise('endpoints-disagree', `about the transaction of nonce ${nonce}: nothing is settled`, `nonce ${nonce}`);

  /** Nonces that are open again, and pay no withdrawal that is on its way. */
  async function finish(group: readonly Transaction[], wallet: HotWallet, head: Block): Promise<void> {
    const [{ nonce }] = group as [Transaction];
    // They are looked after where they are made.
    if (group.some(({ kind }) => kind === 'move')) return;
    const payment = group.find(({ kind }) => kind === 'withdrawal');
    const withdrawal = payment && (await rows.withdrawal(payment.reference!));
    // Signed for one that staff rejected before the core took its bytes: they never went out, and never may.
    if (withdrawal && !OVER.includes(withdrawal.state)) return;
    const found = await foundOf(access, group);
    if (found === 'differ') return differ(group[0]!);
    await alarms.end('endpoints-disagree', `nonce ${nonce}`);
    if (found) {
      if (!(await isDeep(access, found, network.confirmations))) return;
      const pays =
        found.succeeded && group.some(({ txHash, kind }) => txHash === found.txHash && kind === 'withdrawal');
      // The core has it as paid, the rows had not followed, and the block of that payment is gone: it is on its way again.
      if (withdrawal?.state === 'success' && !pays) await reopen(withdrawal);
      else await settle(group, found, withdrawal, wallet);
      return;
    }
    // The rows were behind the core when its nonce was opened again.
    if (withdrawal?.state === 'success') await reopen(withdrawal);
    else await cancel(group, withdrawal, wallet, head);
  }

  async function settle(
    group: readonly Transaction[],
    found: FullReceipt,
    withdrawal: Withdrawal | undefined,
    { address }: HotWallet,
  ): Promise<void> {
    const isPayment = group.some(({ txHash, kind }) => txHash === found.txHash && kind === 'withdrawal');
    const isToCharge = isPayment && found.succeeded && withdrawal?.state === 'failed';
    if (isToCharge && !(await charge(found, withdrawal, address))) return;
    step('payout/charged');
    await reviseOutflows(parts, group, found);
    const state = isPayment && !found.succeeded ? 'reverted' : 'mined';
    await rows.markTransaction(name, found.txHash, state, blockOf(found));
    for (const { txHash } of group) sentAt.delete(txHash);
    await alarms.end('stuck-transaction', `nonce ${group[0]!.nonce}`);
  }

  /** The bytes of a failed withdrawal paid it after all. Gives whether that is booked. */
  async function charge(found: FullReceipt, withdrawal: Withdrawal, hotWallet: Address): Promise<boolean> {
    const moved = await movedBy(found, withdrawal, { network, access, hotWallet });
    if (moved === 'unsure' || moved === 'reverted') {
      const detail = `about what ${found.txHash} moved, which pays withdrawal ${withdrawal.id}`;
      await alarms.raise('endpoints-disagree', detail, subjectOf(withdrawal));
      return false;
    }
    await alarms.end('endpoints-disagree', subjectOf(withdrawal));
    if (moved === 'nothing') return true;
    const revision = (await rows.revisionOf(withdrawal.id))?.times ?? 0;
    const input: ChargePaidWithdrawal = {
      ...withdrawal,
      revision,
      paidHash: found.txHash,
      paidBlock: found.block,
    };
    const { outcome } = await core.submit<Withdrawal>('wallet/charge-paid-withdrawal', input);
    if (!outcome.ok) return false;
    const detail = `withdrawal ${withdrawal.id} had failed and is paid after a change of the chain: its owner is charged`;
    await alarms.raise('reorganised-after-credit', detail, subjectOf(withdrawal));
    parts.notify('success', outcome.value);
    parts.moved(withdrawal.owner);
    return true;
  }

  /**
   * Uses a nonce up for nothing. This is done on a halted network too: it pays nobody, and what it prevents is lost. The
   * network is halted once: nonces below may have to be sent before this one gets into a block.
   */
  async function cancel(
    group: readonly Transaction[],
    withdrawal: Withdrawal | undefined,
    wallet: HotWallet,
    head: Block,
  ): Promise<void> {
    const { nonce } = group[0]!;
    // Nobody can use it up: should its old bytes pay, the owner is charged.
    if (wallet.retired?.lost) return;
    const last = group.find(({ kind }) => kind === 'cancel');
    if (withdrawal?.state === 'failed' && !last) {
      const why = `the failure of withdrawal ${withdrawal.id} is in no block any more; its nonce is being used up`;
      await parts.halt(why);
      await alarms.raise('reorganised-after-credit', why, subjectOf(withdrawal));
    }
    const since = last && sentAt.get(last.txHash);
    const isStuck = since !== undefined && head.number - since >= STUCK_BLOCKS;
    if (last && !isStuck) return since === undefined ? send(last, head) : undefined;
    if (isStuck)
      await alarms.raise('stuck-transaction', `the cancel of nonce ${nonce} is in no block`, `nonce ${nonce}`);
    const offer = replacementOf(offeredBy(group), await access.fees(), network, !last);
    if (offer) return signCancel(wallet, nonce, offer, head);
    if (last) return send(last, head);
    await alarms.raise(
      'stuck-transaction',
      `nonce ${nonce} cannot be used up at a fee that is allowed`,
      `nonce ${nonce}`,
    );
  }

  async function signCancel(
    { address, index }: HotWallet,
    nonce: number,
    offer: { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint },
    head: Block,
  ): Promise<void> {
    try {
      const signed = await signer.sign({
        kind: 'cancel',
        network: name,
        ...walletNamed(index),
        nonce,
        ...worded(offer),
      });
      const about = { network: name, sender: address, nonce, kind: 'cancel', at: now() } as const;
      await rows.addTransaction({ ...about, reference: null, asset: null, amount: null, ...signed });
      step('payout/cancel-written');
      await send(signed, head);
    } catch (error) {
      if (!(error instanceof SignerRefused)) throw error;
      await alarms.raise('stuck-transaction', `nonce ${nonce}: ${error.message}`, `nonce ${nonce}`);
    }
  }

  async function send({ txHash, raw }: Pick<Transaction, 'txHash' | 'raw'>, head: Block): Promise<void> {
    sentAt.set(txHash, head.number);
    try {
      await access.send(raw as Hex);
    } catch (error) {
      // The old bytes may be in a block by now: the next look finds them there.
      if (!(error instanceof SendRefused)) throw error;
    }
  }

  /** A nonce that nothing of ours has, below others that wait: nothing behind it gets into a block. */
  async function watchGap(wallet: HotWallet, next: number, head: Block): Promise<void> {
    const { address, index } = wallet;
    const highest = await rows.highestNonce(name, address);
    const subject = index === 0 ? 'a gap' : `a gap of hot wallet ${index}`;
    const isGap =
      highest !== undefined && next <= highest && (await rows.transactionsAt(name, address, next)).length === 0;
    if (!isGap) return alarms.end('nonce-gap', subject);
    const known = await signer.signed(name, address, next);
    const detail = `nothing was sent under nonce ${next}, and ${highest - next} nonces behind it wait; it is filled`;
    await alarms.raise('nonce-gap', detail, subject);
    if (!known) await signCancel(wallet, next, await access.fees(), head);
  }

  return {
    useUp: cancel,

    async look(head) {
      for (const wallet of await wallets.all()) await whileItSigns(wallet, parts, () => lookAtWallet(wallet, head));
    },
  };

  async function lookAtWallet(wallet: HotWallet, head: Block): Promise<void> {
    const { address, retired } = wallet;
    const isHot = isOf(address);
    const { lowest, highest } = await access.nonces(address);
    const settled = [...(await rows.displaced(name)), ...(await rows.settledFrom(name, address, highest))];
    const hot = settled.filter((row) => isHot(row) && (KINDS as readonly string[]).includes(row.kind));
    for (const row of new Map(hot.map((one) => [nonceName(one), one])).values()) await lookAt(row);
    const open = (await rows.openTransactions(name, KINDS)).filter(isHot);
    for (const group of Map.groupBy(open, nonceName).values()) await finish(group, wallet, head);
    if (lowest === highest && !retired?.lost) await watchGap(wallet, lowest, head);
  }
}
