import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { TradingParts } from '../../../trading/trading-area.ts';

export const setTiersShape = shape({
  name: 'spot/set-tiers',
  number: 25,
  input: {},
  output: codecOf<{ changed: number }>({ changed: id }),
});

/** Sets everybody's fee tier from the last 30 full UTC days. Time alone makes it happen, after midnight. */
export function setTiers({ volumes }: Pick<TradingParts, 'volumes'>): Command<never> {
  return command(
    setTiersShape,
    (_nothing: object, at): Outcome<{ changed: number }> => done({ changed: volumes.setTiers(at) }),
  );
}
