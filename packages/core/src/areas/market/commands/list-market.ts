import { ONE } from '@quay/money';
import type { Rows } from '../../../engine/changes.ts';
import { type Command, command, done } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import { listingColumns, type Market } from '../state.ts';

/**
 * Lists a market, or gives the one that is listed already: listing again changes nothing.
 *
 * Tick and lot are chosen so that price × quantity is always a whole number of units: no fill is ever rounded.
 */
export function listMarket(markets: Rows<Market>): Command<never> {
  return command({
    name: 'market/list-market',
    number: 10,
    input: listingColumns,
    run(input, at) {
      const listed = markets.get(input.symbol);
      if (listed) return done({ ...listed });

      always((input.tick * input.lot) % ONE === 0n, `tick × lot of ${input.symbol} is not a whole number of units`);
      always(input.referencePrice % input.tick === 0n, `the listing price of ${input.symbol} is off its tick`);
      always(input.maxQuantity / input.lot < 1n << 52n, `${input.symbol} would allow more lots than a book can count`);

      const market = markets.add({ ...input, position: markets.size + 1, status: 'trading', listedAt: at });
      return done({ ...market });
    },
  });
}
