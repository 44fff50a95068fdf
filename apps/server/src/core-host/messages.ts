import type { PracticeFunds } from '@quay/core';
import type { Difference } from '@quay/store';

/** What the core's thread is started with. */
export type HostSettings = {
  readonly databaseUrl: string;
  readonly practice: PracticeFunds;
  /** Waits until the writer of now is gone, and takes over. */
  readonly standby?: boolean;
  /** Digests were made here before: a database without them is not believed. */
  readonly isSealed?: boolean;
  /** Asks for the key of the journal once the database is prepared; else nothing is sealed. */
  readonly hasKey?: boolean;
};

/**
 * Commands that travel together, each its number and its input: where they stand in the bytes. `ask` is the number of the
 * request that they belong to.
 */
export type FrameMessage = {
  readonly ask: number;
  readonly count: number;
  /** Cancels only: they are taken when orders no longer are. */
  readonly relief: boolean;
  readonly start: number;
  readonly end: number;
};

/** To the core's thread. */
export type ToHost =
  /** The database has what this version needs. */
  | { readonly kind: 'migrated' }
  /** What the journal and the digests of the tables are sealed with. */
  | { readonly kind: 'key'; readonly key: Uint8Array }
  | { readonly kind: 'submit'; readonly bytes: Uint8Array; readonly frames: readonly FrameMessage[] }
  | { readonly kind: 'projected'; readonly seq: number }
  | { readonly kind: 'digest'; readonly ask: number }
  /** Take no more, finish what is on its way, close. */
  | { readonly kind: 'drain' };

/** The replies of a frame: where they stand in the bytes that came with them. */
export type AnswerMessage = {
  readonly ask: number;
  readonly seq: number;
  readonly start: number;
  readonly end: number;
};

export type AnswersMessage = { readonly replies: Uint8Array; readonly answers: readonly AnswerMessage[] };

/** A batch that is durable. */
export type CommittedMessage = {
  readonly seq: number;
  readonly at: number;
  readonly changes: Uint8Array;
  readonly news: Uint8Array<ArrayBuffer>;
};

/** From the core's thread. */
export type FromHost =
  /** This core is the only writer: the host may migrate, whose means this thread then need not load. */
  | { readonly kind: 'leased' }
  /** The database is prepared, and nobody else writes to it. */
  | { readonly kind: 'prepared' }
  | {
      readonly kind: 'open';
      readonly seq: number;
      readonly at: number;
      readonly epoch: number;
      /** What in the database is not as it was written. */
      readonly differences: readonly Difference[];
      readonly state: Uint8Array;
      /** Every level of every book. */
      readonly news: Uint8Array;
    }
  /** The changes come first: when a reply arrives, pushes and views are already on their way. */
  | ({ readonly kind: 'committed' } & CommittedMessage & Partial<AnswersMessage>)
  | ({ readonly kind: 'answers' } & AnswersMessage)
  /** Frames that were refused, whole: nothing of them was done. */
  | { readonly kind: 'busy'; readonly asks: readonly number[] }
  | { readonly kind: 'digest'; readonly ask: number; readonly digest: string }
  | { readonly kind: 'drained' }
  /** The core cannot go on, and why, in one line. */
  | { readonly kind: 'stopped'; readonly why: string };
