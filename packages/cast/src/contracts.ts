import { type Amount, ONE, type Price, type Quantity, type Rate, units } from '@quay/money';

/** A contract as the cast lists it, with its first margin tiers. */
export type CastContract = {
  readonly symbol: string;
  readonly kind: 'linear' | 'inverse';
  readonly coin: string;
  readonly base: string;
  readonly quote: string;
  readonly tick: Price;
  readonly lot: Quantity;
  readonly minQuantity: Quantity;
  readonly maxQuantity: Quantity;
  readonly minNotional: Amount;
  readonly priceBand: Rate;
  readonly marketBand: Rate;
  readonly maxOpenOrders: number;
  readonly maxLeverage: number;
  readonly openInterestMax: Quantity;
  readonly makerFeeRate: Rate;
  readonly takerFeeRate: Rate;
  readonly referencePrice: Price;
  readonly cap: Amount;
  readonly rows: readonly { readonly floor: Amount; readonly maintenanceRate: Rate; readonly initialRate: Rate }[];
};

/** Floors in USDT, with the rate that keeps a position and the one that opens it. */
const tiers = [
  ['0', '0.004', '0.008'],
  ['50000', '0.005', '0.01'],
  ['250000', '0.01', '0.02'],
  ['1000000', '0.025', '0.05'],
  ['10000000', '0.05', '0.1'],
] as const;
const CAP = '50000000';

const shared = {
  priceBand: units('0.1'),
  marketBand: units('0.05'),
  maxOpenOrders: 200,
  maxLeverage: 100,
  makerFeeRate: units('0.0002'),
  takerFeeRate: units('0.0005'),
} as const;

const linear = (coin: string, price: string, tick: string, lot: string, maxQuantity: string): CastContract => ({
  ...shared,
  ...{ symbol: `${coin}USDT-PERP`, kind: 'linear', coin, base: coin, quote: 'USDT' },
  ...{ tick: units(tick), lot: units(lot), minQuantity: units(lot), maxQuantity: units(maxQuantity) },
  ...{ minNotional: units('5'), openInterestMax: units(maxQuantity) * 100n, referencePrice: units(price) },
  cap: units(CAP),
  rows: tiers.map(([floor, maintenanceRate, initialRate]) => ({
    floor: units(floor),
    maintenanceRate: units(maintenanceRate),
    initialRate: units(initialRate),
  })),
});

/** Tiers of an inverse contract are in its coin: those of the linear ones at its listing price, in whole hundredths. */
const inverse = (coin: string, price: string, tick: string, size: string): CastContract => {
  const inCoin = (amount: string) => ((units(amount) * ONE) / units(price) / (ONE / 100n)) * (ONE / 100n);
  return {
    ...shared,
    ...{ symbol: `${coin}USD-PERP`, kind: 'inverse', coin, base: 'USD', quote: coin },
    ...{ tick: units(tick), lot: units(size), minQuantity: units(size), maxQuantity: units('10000000') },
    ...{ minNotional: 1n, openInterestMax: units('1000000000'), referencePrice: units(price) },
    cap: inCoin(CAP),
    rows: tiers.map(([floor, maintenanceRate, initialRate]) => ({
      floor: inCoin(floor),
      maintenanceRate: units(maintenanceRate),
      initialRate: units(initialRate),
    })),
  };
};

/** Perpetual contracts, margined in USDT and in their coins. */
export const contracts: readonly CastContract[] = [
  linear('BTC', '64200', '0.1', '0.0001', '200'),
  linear('ETH', '3412.65', '0.01', '0.001', '4000'),
  linear('SOL', '168.42', '0.01', '0.01', '80000'),
  linear('XRP', '0.6214', '0.0001', '1', '20000000'),
  linear('DOGE', '0.1623', '0.00001', '1', '80000000'),
  inverse('BTC', '64200', '0.1', '100'),
  inverse('ETH', '3412.65', '0.01', '10'),
];

/** Those of which a simulated market has dated contracts besides, in every term. */
export const contractsWithDated = contracts.filter(({ symbol }) =>
  ['BTCUSDT-PERP', 'ETHUSDT-PERP', 'BTCUSD-PERP'].includes(symbol),
);

const DAY_MS = 24 * 60 * 60_000;

/** The caps of a contract: a fifth of what is open above a million dollars, and twenty-fold leverage for sixty days. */
export const capsOf = ({ symbol, kind, referencePrice }: CastContract) => ({
  contract: symbol,
  shareFloor: kind === 'linear' ? units('1000000') : (units('1000000') * ONE) / referencePrice,
  shareMax: units('0.2'),
  newAccountLeverage: 20,
  newAccountMs: 60 * DAY_MS,
  staff: 0,
});

/** The contract of a symbol; a symbol that the cast lacks is a fault of the test. */
export function contractOf(symbol: string): CastContract {
  const found = contracts.find((one) => one.symbol === symbol);
  if (!found) throw new Error(`the cast has no contract ${symbol}`);
  return found;
}

/** Market makers of contracts, next to those of spot. Nobody is long and short at once: each way has an account. */
export const contractMarketMakers = { longMaker: 102, shortMaker: 103, longTaker: 104, shortTaker: 105 } as const;

/** Accounts that follow trends in contracts with borrowed money, each in all of them. */
export const trendFollowers = [110, 111, 112, 113, 114, 115, 116, 117] as const;
