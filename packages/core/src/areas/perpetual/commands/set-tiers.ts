import { perpetual } from '@quay/contract/perpetual/rules';
import { trading } from '@quay/contract/trading/rules';
import { codecOf, id, type RowOf, text, time } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { PerpetualParts } from '../parts.ts';
import { areTiers, tierInput } from '../tier-terms.ts';

/** `staff` is who decided it: the journal keeps the command as evidence. */
const input = { contract: text, ...tierInput, appliesAt: time, staff: id };
export type SetTiers = RowOf<typeof input>;

export const setTiersShape = shape({
  name: 'perpetual/set-tiers',
  number: 103,
  input,
  output: codecOf<{ version: number }>({ version: id }),
});

/** Sets the margin tiers of a contract from a moment on, which was announced. Earlier versions stay as they are. */
export function setTiers({ contracts, risk }: Pick<PerpetualParts, 'contracts' | 'risk'>): Command<never> {
  return command(setTiersShape, (request: SetTiers, at): Outcome<{ version: number }> => {
    const { contract, cap, rows, appliesAt, staff } = request;
    if (!contracts.get(contract)) return refuse(trading['symbol-unknown'], { symbol: contract }, 'symbol');
    if (!areTiers({ cap, rows })) return refuse(perpetual['tiers-impossible']);
    const version = contracts.setTiers(contract, { cap, rows }, Math.max(appliesAt, at), staff, at);
    risk.tiersWereSet();
    return done({ version });
  });
}
