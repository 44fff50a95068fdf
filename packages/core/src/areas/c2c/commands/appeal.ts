import { appealReasons, c2c, LATE_APPEAL_HOURS, may } from '@quay/contract/c2c/rules';
import { codecOf, id, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { checked, orderOf } from '../found.ts';
import type { C2cParts } from '../parts.ts';
import { type C2cOrder, c2cOrdersTable } from '../state.ts';
import { withDetail } from '../timeline.ts';

const input = {
  owner: id,
  order: id,
  reason: oneOf(appealReasons),
  /** SHA-256 of what was written and of each file, JSON. */
  detail: text,
};
export type Appeal = RowOf<typeof input>;

export const appealShape = shape({
  name: 'c2c/appeal',
  number: 61,
  input,
  output: codecOf<C2cOrder>(c2cOrdersTable.columns),
});

/**
 * Asks staff to look: nothing moves until it is over. Of an order that timed out it is about the advertiser's deposit.
 * Refusals: `order-unknown`, then what `may.appeal` says.
 */
export function appeal(parts: C2cParts): Command<never> {
  const { orders, timeline } = parts;
  return command(appealShape, (request: Appeal, at): Outcome<C2cOrder> => {
    const found = orderOf(parts, request, c2c['order-over']);
    if (found.refused) return found.refused;
    const { order, party } = found;
    const answer = may.appeal(checked(order), party, at);
    if (!answer.yes) {
      return refuse(answer.refusal, answer.refusal === c2c['appeal-late'] ? { hours: LATE_APPEAL_HOURS } : {});
    }

    const { owner, reason, detail } = request;
    order.state = order.state === 'paid' ? 'appealed' : 'disputed';
    order.escalateAt = null;
    order.appealedAt = at;
    order.appealBy = party;
    order.appealReason = reason;
    timeline.write(order, at, 'appealed', { actor: party, by: owner }, withDetail({ reason }, detail));
    orders.save(order);
    return done(order);
  });
}
