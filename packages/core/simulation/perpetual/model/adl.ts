import { notional } from './contract.ts';
import { Fraction, greater, lesser, sumOf, UNIT, ZERO } from './fraction.ts';
import { type Position, unrealised } from './position.ts';

/** A position that may be closed against a bankrupt one, with the part of its group's equity that is its own. */
export type Target = {
  readonly owner: number;
  readonly position: Position;
  readonly mark: Fraction;
  readonly equity: Fraction;
};

/** Profit as a part of the entry value, times the effective leverage, or over it where it is a loss. */
export function adlScore({ position, mark, equity }: Target): Fraction {
  const profit = unrealised(position, mark);
  const share = profit.over(greater(position.entryValue, UNIT));
  const leverage = notional(position.contract, position.quantity, mark).over(equity);
  return profit.isAbove(ZERO) ? share.times(leverage) : share.over(leverage);
}

/** Highest score first, then the larger quantity, then the older owner. */
export const adlQueue = (targets: readonly Target[]): Target[] =>
  [...targets].sort(
    (a, b) => adlScore(b).compare(adlScore(a)) || b.position.quantity.compare(a.position.quantity) || a.owner - b.owner,
  );

/** In which fifth of the queue's quantity the end of each target stands, from 1, the head. */
export function fifths(queue: readonly Target[]): bigint[] {
  const quantities = queue.map(({ position }) => position.quantity);
  const whole = sumOf(quantities);
  const one = new Fraction(1n);
  return quantities.map((_, n) => {
    const reached = sumOf(quantities.slice(0, n + 1))
      .times(new Fraction(5n))
      .over(whole);
    return reached.ceilTo(one).numerator;
  });
}

/** What is closed of each, from the head, until no more is needed. */
export function taken(queue: readonly Target[], needed: Fraction): Fraction[] {
  let left = needed;
  return queue.map(({ position }) => {
    const part = lesser(left, position.quantity);
    left = left.minus(part);
    return part;
  });
}
