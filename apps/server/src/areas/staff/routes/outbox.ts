import type { outbox } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';
import { maskedEmail, maskedPhone } from '../../../messages/masked.ts';

const PAGE = 50;

export const outboxRoute: Route<typeof outbox> = async ({ to, before }, asking) => {
  const { leaves } = asking.messages;
  const wanted = { to, before: before === undefined ? undefined : Number(before), size: PAGE };
  const rows = await asking.reads.staff.outbox(wanted);
  return told(
    rows.map(({ id, channel, address, subject, text, delivery, at }) => {
      const masked = channel === 'email' ? maskedEmail(address) : maskedPhone(address);
      // Where messages really leave, a code is nobody else's business.
      const shown = leaves[channel] ? { to: masked, text: null } : { to: address, text };
      return { messageId: id, channel, subject, delivery, at, ...shown };
    }),
  );
};
