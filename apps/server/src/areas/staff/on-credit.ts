import { credit } from '@quay/contract/credit';
import type { No } from '../../edge/envelope.ts';
import type { CreditAdministration } from './needs.ts';
import type { Proposal } from './proposals.ts';

/**
 * Does what two of staff have decided about loans without a pledge, or gives why it cannot be done any more. It is done before
 * the decision is written: a stop between the two leaves the approval open, and approving it again changes nothing.
 */
export async function fulfilOnCredit(request: Proposal, credits: CreditAdministration): Promise<No | undefined> {
  const changed = { refusal: credit['product-changed'], params: {} };
  if (request.kind === 'fund-credit') {
    const { amount, before } = request.payload;
    return (await credits.fund(amount, before)) ? undefined : changed;
  }
  if (request.kind !== 'set-credit-product') return undefined;
  return (await credits.setProduct(request.payload)) ? undefined : changed;
}
