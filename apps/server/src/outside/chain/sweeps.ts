import type { Reads, TransactionRow, UnsweptRow } from '@quay/store';
import type { Address, Hex } from 'viem';
import { COIN_GAS, type Signer, SignerRefused, type SignRequest, TOKEN_GAS } from '../signer/protocol.ts';
import type { Block, Receipt } from './chain-access.ts';
import type { NetworkParts } from './network-parts.ts';
import { type Token, unitsOf } from './networks.ts';
import { createNonces } from './nonces.ts';

export type Sweeps = {
  /** Looks at everything that is under way, and begins what is worth it. */
  step(head: Block): Promise<void>;
};

type Rows = Pick<
  Reads['chain'],
  'unswept' | 'openTransactions' | 'transactionsOf' | 'addTransaction' | 'markTransaction' | 'highestNonce'
>;
type Fees = { readonly maxFeePerGas: bigint; readonly maxPriorityFeePerGas: bigint };

/** A sweep is worth its fee from so many times the smallest deposit. */
const WORTH = 10n;
/** A transaction that is in no block after so many is replaced by a dearer one. */
const STUCK_BLOCKS = 10;
/** After a sweep that the token refused, the next one waits. */
const AFTER_REVERT_MS = 60 * 60_000;
/** A replacement offers an eighth more than the network asks. */
const dearer = (fee: bigint): bigint => (fee * 9n + 7n) / 8n;

/**
 * Brings credited tokens from users' deposit addresses to the hot wallet. A deposit address has no coin for fees, so the
 * hot wallet sends it some first. What is signed is written down before it is sent, and sent again until it is in a block.
 */
