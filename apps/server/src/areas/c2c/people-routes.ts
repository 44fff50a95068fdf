import {
  addEvidence,
  appeal,
  chatByPeer,
  kindConfig,
  kinds,
  methods,
  readChat,
  removeMethod,
  saveMethod,
  timeline,
  timelineKey,
  withdrawAppeal,
  writeMessage,
} from '@quay/contract/c2c';
import { type Served, serve } from './asking.ts';
import { addEvidenceRoute } from './routes/add-evidence.ts';
import { appealRoute } from './routes/appeal.ts';
import { chatByPeerRoute } from './routes/chat-by-peer.ts';
import { kindConfigRoute } from './routes/kind-config.ts';
import { kindsRoute } from './routes/kinds.ts';
import { methodsRoute } from './routes/methods.ts';
import { readChatRoute } from './routes/read-chat.ts';
import { removeMethodRoute } from './routes/remove-method.ts';
import { saveMethodRoute } from './routes/save-method.ts';
import { timelineRoute } from './routes/timeline.ts';
import { timelineKeyRoute } from './routes/timeline-key.ts';
import { withdrawAppealRoute } from './routes/withdraw-appeal.ts';
import { writeMessageRoute } from './routes/write-message.ts';

/** What the two sides of an order do besides trading: accounts to be paid to, conversation, proof and appeal. */
export const c2cPeopleRoutes: readonly Served[] = [
  serve(kinds, kindsRoute),
  serve(kindConfig, kindConfigRoute),
  serve(methods, methodsRoute),
  serve(saveMethod, saveMethodRoute),
  serve(removeMethod, removeMethodRoute),
  serve(chatByPeer, chatByPeerRoute),
  serve(writeMessage, writeMessageRoute),
  serve(readChat, readChatRoute),
  serve(timeline, timelineRoute),
  serve(timelineKey, timelineKeyRoute),
  serve(appeal, appealRoute),
  serve(addEvidence, addEvidenceRoute),
  serve(withdrawAppeal, withdrawAppealRoute),
];
