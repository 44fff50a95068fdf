import { withSent } from '../../../chat/thread.ts';
import { outbox } from '../../../chat/unsent.ts';
import { queryClient } from '../../../request/query-client.ts';
import { submitSendMessage } from '../acts/send-message.ts';
import { changeThread } from '../queries/chat.ts';

/** Under which name the picture of a message is known on this page. */
export const pictureName = (messageId: number): string => `support ${messageId}`;

/** What was written to customer service and has not arrived there yet. */
export const supportOutbox = outbox('quay.unsent-messages', async ({ clientId, owner, text, fileId }) => {
  const message = await submitSendMessage({ clientId, ...(text && { text }), ...(fileId && { picture: fileId }) });
  changeThread(queryClient, owner, (held) => withSent(held, message));
  return pictureName(message.messageId);
});
