import type { answer } from '@quay/contract/staff';
import { support as refusals } from '@quay/contract/support';
import { type Route, refused, told } from '../../../edge/route.ts';

export const answerRoute: Route<typeof answer> = async ({ conversationId, text, clientId }, { support, staff }) => {
  const conversation = await support.rows.conversation(conversationId);
  if (!conversation) return refused(refusals['conversation-unknown']);
  const sent = await support.answer(conversation, staff.id, { text, clientId });
  return 'refusal' in sent ? refused(sent.refusal, sent.params, sent.field) : told(sent);
};
