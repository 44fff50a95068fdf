import type { Side } from '@quay/contract';
import { type OrderType, type SelfTradeMode, type TimeInForce, timesInForce } from '@quay/contract/trading';

/** How an order is to be treated, beside what it says: kept from one order to the next. */
export type OrderSettings = {
  readonly timeInForce: TimeInForce;
  readonly selfTrade: SelfTradeMode;
};

export const usualSettings: OrderSettings = { timeInForce: 'gtc', selfTrade: 'cancel-taker' };

/** What somebody chooses: a type of order, or two orders of which one cancels the other. */
export type OrderKind = OrderType | 'oco';

export const kindOf = ({ type, pairs }: { readonly type: OrderType; readonly pairs: boolean }): OrderKind =>
  pairs ? 'oco' : type;

/** The form of another kind. What a purchase of a pair costs is held, so its stop order has a limit. */
export function takeKind<Draft extends { readonly side: Side; readonly type: OrderType; readonly pairs: boolean }>(
  draft: Draft,
  kind: OrderKind,
): Draft {
  if (kind !== 'oco') return { ...draft, type: kind, pairs: false };
  return { ...draft, pairs: true, type: draft.side === 'buy' ? 'stop-limit' : 'stop-market' };
}

/** Whether a form says at which prices what it buys is sold again. */
export const hasExits = (draft: { readonly side: Side; readonly type: OrderType; readonly exits: boolean }): boolean =>
  draft.exits && draft.side === 'buy' && !waitsForStop(draft.type);

/** Whether orders of this type name a limit price. */
export const namesPrice = (type: OrderType): boolean => type === 'limit' || type === 'stop-limit';

/** Whether orders of this type wait outside the book until the last price comes to their stop price. */
export const waitsForStop = (type: OrderType): boolean => type === 'stop-limit' || type === 'stop-market';

/** The times in force that a type of order may have. What never rests has none. */
export function timesInForceOf(type: OrderType): readonly TimeInForce[] {
  if (type === 'limit') return timesInForce;
  return type === 'stop-limit' ? timesInForce.filter((one) => one !== 'post-only') : [];
}

/** The time in force that an order of this type gets: what was wished, where it is allowed. */
export function timeInForceOf(type: OrderType, requested: TimeInForce): TimeInForce | null {
  const allowed = timesInForceOf(type);
  if (allowed.length === 0) return null;
  return allowed.includes(requested) ? requested : 'gtc';
}

/** Which way the last price has to go to reach a stop price; null when it is not known, or there already. */
export function wayToStop(stop: bigint | undefined, last: bigint | null): 'falls' | 'rises' | null {
  if (stop === undefined || last === null || stop === last) return null;
  return stop < last ? 'falls' : 'rises';
}

/** What an order of this type does not do as usual: for the one word that the form shows. */
export function unusual(type: OrderType, settings: OrderSettings): readonly (keyof OrderSettings)[] {
  const timeInForce = timeInForceOf(type, settings.timeInForce);
  return [
    ...(timeInForce !== null && timeInForce !== usualSettings.timeInForce ? (['timeInForce'] as const) : []),
    ...(settings.selfTrade !== usualSettings.selfTrade ? (['selfTrade'] as const) : []),
  ];
}
