import type { Refusal } from '@quay/contract';

/** Why text of the wire is no value at all; the core validates the values. */
export type Unread = {
  readonly ok: false;
  readonly refusal: Refusal;
  readonly params: Record<string, string>;
  readonly field: string;
};

export const unread = (refusal: Refusal, field: string): Unread => ({ ok: false, refusal, params: {}, field });

/** What a client order id may be. */
export const CLIENT_ID = /^[A-Za-z0-9_-]{1,36}$/;
