import type { Amount, Price } from '@quay/money';
import type { Changes } from '../../engine/changes.ts';
import type { Sequences } from '../../engine/sequences.ts';

/** The promotion budget, as far as rebates ask. */
export type PromotionBudget = {
  /** What is there, promised to nobody and due to nobody else of earn. */
  free(asset: string): Amount;
  /** Pays an owner; the caller has looked whether it is there. */
  pay(to: {
    readonly owner: number;
    readonly book: 'spot';
    readonly asset: string;
    readonly amount: Amount;
    readonly cause: 'referral-rebate';
    readonly reference: number;
    readonly at: number;
  }): void;
};

/** What referral asks of its neighbours; wired in `core.ts`. */
export type ReferralNeeds = {
  readonly changes: Changes;
  readonly sequences: Sequences;
  readonly budget: PromotionBudget;
  /** What a coin is worth in USDT by its index; nothing where that is abnormal or missing. */
  priceOf(asset: string, at: number): Price | undefined;
  isFrozen(owner: number): boolean;
  /** When withdrawals were asked for that are under way. */
  withdrawing(owner: number): readonly number[];
};
