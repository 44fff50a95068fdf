import { type PlaceOrder, selfTradeModes } from '@quay/contract/spot';
import type { Random } from '@quay/core/simulation';
import { format, type Price, type Quantity } from '@quay/money';

export type ChaosMarket = {
  readonly symbol: string;
  /** Around which everybody trades. */
  readonly price: Price;
  readonly tick: Price;
  readonly tickDecimals: number;
  readonly lot: Quantity;
  readonly lotDecimals: number;
};

type OrderRequest = Omit<PlaceOrder, 'clientOrderId'>;

/** An order of any type, within half a per cent of the market's price, worth some 20 to 400 of the quote coin. */
export function requestOf(dice: Random, market: ChaosMarket): OrderRequest {
  const { symbol } = market;
  const side = dice.chance(0.5) ? 'buy' : 'sell';
  const worth = BigInt(20 + dice.below(380)) * 100_000_000n;
  const quantity = steps((worth * 100_000_000n) / market.price, market.lot, market.lotDecimals);
  const amount = format(worth, 0);
  const price = near(dice, market);
  const base = { symbol, side, ...(dice.chance(0.3) && { selfTrade: dice.pick(selfTradeModes) }) } as const;
  const kind = dice.below(100);
  if (kind < 50) return { ...base, type: 'limit', price, quantity };
  if (kind < 58) return { ...base, type: 'limit', price, quantity, timeInForce: 'ioc' };
  if (kind < 63) return { ...base, type: 'limit', price, quantity, timeInForce: 'fok' };
  if (kind < 72) return { ...base, type: 'limit', price, quantity, timeInForce: 'post-only' };
  if (kind < 84) return { ...base, type: 'market', quantity };
  if (kind < 92) return { ...base, side: 'buy', type: 'market', amount };
  const stopPrice = near(dice, market);
  if (kind < 97) return { ...base, type: 'stop-limit', stopPrice, price, quantity };
  if (side === 'sell') return { ...base, type: 'stop-market', stopPrice, quantity };
  return { ...base, type: 'stop-market', stopPrice, amount };
}

function near(dice: Random, { price, tick, tickDecimals }: ChaosMarket): string {
  return steps((price * BigInt(9_950 + dice.below(101))) / 10_000n, tick, tickDecimals);
}

/** A whole number of steps, at least one. */
function steps(value: bigint, step: bigint, decimals: number): string {
  const floored = value - (value % step);
  return format(floored > 0n ? floored : step, decimals);
}
