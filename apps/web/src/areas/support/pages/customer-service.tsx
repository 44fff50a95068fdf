import { MESSAGE_MAX } from '@quay/contract/support';
import { AppBar, ErrorRow, Icon, IconButton } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { useBack, useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import type { Looking } from '../../../chat/bubbles.tsx';
import { Closer } from '../../../chat/closer.tsx';
import { Composer } from '../../../chat/composer.tsx';
import { MessagesSkeleton } from '../../../chat/message-list.tsx';
import { type Unsent, useSendingLater } from '../../../chat/unsent.ts';
import { useSeenHeight } from '../../../chat/use-seen-height.ts';
import { paths } from '../../../paths.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { useConversation, useOwner } from '../chat/conversation.ts';
import { Messages } from '../chat/messages.tsx';
import { supportOutbox } from '../chat/outbox.ts';
import type { Thread } from '../queries/chat.ts';
import { weekdayOf } from '../times.ts';
import { supportWords } from '../words/index.ts';
import '../chat/support.css';
import { submitTyping } from '../acts/typing.ts';

/** Before anything was read: for what this device still has to send. */
const NOTHING_READ: Thread = {
  messages: [],
  unread: 0,
  readByStaff: null,
  staffTyping: false,
  present: false,
  open: true,
  opensAt: null,
  begun: true,
};

/** The conversation with customer service. */
export default function CustomerService() {
  const words = supportWords.useWords();
  const navigate = useNavigate();
  const back = useBack(paths.userCenter());
  const owner = useOwner();
  const conversation = useConversation(owner);
  const [looking, setLooking] = useState<Looking | null>(null);
  const [edited, setEdited] = useState<Unsent | null>(null);
  const writing = supportOutbox.useUnsent(({ all }) => all.some((one) => one.owner === owner));
  const thread = conversation.data;
  const shown = thread ?? (writing ? NOTHING_READ : undefined);
  useTitle(words.title);
  useSeenHeight();
  useSendingLater(supportOutbox, owner);

  return (
    <div className="chat">
      <AppBar
        title={words.title}
        subtitle={thread ? <Hours thread={thread} /> : '\u00a0'}
        onBack={back}
        backLabel={words.back}
        acts={<IconButton icon="news" label={words.announcements} onClick={() => void navigate(paths.announce())} />}
      />
      {shown ? (
        <Messages key={owner} owner={owner} thread={shown} onLook={setLooking} onEdit={setEdited}>
          {thread && <Beginning thread={thread} alone={thread.messages.length === 0 && !writing} />}
        </Messages>
      ) : conversation.isError ? (
        <div className="chat-middle">
          <ErrorRow
            title={words.failed}
            retryLabel={words.tryAgain}
            retrying={conversation.isFetching}
            onRetry={() => void conversation.refetch()}
          >
            {words.failedWhy}
          </ErrorRow>
        </div>
      ) : (
        <MessagesSkeleton />
      )}
      <Composer
        key={owner}
        owner={owner}
        max={MESSAGE_MAX}
        attaching={{ purpose: 'chat', guest: owner === 'guest' }}
        onTyping={() => void submitTyping().catch(() => undefined)}
        edited={edited}
        onSend={(written) => supportOutbox.write({ owner, ...written })}
      />
      <Closer at={looking} onClose={() => setLooking(null)} />
    </div>
  );
}

/** Whether somebody is here, or else from when on somebody answers. */
function Hours({ thread: { present, open, opensAt } }: { thread: Thread }) {
  const words = supportWords.useWords();
  const language = usePreferences((preferences) => preferences.language);
  const absence = open ? words.openAway : opensAt === null ? words.closed : words.opens(weekdayOf(opensAt, language));
  return (
    <span className={`support-hours${present ? ' support-hours--open' : ''}`}>
      <i />
      <span className="q-ellipsis">{present ? words.open : absence}</span>
    </span>
  );
}

/** Before the first message. */
function Beginning({ thread: { present, open, opensAt }, alone }: { thread: Thread; alone: boolean }) {
  const words = supportWords.useWords();
  const language = usePreferences((preferences) => preferences.language);
  return (
    <section className={`support-beginning${alone ? ' support-beginning--alone' : ''}`}>
      {alone && (
        <>
          <span className="support-mark">
            <Icon name="headset" />
          </span>
          <h2>{words.beginTitle}</h2>
          <p>
            {present || open || opensAt === null ? words.beginWords : words.beginAway(weekdayOf(opensAt, language))}
          </p>
        </>
      )}
      <p className="chat-promise">
        <Icon name="shield" size="s" />
        <span>{words.neverAsk}</span>
      </p>
    </section>
  );
}
