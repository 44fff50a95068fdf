import type { Amount } from '@quay/money';
import type { Changes } from '../../engine/changes.ts';
import type { Sequences } from '../../engine/sequences.ts';
import type { Ledger } from '../../ledger/ledger.ts';

/** What credit asks of its neighbours; wired in `core.ts`. */
export type CreditNeeds = {
  readonly changes: Changes;
  readonly sequences: Sequences;
  readonly ledger: Ledger;
  /** The oldest open debt of an owner, such as of a deposit that was reversed. */
  debtOf(owner: number): { readonly asset: string; readonly left: Amount } | undefined;
};
