import { z } from 'zod';
import { call } from '../../call.ts';
import { id } from '../../fields.ts';
import { wallet } from './refusals.ts';

/** Longest that a nickname or a UID is typed. */
export const RECIPIENT_MAX = 60;

export const recipientRequest = z.strictObject({
  recipient: z.string().min(1).max(RECIPIENT_MAX).describe('UID or nickname of another user'),
});

export const recipientResponse = z.object({
  userId: id.describe('the UID, which `/asset/send` takes'),
  name: z.string().describe('the nickname, masked'),
});

export type Recipient = z.infer<typeof recipientResponse>;

/** Whom a UID or a nickname is of, as far as a sender needs to see that it is the right one. */
export const recipient = call<z.infer<typeof recipientRequest>, Recipient>({
  name: 'wallet/recipient',
  method: 'GET',
  path: '/asset/send/recipient',
  permission: 'user',
  refusals: [
    wallet['recipient-unknown'],
    wallet['send-to-oneself'],
    wallet['recipient-closed'],
    wallet['recipient-stopped'],
  ],
  about: 'Whom a UID or a nickname is of, as far as a sender needs to see that it is the right one.',
});
