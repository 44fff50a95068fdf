import { Bone, Icon, IconButton } from '@quay/ui';
import { type ReactNode, useRef } from 'react';
import { supportWords } from '../words/index.ts';
import { Bubble, DayLine, type Looking, NoticeLine, UnsentBubble } from './bubble.tsx';
import { useEarlier } from './conversation.ts';
import { lastSeen, linesOf, type Thread } from './thread.ts';
import { discard, sendAgain, type Unsent, useUnsent } from './unsent.ts';
import { useEnd } from './use-end.ts';

/** So near to the top, what was written before is fetched. */
const NEAR_TOP = 160;

type MessagesProps = {
  owner: string;
  thread: Thread;
  onLook: (at: Looking) => void;
  onEdit: (unsent: Unsent) => void;
  /** Stands before the first message that was ever written. */
  children: ReactNode;
};

/** What was written, from the oldest that is here down to what has not gone yet. */
export function Messages({ owner, thread, onLook, onEdit, children }: MessagesProps) {
  const words = supportWords.useWords();
  const list = useRef<HTMLDivElement>(null);
  const { all, sending } = useUnsent();
  const earlier = useEarlier(owner, thread);
  const unsent = all.filter((one) => one.owner === owner);
  const lines = linesOf(thread.messages);
  const seen = lastSeen(thread.messages, thread.readByStaff);
  const [newest] = thread.messages;
  const end = useEnd(list, lines[0]?.key, unsent.at(-1)?.clientId);

  return (
    <div className="support-middle">
      <div
        ref={list}
        className="support-thread"
        role="log"
        aria-label={words.thread}
        onScroll={({ currentTarget }) => {
          end.onScroll();
          if (currentTarget.scrollTop < NEAR_TOP && earlier.state === 'idle') void earlier.load();
        }}
      >
        <div className="support-lines">
          {thread.begun ? children : <Earlier state={earlier.state} onLoad={() => void earlier.load()} />}
          <ol>
            {lines.map((line) =>
              line.kind === 'day' ? (
                <DayLine key={line.key} at={line.at} />
              ) : line.message.from === 'system' ? (
                <NoticeLine key={line.key} message={line.message} />
              ) : (
                <Bubble
                  key={line.key}
                  message={line.message}
                  begins={line.begins}
                  seen={line.message.messageId === seen}
                  onLook={onLook}
                />
              ),
            )}
            {unsent.map((one, place) => (
              <UnsentBubble
                key={one.clientId}
                unsent={one}
                sending={sending.has(one.clientId)}
                begins={place === 0 && newest?.from !== 'customer'}
                onAgain={() => sendAgain(one)}
                onEdit={() => {
                  discard(one.clientId);
                  onEdit(one);
                }}
                onDiscard={() => discard(one.clientId)}
              />
            ))}
          </ol>
          <p className="support-typing" role="status">
            {thread.staffTyping && (
              <>
                <span className="support-dots" aria-hidden="true">
                  <i />
                  <i />
                  <i />
                </span>
                {words.typing}
              </>
            )}
          </p>
        </div>
      </div>
      {end.away && <IconButton className="support-to-end" icon="down" label={words.newMessages} onClick={end.toEnd} />}
    </div>
  );
}

function Earlier({ state, onLoad }: { state: 'idle' | 'loading' | 'failed'; onLoad: () => void }) {
  const words = supportWords.useWords();
  return (
    <div className="support-earlier">
      {state === 'failed' && (
        <span role="alert">
          <Icon name="warn" size="xs" />
          {words.earlierFailed}
        </span>
      )}
      <button type="button" className="support-act" aria-busy={state === 'loading' || undefined} onClick={onLoad}>
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
  const words = supportWords.useWords();
  return (
    <div className="support-middle q-skeleton" role="status" aria-busy="true" aria-label={words.loading}>
      <div className="support-bones">
        {shapes.map(({ width, height, own }) => (
          <span key={`${width} ${height}`} className={own ? 'support-bone--own' : undefined}>
            <Bone width={width} height={height} />
          </span>
        ))}
      </div>
    </div>
  );
}
