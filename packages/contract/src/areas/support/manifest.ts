import { entry, manifest } from '../../manifest.ts';
import * as support from './index.ts';

export const supportManifest = manifest({
  area: 'support',
  calls: [
    entry(support.chat, support.chatRequest, support.chatResponse),
    entry(support.sendMessage, support.sendMessageRequest, support.sendMessageResponse),
    entry(support.readMessages, support.readMessagesRequest, support.readMessagesResponse),
    entry(support.typing, support.typingRequest, support.typingResponse),
  ],
  refusals: support.support,
  channels: [
    {
      channel: 'support',
      ticket: true,
      about:
        'The conversation with customer service changed: something was written, read, taken back, or is being typed.',
    },
  ],
});
