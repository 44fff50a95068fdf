import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import type { TradingParts } from '../../../trading/trading-area.ts';

export const forgetClientIdsShape = shape({
  name: 'spot/forget-client-ids',
  number: 23,
  input: {},
  output: codecOf<{ forgotten: number }>({ forgotten: id }),
});

/** Forgets client order ids that are older than 24 hours. Time alone makes it happen. */
export function forgetClientIds({ clientIds }: Pick<TradingParts, 'clientIds'>): Command<never> {
  return command(
    forgetClientIdsShape,
    (_nothing: object, at): Outcome<{ forgotten: number }> => done({ forgotten: clientIds.forgetOld(at) }),
  );
}
