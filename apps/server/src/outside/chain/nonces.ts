import type { TransactionReads } from '@quay/store';
import type { Address } from 'viem';
import type { Signer, SignRequest } from '../signer/protocol.ts';
import { type ChainAccess, ChainUnreachable } from './chain-access.ts';
import { type Token, unitsOf } from './networks.ts';

/** The nonces of one address on one network. No two ask at once, so none is used twice and none is left out. */
export type Nonces = {
  /**
   * Gives the next nonce to `work`, which writes down what it signed with it (`addTransaction`) before it ends. What
   * ends before leaves the nonce to the next.
   *
   * @throws {NonceUsed}
   */
  withNext<Result>(work: (nonce: number) => Promise<Result>): Promise<Result>;
  /** Writes down what the signer's book has and our rows do not, where this address signs nothing new. */
  recover(): Promise<void>;
};

/** The chain has a transaction of a nonce that neither our rows nor the signer know: somebody else made it. */
export class NonceUsed extends Error {
  override readonly name = 'NonceUsed';
  readonly nonce: number;
  constructor(sender: string, nonce: number) {
    super(`nonce ${nonce} of ${sender} was used by a transaction that Quay did not make`);
    this.nonce = nonce;
  }
}

/**
 * The next nonce follows from what we signed, never from what an endpoint says: one that says too much would leave a
 * gap that nothing behind it gets over. What the endpoints say is compared with it.
 */
export function createNonces(needs: {
  readonly network: string;
  readonly tokens: readonly Token[];
  readonly sender: Address;
  readonly access: Pick<ChainAccess, 'nonces'>;
  readonly rows: Pick<TransactionReads, 'highestNonce' | 'addTransaction'>;
  readonly signer: Pick<Signer, 'signed'>;
  readonly now: () => number;
}): Nonces {
  const { network, tokens, sender, access, rows, signer, now } = needs;
  let last: Promise<unknown> = Promise.resolve();

  async function next(): Promise<number> {
    const said = await access.nonces(sender);
    const nonce = await firstFree();
    if (said.lowest > nonce) throw new NonceUsed(sender, nonce);
    if (said.highest > nonce)
      throw new ChainUnreachable(`${network}: not all endpoints say that nonce ${nonce} is free`);
    return nonce;
  }

  async function firstFree(): Promise<number> {
    let nonce = ((await rows.highestNonce(network, sender)) ?? -1) + 1;
    // A stop between signing and writing leaves a nonce that only the signer's book knows. It is used up.
    for (;;) {
      const found = await signer.signed(network, sender, nonce);
      if (!found) break;
      await rows.addTransaction({
        ...transactionOf(found.request),
        network,
        sender,
        nonce,
        ...found.signed,
        at: now(),
      });
      nonce += 1;
    }
    return nonce;
  }

  function transactionOf(request: SignRequest) {
    const nothing = { asset: null, amount: null };
    if (request.kind === 'cancel') return { kind: request.kind, reference: null, ...nothing };
    if (request.kind === 'gas') return { kind: request.kind, reference: request.user, ...nothing };
    const { kind, asset } = request;
    if (asset === null) return { kind, reference: null, ...nothing };
    const { decimals } = tokens.find((token) => token.asset === asset)!;
    if (kind === 'move') return { kind, reference: null, asset, amount: unitsOf(BigInt(request.amount), decimals) };
    const reference = kind === 'withdrawal' ? request.withdrawal : request.user;
    return { kind, reference, asset, amount: unitsOf(BigInt(request.atoms), decimals) };
  }

  function queued<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  }

  return {
    withNext: (work) => queued(async () => work(await next())),
    recover: () => queued(async () => void (await firstFree())),
  };
}
