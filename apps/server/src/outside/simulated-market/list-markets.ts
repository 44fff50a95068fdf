import { contractMarketMakers, marketMakers, markets } from '@quay/cast';
import { ONE, units } from '@quay/money';
import type { CorePort } from '../../core-host/port.ts';

/** Lists the markets of a fresh installation; those that are listed already stay as they are. */
export async function listMarkets(port: Pick<CorePort, 'submitAll'>): Promise<void> {
  await port.submitAll(markets.map((input) => ({ name: 'market/list-market', input })));
}

/** Takes the market makers' orders out of the books, where the market was simulated once and no longer is. */
export async function withdrawMarketMakers(port: Pick<CorePort, 'submitAll'>): Promise<void> {
  await port.submitAll([
    ...Object.values(marketMakers).map((owner) => ({ name: 'spot/cancel-all', input: { owner, symbol: null } })),
    ...Object.values(contractMarketMakers).map((owner) => ({
      name: 'perpetual/cancel-all',
      input: { owner, symbol: null },
    })),
  ]);
}

/**
 * What each market maker begins with of every coin: far more than it can lose to the whims of its own trading, and so little
 * that all of them together, those of C2C too, have half at most of what is counted of the cheapest one.
 */
const MARKET_MAKER_VALUE = units('2200000000');

/** The practice funds of a market maker. */
export function marketMakerFunds(): (readonly [asset: string, amount: bigint])[] {
  const bases = markets.map(
    ({ base, referencePrice, lot }) => [base, ((MARKET_MAKER_VALUE * ONE) / referencePrice / lot) * lot] as const,
  );
  return [['USDT', MARKET_MAKER_VALUE * BigInt(markets.length)], ...bases];
}
