import { Fraction, greater, lesser, sumOf, ZERO } from './fraction.ts';

/** What a slice of a position's notional requires: from `floor` up to the floor of the next tier. */
export type Tier = { readonly floor: Fraction; readonly maintenance: Fraction; readonly initial: Fraction };

/**
 * A linear contract counts its quantity in coins and settles in the quote asset. An inverse contract counts it in the
 * quote asset, in whole contracts of `lot`, and settles in the coin.
 */
export type Contract = {
  readonly kind: 'linear' | 'inverse';
  readonly tick: Fraction;
  readonly lot: Fraction;
  readonly tiers: readonly Tier[];
};

/** What a quantity is worth at a price, in the settle asset. */
export const notional = (contract: Contract, quantity: Fraction, price: Fraction): Fraction =>
  contract.kind === 'linear' ? quantity.times(price) : quantity.over(price);

/** As income tax is: each slice of the notional at the rate of its own tier. */
export function maintenanceOf({ tiers }: Contract, worth: Fraction): Fraction {
  return sumOf(
    tiers.map(({ floor, maintenance }, n) => {
      const end = tiers[n + 1]?.floor ?? worth;
      return greater(ZERO, lesser(worth, end).minus(floor)).times(maintenance);
    }),
  );
}

/** The rate of the tier that a notional reaches; one that ends at a floor has not reached the tier above it. */
export function initialRateOf({ tiers }: Contract, worth: Fraction): Fraction {
  let rate = tiers[0]!.initial;
  for (const { floor, initial } of tiers) if (floor.isBelow(worth)) rate = initial;
  return rate;
}

/** The initial rate grows with the open interest: `base` below the lower cap, the whole at the upper one. */
export function openInterestRate(base: Fraction, openInterest: Fraction, lower: Fraction, upper: Fraction): Fraction {
  const way = openInterest.minus(lower).over(upper.minus(lower));
  const one = new Fraction(1n);
  const reached = lesser(one, greater(ZERO, way));
  return base.plus(one.minus(base).times(reached));
}
