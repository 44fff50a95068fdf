import type { TransactionReads } from '@quay/store';
import type { Address } from 'viem';
import type { Signer, SignRequest } from '../signer/protocol.ts';
import type { ChainAccess } from './chain-access.ts';
import { type Token, unitsOf } from './networks.ts';

/** The nonces of one address on one network. No two ask at once, so none is used twice and none is left out. */
export type Nonces = {
  /**
   * Gives the next nonce to `work`, which writes down what it signed with it (`addTransaction`) before it ends. What
   * ends before leaves the nonce to the next.
   */
  withNext<Result>(work: (nonce: number) => Promise<Result>): Promise<Result>;
};

export function createNonces(needs: {
  readonly network: string;
  readonly tokens: readonly Token[];
  readonly sender: Address;
  readonly access: Pick<ChainAccess, 'nonce'>;
  readonly rows: Pick<TransactionReads, 'highestNonce' | 'addTransaction'>;
  readonly signer: Pick<Signer, 'signed'>;
  readonly now: () => number;
}): Nonces {
  const { network, tokens, sender, access, rows, signer, now } = needs;
  let last: Promise<unknown> = Promise.resolve();

  async function next(): Promise<number> {
    const mined = await access.nonce(sender);
    const written = await rows.highestNonce(network, sender);
    let nonce = Math.max(mined, written === undefined ? 0 : written + 1);
    // A stop between signing and writing leaves a nonce that only the signer's book knows. It is used up.
    for (;;) {
      const found = await signer.signed(network, sender, nonce);
      if (!found) return nonce;
      await rows.addTransaction({ ...told(found.request), network, sender, nonce, ...found.signed, at: now() });
      nonce += 1;
    }
  }

  function told(request: SignRequest) {
    if (request.kind === 'gas') return { kind: request.kind, reference: request.user, asset: null, amount: null };
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
