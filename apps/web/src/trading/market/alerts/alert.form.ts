import type { RequestOf } from '@quay/contract';
import { type AlertWindow, type Coin, MOVE_LEAST, MOVE_MOST, market, type setAlert } from '@quay/contract/market';
import { divide, floorTo, format, ONE, text, units } from '@quay/money';
import { read, settleComma } from '../../../amounts/typed-number.ts';
import { type InstrumentKey, instrumentOf, namedOf } from '../../instrument.ts';

/** What is typed for an alert: a price, or a move within a time. What belongs to the other one stays. */
export type AlertDraft = {
  readonly by: 'price' | 'move';
  readonly price: string;
  readonly percent: string;
  readonly within: AlertWindow;
};

export const emptyAlert: AlertDraft = { by: 'price', price: '', percent: '5', within: '1h' };

/** How far from the last price the shown steps are, in percent. */
export const alertSteps = [-5, -1, 1, 5] as const;

/** A price so many percent from the last one, in whole ticks. */
export function priceAt(last: string, percent: number, coin: Pick<Coin, 'tickSize' | 'priceDecimals'>): string {
  const exact = (units(last) * BigInt(100 + percent)) / 100n;
  return format(floorTo(exact, units(coin.tickSize)), coin.priceDecimals);
}

/** Which way a price is from the last one; nothing where it is neither. */
export function directionOf({ price }: AlertDraft, last: string | null): 'rises-above' | 'falls-below' | undefined {
  const wanted = read(price);
  if (!wanted || last === null || wanted === units(last)) return undefined;
  return wanted > units(last) ? 'rises-above' : 'falls-below';
}

/** How far it is from the last price, as a signed share with four decimals. */
export function distanceOf({ price }: AlertDraft, last: string | null): string | undefined {
  const wanted = read(price);
  if (!wanted || last === null || units(last) === 0n) return undefined;
  const share = divide(wanted, units(last), 'down') - ONE;
  return text((share / 10_000n) * 10_000n);
}

type Early = { readonly reason: string; readonly params: Record<string, string>; readonly field: 'price' | 'percent' };

/** The refusal that the server would give; nothing while it would take the alert. */
export function alertRefusalOf(draft: AlertDraft, coin: Pick<Coin, 'tickSize'>, last: string | null): Early | null {
  if (draft.by === 'move') {
    const percent = read(draft.percent);
    const isWithin = percent !== undefined && percent >= units(MOVE_LEAST) && percent <= units(MOVE_MOST);
    if (isWithin && percent % 100n === 0n) return null;
    const params = { least: MOVE_LEAST, most: MOVE_MOST };
    return { reason: market['alert-move-wrong'].reason, params, field: 'percent' };
  }
  const price = read(draft.price);
  if (!price || price % units(coin.tickSize) !== 0n) {
    return { reason: market['alert-price-wrong'].reason, params: { tick: coin.tickSize }, field: 'price' };
  }
  if (last === null || directionOf(draft, last)) return null;
  return { reason: market['alert-at-once'].reason, params: { last }, field: 'price' };
}

/** What is sent; nothing while the last price is not known, which says the way. */
export function alertOf(
  draft: AlertDraft,
  instrument: InstrumentKey,
  last: string | null,
): RequestOf<typeof setAlert> | undefined {
  const named = namedOf(instrumentOf(instrument));
  if (draft.by === 'move') {
    return { ...named, kind: 'moves', percent: settleComma(draft.percent), within: draft.within };
  }
  const kind = directionOf(draft, last);
  return kind && { ...named, kind, price: settleComma(draft.price) };
}