export function createSweeps(
  parts: NetworkParts,
  needs: { readonly signer: Signer; readonly rows: Rows; readonly now: () => number },
): Sweeps {
  const { network, access, nonces, alarms } = parts;
  const { signer, rows, now } = needs;
  /** Height at which a hash was sent by this process. A new process sends again at once. */
  const sentAt = new Map<string, number>();

  const openOf = () => rows.openTransactions(network.name, ['sweep', 'gas']);
  const tokenOf = (asset: string): Token | undefined => network.tokens.find((token) => token.asset === asset);

  async function watch(signed: readonly TransactionRow[], head: Block): Promise<void> {
    const latest = signed[0]!;
    const used = await access.nonce(latest.sender as Address);
    for (const each of signed) {
      const receipt = await access.receipt(each.txHash as Hex);
      if (receipt) return settle(each, receipt, head);
    }
    if (used > latest.nonce) {
      return alarms.raise(
        'nonce-gap',
        `nonce ${latest.nonce} of ${latest.sender} was used by another transaction`,
        'sweeps',
      );
    }
    const since = sentAt.get(latest.txHash);
    if (since !== undefined && head.number - since < STUCK_BLOCKS) return;
    if (since === undefined || used < latest.nonce) return send(latest, head);
    await alarms.raise('stuck-transaction', `${latest.kind} ${latest.txHash} is in no block`, 'sweeps');
    await replace(latest, head);
  }

  /** In a block for good once that has all its confirmations. */
  async function settle(row: TransactionRow, receipt: Receipt, head: Block): Promise<void> {
    if (head.number - receipt.block + 1 < network.confirmations) return;
    const block = await access.block(receipt.block);
    if (block?.hash !== receipt.blockHash) return;
    const done = receipt.succeeded && (row.kind === 'gas' || (await hasArrived(row, block)));
    await rows.markTransaction(network.name, row.txHash, done ? 'mined' : 'reverted', receipt.block);
    sentAt.delete(row.txHash);
    await alarms.end('stuck-transaction', 'sweeps');
    if (!done) await alarms.raise('token-unexpected', `sweep ${row.txHash} moved nothing`, `sweep ${row.reference}`);
    else if (row.kind === 'sweep') await alarms.end('token-unexpected', `sweep ${row.reference}`);
  }

  /** A token may answer without moving anything: the log that is missing says so. */
  async function hasArrived({ asset, txHash, sender }: TransactionRow, block: Block): Promise<boolean> {
    const token = tokenOf(asset!);
    if (!token) return false;
    const logs = await access.transfers(block, [token.contract]);
    return logs.some((log) => log.txHash === txHash && log.from === sender && log.to === signer.hotWallet);
  }

  async function send({ txHash, raw }: Pick<TransactionRow, 'txHash' | 'raw'>, { number }: Block): Promise<void> {
    sentAt.set(txHash, number);
    await access.send(raw as Hex);
  }

  /** The same under the same nonce, dearer. */
  async function replace(row: TransactionRow, head: Block): Promise<void> {
    const said = await signer.signed(network.name, row.sender as Address, row.nonce);
    if (!said) return send(row, head);
    const { maxFeePerGas, maxPriorityFeePerGas } = said.request;
    const asks = await access.fees();
    const offer = {
      maxFeePerGas: most(asks.maxFeePerGas, dearer(BigInt(maxFeePerGas))),
      maxPriorityFeePerGas: most(asks.maxPriorityFeePerGas, dearer(BigInt(maxPriorityFeePerGas))),
    };
    const { kind, sender, nonce, reference, asset, amount } = row;
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
      await alarms.raise('stuck-transaction', `${about.kind} for user ${about.reference}: ${error.message}`, 'sweeps');
    }
  }

  async function begin({ userId: user, address, asset }: UnsweptRow, head: Block): Promise<void> {
    const token = tokenOf(asset);
    if (!token) return;
    const [last] = await rows.transactionsOf('sweep', user);
    if (last?.asset === asset && last.state === 'reverted' && now() - last.at < AFTER_REVERT_MS) return;
    const sender = address as Address;
    const atoms = await access.tokensOf(token.contract, sender);
    if (atoms === 0n) return;

    const fees = await access.fees();
    const needed = TOKEN_GAS * fees.maxFeePerGas;
    const has = await access.gasOf(sender);
    if (has < needed) return topUp(user, needed * 2n - has, fees, head);
    const own = createNonces({ ...needs, network: network.name, tokens: network.tokens, sender, access });
    await own.withNext(async (nonce) => {
      // Looking for the nonce may have found one that was signed before a stop.
      if ((await openOf()).some((open) => open.sender === sender)) return;
      const { name } = network;
      await signAndSend(
        { kind: 'sweep', network: name, user, asset, atoms: String(atoms), nonce, ...worded(fees) },
        { kind: 'sweep', sender, nonce, reference: user, asset, amount: unitsOf(atoms, token.decimals) },
        head,
      );
    });
  }

  async function topUp(user: number, wei: bigint, fees: Fees, head: Block): Promise<void> {
    const sender = signer.hotWallet;
    if ((await access.gasOf(sender)) < wei + COIN_GAS * fees.maxFeePerGas) {
      return alarms.raise('hot-wallet-empty', 'the coin for the fees of sweeps is short', 'sweeps');
    }
    await alarms.end('hot-wallet-empty', 'sweeps');
    await nonces.withNext(async (nonce) => {
      if ((await openOf()).some((open) => open.kind === 'gas' && open.reference === user)) return;
      const { name } = network;
      await signAndSend(
        { kind: 'gas', network: name, user, wei: String(wei), nonce, ...worded(fees) },
        { kind: 'gas', sender, nonce, reference: user, asset: null, amount: null },
        head,
      );
    });
  }

  return {
    async step(head) {
      const open = await openOf();
      const byNonce = Map.groupBy(open, ({ sender, nonce }) => `${sender} ${nonce}`);
      for (const signed of byNonce.values()) await watch(signed, head);

      const busy = new Set((await openOf()).map(({ reference }) => reference));
      for (const row of await rows.unswept(network.name)) {
        const token = tokenOf(row.asset);
        if (busy.has(row.userId) || !token || row.amount < token.depositMin * WORTH) continue;
        busy.add(row.userId);
        await begin(row, head);
      }
    },
  };
}

const worded = ({ maxFeePerGas, maxPriorityFeePerGas }: Fees) => ({
  maxFeePerGas: String(maxFeePerGas),
  maxPriorityFeePerGas: String(maxPriorityFeePerGas),
});
const most = (one: bigint, other: bigint): bigint => (one > other ? one : other);
