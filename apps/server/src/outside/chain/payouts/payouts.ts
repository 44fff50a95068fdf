import type { AssignHotWallet, RepayWithdrawal, SettleWithdrawal, SignWithdrawal, Withdrawal } from '@quay/core';
import type { Hex } from 'viem';
import { SignerRefused, SignerUnavailable, TOKEN_GAS } from '../../signer/protocol.ts';
import { type Block, ChainUnreachable, type FullReceipt, SendRefused } from '../chain-access.ts';
import { type HotWallet, walletNamed } from '../hot-wallets.ts';
import type { NetworkParts } from '../network-parts.ts';
import { finalityOf, type Token } from '../networks.ts';
import { NonceUsed } from '../nonces.ts';
import { type Fees, offeredBy, replacementOf } from '../offers.ts';
import { foundOf, isDeep, isOf, nonceName } from '../settled.ts';
import { createChanges } from './changes.ts';
import { createForeign, type Foreign } from './foreign.ts';
import { atomsFor, bytesMatch } from './matching.ts';
import { movedBy } from './moved.ts';
import { createMoves } from './moves.ts';
import { createNextWallet, type NextWallet } from './next-wallet.ts';
import { reviseOutflows } from './outflows.ts';
import {
  blockOf,
  type PayoutNeeds,
  type Signed,
  STUCK_BLOCKS,
  subjectOf,
  type Transaction,
  walletOf,
  whileItSigns,
} from './payout-parts.ts';
import { step } from './steps.ts';

export type { PayoutEvent } from './payout-parts.ts';

export type Payouts = Foreign &
  NextWallet & {
    /** Looks once at every withdrawal that is to be signed, sent or settled, and takes each as far as it goes. */
    step(): Promise<void>;
  };

/** What lacks of the hot wallet is said once for all withdrawals. */
const BY = 'payouts';

/**
 * Pays withdrawals of one network. Everything that it needs to go on stands in rows: it can be ended anywhere and begun
 * again, and each withdrawal is paid once, because its nonce, once signed, is the only one that it ever gets.
 */
