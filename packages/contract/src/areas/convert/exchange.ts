import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { conversion } from './conversion.ts';
import { convert } from './refusals.ts';

export type Conversion = z.infer<typeof conversion>;

export const exchangeRequest = z.strictObject({
  quoteId: z.union([id, z.string().regex(/^[1-9][0-9]{0,15}$/)]).describe('of a quote of the user, once'),
});

export const exchangeResponse = conversion;

/** Exchanges at the price of a quote. Sending it again returns the first result. */
export const exchange = call<z.infer<typeof exchangeRequest>, Conversion>({
  name: 'convert/exchange',
  method: 'POST',
  path: '/order/application/quick-exchange',
  getTwin: '/order/application/quick-exchange',
  permission: 'user',
  refusals: [
    convert['quote-unknown'],
    convert['quote-expired'],
    convert['price-deviates'],
    convert['balance-too-small'],
    convert['house-short'],
  ],
  about: 'Exchanges at the price of a quote. Sending it again returns the first result.',
});
