import type { ChargePaidWithdrawal, ReopenWithdrawal, Withdrawal } from '@quay/core';
import type { Hex } from 'viem';
import { SignerRefused } from '../../signer/protocol.ts';
import { type Block, type FullReceipt, SendRefused } from '../chain-access.ts';
import { offeredBy, replacementOf, worded } from '../offers.ts';
import { foundOf, isDeep, isOf, isReplaced, nonceName } from '../settled.ts';
import { movedBy } from './moved.ts';
import { reviseOutflows } from './outflows.ts';
import { blockOf, type PayoutParts, STUCK_BLOCKS, subjectOf, type Transaction } from './payout-parts.ts';
import { step } from './steps.ts';

/** What the chain undoes of what was settled, and what nobody watches any more. */
export type ChainChanges = { look(head: Block): Promise<void> };

/** States of a withdrawal that nobody is to pay any more. */
const OVER: readonly Withdrawal['state'][] = ['failed', 'success', 'rejected'];
const KINDS: readonly Transaction['kind'][] = ['withdrawal', 'cancel', 'foreign'];

/**
 * Looks again at everything that was settled in a block which was replaced, before anything else is done. What was paid
 * and is in no block is on its way again. What had failed, and was given back, must never be paid by its old bytes: a
 * transaction of nothing takes its nonce; where the old bytes were faster, the owner is charged.
 */
export function createChanges(parts: PayoutParts): ChainChanges {
  const { network, access, alarms, signer, rows, core, now } = parts;
  const { hotWallet } = signer;
  const { name } = network;
  const isHot = isOf(hotWallet);
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
    parts.told('again', outcome.value);
    parts.moved(withdrawal.owner);
    return true;
  }

  const differ = ({ nonce }: Pick<Transaction, 'nonce'>) =>
    alarms.raise('endpoints-disagree', `about the transaction of nonce ${nonce}: nothing is settled`, `nonce ${nonce}`);

  /** Nonces that are open again, and pay no withdrawal that is on its way. */
  async function finish(group: readonly Transaction[], head: Block): Promise<void> {
    const [{ nonce }] = group as [Transaction];
    const payment = group.find(({ kind }) => kind === 'withdrawal');
    const withdrawal = payment && (await rows.withdrawal(payment.reference!));
    // Signed for one that staff rejected before the core took its bytes: they never went out, and never may.
    if (withdrawal && !OVER.includes(withdrawal.state)) return;
    const found = await foundOf(access, group);
    if (found === 'differ') return differ(group[0]!);
    await alarms.end('endpoints-disagree', `nonce ${nonce}`);
    if (found) {
      if (await isDeep(access, found, network.confirmations)) await settle(group, found, withdrawal);
      return;
    }
    // The rows were behind the core when its nonce was opened again.
    if (withdrawal?.state === 'success') await reopen(withdrawal);
    else await cancel(group, withdrawal, head);
  }

  async function settle(
    group: readonly Transaction[],
    found: FullReceipt,
    withdrawal: Withdrawal | undefined,
  ): Promise<void> {
    const isPayment = group.some(({ txHash, kind }) => txHash === found.txHash && kind === 'withdrawal');
    if (isPayment && found.succeeded && withdrawal?.state === 'failed' && !(await charge(found, withdrawal))) return;
    step('payout/charged');
    await reviseOutflows(parts, group, found);
    const state = isPayment && !found.succeeded ? 'reverted' : 'mined';
    await rows.markTransaction(name, found.txHash, state, blockOf(found));
    for (const { txHash } of group) sentAt.delete(txHash);
    await alarms.end('stuck-transaction', `nonce ${group[0]!.nonce}`);
  }

  /** The bytes of a failed withdrawal paid it after all. Gives whether that is booked. */
  async function charge(found: FullReceipt, withdrawal: Withdrawal): Promise<boolean> {
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
    parts.told('success', outcome.value);
    parts.moved(withdrawal.owner);
    return true;
  }

  /**
   * Uses a nonce up for nothing. This is done on a halted network too: it pays nobody, and what it prevents is lost. The
   * network is halted once: nonces below may have to be sent before this one gets into a block.
   */
  async function cancel(group: readonly Transaction[], withdrawal: Withdrawal | undefined, head: Block): Promise<void> {
    const { nonce } = group[0]!;
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
    if (offer) return signCancel(nonce, offer, head);
    if (last) return send(last, head);
    await alarms.raise(
      'stuck-transaction',
      `nonce ${nonce} cannot be used up at a fee that is allowed`,
      `nonce ${nonce}`,
    );
  }

  async function signCancel(
    nonce: number,
    offer: { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint },
    head: Block,
  ): Promise<void> {
    try {
      const signed = await signer.sign({ kind: 'cancel', network: name, nonce, ...worded(offer) });
      const about = { network: name, sender: hotWallet, nonce, kind: 'cancel', at: now() } as const;
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
  async function watchGap(next: number, head: Block): Promise<void> {
    const highest = await rows.highestNonce(name, hotWallet);
    const isGap =
      highest !== undefined && next <= highest && (await rows.transactionsAt(name, hotWallet, next)).length === 0;
    if (!isGap) return alarms.end('nonce-gap', 'a gap');
    const known = await signer.signed(name, hotWallet, next);
    const detail = `nothing was sent under nonce ${next}, and ${highest - next} nonces behind it wait; it is filled`;
    await alarms.raise('nonce-gap', detail, 'a gap');
    if (!known) await signCancel(next, await access.fees(), head);
  }

  return {
    async look(head) {
      const { lowest, highest } = await access.nonces(hotWallet);
      const settled = [...(await rows.displaced(name)), ...(await rows.settledFrom(name, hotWallet, highest))];
      const hot = settled.filter((row) => isHot(row) && (KINDS as readonly string[]).includes(row.kind));
      for (const row of new Map(hot.map((one) => [nonceName(one), one])).values()) await lookAt(row);
      const open = (await rows.openTransactions(name, KINDS)).filter(isHot);
      for (const group of Map.groupBy(open, nonceName).values()) await finish(group, head);
      if (lowest === highest) await watchGap(lowest, head);
    },
  };
}
