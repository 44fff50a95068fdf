import { z } from 'zod';
import { call } from '../../call.ts';
import { idText } from '../../fields.ts';
import { accountStatuses } from '../identity/sets.ts';
import { userRow } from './user-row.ts';

export type UserOfConsole = z.infer<typeof userRow>;

export const usersRequest = z.strictObject({
  search: z
    .string()
    .max(200)
    .optional()
    .describe('id, start of the account name or nickname, whole e-mail address or phone number'),
  standing: z.enum(accountStatuses).optional(),
  before: idText.optional(),
});

export const usersResponse = z.array(userRow);

/** Users, the newest first, 50 a page. */
export const users = call<z.infer<typeof usersRequest>, UserOfConsole[]>({
  name: 'staff/users',
  method: 'GET',
  path: '/console/api/users',
  permission: 'staff:users',
  refusals: [],
  about: 'Users, the newest first, 50 a page.',
});
