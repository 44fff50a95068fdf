import { perpetual } from '@quay/contract/perpetual/rules';
import { Parts } from '@quay/money';
import { amount, codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { isolatedOf } from '../isolated.ts';
import type { PerpetualParts } from '../parts.ts';
import type { PositionRecord } from '../position-record.ts';
import { positionsTable } from '../state.ts';

const input = { owner: id, contract: text, amount };
export type RemoveMargin = RowOf<typeof input>;

export const removeMarginShape = shape({
  name: 'perpetual/remove-margin',
  number: 111,
  input,
  output: codecOf<PositionRecord>(positionsTable.columns),
});

/** Gives back what an isolated position does not require: a loss counts, a profit does not. */
export function removeMargin(parts: PerpetualParts): Command<never> {
  const { contracts, positions, accounts, marks, funding, ledger, risk } = parts;
  return command(
    removeMarginShape,
    ({ owner, contract, amount: removed }: RemoveMargin, at): Outcome<PositionRecord> => {
      if (removed <= 0n) return refuse(perpetual['amount-malformed'], {}, 'amount');
      const row = isolatedOf(parts, owner, contract);
      if ('ok' in row) return row;
      funding.settle(owner, at);
      const terms = contracts.of(contract);
      // What it requires is known by a mark that is fresh, and by no other.
      if (!marks.isSound(contract, at)) return refuse(perpetual['market-data-abnormal']);
      if (risk.isLiquidating(row)) return refuse(perpetual['position-liquidating']);
      const removable = accounts.removable(row, at);
      if (removed > removable)
        return refuse(perpetual['margin-not-removable'], { removable, coin: terms.quote }, 'amount');

      ledger.release(accounts.ledgerAccount(owner, terms), new Parts().of(removed));
      row.margin -= removed;
      positions.touch(row);
      return done(row);
    },
  );
}
