import { marginModes, perpetual } from '@quay/contract/perpetual/rules';
import { trading } from '@quay/contract/trading/rules';
import { codecOf, id, oneOf, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { PerpetualParts } from '../parts.ts';
import type { PositionRecord } from '../position-record.ts';
import { positionsTable } from '../state.ts';

const input = { owner: id, contract: text, mode: oneOf(marginModes) };
export type SetMarginMode = RowOf<typeof input>;

export const setMarginModeShape = shape({
  name: 'perpetual/set-margin-mode',
  number: 109,
  input,
  output: codecOf<PositionRecord>(positionsTable.columns),
});

/** Chooses what an owner's position in a contract stands on: only without a position and without orders. */
export function setMarginMode({ contracts, positions, accounts }: PerpetualParts): Command<never> {
  return command(setMarginModeShape, ({ owner, contract: symbol, mode }: SetMarginMode): Outcome<PositionRecord> => {
    const contract = contracts.get(symbol);
    if (!contract) return refuse(trading['symbol-unknown'], { symbol }, 'symbol');
    const before = positions.find(owner, symbol);
    if (mode === (before?.mode ?? 'cross')) return done(positions.of(owner, contract));
    const holds = before !== undefined && before.quantity !== 0n;
    if (holds || accounts.slotsOf(owner, symbol).length > 0) return refuse(perpetual['mode-not-switchable']);

    const row = positions.of(owner, contract);
    row.mode = mode;
    positions.touch(row);
    return done(row);
  });
}
