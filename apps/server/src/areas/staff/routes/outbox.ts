import type { outbox } from '@quay/contract/staff';
import { type Route, reply } from '../../../edge/route.ts';
import { maskedEmail, maskedPhone } from '../../../messages/masked.ts';
import type { StaffNeeds } from '../needs.ts';

const PAGE = 50;

export const outboxRoute =
  ({ messages, reads }: StaffNeeds): Route<typeof outbox> =>
  async ({ to, before }) => {
    // Who may not read an address may not guess it letter by letter either.
    const wanted = { to, byStart: messages.readable, before: before === undefined ? undefined : Number(before) };
    const rows = await reads.staff.outbox({ ...wanted, size: PAGE });
    return reply(
      rows.map(({ id, channel, address, subject, sealed, delivery, at }) => {
        const masked = channel === 'email' ? maskedEmail(address) : maskedPhone(address);
        return {
          messageId: id,
          channel,
          subject,
          delivery,
          at,
          // Where people are real, a code is nobody else's business.
          to: messages.readable ? address : masked,
          text: messages.textOf({ channel, address, sealed }),
        };
      }),
    );
  };
