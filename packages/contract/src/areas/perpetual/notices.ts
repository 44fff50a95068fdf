import { z } from 'zod';
import { call } from '../../call.ts';
import { id, idText, time } from '../../fields.ts';
import { contractSymbol } from '../../trading/instrument-fields.ts';
import { contractEvents } from './sets.ts';

export const noticesRequest = z.strictObject({ before: idText.optional().describe('notices with smaller ids') });

export const contractNotice = z.object({
  id,
  event: z.enum(contractEvents),
  symbol: contractSymbol.nullable().describe('null of what is about no contract'),
  title: z.string().describe("in the language of the user's account, as messages have it"),
  text: z.string(),
  receipt: id.nullable().describe('the number of the receipt of a liquidation, once it is written'),
  at: time,
  seen: z.boolean(),
});
export const noticesResponse = z.object({
  notices: z.array(contractNotice),
  unseen: z.number().int().nonnegative().describe('of all pages'),
});
export type ContractNotice = z.infer<typeof contractNotice>;
export type ContractNotices = z.infer<typeof noticesResponse>;

/** What the user was told of their contracts, newest first, 20 a page. */
export const notices = call<z.infer<typeof noticesRequest>, ContractNotices>({
  name: 'perpetual/notices',
  method: 'GET',
  path: '/perpetual/notices',
  permission: 'user',
  whileFrozen: true,
  refusals: [],
  about: 'What the user was told of their contracts, newest first, 20 a page.',
});
