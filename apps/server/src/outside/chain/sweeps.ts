import type { Reads, TransactionRow, UnsweptRow } from '@quay/store';
import { type Address, type Hex, isAddressEqual } from 'viem';
import { COIN_GAS, type Signer, SignerRefused, type SignRequest, TOKEN_GAS } from '../signer/protocol.ts';
import { type Block, ChainUnreachable, type FullReceipt, SendRefused } from './chain-access.ts';
import { walletNamed } from './hot-wallets.ts';
import type { NetworkParts } from './network-parts.ts';
import { type Token, unitsOf } from './networks.ts';
import { createNonces, NonceUsed } from './nonces.ts';
import { type Fees, offeredBy, replacementOf, worded } from './offers.ts';
import { foundOf, isDeep, isReplaced, nonceName } from './settled.ts';

export type Sweeps = {
  /** Looks at everything that is under way, and begins what is worth it. */
  step(head: Block): Promise<void>;
};

type Rows = Pick<
  Reads['chain'],
  | 'unswept'
  | 'openTransactions'
  | 'transactionsOf'
  | 'transactionsAt'
  | 'addTransaction'
  | 'markTransaction'
  | 'highestNonce'
  | 'displaced'
  | 'reopenNonce'
>;

/** A sweep is worth its fee from so many times the smallest deposit. */
const WORTH = 10n;
/** A transaction that is in no block after so many is replaced by a dearer one. */
const STUCK_BLOCKS = 10;
/** After a sweep that the token refused, the next one waits. */
const AFTER_REVERT_MS = 60 * 60_000;

const subjectOf = ({ sender, nonce }: Pick<TransactionRow, 'sender' | 'nonce'>): string =>
  `sweeps, ${nonceName({ sender, nonce })}`;

/**
 * Brings credited tokens from users' deposit addresses to the hot wallet. A deposit address has no coin for fees, so the
 * hot wallet sends it some first. What is signed is written down before it is sent, and sent again until it is in a block.
 */
