import { sizeOf } from '@quay/core/margin';
import { format, type Price, parse, type Quantity, units } from '@quay/money';
import { read, settleComma } from '../../../amounts/typed-number.ts';
import { type AccountNow, distanceOf, type PositionNow } from '../sums/account.ts';
import { outcomeAt, priceAtDistance, priceOfResult } from '../sums/outcomes.ts';

/** What a trigger's price is typed as: itself, how far it is from the mark in per cent, or what it brings after the fee. */
export type LinkedField = 'price' | 'distance' | 'result';

/** One price in the field that its owner typed it into, exactly as typed. The other two follow from it. */
export type LinkedPrice = { readonly by: LinkedField; readonly typed: string };

export const noPrice: LinkedPrice = { by: 'price', typed: '' };

/** What the three fields are linked by. */
export type LinkedBy = {
  readonly account: AccountNow;
  readonly position: PositionNow;
  readonly takerRate: bigint;
  /** What is closed there; all of the position where it is not said. */
  readonly quantity?: Quantity | undefined;
};

const SIGNED = /^([+\-\u2212]?)(.*)$/;

/** A signed number as it is typed; nothing when it is none. */
function readSigned(typed: string): bigint | undefined {
  const [, sign, number = ''] = SIGNED.exec(typed.trim())!;
  const value = parse(settleComma(number));
  return value === undefined || sign === '' || sign === '+' ? value : -value;
}

/** The price that was typed, or that follows from what was; nothing where it cannot be read or no price brings it. */
export function priceOf({ by, typed }: LinkedPrice, linked: LinkedBy): Price | undefined {
  if (by === 'price') return read(typed) || undefined;
  const value = readSigned(typed);
  if (value === undefined) return undefined;
  const { account, position, takerRate } = linked;
  const { mark, tick } = position.contract;
  if (by === 'distance') return priceAtDistance(mark, value / 100n, tick);
  return priceOfResult(account, position, quantityOf(linked), value, takerRate);
}

const quantityOf = ({ quantity, position }: LinkedBy): Quantity => quantity ?? sizeOf(position.position);

/** What a price is in the three fields. */
export type LinkedFigures = { readonly price: Price; readonly distance: bigint; readonly result: bigint };

export function figuresAt(price: Price, linked: LinkedBy): LinkedFigures {
  const { account, position, takerRate } = linked;
  const distance = distanceOf(price, position.contract.mark);
  return { price, distance, result: outcomeAt(account, position, quantityOf(linked), price, takerRate).net };
}

/** How a field reads while somebody is in it: what was typed there, or what follows from the others, ready to be changed. */
export function editable(field: LinkedField, price: LinkedPrice, linked: LinkedBy, decimals: Decimals): string {
  if (price.by === field) return price.typed;
  const known = priceOf(price, linked);
  if (known === undefined) return '';
  const figures = figuresAt(known, linked);
  if (field === 'price') return format(known, decimals.price);
  return field === 'distance' ? format(figures.distance * 100n, 2) : format(figures.result, decimals.money);
}

export type Decimals = { readonly price: number; readonly money: number };

/** Left alone, a share or a result becomes the price that it means: in whole ticks, and no longer moving with the mark. */
export function settled(price: LinkedPrice, linked: LinkedBy, decimals: number): LinkedPrice {
  if (price.by === 'price') return { by: 'price', typed: settleComma(price.typed) };
  const known = priceOf(price, linked);
  return known === undefined ? price : { by: 'price', typed: format(known, decimals) };
}

/** A price as a form begins with it. */
export const typedPrice = (price: string | null, decimals: number): LinkedPrice =>
  price === null ? noPrice : { by: 'price', typed: format(units(price), decimals) };
