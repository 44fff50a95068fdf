import type { SettleWithdrawal, SignWithdrawal, Withdrawal } from '@quay/core';
import type { Reads } from '@quay/store';
import { type Hex, isAddressEqual } from 'viem';
import type { CorePort } from '../../../core-host/port.ts';
import { decode } from '../../signer/decoded.ts';
import { type Signer, SignerRefused, SignerUnavailable, TOKEN_GAS } from '../../signer/protocol.ts';
import { type Block, ChainUnreachable, type Receipt, SendRefused } from '../chain-access.ts';
import type { NetworkParts } from '../network-parts.ts';
import type { Token } from '../networks.ts';
import { atomsFor, bytesMatch } from './matching.ts';
import { step } from './steps.ts';

/** What a user is told of. */
export type PayoutEvent = 'sent' | 'success' | 'failed';

export type Payouts = {
  /** Looks once at every withdrawal that is to be signed, sent or settled, and takes each as far as it goes. */
  step(): Promise<void>;
};

type Transaction = Awaited<ReturnType<Reads['chain']['transactionsOf']>>[number];
type Signed = Pick<Transaction, 'nonce' | 'txHash' | 'raw'>;
type Fees = { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint };

/** Who raises alarms here: others may raise the same. */
const BY = 'payouts';
const byOf = ({ id }: Withdrawal): string => `withdrawal ${id}`;
/** A transaction that is in no block after so many is replaced by a dearer one. */
const STUCK_BLOCKS = 10;
/** A replacement offers an eighth more than the one before, or what the network asks. */
const dearer = (fee: bigint): bigint => (fee * 9n + 7n) / 8n;

/**
 * Pays withdrawals of one network. Everything that it needs to go on stands in rows: it can be ended anywhere and begun
 * again, and each withdrawal is paid once, because its nonce, once signed, is the only one that it ever gets.
 */
