import { AppBar, ErrorRow, Icon, IconButton, Sheet } from '@quay/ui';
import { useEffect, useState } from 'react';
import { useConnection } from '../../../live/live.ts';
import { paths } from '../../../paths.ts';
import { useBack } from '../../../shell/back.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { Link, useNavigate } from '../../../shell/router.tsx';
import { useTitle } from '../../../shell/title.ts';
import type { Looking } from '../chat/bubble.tsx';
import { Composer } from '../chat/composer.tsx';
import { useConversation, useOwner } from '../chat/conversation.ts';
import { Messages, MessagesSkeleton } from '../chat/messages.tsx';
import type { Thread } from '../chat/thread.ts';
import { sendAll, type Unsent, useUnsent, write } from '../chat/unsent.ts';
import { useSeenHeight } from '../chat/use-seen-height.ts';
import { weekdayOf } from '../times.ts';
import { supportWords } from '../words/index.ts';
import '../chat/chat.css';

/** Before anything was read: for what this device still has to send. */
const NOTHING_READ: Thread = {
  messages: [],
  unread: 0,
  readByStaff: null,
  staffTyping: false,
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
  const writing = useUnsent(({ all }) => all.some((one) => one.owner === owner));
  const thread = conversation.data;
  const shown = thread ?? (writing ? NOTHING_READ : undefined);
  useTitle(words.title);
  useSeenHeight();
  useSendingLater(owner);

  return (
    <div className="support-chat">
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
        <div className="support-middle">
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
      <Composer key={owner} owner={owner} edited={edited} onSend={(written) => write({ owner, ...written })} />
      <Closer at={looking} onClose={() => setLooking(null)} />
    </div>
  );
}

/** Whether somebody answers, or else from when on. */
function Hours({ thread: { open, opensAt } }: { thread: Thread }) {
  const words = supportWords.useWords();
  const language = usePreferences((preferences) => preferences.language);
  const away = opensAt === null ? words.closed : words.opens(weekdayOf(opensAt, language));
  return (
    <span className={`support-hours${open ? ' support-hours--open' : ''}`}>
      <i />
      <span className="q-ellipsis">{open ? words.open : away}</span>
    </span>
  );
}

/** Before the first message. */
function Beginning({ thread: { open, opensAt }, alone }: { thread: Thread; alone: boolean }) {
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
          <p>{open || opensAt === null ? words.beginWords : words.beginAway(weekdayOf(opensAt, language))}</p>
        </>
      )}
      <p className="support-promise">
        <Icon name="shield" size="s" />
        <span>{words.neverAsk}</span>
      </p>
    </section>
  );
}

/** What somebody wants to see closer: a picture, or what the word on our messages means. */
function Closer({ at, onClose }: { at: Looking | null; onClose: () => void }) {
  const words = supportWords.useWords();
  // What is shown stays while the sheet leaves.
  const [shown, setShown] = useState(at);
  if (at && at !== shown) setShown(at);
  const isWord = shown !== null && 'word' in shown;
  return (
    <Sheet
      open={at !== null}
      onClose={onClose}
      title={isWord ? words.wordTitle : words.picture}
      closeLabel={words.close}
    >
      {isWord ? (
        <div className="support-explained">
          <p className="support-word-big" dir="auto">
            <Icon name="shield" />
            {shown.word}
          </p>
          <p>{words.wordMeans}</p>
          <Link className="q-accent q-mid" to={paths.safety()}>
            {words.wordChange}
          </Link>
        </div>
      ) : (
        shown && <img className="support-large" src={shown.picture} alt={words.pictureOf(shown.who)} />
      )}
    </Sheet>
  );
}

/** What has not gone goes when there is a connection again. */
function useSendingLater(owner: string): void {
  const { state } = useConnection();
  useEffect(() => {
    if (state === 'live') void sendAll(owner);
    const online = () => void sendAll(owner);
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [owner, state]);
}
