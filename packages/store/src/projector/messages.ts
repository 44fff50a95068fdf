/** What the projector's thread is started with. Tables are named: their functions cannot travel. */
export type ThreadSettings = {
  readonly databaseUrl: string;
  readonly tables: readonly string[];
  readonly keepBatches: number | 'all';
  /** What the digests of the tables are sealed with. */
  readonly key?: Uint8Array | undefined;
};

export type ToThread =
  /** The journal got this far, under overload or not. */
  | { readonly kind: 'appended'; readonly seq: number; readonly isOverload: boolean }
  /** A reader waits for this batch. */
  | { readonly kind: 'priority-read'; readonly seq: number }
  | { readonly kind: 'close' };

export type FromThread =
  /** The tables were found at this batch. */
  | { readonly kind: 'joined'; readonly seq: number }
  | { readonly kind: 'reached'; readonly seq: number }
  | { readonly kind: 'stopped'; readonly why: string };
