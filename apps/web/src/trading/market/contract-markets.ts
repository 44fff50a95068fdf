import type { Coin } from '@quay/contract/market';
import type { Contract } from '@quay/contract/perpetual';
import type { ProductMarkets } from './product-markets.ts';

/** A contract as a market among markets. */
export const coinOf = (contract: Contract, about: string): Coin => ({
  symbol: contract.symbol,
  base: contract.base,
  quote: contract.quote,
  symbolFullName: about,
  isTop: '0',
  status: contract.status === 'halted' ? 'halted' : 'trading',
  tickSize: contract.tickSize,
  lotSize: contract.lotSize,
  priceDecimals: contract.priceDecimals,
  quantityDecimals: contract.quantityDecimals,
  minQuantity: contract.minQuantity,
  maxQuantity: contract.maxQuantity,
  minNotional: contract.minNotional,
  // Market orders name their worst price, which is within this one.
  priceBand: contract.marketBand,
  maxOpenOrders: contract.maxOpenOrders,
  makerFeeRate: contract.makerFeeRate,
  takerFeeRate: contract.takerFeeRate,
});

/** `BTCUSDT` and, quieter, `-PERP`. */
function nameOf({ symbol }: { readonly symbol: string }): readonly [string, string] {
  const dash = symbol.indexOf('-');
  return dash < 0 ? [symbol, ''] : [symbol.slice(0, dash), symbol.slice(dash)];
}

/** Contracts are named by their symbols, and bear the mark of the coin that they follow. */
export const contractNames: Pick<ProductMarkets, 'nameOf' | 'iconOf'> = {
  nameOf,
  iconOf: ({ symbol }) => symbol.replace(/USDT?-.*$/, ''),
};
