import { multiply } from '@quay/money';
import type { Changes } from '../../engine/changes.ts';
import { always } from '../../engine/fault.ts';
import type { Sequences } from '../../engine/sequences.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import type { Market, SpotNeeds } from './needs.ts';
import { type Order, type Trade, tradesTable } from './state.ts';

/**
 * Two orders met at the maker's price: base goes one way, quote the other, and each side pays its fee out of what it
 * receives (a buyer in base, a seller in quote), rounded up.
 */
export class Settlement {
  readonly #ledger: Ledger;
  readonly #changes: Changes;
  readonly #sequences: Sequences;
  readonly #needs: SpotNeeds;

  constructor(ledger: Ledger, changes: Changes, sequences: Sequences, needs: SpotNeeds) {
    this.#ledger = ledger;
    this.#changes = changes;
    this.#sequences = sequences;
    this.#needs = needs;
  }

  settle(market: Market, taker: Order, maker: Order, price: bigint, quantity: bigint, at: number): void {
    const amount = multiply(price, quantity, 'down');
    const buy = taker.side === 'buy' ? taker : maker;
    const sell = taker.side === 'buy' ? maker : taker;
    const buyFee = multiply(quantity, feeRate(buy, buy === maker), 'up');
    const sellFee = multiply(amount, feeRate(sell, sell === maker), 'up');
    always(buyFee <= quantity && sellFee <= amount, 'a fee is more than what it is taken from');

    const ledger = this.#ledger;
    const buyerBase = ledger.account(buy.owner, 'spot', market.base);
    const buyerQuote = ledger.account(buy.owner, 'spot', market.quote);
    const sellerBase = ledger.account(sell.owner, 'spot', market.base);
    const sellerQuote = ledger.account(sell.owner, 'spot', market.quote);
    const id = this.#sequences.next('trade');
    ledger.post(id, at, [
      { account: sellerBase, amount: -quantity, from: 'frozen', cause: 'trade' },
      { account: buyerBase, amount: quantity, cause: 'trade' },
      { account: buyerQuote, amount: -amount, from: 'frozen', cause: 'trade' },
      { account: sellerQuote, amount, cause: 'trade' },
      ...ledger.feeLegs(buyerBase, buyFee),
      ...ledger.feeLegs(sellerQuote, sellFee),
    ]);
    fill(buy, quantity, amount, buyFee, amount, at);
    fill(sell, quantity, amount, sellFee, quantity, at);

    const trade: Trade = {
      id,
      market: market.symbol,
      price,
      quantity,
      amount,
      side: taker.side,
      buyOrder: buy.id,
      sellOrder: sell.id,
      buyer: buy.owner,
      seller: sell.owner,
      buyFee,
      sellFee,
      buyRole: buy === maker ? 'maker' : 'taker',
      betweenDesks: this.#needs.holders.isDesk(buy.owner) && this.#needs.holders.isDesk(sell.owner),
      at,
    };
    this.#changes.put(tradesTable, trade);
    this.#needs.markets.traded(market.symbol, price);
  }

  /** Gives back what an order holds beyond what it still needs. */
  releaseDownTo(order: Order, market: Market, needed: bigint): void {
    const held = this.#ledger.account(order.owner, 'spot', order.side === 'buy' ? market.quote : market.base);
    this.#ledger.release(held, order.held - needed);
    order.held = needed;
  }
}

function feeRate(order: Order, rested: boolean): bigint {
  return rested ? order.makerFeeRate : order.takerFeeRate;
}

function fill(order: Order, quantity: bigint, amount: bigint, fee: bigint, spent: bigint, at: number): void {
  order.filledQuantity += quantity;
  order.filledAmount += amount;
  order.fee += fee;
  order.held -= spent;
  order.updatedAt = at;
  always(order.held >= 0n, `order ${order.id} spent more than it held`);
}
