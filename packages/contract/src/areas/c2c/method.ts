import { z } from 'zod';
import { id, time } from '../../fields.ts';
import { kind, type paymentTermsRow } from './offer.ts';

/** An account that fiat is paid to. A change makes a new one, so that an order keeps what it was made with. */
export const method = z.object({
  methodId: id,
  kind,
  realName: z.string().describe('the verified name'),
  account: z.string(),
  bankName: z.string().nullable(),
  branch: z.string().nullable(),
  swiftCode: z.string().nullable(),
  network: z.string().nullable(),
  country: z.string().nullable(),
  qr: z.string().nullable().describe('link to the picture, five minutes'),
  qrFile: z.string().nullable().describe('names the picture when the method is saved again'),
  inUse: z.boolean().describe('by an ad on the shelf or an order under way'),
  savedAt: time,
});

export type PaymentMethod = z.infer<typeof method>;

export type PaymentTermsRow = z.infer<typeof paymentTermsRow>;