export function createPayouts(
  parts: NetworkParts,
  needs: {
    readonly signer: Signer;
    readonly rows: Reads['chain'];
    readonly core: CorePort;
    told(event: PayoutEvent, withdrawal: Withdrawal): void;
    readonly now: () => number;
  },
): Payouts {
  const { network, access, nonces, alarms } = parts;
  const { signer, rows, core, now } = needs;
  const { hotWallet } = signer;
  /** Height at which a hash was first sent by this process. A new process sends again at once. */
  const sentAt = new Map<string, number>();
  /** Hashes that the network would not take; they are sent again at every look. */
  const refused = new Set<string>();
  /** What the core said last of each, as long as the rows do not say it yet. */
  const ahead = new Map<number, string>();
  /** Height at which a nonce was first seen used by none of ours. */
  const usedBy = new Map<number, number>();

  return {
    async step() {
      const underWay = await rows.withdrawalsUnderWay(network.name);
      for (const id of ahead.keys()) if (!underWay.some((one) => one.id === id)) ahead.delete(id);
      if (underWay.length === 0) return;
      const head = await access.head();
      let isShort = false;
      let signerIsAway = false;
      const wrong: unknown[] = [];
      for (const withdrawal of underWay) {
        if ((ahead.get(withdrawal.id) ?? standOf(withdrawal)) !== standOf(withdrawal)) continue;
        if (await parts.isHalted()) break;
        try {
          if (withdrawal.state === 'broadcasting') await watch(withdrawal, head);
          else if (!signerIsAway) isShort = (await begin(withdrawal, head)) === 'short' || isShort;
        } catch (error) {
          wrong.push(error);
          signerIsAway ||= error instanceof SignerUnavailable;
          // What is wrong with one keeps no other waiting; a network that is away keeps all.
          if (error instanceof ChainUnreachable) break;
        }
      }
      if (!isShort && wrong.length === 0) await alarms.end('hot-wallet-empty', BY);
      if (wrong.length > 0) throw wrong[0];
    },
  };

  /** An approved one: signs it, if the hot wallet can pay it, and sends it. */
  async function begin(withdrawal: Withdrawal, head: Block): Promise<'short' | undefined> {
    const token = network.tokens.find(({ asset }) => asset === withdrawal.asset);
    const atoms = atomsFor(network, withdrawal);
    if (!token || atoms === undefined) throw new Error(`withdrawal ${withdrawal.id} cannot be said on ${network.name}`);

    let signed: Signed | undefined = await writtenOf(withdrawal);
    if (!signed) {
      const fees = await access.fees();
      const lacks = await lackOf(token, atoms, fees);
      if (lacks) {
        await alarms.raise('hot-wallet-empty', `withdrawal ${withdrawal.id} waits: ${lacks}`, BY);
        return 'short';
      }
      step('payout/before-sign');
      signed = await nonces.withNext(async (nonce) => {
        // Looking for the nonce may have found what was signed before a stop.
        const found = await writtenOf(withdrawal);
        return found ?? sign(withdrawal, atoms, nonce, fees);
      });
      if (!signed) return undefined;
    }
    const kept = await intoCore(withdrawal, signed);
    if (!kept) return undefined;
    await send(kept, head);
    needs.told('sent', kept);
    return undefined;
  }

  /** What was signed and written down before, which is the only thing that may be sent. */
  async function writtenOf(withdrawal: Withdrawal): Promise<Transaction | undefined> {
    const [latest] = await rows.transactionsOf('withdrawal', withdrawal.id);
    return latest;
  }

  async function sign(withdrawal: Withdrawal, atoms: bigint, nonce: number, fees: Fees): Promise<Signed | undefined> {
    try {
      const { raw, txHash } = await signer.sign({
        kind: 'withdrawal',
        network: network.name,
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
        sender: hotWallet,
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
      // Nothing is sent, and nobody guesses: staff see it, and the next look tries again.
      await alarms.raise('stuck-transaction', `withdrawal ${withdrawal.id}: ${error.message}`, byOf(withdrawal));
      return undefined;
    }
  }

  /** The signed bytes are the core's before anybody sends them. Nothing when it is over there already. */
  async function intoCore(withdrawal: Withdrawal, { nonce, txHash, raw }: Signed): Promise<Withdrawal | undefined> {
    if (!(await bytesMatch(raw, { ...withdrawal, nonce }, network, hotWallet))) {
      await alarms.raise('nonce-gap', `what was signed for withdrawal ${withdrawal.id} is not what was approved`);
      await parts.halt(`signed bytes of withdrawal ${withdrawal.id} differ`);
      throw new Error(`what was signed for withdrawal ${withdrawal.id} is not what was approved`);
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
      if ((await access.nonce(hotWallet)) > withdrawal.nonce!) return;
      refused.add(txHash);
      await alarms.raise('stuck-transaction', `withdrawal ${withdrawal.id}: ${error.message}`, byOf(withdrawal));
    }
    if (!sentAt.has(txHash)) sentAt.set(txHash, number);
    step('payout/sent');
  }

  /** One on its way: settles it when the chain has confirmed it, else sees to it that it gets there. */
  async function watch(withdrawal: Withdrawal, head: Block): Promise<void> {
    const signed = await rows.transactionsOf('withdrawal', withdrawal.id);
    const nonce = withdrawal.nonce!;
    // Asked before the receipts: a nonce that is used by then has left its receipt by now.
    const used = await access.nonce(hotWallet);
    const receipt = await receiptOf(signed);
    if (receipt) {
      usedBy.delete(nonce);
      if (head.number - receipt.block + 1 >= network.confirmations) return settle(withdrawal, receipt);
      parts.moved(withdrawal.owner);
      return;
    }
    if (used > nonce) return usedOtherwise(withdrawal, head);
    usedBy.delete(nonce);

    const since = sentAt.get(withdrawal.txHash!);
    const isStuck = since !== undefined && head.number - since >= STUCK_BLOCKS;
    // Those behind it wait for the first one, however dear they are.
    if (isStuck && used === nonce) await replace(withdrawal, head, signed);
    else if (isStuck || since === undefined || refused.has(withdrawal.txHash!)) await send(withdrawal, head);
  }

  async function receiptOf(signed: readonly Transaction[]): Promise<Receipt | undefined> {
    for (const { txHash } of signed) {
      const receipt = await access.receipt(txHash as Hex);
      if (receipt) return receipt;
    }
    return undefined;
  }

  /** The chain has it with all its confirmations, in a block that is still there. */
  async function settle(withdrawal: Withdrawal, receipt: Receipt): Promise<void> {
    const block = await access.block(receipt.block);
    if (block?.hash !== receipt.blockHash) return;
    if (receipt.succeeded && !(await hasArrived(withdrawal, receipt, block))) {
      await alarms.raise('token-unexpected', `withdrawal ${withdrawal.id} succeeded and moved nothing`);
      return parts.halt(`withdrawal ${withdrawal.id} succeeded and moved nothing`);
    }
    const { succeeded: paid, txHash } = receipt;
    await rows.markTransaction(network.name, txHash, paid ? 'mined' : 'reverted', receipt.block);
    step('payout/marked');
    const input: SettleWithdrawal = { withdrawal: withdrawal.id, txHash, block: receipt.block, paid };
    const { outcome } = await core.submit<Withdrawal>('wallet/settle-withdrawal', input);
    step('payout/settled');
    if (outcome.ok) ahead.set(withdrawal.id, standOf(outcome.value));
    for (const { txHash: over } of await rows.transactionsOf('withdrawal', withdrawal.id)) {
      sentAt.delete(over);
      refused.delete(over);
    }
    await alarms.end('stuck-transaction', byOf(withdrawal));
    // Settled before a stop: the rows that say so are on their way.
    if (!outcome.ok) return;
    needs.told(paid ? 'success' : 'failed', outcome.value);
    parts.moved(withdrawal.owner);
  }

  /** A token that answers without moving anything says so by the log that is missing. */
  async function hasArrived(withdrawal: Withdrawal, { txHash }: Receipt, block: Block): Promise<boolean> {
    const token = network.tokens.find(({ asset }) => asset === withdrawal.asset)!;
    const atoms = atomsFor(network, withdrawal);
    const logs = await access.transfers(block, [token.contract]);
    return logs.some(
      (log) =>
        log.txHash === txHash &&
        isAddressEqual(log.from, hotWallet) &&
        isAddressEqual(log.to, withdrawal.address as Hex) &&
        log.atoms === atoms,
    );
  }

  /** The nonce is used, and by none of ours: never should that be. It is believed when it stays so. */
  async function usedOtherwise({ id, nonce }: Withdrawal, head: Block): Promise<void> {
    const since = usedBy.get(nonce!) ?? head.number;
    usedBy.set(nonce!, since);
    if (head.number - since < network.confirmations) return;
    await alarms.raise('nonce-gap', `nonce ${nonce} of withdrawal ${id} was used by another transaction`);
    await parts.halt(`nonce ${nonce} was used by another transaction`);
  }

  /** The same payment under the same nonce, dearer. */
  async function replace(withdrawal: Withdrawal, head: Block, signed: readonly Transaction[]): Promise<void> {
    await alarms.raise('stuck-transaction', `withdrawal ${withdrawal.id} is in no block`, byOf(withdrawal));
    const fees = await access.fees();
    const before = feesOf(signed);
    const atoms = atomsFor(network, withdrawal)!;
    const replacement = await sign(withdrawal, atoms, withdrawal.nonce!, {
      maxFeePerGas: most(fees.maxFeePerGas, dearer(before.maxFeePerGas)),
      maxPriorityFeePerGas: most(fees.maxPriorityFeePerGas, dearer(before.maxPriorityFeePerGas)),
    });
    if (!replacement) return send(withdrawal, head);
    const kept = await intoCore(withdrawal, replacement);
    if (kept) await send(kept, head);
  }

  /** Why the hot wallet cannot pay it now, if it cannot: what is signed and in no block yet is as good as gone. */
  async function lackOf(token: Token, atoms: bigint, { maxFeePerGas }: Fees): Promise<string | undefined> {
    const open = await rows.openTransactions(network.name, ['withdrawal', 'gas']);
    const nonce = await access.nonce(hotWallet);
    const pending = new Map(open.filter((one) => one.nonce >= nonce).map((one) => [one.nonce, one]));
    let tokens = await access.tokensOf(token.contract, hotWallet);
    let gas = await access.gasOf(hotWallet);
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

/** The highest that was ever offered for a nonce. */
function feesOf(signed: readonly Pick<Transaction, 'raw'>[]): Fees {
  const offers = signed.map(({ raw }) => decode(raw as Hex)!);
  return {
    maxFeePerGas: offers.reduce((highest, offer) => most(highest, offer.maxFeePerGas), 0n),
    maxPriorityFeePerGas: offers.reduce((highest, offer) => most(highest, offer.maxPriorityFeePerGas), 0n),
  };
}

const nothing = { network: '', address: '', fee: 0n } as const;
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);
