import { marketsTable, tradesTable } from '@quay/core';
import type { StoredProduct } from '../../trading/product.ts';

/**
 * Spot as the store reads it. A trade is an exchange of base for quote: the core's Trade says the same of its lines. A
 * line of nothing is none, nor is one of a side that has no amounts after it.
 */
export const spot: StoredProduct = {
  name: 'spot',
  book: 'spot',
  listings: marketsTable,
  trades: tradesTable,
  accountOf: 'base',
  lines: `lateral (
  select trade.id + place as id, owner, 'spot' as book, asset, amount, balance_after, cause, trade.id as reference, trade.at
  from (values
    (0, trade.seller, base, -trade.quantity, trade.seller_base, 'trade'),
    (1, trade.buyer, base, trade.quantity, trade.buyer_base + trade.buy_fee, 'trade'),
    (2, trade.buyer, quote, -trade.amount, trade.buyer_quote, 'trade'),
    (3, trade.seller, quote, trade.amount, trade.seller_quote + trade.sell_fee, 'trade'),
    (4, trade.buyer, base, -trade.buy_fee, trade.buyer_base, 'fee'),
    (5, trade.seller, quote, -trade.sell_fee, trade.seller_quote, 'fee')
  ) as six (place, owner, asset, amount, balance_after, cause)
  where amount <> 0 and balance_after is not null
) as line`,
  legsOf({ buyer, seller, quantity, amount, buyFee, sellFee, buyerBase, sellerBase }, { base, quote }) {
    const bought = [
      { owner: buyer, asset: base, amount: quantity - buyFee },
      { owner: buyer, asset: quote, amount: -amount },
    ];
    const sold = [
      { owner: seller, asset: base, amount: -quantity },
      { owner: seller, asset: quote, amount: amount - sellFee },
    ];
    return [...(buyerBase === null ? [] : bought), ...(sellerBase === null ? [] : sold)];
  },
};