export function createSweeps(
  parts: NetworkParts,
  needs: { readonly signer: Signer; readonly rows: Rows; readonly now: () => number },
): Sweeps {
  const { network, access, wallets, alarms } = parts;
  const { signer, rows, now } = needs;
  /** Height at which a hash was sent by this process. A new process sends again at once. */
  const sentAt = new Map<string, number>();

  const openOf = () => rows.openTransactions(network.name, ['sweep', 'gas']);
  const tokenOf = (asset: string): Token | undefined => network.tokens.find((token) => token.asset === asset);

  async function watch(signed: readonly TransactionRow[], head: Block): Promise<void> {
    const latest = signed[0]!;
    const subject = subjectOf(latest);
    const { lowest: used } = await access.nonces(latest.sender as Address);
    const found = await foundOf(access, signed);
    if (found === 'differ') {
      return alarms.raise('endpoints-disagree', `about ${latest.kind} ${latest.txHash}`, subject);
    }
    await alarms.end('endpoints-disagree', subject);
    if (found) return settle(signed.find(({ txHash }) => txHash === found.txHash)!, found);
    if (used > latest.nonce) {
      const detail = `nonce ${latest.nonce} of ${latest.sender} was used by another transaction`;
      return alarms.raise('nonce-gap', detail, subject);
    }
    const since = sentAt.get(latest.txHash);
    if (since !== undefined && head.number - since < STUCK_BLOCKS) return;
    if (since === undefined || used < latest.nonce) return send(latest, head);
    await alarms.raise('stuck-transaction', `${latest.kind} ${latest.txHash} is in no block`, subject);
    await replace(latest, signed, head);
  }

  /** In a block for good once that has all its confirmations, as every endpoint says. */
  async function settle(row: TransactionRow, found: FullReceipt): Promise<void> {
    if (!(await isDeep(access, found, network.confirmations))) return;
    const done = found.succeeded && (row.kind === 'gas' || hasArrived(row, found));
    const block = { number: found.block, hash: found.blockHash, fee: found.fee };
    await rows.markTransaction(network.name, row.txHash, done ? 'mined' : 'reverted', block);
    sentAt.delete(row.txHash);
    const subject = subjectOf(row);
    for (const alarm of ['stuck-transaction', 'nonce-gap'] as const) await alarms.end(alarm, subject);
    const sweep = `sweep of ${row.asset} for user ${row.reference}`;
    if (!done) await alarms.raise('token-unexpected', `${sweep}: ${row.txHash} moved nothing`, sweep);
    else if (row.kind === 'sweep') await alarms.end('token-unexpected', sweep);
  }

  /** A settled one that is in no block any more is sent again; unswept coins are counted at the deposit address again. */
  async function lookAgain(row: TransactionRow): Promise<void> {
    if (!(await isReplaced(access, row))) return;
    const signed = await rows.transactionsAt(network.name, row.sender, row.nonce);
    const found = await foundOf(access, signed);
    if (found === 'differ') return;
    if (found?.txHash === row.txHash && found.succeeded === (row.state === 'mined')) {
      if ((await access.agreed(found.block)) !== found.blockHash) return;
      const block = { number: found.block, hash: found.blockHash, fee: found.fee };
      return rows.markTransaction(network.name, row.txHash, row.state as 'mined' | 'reverted', block);
    }
    await rows.reopenNonce(network.name, row.sender, row.nonce);
  }

  /** A token may answer without moving anything: the log that is missing says so. */
  function hasArrived({ asset, sender }: TransactionRow, { transfers }: FullReceipt): boolean {
    const token = tokenOf(asset!);
    return (
      token !== undefined &&
      transfers.some(
        ({ contract, from, to }) =>
          isAddressEqual(contract, token.contract) &&
          isAddressEqual(from, sender as Address) &&
          signer.hotWallets.some((address) => isAddressEqual(to, address)),
      )
    );
  }

  async function send({ txHash, raw }: Pick<TransactionRow, 'txHash' | 'raw'>, { number }: Block): Promise<void> {
    sentAt.set(txHash, number);
    try {
      await access.send(raw as Hex);
    } catch (error) {
      // Its address cannot pay what the network asks just now, or it is in a block already: the next looks see to it.
      if (!(error instanceof SendRefused)) throw error;
    }
  }

  /**
   * The same under the same nonce, dearer, where the network asks more than was offered; else the same bytes, which a node
   * may have dropped. A deposit address whose coin does not pay the new price gets more of it first.
   */
  async function replace(row: TransactionRow, signed: readonly TransactionRow[], head: Block): Promise<void> {
    const said = await signer.signed(network.name, row.sender as Address, row.nonce);
    const asks = await access.fees();
    const offer = said && replacementOf(offeredBy(signed), asks, network);
    if (!offer) return send(row, head);
    const { kind, sender, nonce, reference, asset, amount } = row;
    if (kind === 'sweep') {
      const has = await access.gasOf(sender as Address);
      const needed = TOKEN_GAS * offer.maxFeePerGas;
      if (has < needed) {
        await send(row, head);
        return topUp(reference!, needed - has, asks, head);
      }
    }
    await signAndSend({ ...said.request, ...worded(offer) }, { kind, sender, nonce, reference, asset, amount }, head);
  }

  async function signAndSend(
    request: SignRequest,
    about: Pick<TransactionRow, 'kind' | 'sender' | 'nonce' | 'reference' | 'asset' | 'amount'>,
    head: Block,
  ): Promise<void> {
    try {
      const signed = await signer.sign(request);
      await rows.addTransaction({ ...about, network: network.name, ...signed, at: now() });
      await send(signed, head);
    } catch (error) {
      if (!(error instanceof SignerRefused)) throw error;
      const detail = `${about.kind} for user ${about.reference}: ${error.message}`;
      await alarms.raise('stuck-transaction', detail, subjectOf(about));
    }
  }

  /** Gives whether something is under way for it now. */
  async function begin({ userId: user, address, asset }: UnsweptRow, head: Block): Promise<boolean> {
    const token = tokenOf(asset);
    if (!token) return false;
    // A token that refused keeps no other of its owner waiting.
    const last = (await rows.transactionsOf('sweep', user)).find((one) => one.asset === asset);
    if (last?.state === 'reverted' && now() - last.at < AFTER_REVERT_MS) return false;
    const sender = address as Address;
    const atoms = await access.tokensOf(token.contract, sender);
    if (atoms === 0n) return false;

    const fees = await access.fees();
    const needed = TOKEN_GAS * fees.maxFeePerGas;
    const has = await access.gasOf(sender);
    if (has < needed) {
      await topUp(user, needed * 2n - has, fees, head);
      return true;
    }
    const own = createNonces({ ...needs, network: network.name, tokens: network.tokens, sender, access });
    await own.withNext(async (nonce) => {
      // Looking for the nonce may have found one that was signed before a stop.
      if ((await openOf()).some((open) => open.sender === sender)) return;
      const { name } = network;
      const to = await wallets.current();
      await signAndSend(
        {
          kind: 'sweep',
          network: name,
          ...walletNamed(to.index),
          user,
          asset,
          atoms: String(atoms),
          nonce,
          ...worded(fees),
        },
        { kind: 'sweep', sender, nonce, reference: user, asset, amount: unitsOf(atoms, token.decimals) },
        head,
      );
    });
    return true;
  }

  async function topUp(user: number, wei: bigint, fees: Fees, head: Block): Promise<void> {
    const { address: sender, index, nonces } = await wallets.current();
    if ((await access.gasOf(sender)) < wei + COIN_GAS * fees.maxFeePerGas) {
      return alarms.raise('hot-wallet-empty', 'the coin for the fees of sweeps is short', 'sweeps');
    }
    await alarms.end('hot-wallet-empty', 'sweeps');
    await nonces.withNext(async (nonce) => {
      if ((await openOf()).some((open) => open.kind === 'gas' && open.reference === user)) return;
      const { name } = network;
      await signAndSend(
        { kind: 'gas', network: name, ...walletNamed(index), user, wei: String(wei), nonce, ...worded(fees) },
        { kind: 'gas', sender, nonce, reference: user, asset: null, amount: null },
        head,
      );
    });
  }

  return {
    async step(head) {
      const wrong: unknown[] = [];
      /** What is wrong with one keeps no other waiting; a network that is away keeps all. */
      async function each(subject: string, work: () => Promise<void>): Promise<void> {
        try {
          await work();
        } catch (error) {
          if (error instanceof ChainUnreachable) throw error;
          if (error instanceof NonceUsed) await alarms.raise('nonce-gap', error.message, subject);
          else wrong.push(error);
        }
      }
      const displaced = (await rows.displaced(network.name)).filter(({ kind }) => kind === 'sweep' || kind === 'gas');
      for (const row of displaced) await each(subjectOf(row), () => lookAgain(row));

      const byNonce = Map.groupBy(await openOf(), nonceName);
      for (const signed of byNonce.values()) await each(subjectOf(signed[0]!), () => watch(signed, head));

      const busy = new Set((await openOf()).map(({ reference }) => reference));
      for (const row of await rows.unswept(network.name)) {
        const token = tokenOf(row.asset);
        if (busy.has(row.userId) || !token || row.amount < token.depositMin * WORTH) continue;
        await each(`sweeps of user ${row.userId}`, async () => {
          if (await begin(row, head)) busy.add(row.userId);
        });
      }
      if (wrong.length > 0) throw wrong[0];
    },
  };
}
