import { chat, readMessages, sendMessage, typing } from '@quay/contract/support';
import { type Served, serve } from '../../edge/route.ts';
import { chatRoute } from './routes/chat.ts';
import { readMessagesRoute } from './routes/read-messages.ts';
import { sendMessageRoute } from './routes/send-message.ts';
import { typingRoute } from './routes/typing.ts';

export const supportRoutes: readonly Served[] = [
  serve(chat, chatRoute),
  serve(sendMessage, sendMessageRoute),
  serve(readMessages, readMessagesRoute),
  serve(typing, typingRoute),
];