export function createPayouts(parts: NetworkParts, needs: PayoutNeeds): Payouts {
  const { network, access, wallets, alarms } = parts;
  const { signer, rows, core, now } = needs;
  /** Height at which a hash was first sent by this process. A new process sends again at once. */
  const sentAt = new Map<string, number>();
  /** Hashes that the network would not take; they are sent again at every look. */
  const refused = new Set<string>();
  /** What the core said last of each, as long as the rows do not say it yet. */
  const ahead = new Map<number, string>();
  /** Height at which a nonce was first seen used by none of ours. */
  const usedBy = new Map<string, number>();
  /** Height at which this process first saw a withdrawal that is in no block. */
  const waitsSince = new Map<number, number>();
  const changes = createChanges({
    ...parts,
    ...needs,
    notify(event, withdrawal) {
      // What was said of it before is not so any more.
      if (event === 'again') ahead.delete(withdrawal.id);
      needs.notify(event, withdrawal);
    },
  });

  const moves = createMoves({ ...parts, ...needs });

  return {
    ...createForeign({ ...parts, ...needs }),
    ...createNextWallet({ ...parts, ...needs }),

    async step() {
      const head = await access.head();
      await changes.look(head);
      await moves.look(head);
      const underWay = await rows.withdrawalsUnderWay(network.name);
      for (const known of [ahead, waitsSince]) {
        for (const id of known.keys()) if (!underWay.some((one) => one.id === id)) known.delete(id);
      }
      let isShort = false;
      let signerIsDown = false;
      const wrong: unknown[] = [];
      for (const withdrawal of underWay) {
        if ((ahead.get(withdrawal.id) ?? standOf(withdrawal)) !== standOf(withdrawal)) continue;
        if (await parts.isHalted()) break;
        try {
          if (withdrawal.state === 'broadcasting') await watch(withdrawal, head);
          else if (!signerIsDown) isShort = (await begin(withdrawal, head)) === 'short' || isShort;
          await ringIfOld(withdrawal, head);
        } catch (error) {
          wrong.push(error);
          signerIsDown ||= error instanceof SignerUnavailable;
          // What is wrong with one keeps no other waiting; a network that is away keeps all.
          if (error instanceof ChainUnreachable) break;
        }
      }
      if (!isShort && wrong.length === 0) await alarms.end('hot-wallet-empty', BY);
      if (wrong.length > 0) throw wrong[0];
    },
  };

  /** Whatever keeps it, staff are notified after ten blocks. */
  async function ringIfOld(withdrawal: Withdrawal, { number }: Block): Promise<void> {
    const since = waitsSince.get(withdrawal.id);
    if (since === undefined || number - since < STUCK_BLOCKS) return;
    const detail = `withdrawal ${withdrawal.id} is in no block after ${number - since} blocks`;
    await alarms.raise('stuck-transaction', detail, subjectOf(withdrawal));
  }

  /** An approved one: signs it, if the hot wallet can pay it, and sends it. */
  async function begin(withdrawal: Withdrawal, head: Block): Promise<'short' | undefined> {
    const token = network.tokens.find(({ asset }) => asset === withdrawal.asset);
    const atoms = atomsFor(network, withdrawal);
    if (!token || atoms === undefined) throw new Error(`withdrawal ${withdrawal.id} cannot be said on ${network.name}`);

    if (!waitsSince.has(withdrawal.id)) waitsSince.set(withdrawal.id, head.number);
    let signed: Signed | undefined = await writtenOf(withdrawal);
    if (!signed) {
      const fees = await access.fees();
      const wallet = await wallets.current();
      const lacks = await lackOf(wallet, token, atoms, fees);
      if (lacks) {
        await alarms.raise('hot-wallet-empty', `withdrawal ${withdrawal.id} waits: ${lacks}`, BY);
        return 'short';
      }
      step('payout/before-sign');
      try {
        signed = await wallet.nonces.withNext(async (nonce) => {
          usedBy.delete(nonceName({ sender: wallet.address, nonce }));
          // Looking for the nonce may have found what was signed before a stop.
          const found = await writtenOf(withdrawal);
          return found ?? sign(withdrawal, wallet, atoms, nonce, fees);
        });
      } catch (error) {
        if (!(error instanceof NonceUsed)) throw error;
        await usedOtherwise(wallet, error.nonce, `withdrawal ${withdrawal.id} and all behind it wait`, head);
      }
      if (!signed) return undefined;
    }
    const kept = await intoCore(withdrawal, signed);
    if (!kept) return undefined;
    await send(kept, head);
    needs.notify('sent', kept);
    return undefined;
  }

  /** What was signed and written down before, which is the only thing that may be sent. */
  async function writtenOf(withdrawal: Withdrawal): Promise<Transaction | undefined> {
    const [latest] = await rows.transactionsOf('withdrawal', withdrawal.id);
    return latest;
  }

  async function sign(
    withdrawal: Withdrawal,
    { address, index }: HotWallet,
    atoms: bigint,
    nonce: number,
    fees: Fees,
  ): Promise<Signed | undefined> {
    try {
      const { raw, txHash } = await signer.sign({
        kind: 'withdrawal',
        network: network.name,
        ...walletNamed(index),
        withdrawal: withdrawal.id,
        asset: withdrawal.asset,
        to: withdrawal.address as Hex,
        atoms: String(atoms),
        nonce,
        maxFeePerGas: String(fees.maxFeePerGas),
        maxPriorityFeePerGas: String(fees.maxPriorityFeePerGas),
      });
      step('payout/signed');
      await rows.addTransaction({
        network: network.name,
        sender: address,
        nonce,
        kind: 'withdrawal',
        reference: withdrawal.id,
        asset: withdrawal.asset,
        amount: withdrawal.amount - withdrawal.fee,
        txHash,
        raw,
        at: now(),
      });
      step('payout/written');
      return { nonce, txHash, raw };
    } catch (error) {
      if (!(error instanceof SignerRefused)) throw error;
      // Staff have just let the next one take its place: the next look asks that one.
      if (error.refusal === 'wallet-retired') return undefined;
      // Nothing is sent, and nobody guesses: staff see it, and the next look tries again.
      await alarms.raise('stuck-transaction', `withdrawal ${withdrawal.id}: ${error.message}`, subjectOf(withdrawal));
      return undefined;
    }
  }

  /** The signed bytes are the core's before anybody sends them. Nothing when it is over there already. */
  async function intoCore(withdrawal: Withdrawal, { nonce, txHash, raw }: Signed): Promise<Withdrawal | undefined> {
    const { address, index } = await walletOf(withdrawal, { rows, wallets });
    if (!(await bytesMatch(raw, { ...withdrawal, nonce }, network, address))) {
      await alarms.raise('nonce-gap', `what was signed for withdrawal ${withdrawal.id} is not what was approved`);
      await parts.halt(`signed bytes of withdrawal ${withdrawal.id} differ`);
      throw new Error(`what was signed for withdrawal ${withdrawal.id} is not what was approved`);
    }
    if (withdrawal.state === 'approved' && (await wallets.current()).index !== index) {
      const assigned: AssignHotWallet = { withdrawal: withdrawal.id, wallet: index };
      await core.submit('wallet/assign-hot-wallet', assigned);
    }
    const input: SignWithdrawal = { withdrawal: withdrawal.id, nonce, txHash, raw };
    const { outcome } = await core.submit<Withdrawal>('wallet/sign-withdrawal', input);
    if (!outcome.ok) return undefined;
    ahead.set(withdrawal.id, standOf(outcome.value));
    step('payout/in-core');
    parts.moved(withdrawal.owner);
    return outcome.value;
  }

  async function send(withdrawal: Withdrawal, { number }: Block): Promise<void> {
    const txHash = withdrawal.txHash!;
    step('payout/before-send');
    try {
      await access.send(withdrawal.raw as Hex);
      refused.delete(txHash);
    } catch (error) {
      if (!(error instanceof SendRefused)) throw error;
      // One that is in a block already is no longer taken either; the next look finds it there.
      const { address } = await walletOf(withdrawal, { rows, wallets });
      if ((await access.nonces(address)).lowest > withdrawal.nonce!) return;
      refused.add(txHash);
      await alarms.raise('stuck-transaction', `withdrawal ${withdrawal.id}: ${error.message}`, subjectOf(withdrawal));
    }
    if (!sentAt.has(txHash)) sentAt.set(txHash, number);
    step('payout/sent');
  }

  /** One on its way: settles it when the chain has confirmed it, else sees to it that it gets there. */
  async function watch(withdrawal: Withdrawal, head: Block): Promise<void> {
    const nonce = withdrawal.nonce!;
    const wallet = await walletOf(withdrawal, { rows, wallets });
    const signed = await rows.transactionsAt(network.name, wallet.address, nonce);
    // Asked before the receipts: a nonce that is used by then has left its receipt by now.
    const used = (await access.nonces(wallet.address)).lowest;
    const found = await foundOf(access, signed);
    if (found === 'differ') return differ(withdrawal, 'about its receipt');
    if (found) {
      usedBy.delete(nonceName({ sender: wallet.address, nonce }));
      waitsSince.delete(withdrawal.id);
      return confirm(withdrawal, wallet, signed, found);
    }
    await alarms.end('endpoints-disagree', subjectOf(withdrawal));
    if (used > nonce) return usedOtherwise(wallet, nonce, `it would have paid withdrawal ${withdrawal.id}`, head);
    usedBy.delete(nonceName({ sender: wallet.address, nonce }));

    if (!waitsSince.has(withdrawal.id)) waitsSince.set(withdrawal.id, head.number);
    const since = sentAt.get(withdrawal.txHash!);
    const isStuck = since !== undefined && head.number - since >= STUCK_BLOCKS;
    // Those behind it wait for the first one, however dear they are.
    // What a retired one signed is not paid by it any more: its nonce is used up, and the next one pays.
    const isUsedUp = signed.some(({ kind }) => kind === 'cancel');
    const canSign = !wallet.retired?.lost;
    if (wallet.retired && canSign && (isUsedUp || (isStuck && used === nonce))) {
      await whileItSigns(wallet, parts, () => changes.useUp(signed, withdrawal, wallet, head));
    } else if (isStuck && used === nonce && canSign) await replace(withdrawal, wallet, head, signed);
    else if (isStuck || since === undefined || refused.has(withdrawal.txHash!)) await send(withdrawal, head);
  }

  function differ(withdrawal: Withdrawal, what: string): Promise<void> {
    const detail = `withdrawal ${withdrawal.id}: the endpoints differ ${what}. It is neither paid nor failed until they agree`;
    return alarms.raise('endpoints-disagree', detail, subjectOf(withdrawal));
  }

  /** A transaction of its nonce is in a block. Who paid or failed is settled when it is deep enough. */
  async function confirm(
    withdrawal: Withdrawal,
    wallet: HotWallet,
    signed: readonly Transaction[],
    found: FullReceipt,
  ): Promise<void> {
    if (!(await isDeep(access, found, network.confirmations))) return parts.moved(withdrawal.owner);
    const kind = signed.find(({ txHash }) => txHash === found.txHash)!.kind;
    if (kind === 'foreign') {
      await reviseOutflows({ ...parts, ...needs }, signed, found);
      const detail = `another transaction used the nonce of withdrawal ${withdrawal.id}: pay it again or give it back`;
      return alarms.raise('nonce-gap', detail, subjectOf(withdrawal));
    }
    if (kind === 'cancel') return wallet.retired ? payFromNext(withdrawal, signed, found) : fail(withdrawal, found);
    const moved = await movedBy(found, withdrawal, { network, access, hotWallet: wallet.address });
    if (moved === 'unsure') return differ(withdrawal, 'about what it moved');
    await alarms.end('endpoints-disagree', subjectOf(withdrawal));
    if (moved === 'reverted') return fail(withdrawal, found);
    if (moved === 'nothing') {
      const detail = `withdrawal ${withdrawal.id} succeeded and moved nothing`;
      await alarms.raise('token-unexpected', detail, subjectOf(withdrawal));
      return parts.halt(detail);
    }
    if (moved === 'less') {
      const detail = `${withdrawal.asset} kept part of withdrawal ${withdrawal.id} on the way`;
      await alarms.raise('token-unexpected', detail, subjectOf(withdrawal));
    }
    await settle(withdrawal, found, true);
  }

  /**
   * Its nonce is used for nothing. Its coins go back when the chain will not change below that any more: until then the
   * same bytes could pay it in another block.
   */
  async function fail(withdrawal: Withdrawal, found: FullReceipt): Promise<void> {
    const finality = finalityOf(network);
    if (await isDeep(access, found, finality)) return settle(withdrawal, found, false);
    const detail = `withdrawal ${withdrawal.id} failed in block ${found.block}; its coins go back at block ${found.block + finality - 1}`;
    await alarms.raise('stuck-transaction', detail, subjectOf(withdrawal));
    parts.moved(withdrawal.owner);
  }

  /** The nonce that a retired hot wallet signed it with is used up for nothing, for good: the next one pays it. */
  async function payFromNext(
    withdrawal: Withdrawal,
    signed: readonly Transaction[],
    found: FullReceipt,
  ): Promise<void> {
    if (!(await isDeep(access, found, finalityOf(network)))) return parts.moved(withdrawal.owner);
    await reviseOutflows({ ...parts, ...needs }, signed, found);
    await rows.markTransaction(network.name, found.txHash, 'mined', blockOf(found));
    step('payout/marked');
    const input: RepayWithdrawal = { withdrawal: withdrawal.id };
    const { outcome } = await core.submit<Withdrawal>('wallet/repay-withdrawal', input);
    step('payout/settled');
    if (outcome.ok) ahead.set(withdrawal.id, 'failed');
    await alarms.end('stuck-transaction', subjectOf(withdrawal));
    parts.moved(withdrawal.owner);
  }

  async function settle(withdrawal: Withdrawal, found: FullReceipt, paid: boolean): Promise<void> {
    const { txHash, block } = found;
    const { address } = await walletOf(withdrawal, { rows, wallets });
    const signed = await rows.transactionsAt(network.name, address, withdrawal.nonce!);
    await reviseOutflows({ ...parts, ...needs }, signed, found);
    const isCancel = paid ? false : found.succeeded;
    await rows.markTransaction(network.name, txHash, paid || isCancel ? 'mined' : 'reverted', blockOf(found));
    step('payout/marked');
    const input: SettleWithdrawal = { withdrawal: withdrawal.id, txHash, block, paid };
    const { outcome } = await core.submit<Withdrawal>('wallet/settle-withdrawal', input);
    step('payout/settled');
    if (outcome.ok) ahead.set(withdrawal.id, standOf(outcome.value));
    for (const { txHash: over } of await rows.transactionsOf('withdrawal', withdrawal.id)) {
      sentAt.delete(over);
      refused.delete(over);
    }
    await alarms.end('stuck-transaction', subjectOf(withdrawal));
    // Settled before a stop: the rows that say so are on their way.
    if (!outcome.ok) return;
    needs.notify(paid ? 'success' : 'failed', outcome.value);
    parts.moved(withdrawal.owner);
  }

  /** The nonce is used, and by none of ours: never should that be. It is believed when it stays so. */
  async function usedOtherwise(wallet: HotWallet, nonce: number, what: string, head: Block): Promise<void> {
    const name = nonceName({ sender: wallet.address, nonce });
    const since = usedBy.get(name) ?? head.number;
    usedBy.set(name, since);
    if (head.number - since < network.confirmations) return;
    const detail = `nonce ${nonce} of hot wallet ${wallet.address} was used by another transaction: ${what}. Adopt that transaction`;
    await alarms.raise('nonce-gap', detail, `nonce ${nonce}`);
    await parts.halt(`nonce ${nonce} was used by another transaction`);
  }

  /** The same payment under the same nonce, dearer; the same bytes where the network asks no more, or too much. */
  async function replace(
    withdrawal: Withdrawal,
    wallet: HotWallet,
    head: Block,
    signed: readonly Transaction[],
  ): Promise<void> {
    await alarms.raise('stuck-transaction', `withdrawal ${withdrawal.id} is in no block`, subjectOf(withdrawal));
    const offer = replacementOf(offeredBy(signed), await access.fees(), network);
    const atoms = atomsFor(network, withdrawal)!;
    const replacement = offer && (await sign(withdrawal, wallet, atoms, withdrawal.nonce!, offer));
    const kept = replacement && (await intoCore(withdrawal, replacement));
    await send(kept ?? withdrawal, head);
  }

  /** Why the hot wallet cannot pay it now, if it cannot: what is signed and in no block yet is as good as gone. */
  async function lackOf(
    { address }: HotWallet,
    token: Token,
    atoms: bigint,
    { maxFeePerGas }: Fees,
  ): Promise<string | undefined> {
    const signed = await rows.openTransactions(network.name, ['withdrawal', 'gas', 'cancel']);
    const open = signed.filter(isOf(address));
    const nonce = (await access.nonces(address)).lowest;
    const pending = new Map(open.filter((one) => one.nonce >= nonce).map((one) => [one.nonce, one]));
    let tokens = await access.tokensOf(token.contract, address);
    let gas = await access.gasOf(address);
    for (const { kind, asset, amount } of pending.values()) {
      gas -= TOKEN_GAS * maxFeePerGas;
      if (kind === 'withdrawal' && asset === token.asset) {
        tokens -= atomsFor(network, { ...nothing, asset, amount: amount! }) ?? 0n;
      }
    }
    if (tokens < atoms) return `${token.asset} is short`;
    return gas < TOKEN_GAS * maxFeePerGas ? 'the coin for fees is short' : undefined;
  }
}

const standOf = ({ state, txHash }: Withdrawal): string => `${state} ${txHash}`;

const nothing = { network: '', address: '', fee: 0n } as const;
