import { z } from 'zod';
import { call } from '../../call.ts';
import { pageText } from '../../fields.ts';

export const customersRequest = z.strictObject({
  line: z
    .string()
    .regex(/^[1-4]$/)
    .describe('1 to 4'),
  pageNo: pageText.optional(),
});
export const customersResponse = z.object({
  names: z.array(z.string()).describe('short names, which are all that is shown of people'),
  more: z.boolean(),
});
export type Customers = z.infer<typeof customersResponse>;

/** The people of one line below the user by their short names, who came last first, 20 a page. */
export const customers = call<z.infer<typeof customersRequest>, Customers>({
  name: 'referral/customers',
  method: 'GET',
  path: '/promotion/customers',
  permission: 'user',
  refusals: [],
  about: 'The people of one line below the user by their short names, who came last first, 20 a page.',
});
