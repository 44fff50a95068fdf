import type { Reads } from '@quay/store';

/** Something that staff did, or tried. */
export type Act = {
  /** Who did it; nothing for what the house does by itself. */
  readonly staff: { readonly id: number; readonly username: string } | undefined;
  /** `reveal`, `lock-user`, … */
  readonly act: string;
  /** What it was done to: `user 1042`, `review 7`. */
  readonly subject: string;
  readonly details?: Readonly<Record<string, string>>;
};

/** The log that is only added to; each row's hash covers the one before. */
export type Audit = {
  /** Durable when it resolves. What must not happen unlogged is done after it. */
  add(act: Act): Promise<void>;
};

export function createAudit(_rows: Reads['staff']): Audit {
  throw new Error('to be written');
}
