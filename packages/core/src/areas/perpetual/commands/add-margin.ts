import { perpetual } from '@quay/contract/perpetual/rules';
import { Parts } from '@quay/money';
import { amount, codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { isolatedOf } from '../isolated.ts';
import type { PerpetualParts } from '../parts.ts';
import type { PositionRecord } from '../position-record.ts';
import { positionsTable } from '../state.ts';

const input = { owner: id, contract: text, amount };
export type AddMargin = RowOf<typeof input>;

export const addMarginShape = shape({
  name: 'perpetual/add-margin',
  number: 110,
  input,
  output: codecOf<PositionRecord>(positionsTable.columns),
});

/** Moves what is free of an account behind an isolated position. */
export function addMargin(parts: PerpetualParts): Command<never> {
  const { contracts, positions, accounts, funding, ledger } = parts;
  return command(addMarginShape, ({ owner, contract, amount: added }: AddMargin, at): Outcome<PositionRecord> => {
    if (added <= 0n) return refuse(perpetual['amount-malformed'], {}, 'amount');
    const row = isolatedOf(parts, owner, contract);
    if ('ok' in row) return row;
    funding.settle(owner, at);
    const terms = contracts.of(contract);
    const movable = accounts.movable(owner, accounts.accountOf(row), at);
    if (added > movable)
      return refuse(perpetual['balance-too-small'], { available: movable, needed: added, coin: terms.quote }, 'amount');

    ledger.hold(accounts.ledgerAccount(owner, terms), new Parts().of(added));
    row.margin += added;
    positions.touch(row);
    return done(row);
  });
}
