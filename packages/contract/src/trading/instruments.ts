import { type Product, products } from './products.ts';

/** What is traded: a product, and a symbol within it. */
export type Instrument<Of extends string = Product> = { readonly product: Of; readonly symbol: string };

/** The product whose instruments are named by their symbols alone: the wire named them so before there were others. */
const FIRST = products[0];

/** An instrument as one word, the same on the wire and as a key: `BTC` of spot, `perpetual:BTC` of another product. */
export const instrumentKey = ({ product, symbol }: Instrument<string>): string =>
  product === FIRST ? symbol : `${product}:${symbol}`;

/** A channel of an instrument, taken apart. */
export type InstrumentChannel<Of extends string = Product> = {
  readonly kind: string;
  readonly instrument: Instrument<Of>;
  /** What stands behind the instrument, such as the interval of candles. */
  readonly rest: readonly string[];
};

/** The name of a channel: `depth:BTC`, `candles:perpetual:BTC:5m`. */
export const instrumentChannel = (kind: string, instrument: Instrument<string>, ...rest: readonly string[]): string =>
  [kind, instrumentKey(instrument), ...rest].join(':');

/** Reads the name of a channel; nothing when no instrument stands in it. Whether it is listed is another question. */
export function parseInstrumentChannel(name: string): InstrumentChannel | undefined;
export function parseInstrumentChannel<Of extends string>(
  name: string,
  known: readonly Of[],
): InstrumentChannel<Of | typeof FIRST> | undefined;
export function parseInstrumentChannel(
  name: string,
  known: readonly string[] = products,
): InstrumentChannel<string> | undefined {
  const [kind = '', first = '', ...behind] = name.split(':');
  const named = first !== FIRST && known.includes(first);
  const [symbol = '', ...rest] = named ? behind : [first, ...behind];
  if (kind === '' || symbol === '') return undefined;
  return { kind, instrument: { product: named ? first : FIRST, symbol }, rest };
}
