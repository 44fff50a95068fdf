/** How a coin behaves in the world outside, and how it is quoted and traded here. */
export type Character = {
  /** Deviation of a year's return. */
  readonly volatility: number;
  /** Correlation of its hourly returns with those of Bitcoin. */
  readonly correlation: number;
  /** Its own jumps are rarer and larger than others'. */
  readonly leaps?: boolean;
  /** How long its price stands still, on average, in seconds. */
  readonly hold: number;
  /** Trades a second, on average over a week. */
  readonly tradesPerSecond: number;
  /** The median of a trade's worth, in dollars, and the deviation of its logarithm. */
  readonly tradeMedian: number;
  readonly tradeSpread: number;
  /** What stands within 10 basis points × book range on a side, in dollars. */
  readonly depth: number;
  /** How many times farther than Bitcoin's its book reaches. */
  readonly bookRange: number;
  /** What an ordinary position in its contract is a few of, in dollars. */
  readonly unit: number;
};

type Row = readonly [
  volatility: number,
  correlation: number,
  hold: number,
  tradesPerSecond: number,
  tradeMedian: number,
  tradeSpread: number,
  depth: number,
  bookRange: number,
  unit: number,
];

/**
 * Volatility and correlation are those of hourly closes from 2024-01 to 2025-06, trades those of Binance's daily records of
 * 2024 and 2025: a thirtieth of their number, with their mean sizes.
 */
const table: Readonly<Record<string, Row>> = {
  BTC: [0.52, 1, 1.8, 1.01, 105, 1.9, 640_000, 1, 2500],
  ETH: [0.7, 0.8, 1.8, 0.93, 81, 1.9, 400_000, 1.35, 1500],
  SOL: [0.94, 0.75, 2, 0.62, 57, 1.9, 190_000, 1.8, 800],
  XRP: [0.94, 0.6, 2.5, 0.33, 64, 1.8, 90_000, 1.8, 500],
  BNB: [0.6, 0.69, 2.5, 0.25, 48, 1.8, 60_000, 1.15, 800],
  DOGE: [1.08, 0.72, 2.5, 0.33, 48, 1.8, 64_000, 2.1, 400],
  SUI: [1.23, 0.6, 2.5, 0.18, 57, 1.8, 40_000, 2.4, 400],
  PEPE: [1.52, 0.63, 3, 0.18, 68, 1.9, 60_000, 2.9, 400],
  ADA: [1.03, 0.7, 4, 0.1, 61, 1.8, 24_000, 2, 300],
  AVAX: [1, 0.72, 4, 0.07, 62, 1.8, 20_000, 1.9, 300],
  LINK: [0.97, 0.7, 4, 0.065, 66, 1.8, 20_000, 1.9, 300],
  TRX: [0.53, 0.4, 4, 0.05, 104, 1.8, 22_000, 1, 300],
  LTC: [0.86, 0.64, 4, 0.085, 43, 1.7, 20_000, 1.65, 300],
  NEAR: [1.14, 0.66, 4, 0.075, 51, 1.7, 20_000, 2.2, 300],
  ARB: [1.03, 0.68, 4, 0.055, 72, 1.7, 20_000, 2, 300],
  OP: [1.09, 0.63, 4, 0.05, 60, 1.7, 20_000, 2.1, 300],
  SHIB: [1.1, 0.67, 4, 0.125, 24, 1.7, 20_000, 2.1, 350],
  DOT: [0.92, 0.69, 5, 0.05, 66, 1.7, 20_000, 1.8, 300],
  UNI: [1.11, 0.6, 5, 0.05, 57, 1.7, 20_000, 2.1, 300],
  ATOM: [0.87, 0.67, 5, 0.05, 44, 1.7, 20_000, 1.7, 300],
};
const LEAPING = ['XRP', 'TRX', 'UNI', 'ADA'];

function characterFrom(symbol: string, row: Row): Character {
  const [volatility, correlation, hold, tradesPerSecond, tradeMedian, tradeSpread, depth, bookRange, unit] = row;
  const drawn = { volatility, correlation, leaps: LEAPING.includes(symbol), hold, tradesPerSecond };
  return { ...drawn, tradeMedian, tradeSpread, depth, bookRange, unit };
}

const characters = new Map(Object.entries(table).map(([symbol, row]) => [symbol, characterFrom(symbol, row)]));
const ordinary = characterFrom('', [0.95, 0.68, 4, 0.06, 55, 1.7, 20_000, 1.9, 300]);

/** A coin that nothing is known of behaves as most do. */
export const characterOf = (symbol: string): Character => characters.get(symbol) ?? ordinary;

/** The largest trade, in dollars: a quarter of what stands near the price. */
export const largestTrade = ({ depth }: Character): number => depth / 4;

/** What a trade is worth on average, in dollars: a log-normal size, cut at the largest trade. */
export function meanTrade(character: Character): number {
  const { tradeMedian: median, tradeSpread: spread } = character;
  const cut = Math.log(largestTrade(character) / median) / spread;
  return median * Math.exp((spread * spread) / 2) * below(cut - spread) + largestTrade(character) * (1 - below(cut));
}

/** The share of normal numbers below one (Abramowitz and Stegun 26.2.17, to 10⁻⁷). */
function below(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const tail =
    (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return x >= 0 ? 1 - tail : tail;
}
