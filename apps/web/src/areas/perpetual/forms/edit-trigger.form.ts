import type { EditTrigger, Trigger } from '@quay/contract/perpetual';
import { perpetual } from '@quay/contract/perpetual';
import { sizeOf } from '@quay/core/margin';
import { text, units } from '@quay/money';
import { read, settleComma } from '../../../amounts/typed-number.ts';
import { refuse } from '../../../trading/ticket/early-refusals.ts';
import { type LinkedBy, type LinkedPrice, priceOf, typedPrice } from './linked-price.ts';
import {
  callbackOf,
  refusalOfPart,
  refusalOfPrice,
  refusalOfTrailing,
  type TriggerRefusal,
  type TriggersCircumstances,
} from './set-triggers.form.ts';

/** What is typed to change a trigger that stands. */
export type EditDraft = {
  readonly price: LinkedPrice;
  /** Of one for a part. */
  readonly quantity: string;
  readonly callback: string;
  readonly activation: string;
};

export type EditCircumstances = {
  readonly trigger: Trigger;
  readonly contract: TriggersCircumstances['contract'];
  /** The position that it would close; null while there is none: then only the server knows what its price is measured by. */
  readonly of: Pick<TriggersCircumstances, 'contract' | 'account' | 'position' | 'takerRate'> | null;
};

/** The trigger as it stands, or moved to another price. */
export function editDraftOf({ trigger, contract }: EditCircumstances, moved: string | null = null): EditDraft {
  const { triggerPrice, quantity, callbackRate, activationPrice } = trigger;
  return {
    price: typedPrice(moved ?? triggerPrice, contract.priceDecimals),
    quantity: quantity ?? '',
    callback: callbackRate === null ? '' : text(units(callbackRate) * 100n),
    activation: activationPrice ?? '',
  };
}

/** Whether its owner says how much it closes. What its order traded is the quantity of one that belongs to an order. */
export const isPart = ({ quantity, orderId }: Pick<Trigger, 'quantity' | 'orderId'>): boolean =>
  quantity !== null && orderId === null;

/** What the fields of its price are linked by: what it would close. */
export function linkedTo({ quantity }: EditDraft, { trigger, of }: EditCircumstances): LinkedBy | null {
  if (!of) return null;
  const size = sizeOf(of.position.position);
  const typed = trigger.quantity === null ? undefined : read(isPart(trigger) ? quantity : trigger.quantity);
  return { ...of, quantity: typed && typed <= size ? typed : size };
}

export function editRefusal(draft: EditDraft, circumstances: EditCircumstances): TriggerRefusal | null {
  const { trigger, of } = circumstances;
  const place = trigger.kind === 'stop-profit' ? 'profit' : 'loss';
  if (trigger.kind !== 'trailing' && draft.price.typed === '') {
    return { ...refuse(perpetual['trigger-price-missing']), at: place };
  }
  const linked = linkedTo(draft, circumstances);
  if (!of || !linked) {
    if (trigger.kind === 'trailing' || read(draft.price.typed)) return null;
    return { ...refuse(perpetual['stop-price-malformed']), at: place };
  }
  const part = isPart(trigger) ? 'part' : 'whole';
  return (
    refusalOfPart({ part, quantity: draft.quantity }, of) ??
    (trigger.kind === 'trailing' ? refusalOfTrailing(draft, of) : refusalOfPrice(trigger.kind, draft.price, linked, of))
  );
}

/** All that it says is said again, as the wire wants it. Only for a draft that is not refused. */
export function editOf(draft: EditDraft, circumstances: EditCircumstances): EditTrigger {
  const { trigger } = circumstances;
  const { triggerId, kind } = trigger;
  const quantity = isPart(trigger) ? { quantity: settleComma(draft.quantity) } : {};
  if (kind === 'trailing') {
    const from = read(draft.activation);
    const callbackRate = text(callbackOf(draft) ?? 0n);
    return { triggerId, callbackRate, ...(from && { activationPrice: text(from) }), ...quantity };
  }
  const linked = linkedTo(draft, circumstances);
  const price = linked ? priceOf(draft.price, linked) : read(draft.price.typed);
  return {
    ...{ triggerId, triggerPrice: text(price ?? 0n), ...quantity },
    ...(trigger.price !== null && { price: trigger.price }),
  };
}

/** Whether anything would be another than it is. */
export function isChanged(draft: EditDraft, circumstances: EditCircumstances): boolean {
  const { trigger } = circumstances;
  const { triggerPrice, quantity, callbackRate, activationPrice } = editOf(draft, circumstances);
  const same = (a: string | undefined, b: string | null) =>
    a === undefined ? b === null : b !== null && units(a) === units(b);
  return !(
    (!isPart(trigger) || same(quantity, trigger.quantity)) &&
    (trigger.kind === 'trailing'
      ? same(callbackRate, trigger.callbackRate) && same(activationPrice, trigger.activationPrice)
      : same(triggerPrice, trigger.triggerPrice))
  );
}
