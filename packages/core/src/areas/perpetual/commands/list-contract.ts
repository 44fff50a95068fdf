import { codecOf, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import { always } from '../../../engine/fault.ts';
import { addContract, listingFault } from '../listing.ts';
import type { PerpetualParts } from '../parts.ts';
import { type Contract, contractsTable, listingColumns } from '../state.ts';
import { tierInput } from '../tier-terms.ts';

const input = { ...listingColumns, ...tierInput };
export type ListContract = RowOf<typeof input>;

export const listContractShape = shape({
  name: 'perpetual/list-contract',
  number: 102,
  input,
  output: codecOf<Contract>(contractsTable.columns),
});

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

    const fault = listingFault(terms, { cap, rows });
    always(fault === undefined, fault ?? '');
    const contract = addContract(contracts, terms, { cap, rows }, at);
    numberInstruments();
    return done(contract);
  });
}
