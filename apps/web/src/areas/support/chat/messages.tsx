import type { Message } from '@quay/contract/support';
import type { ReactNode } from 'react';
import { Bubble, type Looking, NoticeLine } from '../../../chat/bubbles.tsx';
import { MessageList } from '../../../chat/message-list.tsx';
import type { Unsent } from '../../../chat/unsent.ts';
import { chatWords } from '../../../chat/words/index.ts';
import { type Thread, useEarlier } from '../queries/chat.ts';
import { supportWords } from '../words/index.ts';
import { pictureName, supportOutbox } from './outbox.ts';
import { lastSeen } from './seen.ts';

type MessagesProps = {
  owner: string;
  thread: Thread;
  onLook: (at: Looking) => void;
  onEdit: (unsent: Unsent) => void;
  /** Stands before the first message that was ever written. */
  children: ReactNode;
};

/** The conversation with customer service, as it is read. */
export function Messages({ owner, thread, onLook, onEdit, children }: MessagesProps) {
  const words = supportWords.useWords();
  const { you } = chatWords.useWords();
  const earlier = useEarlier(owner, thread);
  const seen = lastSeen(thread.messages, thread.readByStaff);
  const isOwn = ({ from }: Message) => from === 'customer';
  const whoOf = (message: Message) => {
    if (isOwn(message)) return you;
    return message.author ? words.staffNamed(message.author) : words.staff;
  };
  return (
    <MessageList
      owner={owner}
      messages={thread.messages}
      begun={thread.begun}
      earlier={earlier}
      outbox={supportOutbox}
      isOwn={isOwn}
      onEdit={onEdit}
      line={({ key, message, begins }) =>
        message.from === 'system' ? (
          // A notice of the exchange itself comes as the name of a sentence.
          <NoticeLine key={key}>{message.text === 'outside-hours' ? words.outsideHours : words.systemOther}</NoticeLine>
        ) : (
          <Bubble
            key={key}
            message={message}
            name={pictureName(message.messageId)}
            own={isOwn(message)}
            who={whoOf(message)}
            begins={begins}
            seen={message.messageId === seen}
            instead={message.recalled ? words.recalled : undefined}
            onLook={onLook}
          />
        )
      }
      foot={
        <p className="chat-typing" role="status">
          {thread.staffTyping && (
            <>
              <span className="chat-dots" aria-hidden="true">
                <i />
                <i />
                <i />
              </span>
              {words.typing}
            </>
          )}
        </p>
      }
    >
      {children}
    </MessageList>
  );
}
