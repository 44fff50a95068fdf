import { perpetual } from '@quay/contract/perpetual/rules';
import { trading } from '@quay/contract/trading/rules';
import { amount, codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { areCaps, capsInWords } from '../cap-terms.ts';
import type { PerpetualParts } from '../parts.ts';
import { type CapsRow, capsTable } from '../state.ts';

/** `staff` is who decided it; 0 for the caps that a contract is listed with. */
const input = {
  contract: text,
  shareFloor: amount,
  shareMax: amount,
  newAccountLeverage: id,
  newAccountMs: id,
  staff: id,
};
export type SetCaps = RowOf<typeof input>;

export const setCapsShape = shape({
  name: 'perpetual/set-caps',
  number: 170,
  input,
  output: codecOf<CapsRow>(capsTable.columns),
});

/**
 * Sets how much of a contract one person may hold, and the leverage of new accounts. What is open stays as it is, and can
 * be closed; orders that come later are checked against it.
 */
export function setCaps({ contracts, caps }: Pick<PerpetualParts, 'contracts' | 'caps'>): Command<never> {
  return command(setCapsShape, (request: SetCaps, at): Outcome<CapsRow> => {
    const { contract, staff } = request;
    if (!contracts.get(contract)) return refuse(trading['symbol-unknown'], { symbol: contract }, 'symbol');
    if (!areCaps(request)) return refuse(perpetual['caps-impossible']);
    const row = { ...request, setAt: at };
    const known = caps.get(contract);
    // Caps that it is listed with are no change.
    if (staff !== 0) contracts.capsWereSet(contract, known ? capsInWords(known) : '', capsInWords(row), staff, at);
    if (!known) return done(caps.add(row));
    caps.touch(Object.assign(known, row));
    return done(known);
  });
}
