import { LIQUIDITY_RATE_MAX, liquidity } from '@quay/contract/liquidity/rules';
import { units } from '@quay/money';
import { codecOf, id, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, refuse, shape } from '../../../engine/command.ts';
import type { LiquidityParts } from '../parts.ts';
import { dayOf } from '../readings.ts';
import { type LiquidityTerms, liquidityTermsTable, termsColumns } from '../state.ts';

/** `dayMs` holds when the coin is listed, and is then as it was. */
const input = { ...termsColumns, dayMs: id };
export type SetLiquidityTerms = RowOf<typeof input>;

export const setTermsShape = shape({
  name: 'liquidity/set-terms',
  number: 240,
  input,
  output: codecOf<LiquidityTerms>(liquidityTermsTable.columns),
});

const RATE_MAX = units(LIQUIDITY_RATE_MAX);

/** Staff say what linked wallets get, from the next day on. Days that have begun keep the rates that they began with. */
export function setTerms({ terms }: Pick<LiquidityParts, 'terms'>): Command<never> {
  return command(setTermsShape, (request: SetLiquidityTerms, at): Outcome<LiquidityTerms> => {
    const { asset, dailyRate, minHeld, maxHeld, dayMs, isOpen } = request;
    if (dailyRate < 0n || dailyRate > RATE_MAX || minHeld <= 0n || minHeld > maxHeld || dayMs <= 0) {
      return refuse(liquidity['terms-impossible']);
    }
    const known = terms.get(asset);
    if (!known) {
      return done(
        terms.add({
          ...request,
          ...{ fromDay: dayOf(at, dayMs), rateBefore: 0n, minBefore: minHeld, maxBefore: maxHeld },
          ...{ settledDay: dayOf(at, dayMs) - 1, settledWallet: 0, linked: 0, paid: 0n, scheduled: 0n },
        }),
      );
    }
    const today = dayOf(at, known.dayMs);
    // Days before the last change still need the rates of before it.
    if (known.fromDay <= today && known.settledDay < known.fromDay - 1) return refuse(liquidity['terms-settling']);
    // Of two changes on a day the rates before the first one are those of the day.
    if (known.fromDay <= today) {
      terms.change(known, { rateBefore: known.dailyRate, minBefore: known.minHeld, maxBefore: known.maxHeld });
    }
    terms.change(known, { dailyRate, minHeld, maxHeld, isOpen, fromDay: today + 1 });
    return done(known);
  });
}
