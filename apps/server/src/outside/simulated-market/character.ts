/** How a market behaves. */
export type Character = {
  /** Deviation of a year's return. */
  readonly volatility: number;
  /** Trades of the taker's own accord, a second. */
  readonly tradesPerSecond: number;
  /** What an ordinary trade is worth, in the quote asset. */
  readonly tradeValue: number;
};

const ordinary: Character = { volatility: 0.85, tradesPerSecond: 0.2, tradeValue: 300 };

const characters: Readonly<Record<string, Character>> = {
  BTC: { volatility: 0.5, tradesPerSecond: 1, tradeValue: 2500 },
  ETH: { volatility: 0.65, tradesPerSecond: 0.9, tradeValue: 1500 },
  SOL: { volatility: 0.85, tradesPerSecond: 0.9, tradeValue: 800 },
  XRP: { volatility: 0.8, tradesPerSecond: 0.9, tradeValue: 500 },
  DOGE: { volatility: 0.95, tradesPerSecond: 0.8, tradeValue: 400 },
  SUI: { volatility: 1, tradesPerSecond: 0.8, tradeValue: 400 },
  BNB: { volatility: 0.5, tradesPerSecond: 0.3, tradeValue: 800 },
  PEPE: { volatility: 1.1, tradesPerSecond: 0.25, tradeValue: 400 },
  SHIB: { volatility: 1, tradesPerSecond: 0.25, tradeValue: 350 },
};

export const characterOf = (symbol: string): Character => characters[symbol] ?? ordinary;
