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
    let nonce = ((await rows.highestNonce(network, sender)) ?? -1) + 1;
    // A stop between signing and writing leaves a nonce that only the signer's book knows. It is used up.
    for (;;) {
      const found = await signer.signed(network, sender, nonce);
      if (!found) break;
      await rows.addTransaction({ ...told(found.request), network, sender, nonce, ...found.signed, at: now() });
      nonce += 1;
    }
    if (said.lowest > nonce) throw new NonceUsed(sender, nonce);
    if (said.highest > nonce)
      throw new ChainUnreachable(`${network}: not all endpoints say that nonce ${nonce} is free`);
    return nonce;
  }

  function told(request: SignRequest) {
    const nothing = { asset: null, amount: null };
    if (request.kind === 'cancel') return { kind: request.kind, reference: null, ...nothing };
    if (request.kind === 'gas') return { kind: request.kind, reference: request.user, ...nothing };
    const reference = request.kind === 'withdrawal' ? request.withdrawal : request.user;
    const { decimals } = tokens.find(({ asset }) => asset === request.asset)!;
    return { kind: request.kind, reference, asset: request.asset, amount: unitsOf(BigInt(request.atoms), decimals) };
  }

  return {
    withNext(work) {
      const mine = last.then(async () => work(await next()));
      last = mine.catch(() => undefined);
      return mine;
    },
  };
}
