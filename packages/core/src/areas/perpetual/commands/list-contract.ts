import { ONE } from '@quay/money';
import { codecOf, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import type { PerpetualParts } from '../parts.ts';
import { type Contract, contractsTable, listingColumns } from '../state.ts';
import { areTiers, tierInput } from '../tier-terms.ts';

const input = { ...listingColumns, ...tierInput };
export type ListContract = RowOf<typeof input>;

export const listContractShape = shape({
  name: 'perpetual/list-contract',
  number: 102,
  input,
  output: codecOf<Contract>(contractsTable.columns),
});

/** Prices are counted in ticks below 2³¹: this leaves room for one to rise 64-fold. */
const TICKS_AT_LISTING = 2n ** 25n;
const LOTS_MAX = 2n ** 50n;

/**
 * Lists a contract with its first tiers, or gives the one that is listed already: listing again changes nothing. Nothing
 * can be opened before sources say what its coin is worth.
 *
 * Tick and lot of a linear contract are chosen so that price × quantity is a whole number of units.
 */
export function listContract(
  { contracts }: Pick<PerpetualParts, 'contracts'>,
  numberInstruments: () => void,
): Command<never> {
  return command(listContractShape, ({ cap, rows, ...terms }: ListContract, at): Outcome<Contract> => {
    const listed = contracts.get(terms.symbol);
    if (listed) return done(listed);

    const { symbol, kind, tick, lot, referencePrice, maxQuantity } = terms;
    always(kind === 'inverse' || (tick * lot) % ONE === 0n, `tick × lot of ${symbol} is not a whole number of units`);
    always(referencePrice % tick === 0n, `the listing price of ${symbol} is off its tick`);
    always(referencePrice / tick < TICKS_AT_LISTING, `the tick of ${symbol} leaves no room for its price to rise`);
    always(maxQuantity / lot < LOTS_MAX, `${symbol} would allow more lots than a book can count`);
    always(areTiers({ cap, rows }), `the tiers of ${symbol} are none`);

    const contract = contracts.add({
      ...terms,
      ...{ position: contracts.size + 1, status: 'trading', listedAt: at },
      ...{ hasTraded: false, openInterest: 0n, clearing: 0n },
    });
    contracts.addTiers(symbol, { cap, rows }, at, 0);
    numberInstruments();
    return done(contract);
  });
}
