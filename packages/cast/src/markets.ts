import { type Amount, type Price, type Quantity, type Rate, units } from '@quay/money';

/** A market as the cast lists it. Tick × lot is always a whole number of 10⁻⁸ units. */
export type CastMarket = {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly name: string;
  readonly hot: 0 | 1;
  readonly tick: Price;
  readonly lot: Quantity;
  readonly minQuantity: Quantity;
  readonly maxQuantity: Quantity;
  readonly minNotional: Amount;
  readonly priceBand: Rate;
  readonly maxOpenOrders: number;
  readonly makerFeeRate: Rate;
  readonly takerFeeRate: Rate;
  readonly referencePrice: Price;
};

const market = (
  symbol: string,
  name: string,
  price: string,
  tick: string,
  lot: string,
  maxQuantity: string,
  hot: 0 | 1 = 0,
): CastMarket => ({
  symbol,
  base: symbol,
  quote: 'USDT',
  name,
  hot,
  tick: units(tick),
  lot: units(lot),
  minQuantity: units(lot),
  maxQuantity: units(maxQuantity),
  minNotional: units('5'),
  priceBand: units('0.1'),
  maxOpenOrders: 200,
  makerFeeRate: units('0.001'),
  takerFeeRate: units('0.001'),
  referencePrice: units(price),
});

/** The markets of a fresh installation, all against USDT. */
export const markets: readonly CastMarket[] = [
  market('BTC', 'Bitcoin', '64200', '0.1', '0.0001', '200', 1),
  market('ETH', 'Ethereum', '3412.65', '0.01', '0.001', '4000', 1),
  market('SOL', 'Solana', '168.42', '0.01', '0.01', '80000', 1),
  market('XRP', 'XRP', '0.6214', '0.0001', '1', '20000000', 1),
  market('BNB', 'BNB', '592.3', '0.1', '0.001', '20000'),
  market('DOGE', 'Dogecoin', '0.1623', '0.00001', '1', '80000000', 1),
  market('ADA', 'Cardano', '0.4517', '0.0001', '0.1', '30000000'),
  market('AVAX', 'Avalanche', '36.84', '0.01', '0.01', '400000'),
  market('LINK', 'Chainlink', '17.352', '0.001', '0.01', '800000'),
  market('DOT', 'Polkadot', '6.184', '0.001', '0.01', '2000000'),
  market('LTC', 'Litecoin', '83.41', '0.01', '0.001', '150000'),
  market('TRX', 'TRON', '0.1342', '0.00001', '0.1', '100000000'),
  market('UNI', 'Uniswap', '9.873', '0.001', '0.01', '1200000'),
  market('ATOM', 'Cosmos', '7.216', '0.001', '0.01', '1800000'),
  market('NEAR', 'NEAR', '5.408', '0.001', '0.1', '2500000'),
  market('ARB', 'Arbitrum', '0.9124', '0.0001', '0.1', '14000000'),
  market('OP', 'Optimism', '1.742', '0.0001', '0.1', '7000000'),
  market('SUI', 'Sui', '2.1365', '0.0001', '0.1', '6000000', 1),
  market('PEPE', 'Pepe', '0.00001234', '0.00000001', '1', '900000000000'),
  market('SHIB', 'Shiba Inu', '0.00001781', '0.00000001', '1', '700000000000'),
];

/** The market of a symbol; a symbol that the cast lacks is a fault of the test. */
export function marketOf(symbol: string): CastMarket {
  const found = markets.find((one) => one.symbol === symbol);
  if (!found) throw new Error(`the cast has no market ${symbol}`);
  return found;
}
