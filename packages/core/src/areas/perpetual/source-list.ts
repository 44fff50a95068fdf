import type { SourcePrice } from '../../prices/sources.ts';

/** The sources that an index was made of, as the column of a mark keeps them: JSON of name, price, weight and time. */
export const writeSources = (sources: readonly SourcePrice[]): string =>
  JSON.stringify(sources.map(({ source, price, weight, at }) => [source, String(price), Number(weight), at]));

/** The same, read again. A mark of before sources were kept has none. */
export function readSources(text: string): readonly SourcePrice[] {
  const read = JSON.parse(text || '[]') as readonly [string, string, number, number][];
  return read.map(([source, price, weight, at]) => ({ source, price: BigInt(price), weight: BigInt(weight), at }));
}
