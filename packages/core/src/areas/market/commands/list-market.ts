import { ONE } from '@quay/money';
import type { Rows } from '../../../engine/changes.ts';
import { codecOf, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import { listingColumns, type Market, marketsTable } from '../state.ts';

export const listMarketShape = shape({
  name: 'market/list-market',
  number: 10,
  input: listingColumns,
  output: codecOf<Market>(marketsTable.columns),
});

/** Prices are counted in ticks below 2³¹: this leaves room for one to rise 64-fold. */
const TICKS_AT_LISTING = 2n ** 25n;
const LOTS_MAX = 2n ** 50n;

/**
 * Lists a market, which is an instrument of spot from then on, or gives the one that is listed already: listing again
 * changes nothing.
 *
 * Tick and lot are chosen so that price × quantity is always a whole number of units: no fill is ever rounded.
 */
export function listMarket(markets: Rows<Market>, numberInstruments: () => void): Command<never> {
  return command(listMarketShape, (input: RowOf<typeof listingColumns>, at): Outcome<Market> => {
    const listed = markets.get(input.symbol);
    if (listed) return done(listed);

    const { symbol, tick, lot, referencePrice, maxQuantity } = input;
    always((tick * lot) % ONE === 0n, `tick × lot of ${symbol} is not a whole number of units`);
    always(referencePrice % tick === 0n, `the listing price of ${symbol} is off its tick`);
    always(referencePrice / tick < TICKS_AT_LISTING, `the tick of ${symbol} leaves no room for its price to rise`);
    always(maxQuantity / lot < LOTS_MAX, `${symbol} would allow more lots than a book can count`);

    const market = markets.add({ ...input, position: markets.size + 1, status: 'trading', listedAt: at });
    numberInstruments();
    return done(market);
  });
}
