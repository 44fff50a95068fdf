import type { Price } from '@quay/money';

/** A recorded fact: what a venue said a coin is worth, and when. Times are milliseconds of the commands that carry them. */
export type SourcePrice = {
  readonly source: string;
  readonly price: Price;
  /** What it counts for in the index: a whole number above zero. */
  readonly weight: bigint;
  /** When it was so, as the venue says; never later than it was recorded. */
  readonly at: number;
};

/**
 * Sources after another fact, in the order of their names, one for each. A venue whose clock is fast says nothing about
 * the future, and a fact that is older than the one before it changes nothing.
 */
export function withSource(sources: readonly SourcePrice[], fact: SourcePrice, now: number): readonly SourcePrice[] {
  const said = { ...fact, at: Math.min(fact.at, now) };
  const before = sources.find(({ source }) => source === said.source);
  if (before && before.at > said.at) return sources;
  const others = sources.filter((one) => one !== before);
  const next = others.findIndex(({ source }) => source > said.source);
  return next < 0 ? [...others, said] : others.toSpliced(next, 0, said);
}
