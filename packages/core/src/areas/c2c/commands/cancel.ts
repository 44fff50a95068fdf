import {
  c2c,
  cancelReasons,
  FAULT_MINUTES,
  may,
  moneySentAnswers,
  SILENCE_CLAIMS_A_DAY,
  SILENT_MINUTES,
  sellerReasons,
} from '@quay/contract/c2c/rules';
import { codecOf, id, maybe, oneOf, type RowOf, time } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { checked, orderOf } from '../found.ts';
import type { C2cParts } from '../parts.ts';
import { type C2cOrder, c2cOrdersTable } from '../state.ts';
import { bySystem } from '../timeline.ts';
import { acceptFault } from './answer-fault.ts';

const input = {
  owner: id,
  order: id,
  reason: oneOf(cancelReasons),
  /** What the payer says of the fiat. */
  moneySent: oneOf(moneySentAnswers),
  /** Since when a message of the payer's waits for an answer of the seller; nothing where none does. */
  unansweredSince: maybe(time),
};
export type Cancel = RowOf<typeof input>;

export const cancelShape = shape({
  name: 'c2c/cancel',
  number: 39,
  input,
  output: codecOf<C2cOrder>(c2cOrdersTable.columns),
});

const MINUTE_MS = 60_000;
const FAULT_MS = FAULT_MINUTES * MINUTE_MS;
const SILENT_MS = SILENT_MINUTES * MINUTE_MS;

/**
 * The payer cancels, and the coins go back. It counts as a cancel of the payer's day; a reason that names the seller does
 * until the seller or time accepts it. Where the guard keeps the seller from releasing it does not count. That the seller
 * does not answer can be claimed when a message has waited for long enough, and once a UTC day. Refusals:
 * `order-unknown`, then what `may.cancel` says, `silence-too-short`, `silence-claimed`.
 */
export function cancel(parts: C2cParts): Command<never> {
  const { orders, days, silences, clock, escrow, timeline, guard } = parts;
  return command(cancelShape, (request: Cancel, at): Outcome<C2cOrder> => {
    const found = orderOf(parts, request, c2c['order-not-cancellable']);
    if (found.refused) return found.refused;
    const { order, party } = found;
    const answer = may.cancel(checked(order), party);
    if (!answer.yes) return refuse(answer.refusal);

    const { owner, reason, moneySent, unansweredSince } = request;
    const isHeld = guard.stops(order.seller, 'c2c-release', at);
    if (reason === 'seller-silent' && !isHeld) {
      const isSilent = unansweredSince !== null && at - unansweredSince - clock.gap(at) >= SILENT_MS;
      if (!isSilent) return refuse(c2c['silence-too-short'], { minutes: SILENT_MINUTES }, 'reason');
      if (silences.on(owner, at) >= SILENCE_CLAIMS_A_DAY) {
        return refuse(c2c['silence-claimed'], { max: SILENCE_CLAIMS_A_DAY }, 'reason');
      }
      silences.count(owner, at);
    }
    const by = { actor: 'payer', by: owner } as const;
    clock.recordTime(at);
    escrow.giveBack(order, 'cancelled', at);
    order.cancelReason = reason;
    days.count(owner, at, { cancels: 1 });
    timeline.write(order, at, 'cancelled', by, { reason, moneySent });
    if (isHeld) {
      order.fault = 'claimed';
      order.faultUntil = at;
      timeline.write(order, at, 'fault-claimed', bySystem, { until: at });
      acceptFault(parts, order, at);
      return done(order);
    }
    if (sellerReasons.includes(reason)) {
      order.fault = 'claimed';
      order.faultUntil = at + FAULT_MS;
      timeline.write(order, at, 'fault-claimed', by, { until: order.faultUntil });
    } else order.standing = 'over';
    orders.save(order);
    return done(order);
  });
}
