import type { WithheldReason } from '@quay/contract/earn/rules';
import type { Changes } from '../../engine/changes.ts';
import type { Sequences } from '../../engine/sequences.ts';
import type { Ledger } from '../../ledger/ledger.ts';

/** What earn asks of its neighbours; wired in `core.ts`. */
export type EarnNeeds = {
  readonly changes: Changes;
  readonly sequences: Sequences;
  readonly ledger: Ledger;
  /** Request ids of the last 24 hours, which all requests share that must not happen twice. */
  readonly requests: {
    get(key: string): { readonly said: string; readonly reference: number } | undefined;
    add(request: { owner: number; requestId: string; kind: 'earn'; said: string; reference: number; at: number }): void;
  };
  /** The lines above an account, the nearest first, each with why nothing may be paid to it for what is below. */
  above(owner: number, lines: number): readonly { readonly owner: number; readonly why: WithheldReason | undefined }[];
  /** Most payments of one batch; tests say less. */
  readonly earnSlice?: number;
};
