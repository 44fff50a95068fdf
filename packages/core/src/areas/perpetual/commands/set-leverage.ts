import { perpetual } from '@quay/contract/perpetual/rules';
import { trading } from '@quay/contract/trading/rules';
import { ONE, Parts } from '@quay/money';
import { codecOf, id, type RowOf, text } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import { notionalAt } from '../../../margin/requirements.ts';
import { tierOf } from '../../../margin/tiers.ts';
import { closes } from '../order-terms.ts';
import type { PerpetualParts } from '../parts.ts';
import type { PositionRecord } from '../position-record.ts';
import { leverageOf } from '../positions.ts';
import { positionsTable } from '../state.ts';

const input = { owner: id, contract: text, leverage: id };
export type SetLeverage = RowOf<typeof input>;

export const setLeverageShape = shape({
  name: 'perpetual/set-leverage',
  number: 108,
  input,
  output: codecOf<PositionRecord>(positionsTable.columns),
});

/**
 * Chooses the leverage of an owner in a contract. With a position more of it frees margin of the account, or leaves an
 * isolated margin as it is; less needs what is free, and moves what is missing behind an isolated position.
 */
export function setLeverage(parts: PerpetualParts): Command<never> {
  const { contracts, caps, positions, accounts, funding, orders, ledger, risk } = parts;

  return command(
    setLeverageShape,
    ({ owner, contract: symbol, leverage }: SetLeverage, at): Outcome<PositionRecord> => {
      const contract = contracts.get(symbol);
      if (!contract) return refuse(trading['symbol-unknown'], { symbol }, 'symbol');
      const { maxLeverage, quote: coin } = contract;
      const most = caps.leverageMax(contract, owner, at);
      if (leverage < 1 || leverage > most) return tooMuch(most);
      const before = positions.find(owner, symbol);
      if (leverage === (before?.leverage ?? leverageOf(maxLeverage))) return done(positions.of(owner, contract));
      if (before && risk.isLiquidating(before)) return refuse(perpetual['position-liquidating']);
      if (accounts.slotsOf(owner, symbol).some((slot) => !closes(orders, slot))) {
        return refuse(perpetual['leverage-orders-open']);
      }

      funding.settle(owner, at);
      let added = 0n;
      if (before && before.quantity !== 0n) {
        const tier = tierOf(contracts.tiersOf(symbol, at), notionalAt(accounts.heldOf(before, at)));
        if (tier.initialRate * BigInt(leverage) > ONE) return tooMuch(Number(ONE / tier.initialRate));
        const more =
          accounts.initialMarginAt(before, leverage, at) - accounts.initialMarginAt(before, before.leverage, at);
        const free = accounts.free(owner, accounts.accountOf(before), at);
        if (more > 0n && more > free) {
          return refuse(perpetual['balance-too-small'], { available: free < 0n ? 0n : free, needed: more, coin });
        }
        if (before.mode === 'isolated' && more > 0n) added = more;
      }
      const row = positions.of(owner, contract);
      if (added > 0n) ledger.hold(accounts.ledgerAccount(owner, contract), new Parts().of(added));
      row.margin += added;
      row.leverage = leverage;
      positions.touch(row);
      return done(row);
    },
  );
}

const tooMuch = (max: number) => refuse(perpetual['leverage-above-max'], { max }, 'leverage');
