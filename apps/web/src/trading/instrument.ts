import { type Product, products } from '@quay/contract/trading';

/** What can be traded: spot BTC and a contract on BTC are two instruments with one symbol. */
export type Instrument = { readonly product: Product; readonly symbol: string };

/**
 * Names an instrument where a string is needed: in what the browser keeps, in keys of maps and in names of channels. Spot
 * was there before there were products, and its instruments are their bare symbols still, so that what was kept is found.
 */
export type InstrumentKey = string & { readonly [keyBrand]: true };
declare const keyBrand: unique symbol;

/** Not part of any symbol. */
const BETWEEN = '.';

export const keyOf = ({ product, symbol }: Instrument): InstrumentKey =>
  (product === 'spot' ? symbol : `${product}${BETWEEN}${symbol}`) as InstrumentKey;

/** The instrument of a key; what names no product is of spot. */
export function instrumentOf(key: string): Instrument {
  const product = products.find((one) => key.startsWith(`${one}${BETWEEN}`));
  return product ? { product, symbol: key.slice(product.length + BETWEEN.length) } : { product: 'spot', symbol: key };
}

/** An instrument as calls name it: clients of before named no product, and those of spot still do not. */
export const namedOf = ({ product, symbol }: Instrument): { symbol: string; product?: Product } =>
  product === 'spot' ? { symbol } : { symbol, product };

/** The key of the spot market of a symbol. */
export const spotKey = (symbol: string): InstrumentKey => keyOf({ product: 'spot', symbol });
