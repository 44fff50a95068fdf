import type { Amount, Price } from '@quay/money';
import type { Changes } from '../../engine/changes.ts';
import type { Sequences } from '../../engine/sequences.ts';
import type { Ledger } from '../../ledger/ledger.ts';

/** What a coin is worth by its index, when that was said, and by whom. */
export type CoinIndex = { readonly price: Price; readonly at: number; readonly sources: string };

/** What loans ask of their neighbours; wired in `core.ts`. */
export type LoansNeeds = {
  readonly changes: Changes;
  readonly sequences: Sequences;
  readonly ledger: Ledger;
  readonly indexes: {
    /** Goes up with every index that is recorded. */
    readonly moves: number;
    /** Nothing while the index of a coin is abnormal, or there is none. */
    of(coin: string, at: number): CoinIndex | undefined;
  };
  /** Whether trade of a coin is halted: its price is in question, so nothing is lent against it or sold of it. */
  readonly isHalted: (coin: string) => boolean;
  /** What savers have put into the pool of an asset, and what of the pool is not lent for who asks it back. */
  readonly savings: {
    savedIn(asset: string): Amount;
    reservedIn(asset: string): Amount;
  };
  /** Most loans that are warned, marked or sold for in one batch; tests say less. */
  readonly loanSlice?: number;
};
