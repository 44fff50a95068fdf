import { amount, codecOf, id, listOf, type RowOf } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { LiquidityParts } from '../parts.ts';

/** What the chain said that wallets hold at one block. */
const input = { block: id, readings: listOf({ wallet: id, held: amount }) };
export type RecordReadings = RowOf<typeof input>;

export const recordReadingsShape = shape({
  name: 'liquidity/record-readings',
  number: 243,
  input,
  output: codecOf<{ counted: number }>({ counted: id }),
});

/** Wallets were read. When that is due the server decides, so that nobody can foresee it; it counts when it is recorded. */
export function recordReadings({ wallets, days }: Pick<LiquidityParts, 'wallets' | 'days'>): Command<never> {
  return command(recordReadingsShape, ({ block, readings }: RecordReadings, at): Outcome<{ counted: number }> => {
    let counted = 0;
    for (const { wallet: wanted, held } of readings) {
      const wallet = wallets.find(wanted);
      if (wallet && held >= 0n && days.read(wallet, held, block, at)) counted += 1;
    }
    return done({ counted });
  });
}
