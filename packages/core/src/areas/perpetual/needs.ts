import type { Guard } from '../../guard/guard.ts';
import type { TradingNeeds } from '../../trading/trading-area.ts';

/** What contracts ask of their neighbours; wired in `core.ts`. */
export type PerpetualNeeds = Omit<TradingNeeds, 'listings'> & {
  readonly guard: Pick<Guard, 'check' | 'stops'>;
  /** When an owner's accounts were opened. */
  openedAt(owner: number): number | undefined;
  /** Whether a position of an owner is copied from somebody: nothing else opens more of it. */
  isCopied(owner: number, contract: string): boolean;
  /** Most payments of funding in one batch; tests say less. */
  readonly fundingSlice?: number;
  /** Most holders of dated contracts who are settled in one batch; tests say less. */
  readonly deliverySlice?: number;
};
