import './order-chat.css';
import { type C2cOrder, CHAT_MESSAGE_MAX, type ChatMessage } from '@quay/contract/c2c';
import { ErrorRow, Icon, MiniRing, ringTone } from '@quay/ui';
import { useState } from 'react';
import { Bubble, type Looking, NoticeLine } from '../../../chat/bubbles.tsx';
import { Closer } from '../../../chat/closer.tsx';
import { Composer, type Written } from '../../../chat/composer.tsx';
import { MessageList, MessagesSkeleton } from '../../../chat/message-list.tsx';
import { type Unsent, useSendingLater } from '../../../chat/unsent.ts';
import { chatWords } from '../../../chat/words/index.ts';
import { useSession } from '../../../shell/session.ts';
import { useSecondsLeft } from '../../../shell/use-seconds-left.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { countdown } from '../orders/steps.ts';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { type OrderThread, useEarlierMessages } from '../queries/chat-by-peer.ts';
import { orderChatWords } from '../words/chat/index.ts';
import { orderOutbox, ownerOf, pictureName } from './outbox.ts';
import { useChat } from './use-chat.ts';

/** The conversation of an order: what waits above it, what was written, and where one writes while it is open. */
export function OrderChat({ order }: { order: C2cOrder }) {
  const words = orderChatWords.useWords();
  const shell = shellWords.useWords();
  const { orderId } = order;
  const owner = ownerOf(
    useSession(({ member }) => `user ${member?.id ?? ''}`),
    orderId,
  );
  const chat = useChat(orderId);
  const [looking, setLooking] = useState<Looking | null>(null);
  const [edited, setEdited] = useState<Unsent | null>(null);
  const thread = chat.data;
  useSendingLater(orderOutbox, owner);

  /** A message is a text or a picture: what was written together goes one after the other. */
  function send({ text, fileId, preview }: Written) {
    if (fileId) orderOutbox.write({ owner, text: '', fileId, preview });
    if (text) orderOutbox.write({ owner, text, fileId: null, preview: null });
  }

  return (
    <div className="c2c-chat">
      <Waits order={order} />
      {thread ? (
        <Lines order={order} owner={owner} thread={thread} onLook={setLooking} onEdit={setEdited} />
      ) : chat.isError ? (
        <div className="chat-middle">
          <ErrorRow
            title={words.failed}
            retryLabel={shell.tryAgain}
            retrying={chat.isFetching}
            onRetry={() => void chat.refetch()}
          >
            {words.failedWhy}
          </ErrorRow>
        </div>
      ) : (
        <MessagesSkeleton />
      )}
      {thread?.open === false ? (
        <p className="c2c-chat-closed q-t12 q-muted" role="status">
          <Icon name="lock" size="xs" />
          {words.closed}
        </p>
      ) : (
        <Composer
          key={owner}
          owner={owner}
          max={CHAT_MESSAGE_MAX}
          attaching={{ purpose: 'c2c-chat' }}
          edited={edited}
          onSend={send}
        />
      )}
      <Closer at={looking} onClose={() => setLooking(null)} />
    </div>
  );
}

/** What the reader has to do meanwhile; a message does not do it. */
function Waits({ order }: { order: C2cOrder }) {
  const words = orderChatWords.useWords();
  const amounts = useC2cAmounts();
  const seconds = useSecondsLeft(order.payBy);
  const money = amounts.fiat(order.money, order.fiat);
  const { state, party } = order;
  if (state === 'unpaid' && party === 'payer') {
    return (
      <div className="c2c-chat-waits">
        <MiniRing share={seconds / (order.minutes * 60)} tone={ringTone(seconds)} />
        <div className="q-grow">
          <p className="q-mid">{words.pay(money, countdown(seconds).figure)}</p>
          <p className="q-t12 q-muted">{words.payWhy}</p>
        </div>
      </div>
    );
  }
  if (state === 'paid' && party === 'seller') {
    return (
      <div className="c2c-chat-waits">
        <Icon name="bank" />
        <div className="q-grow">
          <p className="q-mid">{words.check(money)}</p>
          <p className="q-t12 q-muted">{words.checkWhy}</p>
        </div>
      </div>
    );
  }
  return null;
}

type LinesProps = {
  order: C2cOrder;
  owner: string;
  thread: OrderThread;
  onLook: (at: Looking) => void;
  onEdit: (unsent: Unsent) => void;
};

function Lines({ order, owner, thread, onLook, onEdit }: LinesProps) {
  const words = orderChatWords.useWords();
  const { you } = chatWords.useWords();
  const amounts = useC2cAmounts();
  const earlier = useEarlierMessages(order.orderId, thread);
  const coins = amounts.coin(order.quantity, order.symbol);
  // The last of one's own that was read; it alone says so.
  const seen = thread.messages.find(({ mine, readByOther }) => mine && readByOther)?.messageId;
  const whoOf = ({ mine, from, author, line }: ChatMessage) => {
    if (from === 'staff') return author ? words.staffNamed(author) : words.staff;
    if (line === 'auto-reply' && !mine) return `${thread.counterparty}, ${words.autoReply}`;
    return mine ? you : thread.counterparty;
  };
  return (
    <MessageList
      owner={owner}
      messages={thread.messages}
      begun={thread.begun}
      earlier={earlier}
      outbox={orderOutbox}
      isOwn={({ mine }) => mine}
      onEdit={onEdit}
      line={({ key, message, begins }) =>
        message.line !== null && message.line !== 'auto-reply' ? (
          <NoticeLine key={key}>{words.lines[message.line](coins)}</NoticeLine>
        ) : (
          <Bubble
            key={key}
            message={message}
            name={pictureName(message.messageId)}
            own={message.mine}
            who={whoOf(message)}
            begins={begins || message.line === 'auto-reply'}
            seen={message.messageId === seen}
            onLook={onLook}
          >
            {message.warnings.map((warning) => (
              <p key={warning} className="c2c-chat-warning" role="note">
                <Icon name="warn" size="xs" />
                {words.warnings[warning]}
              </p>
            ))}
          </Bubble>
        )
      }
      foot={
        <p className="chat-promise">
          <Icon name="shield" size="s" />
          <span>{words.safe}</span>
        </p>
      }
    >
      {null}
    </MessageList>
  );
}
