import type { Address, Hex } from 'viem';
import { COIN_GAS, SignerRefused, type SignRequest, TOKEN_GAS } from '../../signer/protocol.ts';
import { type Block, SendRefused } from '../chain-access.ts';
import type { HotWallet } from '../hot-wallets.ts';
import { unitsOf } from '../networks.ts';
import { type Fees, offeredBy, replacementOf, worded } from '../offers.ts';
import { foundOf, isDeep, isOf, nonceName } from '../settled.ts';
import { reviseOutflows } from './outflows.ts';
import { blockOf, type PayoutParts, STUCK_BLOCKS, type Transaction, whileItSigns } from './payout-parts.ts';
import { step } from './steps.ts';

/** Brings what is left of a retired hot wallet to the one after it. */
export type Moves = { look(head: Block): Promise<void> };

const HOT_KINDS: readonly Transaction['kind'][] = ['withdrawal', 'gas', 'cancel', 'foreign', 'move'];
/** What is not over under an old nonce has to be, before its coins are moved. */
const FIRST: readonly Transaction['kind'][] = ['withdrawal', 'cancel', 'foreign'];
/** After a transfer that the token refused, the next one waits. */
const AFTER_REVERT_MS = 60 * 60_000;

const subjectOf = (wallet: HotWallet): string => `hot wallet ${wallet.index}`;

/**
 * Both addresses are ours, so that the books do not change, and the reserves count both. This is done on a halted network
 * too: it pays nobody. Coins that come later, such as those of a sweep that was on its way, follow.
 */
