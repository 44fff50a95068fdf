import { codecOf, id } from '../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../engine/command.ts';
import type { TradingProduct } from '../product.ts';
import type { TradingParts } from '../trading-area.ts';

/** A product's command that forgets client order ids older than 24 hours. Time alone makes it happen. */
export function forgetClientIdsOf(product: TradingProduct, number: number) {
  const name = `${product.name}/forget-client-ids`;
  const of = shape({ name, number, input: {}, output: codecOf<{ forgotten: number }>({ forgotten: id }) });
  return {
    shape: of,
    command: ({ clientIds }: Pick<TradingParts, 'clientIds'>): Command<never> =>
      command(
        of,
        (_nothing: object, at): Outcome<{ forgotten: number }> => done({ forgotten: clientIds.forgetOld(at) }),
      ),
  };
}
