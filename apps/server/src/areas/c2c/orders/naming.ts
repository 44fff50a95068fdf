import { randomBytes, randomInt } from 'node:crypto';
import {
  bankReferenceOf,
  detailsText,
  type OrderDetails,
  paymentFields,
  REFERENCE_ALPHABET,
  REFERENCE_DRAWN,
} from '@quay/contract/c2c';
import type { Reads } from '@quay/store';
import type { Secrets } from '../../../secrets/secrets.ts';
import type { OpenedMethod } from '../methods/methods.ts';
import { digestOf } from '../timeline/digest.ts';

/** How an order that is about to be made will be called, and the digest of what its payer is shown. */
export type Named = { readonly number: string; readonly bankReference: string; readonly detailsDigest: string };

/** Account and names as a payer is shown them. */
export type Shown = { readonly account: OpenedMethod; readonly payerName: string; readonly sellerName: string };

/**
 * Draws what an order is called, and seals what its payer is shown under that number. The core gets the digest alone, so
 * that the journal has no account in it; with the salt, who was shown the account can prove it.
 */
export type Naming = {
  /** Before the order is made. */
  draw(shown: Shown): Promise<Named>;
  /** The order was not made. */
  forget(named: Pick<Named, 'number'>): Promise<void>;
  /** What the payer of an order was shown; nothing of an order of before. */
  detailsOf(number: string): Promise<OrderDetails | undefined>;
};

const PURPOSE = 'order details';
const subjectOf = (number: string): string => `order ${number}`;
/** What has no order for so long never gets one. */
const STRAY_MS = 60 * 60_000;

export function createNaming({
  rows,
  secrets,
  now,
}: {
  readonly rows: Reads['c2c'];
  readonly secrets: Secrets;
  readonly now: () => number;
}): Naming & { dropStray(): Promise<void> } {
  return {
    async draw(shown) {
      const details = shownDetails(shown, randomBytes(32).toString('hex'));
      for (;;) {
        const [number, bankReference] = [drawNumber(), drawReference()];
        const sealed = secrets.seal(PURPOSE, subjectOf(number), Buffer.from(JSON.stringify(details)));
        const isNew = await rows.keepOrderDetails({ number, reference: bankReference, sealed, at: now() });
        if (isNew) return { number, bankReference, detailsDigest: digestOf(detailsText(details)) };
      }
    },

    forget: ({ number }) => rows.dropOrderDetails(number),

    async detailsOf(number) {
      const sealed = await rows.orderDetails(number);
      if (!sealed) return undefined;
      return JSON.parse(Buffer.from(secrets.open(PURPOSE, subjectOf(number), sealed)).toString()) as OrderDetails;
    },

    dropStray: () => rows.dropStrayOrderDetails(now() - STRAY_MS),
  };
}

/** What is hashed of what a payer is shown. */
export function shownDetails({ account, payerName, sellerName }: Shown, salt: string): OrderDetails {
  const written = Object.fromEntries(paymentFields.map((field) => [field, account[field] ?? null]));
  const names = { accountName: account.realName, payerName, sellerName };
  return { salt, kind: account.kind, ...written, ...names } as OrderDetails;
}

/** Twenty digits, the first none of them zero: 66 bits. */
const drawNumber = (): string => `${randomInt(1, 10)}${Array.from({ length: 19 }, () => randomInt(10)).join('')}`;

/** Eleven characters, 55 bits, and one that tells a slip of the pen. */
const drawReference = (): string =>
  bankReferenceOf(
    Array.from({ length: REFERENCE_DRAWN }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]).join(''),
  );
