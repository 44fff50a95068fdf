import { c2c, may } from '@quay/contract/c2c/rules';
import { text } from '@quay/money';
import { codecOf, id, oneOf, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { checked, orderOf } from '../found.ts';
import { dropProposal } from '../orders.ts';
import type { C2cParts } from '../parts.ts';
import { type C2cOrder, c2cOrdersTable, releaseProofs } from '../state.ts';

const input = {
  owner: id,
  order: id,
  /** How the seller proved who they are; a release without it cannot be written. */
  provenBy: oneOf(releaseProofs),
};
export type Release = RowOf<typeof input>;

export const releaseShape = shape({
  name: 'c2c/release',
  number: 38,
  input,
  output: codecOf<C2cOrder>(c2cOrdersTable.columns),
});

/**
 * The seller gives the coins to the payer, under an appeal too. Refusals: `order-unknown`, then what
 * `may.release` says, `identity/account-frozen`, `release-held` (what a release is proven with was changed meanwhile).
 */
export function release(parts: C2cParts): Command<never> {
  const { orders, escrow, timeline, guard } = parts;
  return command(releaseShape, (request: Release, at): Outcome<C2cOrder> => {
    const found = orderOf(parts, request, c2c['order-over']);
    if (found.refused) return found.refused;
    const { order, party } = found;
    const answer = may.release(checked(order), party);
    if (!answer.yes) return refuse(answer.refusal);
    const stopped = guard.check(request.owner, 'c2c-release', at);
    if (stopped) return stopped;

    const { quantity, asset } = order;
    dropProposal(order);
    order.withdrawalBy = null;
    escrow.release(order, 'released', at);
    const detail = { quantity: text(quantity), asset, provenBy: request.provenBy };
    timeline.write(order, at, 'released', { actor: 'seller', by: request.owner }, detail);
    order.standing = 'over';
    orders.save(order);
    return done(order);
  });
}
