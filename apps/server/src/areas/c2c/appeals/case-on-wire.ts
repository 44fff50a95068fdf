import { RULED_BY_ONE } from '@quay/contract/c2c';
import type { AppealRow } from '@quay/contract/staff';
import type { C2cOrder } from '@quay/core';
import { text, units } from '@quay/money';
import type { AppealCase } from '@quay/store';

/** Whether staff look at it now. */
export const isUnderAppeal = ({ state }: Pick<C2cOrder, 'state'>): boolean =>
  state === 'appealed' || state === 'disputed';

/** Whether two have to rule the same. */
export const needsTwo = ({ value }: Pick<C2cOrder, 'value'>): boolean => value > units(RULED_BY_ONE);

const SHOWN = 4;
/** The last characters of an account, for whoever has not said why they want to see all of it. */
export function maskedAccount(account: string): string {
  const letters = [...account];
  const shown = letters.length > 2 * SHOWN ? SHOWN : 1;
  return `${'*'.repeat(Math.min(8, Math.max(2, letters.length - shown)))}${letters.slice(-shown).join('')}`;
}

/** An appeal in a queue. */
export function caseOnWire(order: AppealCase): AppealRow {
  const { rulingFor, ruledByName } = order;
  const isProposed = isUnderAppeal(order) && rulingFor !== null;
  return {
    orderId: order.id,
    symbol: order.asset,
    fiat: order.fiat as AppealRow['fiat'],
    quantity: text(order.quantity),
    money: text(order.money),
    value: text(order.value),
    state: order.state,
    reason: order.appealReason ?? 'other',
    by: order.appealBy ?? 'system',
    payer: order.payerName,
    seller: order.sellerName,
    appealedAt: order.appealedAt!,
    dueAt: order.dueAt,
    takenBy: order.takenByName,
    needsTwo: needsTwo(order),
    proposed: isProposed ? { for: rulingFor, by: ruledByName ?? '–' } : null,
  };
}
