import type { Amount } from '@quay/money';
import type { Guard } from '../../guard/guard.ts';
import type { TradingNeeds } from '../../trading/trading-area.ts';

/** What spot asks of its neighbours; wired in `core.ts`. */
export type SpotNeeds = TradingNeeds & {
  readonly guard: Pick<Guard, 'check'>;
  /** A person lost so much, in quote, to another against the last price, by a trade far off it. */
  given(owner: number, counterparty: number, value: Amount, at: number): void;
};
