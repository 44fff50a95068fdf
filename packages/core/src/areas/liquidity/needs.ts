import type { Amount } from '@quay/money';
import type { Changes } from '../../engine/changes.ts';
import type { Sequences } from '../../engine/sequences.ts';

/** The promotion budget, as far as income of linked wallets asks. */
export type PromotionBudget = {
  /** What is there, promised to nobody and due to nobody else. */
  free(asset: string): Amount;
  /** Pays an owner; the caller has looked whether it is there. */
  pay(to: {
    readonly owner: number;
    readonly book: 'finance';
    readonly asset: string;
    readonly amount: Amount;
    readonly cause: 'liquidity-income';
    readonly reference: number;
    readonly at: number;
  }): void;
};

/** What liquidity mining asks of its neighbours; wired in `core.ts`. */
export type LiquidityNeeds = {
  readonly changes: Changes;
  readonly sequences: Sequences;
  readonly budget: PromotionBudget;
  /** Most days of wallets that one batch settles; tests say less. */
  readonly liquiditySlice?: number;
};
