import { z } from 'zod';
import { call } from '../../call.ts';
import { idText, sizeText } from '../../fields.ts';
import { type UserTransferLine, userTransfer } from './user-transfer.ts';

export const sentToUsersRequest = z.strictObject({ before: idText.optional(), size: sizeText.optional() });

export const sentToUsersResponse = z.array(userTransfer);

/** What the user gave to others and got from them, newest first, 20 a page. */
export const sentToUsers = call<z.infer<typeof sentToUsersRequest>, UserTransferLine[]>({
  name: 'wallet/sent-to-users',
  method: 'GET',
  path: '/asset/send/list',
  permission: 'user',
  refusals: [],
  about: 'What the user gave to others and got from them, newest first, 20 a page.',
});
