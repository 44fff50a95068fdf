import { withSent } from '../../../chat/thread.ts';
import { outbox } from '../../../chat/unsent.ts';
import { queryClient } from '../../../request/query-client.ts';
import { submitWriteMessage } from '../acts/write-message.ts';
import { changeThread } from '../queries/chat-by-peer.ts';

/** Under which name the picture of a message is known on this page. */
export const pictureName = (messageId: number): string => `c2c ${messageId}`;

/** Whose messages in the conversation of which order; nobody else on this device sees or sends them. */
export const ownerOf = (userId: string, orderId: number): string => `${userId} order ${orderId}`;
const orderIn = (owner: string): number => Number(owner.slice(owner.lastIndexOf(' ') + 1));

/** What was written in orders and has not arrived yet. */
export const orderOutbox = outbox('quay.c2c-unsent', async ({ clientId, owner, text, fileId }) => {
  const orderId = orderIn(owner);
  const message = await submitWriteMessage({
    orderId,
    clientId,
    ...(text && { text }),
    ...(fileId && { picture: fileId }),
  });
  changeThread(queryClient, orderId, (held) => withSent(held, message));
  return pictureName(message.messageId);
});
