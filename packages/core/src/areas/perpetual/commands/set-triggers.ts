import { perpetual, TRIGGERS_MAX, triggerKinds } from '@quay/contract/perpetual/rules';
import { trading } from '@quay/contract/trading/rules';
import { amount, codecOf, id, listOf, maybe, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, type Refused, refuse, shape } from '../../../engine/command.ts';
import { closes } from '../order-terms.ts';
import type { PerpetualParts } from '../parts.ts';
import { basisOfOrder, basisOfPosition } from '../trigger-basis.ts';
import { type TriggerRow, triggersTable } from '../trigger-state.ts';
import { type TriggerBasis, termsRefusal } from '../trigger-terms.ts';
import { closingOf } from './place-order.ts';

/** What is said of one trigger. */
export const triggerInput = {
  triggerPrice: maybe(amount),
  price: maybe(amount),
  quantity: maybe(amount),
  activation: maybe(amount),
  callback: maybe(amount),
};

const input = {
  owner: id,
  contract: text,
  /** An order that opens; nothing for the position. */
  order: maybe(id),
  triggers: listOf({ kind: oneOf(triggerKinds), ...triggerInput }),
};
export type SetTriggers = RowOf<typeof input>;

const { columns } = triggersTable;

export const setTriggersShape = shape({
  name: 'perpetual/set-triggers',
  number: 131,
  input,
  output: codecOf<{ triggers: readonly TriggerRow[] }>({ triggers: listOf(columns) }),
});

/**
 * Sets triggers of a position, or of an order that opens: all or none. One for the whole position or for an order takes the
 * place of the one of its kind.
 */
export function setTriggers(parts: PerpetualParts): Command<never> {
  const { contracts, positions, orders, triggers: existing, funding } = parts;

  return command(setTriggersShape, (request: SetTriggers, at): Outcome<{ triggers: readonly TriggerRow[] }> => {
    const { owner, contract: symbol, order, triggers } = request;
    if (!contracts.get(symbol)) return refuse(trading['symbol-unknown'], { symbol }, 'symbol');
    funding.settle(owner, at);
    const basis = order === null ? ofPosition(owner, symbol, at) : ofOrder(request, order);
    if ('ok' in basis) return basis;
    const of = { owner, contract: symbol, order, closes: closingOf(basis.isLong) };
    for (const one of triggers) {
      if (order !== null && one.kind === 'trailing') return refuse(perpetual['trigger-not-here'], {}, 'kind');
      const wrong = termsRefusal(one, basis);
      if (wrong) return wrong;
    }
    const replaced = new Set(triggers.flatMap((one) => existing.inPlaceOf(of, one) ?? []));
    if (!existing.hasRoom(owner, symbol, triggers.length, replaced.size)) {
      return refuse(perpetual['trigger-too-many'], { max: TRIGGERS_MAX });
    }
    return done({ triggers: triggers.map((one) => existing.set(of, one, at)) });
  });

  function ofPosition(owner: number, contract: string, at: number): TriggerBasis | Refused {
    const row = positions.find(owner, contract);
    if (!row || row.quantity === 0n) return refuse(perpetual['nothing-to-close']);
    return basisOfPosition(parts, row, at);
  }

  function ofOrder({ owner, contract }: SetTriggers, order: number): TriggerBasis | Refused {
    const slot = orders.find(order);
    const isOwn = slot >= 0 && orders.ownerOf(slot) === owner && orders.instrumentAt(slot).terms.symbol === contract;
    if (!isOwn) return refuse(perpetual['order-not-found']);
    return closes(orders, slot) ? refuse(perpetual['trigger-not-here']) : basisOfOrder(parts, slot);
  }
}