export function createMoves(parts: PayoutParts): Moves {
  const { network, access, alarms, wallets, signer, rows, now } = parts;
  const { name } = network;
  /** Height at which this process sent a hash last. */
  const sentAt = new Map<string, number>();

  async function watch(wallet: HotWallet, group: readonly Transaction[], head: Block): Promise<void> {
    const latest = group[0]!;
    const { lowest: used } = await access.nonces(wallet.address);
    const found = await foundOf(access, group);
    const subject = `${subjectOf(wallet)}, nonce ${latest.nonce}`;
    if (found === 'differ') return alarms.raise('endpoints-disagree', `about move ${latest.txHash}`, subject);
    await alarms.end('endpoints-disagree', subject);
    if (found) {
      if (!(await isDeep(access, found, network.confirmations))) return;
      // Another transaction may have had this nonce before a change of the chain, and been booked.
      await reviseOutflows(parts, await rows.transactionsAt(name, wallet.address, latest.nonce), found);
      await rows.markTransaction(name, found.txHash, found.succeeded ? 'mined' : 'reverted', blockOf(found));
      await alarms.end('stuck-transaction', subject);
      step('wallet/moved');
      if (found.succeeded) return;
      return alarms.raise('token-unexpected', `move ${found.txHash} of ${latest.asset} failed`, subjectOf(wallet));
    }
    if (used > latest.nonce) {
      const detail = `nonce ${latest.nonce} of ${wallet.address} was used by another transaction. Adopt that transaction`;
      return alarms.raise('nonce-gap', detail, subject);
    }
    const since = sentAt.get(latest.txHash);
    if (since !== undefined && head.number - since < STUCK_BLOCKS) return;
    if (since === undefined || used < latest.nonce) return send(latest, head);
    await alarms.raise('stuck-transaction', `move ${latest.txHash} is in no block`, subject);
    const said = await signer.signed(name, wallet.address, latest.nonce);
    const offer = said && replacementOf(offeredBy(group), await access.fees(), network);
    if (offer) await sign(wallet, { ...said.request, ...worded(offer) }, latest, head);
    else await send(latest, head);
  }

  async function sign(
    { address }: HotWallet,
    request: SignRequest,
    { asset, amount }: Pick<Transaction, 'asset' | 'amount'>,
    head: Block,
  ): Promise<void> {
    const signed = await signer.sign(request);
    step('wallet/move-signed');
    const about = { network: name, sender: address, nonce: request.nonce, kind: 'move', reference: null } as const;
    await rows.addTransaction({ ...about, asset, amount, ...signed, at: now() });
    step('wallet/move-written');
    await send(signed, head);
  }

  async function send({ txHash, raw }: Pick<Transaction, 'txHash' | 'raw'>, { number }: Block): Promise<void> {
    sentAt.set(txHash, number);
    try {
      await access.send(raw as Hex);
    } catch (error) {
      // It is in a block already, or the wallet cannot pay its fee: the next looks see to it.
      if (!(error instanceof SendRefused)) throw error;
    }
  }

  /** Coins that are there and not on their way yet. Gives whether any are. */
  async function begin(wallet: HotWallet, open: readonly Transaction[], head: Block): Promise<boolean> {
    const fees = await access.fees();
    let isLeft = false;
    for (const { asset, contract, decimals } of network.tokens) {
      const atoms = await access.tokensOf(contract, wallet.address);
      if (atoms === 0n) continue;
      isLeft = true;
      if (open.some((one) => one.kind === 'move' && one.asset === asset)) continue;
      if (await hasFailed(wallet.address, asset)) continue;
      if ((await access.gasOf(wallet.address)) < TOKEN_GAS * fees.maxFeePerGas) {
        const detail = `${asset} is left in hot wallet ${wallet.address}, and the coin for the fee of moving it is short`;
        await alarms.raise('hot-wallet-empty', detail, subjectOf(wallet));
        continue;
      }
      await move(wallet, asset, atoms, unitsOf(atoms, decimals), fees, head);
    }
    if (!isLeft) await alarms.end('hot-wallet-empty', subjectOf(wallet));
    return isLeft;
  }

  async function hasFailed(sender: Address, asset: string): Promise<boolean> {
    const last = (await rows.movesOf(name, sender)).find((one) => one.asset === asset);
    return last?.state === 'reverted' && now() - last.at < AFTER_REVERT_MS;
  }

  async function move(
    wallet: HotWallet,
    asset: string | null,
    atoms: bigint,
    amount: bigint | null,
    fees: Fees,
    head: Block,
  ): Promise<void> {
    await wallet.nonces.withNext(async (nonce) => {
      // Looking for the nonce may have found one that was signed before a stop.
      const open = (await rows.openTransactions(name, ['move'])).filter(isOf(wallet.address));
      if (open.some((one) => one.asset === asset)) return;
      const about = { kind: 'move', network: name, wallet: wallet.index, nonce, asset } as const;
      await sign(wallet, { ...about, amount: String(atoms), ...worded(fees) }, { asset, amount }, head);
    });
  }

  /** The coin for fees goes last, when nothing else is to be done with it. */
  async function moveCoin(wallet: HotWallet, head: Block): Promise<void> {
    const sweeps = await rows.openTransactions(name, ['sweep']);
    if (sweeps.length > 0) return;
    const fees = await access.fees();
    const fee = COIN_GAS * fees.maxFeePerGas;
    const has = await access.gasOf(wallet.address);
    // Less than the fee of a transfer is not worth another one.
    if (has > fee + TOKEN_GAS * fees.maxFeePerGas) await move(wallet, null, has - fee, null, fees, head);
  }

  return {
    async look(head) {
      for (const wallet of await wallets.all()) {
        if (!wallet.retired || wallet.retired.lost) continue;
        await whileItSigns(wallet, parts, () => finish(wallet, head));
      }
    },
  };

  async function finish(wallet: HotWallet, head: Block): Promise<void> {
    try {
      const open = (await rows.openTransactions(name, HOT_KINDS)).filter(isOf(wallet.address));
      const moves = open.filter(({ kind }) => kind === 'move');
      for (const group of Map.groupBy(moves, nonceName).values()) await watch(wallet, group, head);
      if (open.some(({ kind }) => FIRST.includes(kind))) return;
      if (!(await begin(wallet, open, head)) && open.length === 0) await moveCoin(wallet, head);
    } catch (error) {
      if (!(error instanceof SignerRefused)) throw error;
      await alarms.raise('stuck-transaction', `moving coins: ${error.message}`, subjectOf(wallet));
    }
  }
}
