import { c2c, may } from '@quay/contract/c2c/rules';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { checked, orderOf } from '../found.ts';
import { dropProposal, ESCALATE_MS } from '../orders.ts';
import type { C2cParts } from '../parts.ts';
import { type C2cOrder, c2cOrdersTable } from '../state.ts';

const input = {
  owner: id,
  order: id,
};
export type WithdrawAppeal = RowOf<typeof input>;

export const withdrawAppealShape = shape({
  name: 'c2c/withdraw-appeal',
  number: 62,
  input,
  output: codecOf<C2cOrder>(c2cOrdersTable.columns),
});

/** Offers to withdraw, or agrees to the other's offer; again changes nothing. Of a deposit the payer alone does. Refusals: `order-unknown`, then what `may.withdrawAppeal` says. */
export function withdrawAppeal(parts: C2cParts): Command<never> {
  const { orders, clock, timeline } = parts;
  return command(withdrawAppealShape, (request: WithdrawAppeal, at): Outcome<C2cOrder> => {
    const found = orderOf(parts, request, c2c['appeal-none']);
    if (found.refused) return found.refused;
    const { order, party } = found;
    const answer = may.withdrawAppeal(checked(order), party);
    if (!answer.yes) return refuse(answer.refusal);
    const inEscrow = order.state === 'appealed';
    if (order.withdrawalBy === party) return done(order);

    const by = { actor: party, by: request.owner };
    if (inEscrow && order.withdrawalBy === null) {
      order.withdrawalBy = party;
      timeline.write(order, at, 'withdrawal-offered', by);
      orders.save(order);
      return done(order);
    }
    clock.recordTime(at);
    dropProposal(order);
    order.withdrawalBy = null;
    order.state = inEscrow ? 'paid' : 'timed-out';
    order.escalateAt = inEscrow ? at + ESCALATE_MS : null;
    timeline.write(order, at, 'appeal-withdrawn', by);
    orders.save(order);
    return done(order);
  });
}
