import type { conversation } from '@quay/contract/staff';
import { support as refusals } from '@quay/contract/support';
import { type Route, refused, reply } from '../../../edge/route.ts';
import { conversationOnWire } from '../conversation-on-wire.ts';
import type { StaffNeeds } from '../needs.ts';

const PAGE = 50;

export const conversationRoute =
  ({ support }: StaffNeeds): Route<typeof conversation> =>
  async ({ conversationId, before }, { staff }) => {
    const found = await support.rows.conversation(Number(conversationId));
    if (!found) return refused(refusals['conversation-unknown']);
    const page = { before: before === undefined ? undefined : Number(before), limit: PAGE };
    const messages = await support.rows.messages(found.id, page);
    const last = messages[0];
    if (last && before === undefined) await support.readByStaff(found, last.id);
    // What was taken back is quoted nowhere.
    const said = messages.find(({ recalledAt }) => recalledAt === null);
    const head = { ...found, unread: 0, lastText: said?.text ?? null, lastFrom: said?.sender ?? null };
    return reply({
      conversation: conversationOnWire(head),
      messages: messages.map((row) => ({
        ...support.onWire(row, found, `staff ${staff.id}`),
        own: row.staffId === staff.id,
      })),
      customerTyping: support.isCustomerTyping(found),
      readByCustomer: found.readByCustomer || null,
    });
  };
