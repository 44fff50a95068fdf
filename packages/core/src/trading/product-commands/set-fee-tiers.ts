import { codecOf, id } from '../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../engine/command.ts';
import type { TradingProduct } from '../product.ts';
import type { TradingParts } from '../trading-area.ts';

/**
 * A product's command that sets everybody's fee tier from the last 30 full UTC days. Time alone makes it happen, after
 * midnight.
 */
export function setFeeTiersOf(product: TradingProduct, number: number) {
  const name = `${product.name}/set-fee-tiers`;
  const of = shape({ name, number, input: {}, output: codecOf<{ changed: number }>({ changed: id }) });
  return {
    shape: of,
    command: ({ volumes }: Pick<TradingParts, 'volumes'>): Command<never> =>
      command(of, (_nothing: object, at): Outcome<{ changed: number }> => done({ changed: volumes.setTiers(at) })),
  };
}
