import type { recall } from '@quay/contract/staff';
import { RECALL_MINUTES, support as refusals } from '@quay/contract/support';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

const MINUTE_MS = 60_000;

export const recallRoute =
  ({ audit, support }: StaffNeeds): Route<typeof recall> =>
  async ({ messageId }, { staff }) => {
    const message = await support.rows.message(messageId);
    if (message?.sender !== 'staff' || message.recalledAt !== null) return refused(refusals['message-unknown']);
    if (message.staffId !== staff.id) return refused(refusals['not-own-message']);
    const now = support.now();
    const since = now - RECALL_MINUTES * MINUTE_MS;
    if (message.at < since) return refused(refusals['recall-too-late'], { minutes: String(RECALL_MINUTES) });

    // The customer sees it no more; the log keeps what was said.
    const subject = `conversation ${message.conversationId}`;
    const details = { message: String(messageId), text: message.text ?? '' };
    await audit.add({ staff, act: 'recall-message', subject, details });
    if (!(await support.rows.recallMessage(messageId, staff.id, since, now)))
      return refused(refusals['message-unknown']);
    const conversation = await support.rows.conversation(message.conversationId);
    if (conversation) support.changed(conversation);
    return reply({});
  };
