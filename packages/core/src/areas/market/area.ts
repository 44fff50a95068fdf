import type { Price } from '@quay/money';
import type { Area } from '../../engine/area.ts';
import { type Changes, Rows } from '../../engine/changes.ts';
import { listMarket } from './commands/list-market.ts';
import { setStatus } from './commands/set-status.ts';
import { type Market, marketsTable } from './state.ts';

export type MarketArea = Area & {
  readonly markets: Rows<Market>;
  /** A trade happened: its price is the reference price from now on. */
  traded(symbol: string, price: Price): void;
};

/** Which markets there are, and their reference prices. */
export function marketArea(changes: Changes): MarketArea {
  const markets = new Rows(marketsTable, changes);
  return {
    name: 'market',
    markets,
    traded(symbol, price) {
      const market = markets.get(symbol)!;
      market.referencePrice = price;
      markets.touch(market);
    },
    state: [markets],
    logs: [],
    commands: [listMarket(markets), setStatus(markets)],
    due: () => [],
    rebuild: () => {},
    invariants: [],
  };
}
