import { contractMarketMakers } from '@quay/cast';
import type { Intent } from '@quay/contract/perpetual';
import { type PlaceContractOrder, plainOrder } from '@quay/core';
import { least, type Quantity } from '@quay/money';
import type { Order as Command } from '../../core-host/port.ts';
import type { BotOrders } from './quoted.ts';
import type { RestingOrder } from './resting.ts';

/** What a bot's account has in a contract: above zero long, below short. */
export type PositionOf = (owner: number) => Quantity;

/** The account that opens longs and the one that opens shorts, of the maker or of the taker. */
type Pair = { readonly long: number; readonly short: number };
const makers: Pair = { long: contractMarketMakers.longMaker, short: contractMarketMakers.shortMaker };
const takers: Pair = { long: contractMarketMakers.longTaker, short: contractMarketMakers.shortTaker };

/**
 * Orders of a contract for one turn. Who buys closes the pair's short first and opens a long after that, and the other
 * way round for who sells: so a pair is long or short and seldom both.
 */
export function contractOrders(contract: string, own: readonly RestingOrder[], positionOf: PositionOf): BotOrders {
  const closable = new Map<number, Quantity>();
  for (const { long, short } of [makers, takers]) {
    for (const [owner, side] of [[long, 'sell'] as const, [short, 'buy'] as const]) {
      const held = positionOf(owner);
      const closing = own.filter((order) => order.owner === owner && order.side === side);
      const size = held < 0n ? -held : held;
      closable.set(
        owner,
        closing.reduce((sum, { left }) => sum - left, size),
      );
    }
  }

  function order(
    pair: Pair,
    side: 'buy' | 'sell',
    quantity: Quantity,
  ): { owner: number; intent: Intent; quantity: Quantity } {
    const closer = side === 'buy' ? pair.short : pair.long;
    const left = closable.get(closer)!;
    if (left > 0n) {
      const closed = least(left, quantity);
      closable.set(closer, left - closed);
      return { owner: closer, intent: side === 'buy' ? 'close-short' : 'close-long', quantity: closed };
    }
    const opener = side === 'buy' ? pair.long : pair.short;
    return { owner: opener, intent: side === 'buy' ? 'open-long' : 'open-short', quantity };
  }

  const placing = (
    request: Omit<PlaceContractOrder, 'contract' | 'clientId' | 'leverage' | keyof typeof plainOrder>,
  ): Command => ({
    name: 'perpetual/place-order',
    input: { ...request, contract, clientId: null, leverage: null, ...plainOrder },
  });

  return {
    quote: (side, price, quantity) =>
      placing({ ...order(makers, side, quantity), type: 'limit', price, timeInForce: 'gtc' }),
    cancel: ({ id, owner }) => ({ name: 'perpetual/cancel-order', input: { owner, order: id } }),
    take: (side, quantity) =>
      placing({ ...order(takers, side, quantity), type: 'market', price: null, timeInForce: 'ioc' }),
  };
}
