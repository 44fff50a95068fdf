import { c2c, may } from '@quay/contract/c2c/rules';
import { text } from '@quay/money';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { checked, orderOf } from '../found.ts';
import { ESCALATE_MS } from '../orders.ts';
import type { C2cParts } from '../parts.ts';
import { type C2cOrder, c2cOrdersTable } from '../state.ts';

const input = {
  owner: id,
  order: id,
};
export type Pay = RowOf<typeof input>;

export const payShape = shape({
  name: 'c2c/pay',
  number: 37,
  input,
  output: codecOf<C2cOrder>(c2cOrdersTable.columns),
});

/**
 * The payer says that the fiat was sent: from now on the order never ends by itself. Refusals: `order-unknown` (to
 * others too), then what `may.pay` says; a deadline that passed while Quay was away has not passed.
 */
export function pay(parts: C2cParts): Command<never> {
  const { orders, clock, timeline } = parts;
  return command(payShape, (request: Pay, at): Outcome<C2cOrder> => {
    const found = orderOf(parts, request, c2c['order-not-unpaid']);
    if (found.refused) return found.refused;
    const { order, party } = found;
    const answer = may.pay(checked(order, clock.gap(at)), party, at);
    if (!answer.yes) return refuse(answer.refusal);

    clock.recordTime(at);
    order.state = 'paid';
    order.paidAt = at;
    order.escalateAt = at + ESCALATE_MS;
    timeline.write(
      order,
      at,
      'paid',
      { actor: 'payer', by: request.owner },
      { money: text(order.money), fiat: order.fiat },
    );
    orders.save(order);
    return done(order);
  });
}
