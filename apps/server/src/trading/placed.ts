import type { Placed } from '@quay/contract/spot';
import type { Order as OrderRow, Outcome } from '@quay/core';
import { text } from '@quay/money';

/** What became of one order of many. */
export function placedOnWire(outcome: Outcome<OrderRow>): Placed {
  if (outcome.ok) {
    const { id, status, filledQuantity, filledAmount } = outcome.value;
    return {
      code: 0,
      orderId: id,
      status,
      filledQuantity: text(filledQuantity),
      filledAmount: text(filledAmount),
    };
  }
  const { refusal, params, field } = outcome;
  const { code, reason } = refusal;
  return field === undefined ? { code, reason, params } : { code, reason, params, field };
}
