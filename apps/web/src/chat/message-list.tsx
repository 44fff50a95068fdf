import { Bone, Icon, IconButton } from '@quay/ui';
import { type ReactNode, useRef } from 'react';
import { DayLine, UnsentBubble } from './bubbles.tsx';
import { type Line, linesOf, type Written } from './thread.ts';
import type { Outbox, Unsent } from './unsent.ts';
import type { Earlier } from './use-earlier.ts';
import { useEnd } from './use-end.ts';
import { chatWords } from './words/index.ts';
import './chat.css';

/** So near to the top, what was written before is fetched. */
const NEAR_TOP = 160;

type MessageListProps<Message> = {
  owner: string;
  messages: readonly Message[];
  /** The beginning is among them. */
  begun: boolean;
  earlier: Earlier;
  outbox: Outbox;
  /** Whether the reader wrote it. */
  isOwn: (message: Message) => boolean;
  line: (line: Extract<Line<Message>, { kind: 'message' }>) => ReactNode;
  onEdit: (unsent: Unsent) => void;
  /** Stands before the first message that was ever written. */
  children: ReactNode;
  /** Stands after the last one. */
  foot?: ReactNode;
};

/** What was written, from the oldest that is here down to what has not gone yet. */
export function MessageList<Message extends Written>({
  owner,
  messages,
  begun,
  earlier,
  outbox,
  isOwn,
  line,
  onEdit,
  children,
  foot,
}: MessageListProps<Message>) {
  const words = chatWords.useWords();
  const list = useRef<HTMLDivElement>(null);
  const all = outbox.useUnsent((store) => store.all);
  const sending = outbox.useUnsent((store) => store.sending);
  const unsent = all.filter((one) => one.owner === owner);
  const lines = linesOf(messages);
  const [newest] = messages;
  const end = useEnd(list, lines[0]?.key, unsent.at(-1)?.clientId);

  return (
    <div className="chat-middle">
      <div
        ref={list}
        className="chat-thread"
        role="log"
        aria-label={words.thread}
        onScroll={({ currentTarget }) => {
          end.onScroll();
          if (currentTarget.scrollTop < NEAR_TOP && earlier.state === 'idle') void earlier.load();
        }}
      >
        <div className="chat-lines">
          {begun ? children : <EarlierLine state={earlier.state} onLoad={() => void earlier.load()} />}
          <ol>
            {lines.map((one) => (one.kind === 'day' ? <DayLine key={one.key} at={one.at} /> : line(one)))}
            {unsent.map((one, place) => (
              <UnsentBubble
                key={one.clientId}
                unsent={one}
                sending={sending.has(one.clientId)}
                begins={place === 0 && (newest === undefined || !isOwn(newest))}
                onAgain={() => outbox.sendAgain(one)}
                onEdit={() => {
                  outbox.discard(one.clientId);
                  onEdit(one);
                }}
                onDiscard={() => outbox.discard(one.clientId)}
              />
            ))}
          </ol>
          {foot}
        </div>
      </div>
      {end.isAboveEnd && (
        <IconButton className="chat-to-end" icon="down" label={words.newMessages} onClick={end.toEnd} />
      )}
    </div>
  );
}

function EarlierLine({ state, onLoad }: { state: Earlier['state']; onLoad: () => void }) {
  const words = chatWords.useWords();
  return (
    <div className="chat-earlier">
      {state === 'failed' && (
        <span role="alert">
          <Icon name="warn" size="xs" />
          {words.earlierFailed}
        </span>
      )}
      <button type="button" className="chat-act" aria-busy={state === 'loading' || undefined} onClick={onLoad}>
        {state === 'loading' ? words.earlierLoading : state === 'failed' ? words.tryAgain : words.earlier}
      </button>
    </div>
  );
}

const shapes = [
  { width: 28, height: 6.5, own: false },
  { width: 22, height: 4, own: true },
  { width: 31, height: 9, own: true },
  { width: 20, height: 4, own: false },
];

/** The shape of a conversation before it is there. */
export function MessagesSkeleton() {
  const words = chatWords.useWords();
  return (
    <div className="chat-middle q-skeleton" role="status" aria-busy="true" aria-label={words.loading}>
      <div className="chat-bones">
        {shapes.map(({ width, height, own }) => (
          <span key={`${width} ${height}`} className={own ? 'chat-bone--own' : undefined}>
            <Bone width={width} height={height} />
          </span>
        ))}
      </div>
    </div>
  );
}
