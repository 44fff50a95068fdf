import type { Price } from '@quay/money';
import type { Area } from '../../engine/area.ts';
import { type Changes, Rows } from '../../engine/changes.ts';
import type { Listed } from '../../trading/instrument-numbers.ts';
import { listMarket } from './commands/list-market.ts';
import { setStatus } from './commands/set-status.ts';
import { type Market, marketsTable } from './state.ts';

export type MarketArea = Area & {
  readonly markets: Rows<Market>;
  /** All markets in the order in which they were listed, as they are numbered among the instruments. */
  listed(): readonly Listed[];
  /** A trade happened: its price is the reference price from now on. */
  traded(symbol: string, price: Price): void;
};

/**
 * Which markets there are, and their reference prices.
 *
 * @param numberInstruments called when a market was listed
 */
export function marketArea(changes: Changes, numberInstruments: () => void): MarketArea {
  const markets = new Rows(marketsTable, changes);
  return {
    name: 'market',
    markets,
    listed: () =>
      [...markets.values()]
        .sort((a, b) => a.position - b.position)
        .map(({ symbol, listedAt }) => ({ product: 'spot', symbol, listedAt })),
    traded(symbol, price) {
      const market = markets.get(symbol)!;
      market.referencePrice = price;
      markets.touch(market);
    },
    state: [markets],
    logs: [],
    commands: [listMarket(markets, numberInstruments), setStatus(markets)],
    due: () => [],
    rebuild: () => {},
    invariants: [],
  };
}
