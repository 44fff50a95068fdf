import type { deskTyping } from '@quay/contract/staff';
import { support as refusals } from '@quay/contract/support';
import { type Route, refused, told } from '../../../edge/route.ts';

export const deskTypingRoute: Route<typeof deskTyping> = async ({ conversationId }, { support }) => {
  const conversation = await support.rows.conversation(conversationId);
  if (!conversation) return refused(refusals['conversation-unknown']);
  support.staffTypes(conversation);
  return told({});
};
