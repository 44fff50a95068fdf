import { contractStatuses, perpetual } from '@quay/contract/perpetual/rules';
import { trading } from '@quay/contract/trading/rules';
import { codecOf, id, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { PerpetualParts } from '../parts.ts';
import { type Contract, contractsTable } from '../state.ts';

/** `staff` is who decided it: the journal keeps the command as evidence. */
const input = { contract: text, status: oneOf(contractStatuses), staff: id };
export type SetStatus = RowOf<typeof input>;

export const setStatusShape = shape({
  name: 'perpetual/set-status',
  number: 112,
  input,
  output: codecOf<Contract>(contractsTable.columns),
});

/** Halts a contract, lets its positions only be closed, or opens it again. What rests stays, and can be cancelled. */
export function setStatus(parts: Pick<PerpetualParts, 'contracts' | 'funding' | 'risk'>): Command<never> {
  const { contracts, funding, risk } = parts;
  return command(setStatusShape, (request: SetStatus, at): Outcome<Contract> => {
    const contract = contracts.get(request.contract);
    if (!contract) return refuse(trading['symbol-unknown'], { symbol: request.contract }, 'symbol');
    if (contracts.hasEnded(contract.symbol)) return refuse(perpetual['not-in-trading-period']);
    if (contract.status === request.status) return done(contract);

    contracts.setStatus(contract, request.status, request.staff, at);
    if (request.status !== 'halted') funding.reopened(contract.symbol);
    risk.retry(contract.symbol, at);
    return done(contract);
  });
}
