import { wallet } from '@quay/contract/wallet/rules';
import { type Refused, refuse } from '../../engine/command.ts';
import type { EarnNeeds } from './needs.ts';

/** Who asks, by which id, and what for, in words that tell a repeat from another request. */
export type Requested = { readonly owner: number; readonly requestId: string; readonly said: string };

/** Requests that must not happen twice: the same id and words give the first result. */
export class Repeats {
  readonly #requests: EarnNeeds['requests'];

  constructor(requests: EarnNeeds['requests']) {
    this.#requests = requests;
  }

  /** What the same request came to before, or that its id stands for another; nothing where it is new. */
  of({ owner, requestId, said }: Requested): number | Refused | undefined {
    const earlier = this.#requests.get(`${owner}/${requestId}`);
    if (!earlier) return undefined;
    return earlier.said === said ? earlier.reference : refuse(wallet['request-id-reused'], {}, 'requestId');
  }

  note({ owner, requestId, said }: Requested, reference: number, at: number): void {
    this.#requests.add({ owner, requestId, kind: 'earn', said, reference, at });
  }
}
