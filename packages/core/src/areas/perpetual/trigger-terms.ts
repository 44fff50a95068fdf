import {
  CALLBACK_MAX,
  CALLBACK_MIN,
  type Intent,
  perpetual,
  STOP_LOSS_DISTANCE,
  type TriggerKind,
} from '@quay/contract/perpetual/rules';
import { greatest, ONE, type Price, type Quantity, quotient, type Rate, units } from '@quay/money';
import { type Refused, refuse } from '../../engine/command.ts';
import { bandRound } from './closing.ts';
import type { Contract } from './state.ts';
import type { TriggerRow } from './trigger-state.ts';
import type { Awaited } from './trigger-watch.ts';

/** What is said of a trigger when it is set. */
export type TriggerTerms = {
  readonly kind: TriggerKind;
  readonly triggerPrice: Price | null;
  readonly price: Price | null;
  readonly quantity: Quantity | null;
  readonly activation: Price | null;
  readonly callback: Rate | null;
};

/** What it is set for: a position, or an order that opens. */
export type TriggerBasis = {
  readonly contract: Contract;
  readonly isLong: boolean;
  /** The mark, to the tick, or the price of the order. */
  readonly reference: Price;
  /** Of a position alone: how large it is, and the mark that liquidates it, if any does. */
  readonly position?: { readonly size: Quantity; readonly liquidation: Price | undefined };
};

const [LEAST, MOST, DISTANCE] = [CALLBACK_MIN, CALLBACK_MAX, STOP_LOSS_DISTANCE].map(units) as [Rate, Rate, Rate];

export const isLongOf = ({ closes }: { readonly closes: Intent }): boolean => closes === 'close-long';

/** The mark as triggers see it: in whole ticks. */
export const cutToTick = (mark: Price, tick: Price): Price => (mark / tick) * tick;

/** Where a trailing trigger fires: behind the best mark, in whole ticks, away from it. */
export function trailingPrice(best: Price, callback: Rate, tick: Price, isLong: boolean): Price {
  return isLong
    ? greatest(tick, quotient(best * (ONE - callback), ONE * tick, 'down') * tick)
    : quotient(best * (ONE + callback), ONE * tick, 'up') * tick;
}

/** Refuses what its kind does not have or lacks, a price on the wrong side, and more than there is. */
export function termsRefusal(terms: TriggerTerms, basis: TriggerBasis): Refused | undefined {
  const { kind, triggerPrice, price, quantity, activation, callback } = terms;
  const { tick, lot } = basis.contract;
  const isTrailing = kind === 'trailing';
  if (isTrailing ? triggerPrice !== null || price !== null : activation !== null || callback !== null) {
    return refuse(perpetual['trigger-field-not-here'], {}, isTrailing ? 'triggerPrice' : 'callbackRate');
  }
  if (quantity !== null && !basis.position) return refuse(perpetual['trigger-field-not-here'], {}, 'quantity');
  if ((isTrailing ? callback : triggerPrice) === null) {
    return refuse(perpetual['trigger-price-missing'], {}, isTrailing ? 'callbackRate' : 'triggerPrice');
  }
  for (const [field, one] of [
    ['triggerPrice', triggerPrice],
    ['activationPrice', activation],
  ] as const) {
    if (one !== null && isOffStep(one, tick)) return refuse(perpetual['stop-price-off-tick'], { tick }, field);
  }
  const wrong = isTrailing ? trailingRefusal(terms, basis) : sideRefusal(kind, triggerPrice!, basis);
  if (wrong) return wrong;
  const outside = price === null ? undefined : limitRefusal(triggerPrice!, price, basis.contract);
  if (outside) return outside;
  if (quantity === null) return undefined;
  if (isOffStep(quantity, lot)) return refuse(perpetual['quantity-off-lot'], { lot }, 'quantity');
  return partRefusal(quantity, basis.position!.size, basis.contract);
}

const isOffStep = (value: bigint, step: bigint): boolean => value <= 0n || value % step !== 0n;

/** A stop-profit is where the position gains, a stop-loss where it loses, and not so far that it is liquidated first. */
function sideRefusal(kind: TriggerKind, price: Price, basis: TriggerBasis): Refused | undefined {
  const { isLong, reference, position } = basis;
  const gains = isLong ? price > reference : price < reference;
  const loses = isLong ? price < reference : price > reference;
  if (kind === 'stop-profit') {
    return gains ? undefined : refuse(perpetual['stop-profit-wrong-side'], { reference }, 'triggerPrice');
  }
  if (!loses) return refuse(perpetual['stop-loss-wrong-side'], { reference }, 'triggerPrice');
  const liquidation = position?.liquidation;
  if (liquidation === undefined) return undefined;
  const isNear = isLong ? price * ONE <= liquidation * (ONE + DISTANCE) : price * ONE >= liquidation * (ONE - DISTANCE);
  return isNear ? refuse(perpetual['stop-loss-beyond-liquidation'], { liquidation }, 'triggerPrice') : undefined;
}

/** A trailing one follows no nearer and no further than it may, and from a mark that has not come yet. */
function trailingRefusal({ callback, activation }: TriggerTerms, { isLong, reference }: TriggerBasis) {
  if (callback! < LEAST || callback! > MOST) {
    return refuse(perpetual['callback-range'], { min: LEAST, max: MOST }, 'callbackRate');
  }
  if (activation === null || (isLong ? activation > reference : activation < reference)) return undefined;
  return refuse(perpetual['activation-wrong-side'], { reference }, 'activationPrice');
}

/** The limit of what it sends is within the price band round the mark that it fires at. */
function limitRefusal(triggerPrice: Price, price: Price, { tick, priceBand }: Contract): Refused | undefined {
  if (isOffStep(price, tick)) return refuse(perpetual['price-off-tick'], { tick }, 'price');
  const { low, high } = bandRound(triggerPrice, priceBand, tick);
  return price >= low && price <= high
    ? undefined
    : refuse(perpetual['trigger-price-outside-band'], { low, high }, 'price');
}

function partRefusal(quantity: Quantity, size: Quantity, { minQuantity, base: coin }: Contract): Refused | undefined {
  if (quantity < minQuantity && quantity < size) {
    return refuse(perpetual['quantity-below-min'], { min: minQuantity, coin }, 'quantity');
  }
  return quantity > size ? refuse(perpetual['close-too-much'], { closable: size, coin }, 'quantity') : undefined;
}

/** The marks at which something happens to a trigger. One that is active fires behind, and follows ahead. */
export function awaitedBy(row: TriggerRow, tick: Price): readonly Awaited[] {
  const { kind, status, triggerPrice, activation, best } = row;
  const isLong = isLongOf(row);
  if (status === 'waiting') return [];
  if (kind !== 'trailing') return [{ rises: isLong === (kind === 'stop-profit'), price: triggerPrice! }];
  if (status === 'armed') return [{ rises: isLong, price: activation! }];
  const fires = { rises: !isLong, price: triggerPrice! };
  return status === 'retrying' ? [fires] : [fires, { rises: isLong, price: isLong ? best! + tick : best! - tick }];
}

/** Whether a mark is where a trigger fires. */
export function isCrossed(row: TriggerRow, mark: Price): boolean {
  if (row.triggerPrice === null) return false;
  const rises = isLongOf(row) === (row.kind === 'stop-profit');
  return rises ? mark >= row.triggerPrice : mark <= row.triggerPrice;
}
