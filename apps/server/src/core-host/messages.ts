import type { Outcome, PracticeFunds } from '@quay/core';
import type { Order } from './port.ts';

/** What the core's thread is started with. */
export type HostSettings = { readonly databaseUrl: string; readonly practice: PracticeFunds };

/** To the core's thread. */
export type ToHost =
  | { readonly kind: 'submit'; readonly first: number; readonly orders: readonly Order[] }
  | { readonly kind: 'projected'; readonly seq: number }
  | { readonly kind: 'digest'; readonly ask: number }
  /** Take no more, finish what is on its way, close. */
  | { readonly kind: 'drain' };

/** From the core's thread. */
export type FromHost =
  | {
      readonly kind: 'open';
      readonly seq: number;
      readonly at: number;
      readonly epoch: number;
      readonly state: Uint8Array;
    }
  | { readonly kind: 'committed'; readonly seq: number; readonly at: number; readonly changes: Uint8Array }
  | {
      readonly kind: 'answers';
      readonly answers: readonly (readonly [ask: number, outcome: Outcome | 'busy', seq: number])[];
    }
  | { readonly kind: 'digest'; readonly ask: number; readonly digest: string }
  | { readonly kind: 'drained' }
  /** The core cannot go on, and why, in one line. */
  | { readonly kind: 'stopped'; readonly why: string };
