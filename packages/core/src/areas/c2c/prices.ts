import { type Amount, multiply, ONE, type Price, type Quantity } from '@quay/money';
import type { C2cNeeds } from './needs.ts';

/** What all coins are valued in. */
export const VALUED_IN = 'USDT';

/** What a quantity of a coin is worth in USDT at the market's last price; nothing where no market prices it. */
export function valueInUsdt(markets: C2cNeeds['markets'], asset: string, quantity: Quantity): Amount | undefined {
  const price = priceOf(markets, asset);
  return price === undefined ? undefined : multiply(quantity, price, 'up');
}

function priceOf(markets: C2cNeeds['markets'], asset: string): Price | undefined {
  if (asset === VALUED_IN) return ONE;
  const market = markets.get(asset);
  return market?.quote === VALUED_IN ? market.referencePrice : undefined;
}
