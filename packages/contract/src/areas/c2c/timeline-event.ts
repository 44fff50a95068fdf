import { z } from 'zod';
import { time } from '../../fields.ts';
import { c2cActors, c2cEvents, paymentFields } from './sets.ts';

/**
 * One event of an order. `hash` is SHA-256, in hexadecimal, of the UTF-8 text
 * `hash of the event before (64 zeros for the first) + "\n" + JSON.stringify([orderId, number, at, event, actor, detail])`.
 */
export const timelineEvent = z.object({
  number: z.number().int().describe('from 1, without gaps'),
  at: time,
  event: z.enum(c2cEvents),
  actor: z.enum(c2cActors),
  detail: z.string().describe('JSON: amounts, reasons, SHA-256 digests of messages and pictures'),
  hash: z.string(),
});

export type TimelineEvent = z.infer<typeof timelineEvent>;

/** What a payer was shown of the account and of the names, in the order in which it is hashed. */
export const detailFields = ['kind', ...paymentFields, 'accountName', 'payerName', 'sellerName'] as const;

/** `salt`: 32 random bytes in hexadecimal, so that nobody finds an account by trying. */
export type OrderDetails = { readonly salt: string } & Readonly<Record<(typeof detailFields)[number], string | null>>;

/**
 * The text whose SHA-256 stands as `details` in the first event: JSON of an array of a name with the version of this
 * form, the salt, and each field of {@link detailFields}, `null` for what the account does not have.
 */
export const detailsText = (details: OrderDetails): string =>
  JSON.stringify(['quay-c2c-details-1', details.salt, ...detailFields.map((field) => details[field])]);

export type TimelineDocument = {
  readonly quay: 'c2c-timeline';
  readonly version: 1;
  readonly order: {
    readonly orderId: number;
    /** What people quote, and what the payer writes beside the transfer; an order of before has none. */
    readonly number?: string;
    readonly reference?: string;
    readonly symbol: string;
    readonly fiat: string;
    readonly price: string;
    readonly quantity: string;
    readonly money: string;
    readonly kind: string;
    readonly payer: string;
    readonly seller: string;
    readonly rules: number;
  };
  readonly events: readonly TimelineEvent[];
  /** What was written, to hold against the digests: of a picture its digest alone. */
  readonly messages: readonly {
    readonly number: number;
    readonly from: string;
    readonly text: string | null;
    readonly digest: string;
  }[];
  /** What the payer was shown, to hold against `details` of the first event; an order of before has none. */
  readonly details?: OrderDetails;
  readonly head: string;
};
