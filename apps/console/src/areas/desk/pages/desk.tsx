import { type Conversation, conversations } from '@quay/contract/staff';
import { Segments } from '@quay/ui';
import { useFilter, useParams } from '@quay/web-kit/router';
import { useEffect, useRef } from 'react';
import { Desk } from '../../../parts/desk.tsx';
import { Age, Moment } from '../../../parts/moment.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { ring, useSound } from '../../../parts/sound.ts';
import { SoundButton } from '../../../parts/sound-button.tsx';
import { paths } from '../../../paths.ts';
import { useAsk } from '../../../request/hooks.ts';
import { shellWords } from '../../../shell/words/index.ts';
import '../desk.css';
import { ConversationDetail } from '../parts/conversation-detail.tsx';
import { deskWords } from '../words/index.ts';

const EVERY_MS = 2_000;

export default function DeskPage() {
  const { conversationId } = useParams();
  const words = deskWords.useWords();
  const shell = shellWords.useWords();
  const [filter, setFilter] = useFilter();
  const waiting = filter.get('waiting') === 'yes' ? 'yes' : 'all';
  const asked = useAsk(conversations, { waiting }, { every: EVERY_MS });
  useRinging(asked.data);
  return (
    <Desk
      title={shell.areas.desk}
      acts={<SoundButton />}
      filters={
        <Segments
          label={words.filter}
          items={(['all', 'yes'] as const).map((id) => ({
            id,
            label: words.filters[id === 'yes' ? 'waiting' : 'all'],
          }))}
          value={waiting}
          onChange={(next) => setFilter({ waiting: next === 'yes' ? 'yes' : undefined })}
        />
      }
      list={
        <RowList
          label={shell.areas.desk}
          listed={{ ...asked, rows: asked.data }}
          idOf={(one) => one.conversationId}
          pathOf={(one) => paths.conversation(one.conversationId)}
          listPath={paths.conversations}
          openId={conversationId}
          columns={useColumns()}
          narrow={(one) => ({
            title: words.guest(one.name),
            sub: <Last of={one} />,
            end:
              one.waitingSince === null ? (
                <span className="q-muted q-t12">
                  <Moment at={one.lastAt} />
                </span>
              ) : (
                <Waits since={one.waitingSince} />
              ),
            endSub: one.unread > 0 && String(one.conversationId) !== conversationId && <Unread count={one.unread} />,
          })}
          empty={
            waiting === 'yes'
              ? { title: words.noneTitle, words: words.noneWords }
              : { title: words.emptyTitle, words: words.emptyWords }
          }
        />
      }
      detail={conversationId && <ConversationDetail key={conversationId} conversationId={conversationId} />}
    />
  );
}

/** Rings when a customer has written since the last look. */
function useRinging(rows: readonly Conversation[] | undefined): void {
  const heard = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!rows) return;
    const last = Math.max(0, ...rows.filter(({ lastFrom }) => lastFrom === 'customer').map(({ lastAt }) => lastAt));
    if (heard.current !== undefined && last > heard.current && useSound.getState().on) ring();
    heard.current = Math.max(last, heard.current ?? 0);
  }, [rows]);
}

function Last({ of: { lastText, lastFrom } }: { of: Conversation }) {
  const words = deskWords.useWords();
  if (lastFrom === 'system') return words.system[lastText] ?? lastText;
  return lastText || <span className="q-faint">{words.picture}</span>;
}

function Waits({ since }: { since: number }) {
  return (
    <span className="q-warn">
      <Age since={since} />
    </span>
  );
}

function Unread({ count }: { count: number }) {
  return (
    <span className="desk-unread">
      <span aria-hidden="true">{count}</span>
      <span className="q-unseen">{deskWords.useWords().unread(count)}</span>
    </span>
  );
}

function useColumns(): readonly Column<Conversation>[] {
  const words = deskWords.useWords();
  const { columns } = words;
  return [
    {
      id: 'customer',
      head: columns.customer,
      width: 'minmax(16rem, 1fr)',
      cell: (one) => (
        <>
          <span className="q-mid">{words.guest(one.name)}</span> {one.unread > 0 && <Unread count={one.unread} />}
        </>
      ),
    },
    {
      id: 'last',
      head: columns.last,
      width: 'minmax(24rem, 3fr)',
      cell: (one) => (
        <span className={one.unread > 0 ? undefined : 'q-muted'}>
          <Last of={one} />
        </span>
      ),
    },
    {
      id: 'by',
      head: columns.by,
      width: 'minmax(12rem, 1fr)',
      cell: (one) => one.answeredBy ?? <span className="q-faint">–</span>,
    },
    {
      id: 'waits',
      head: columns.waits,
      width: '14rem',
      right: true,
      cell: (one) =>
        one.waitingSince === null ? <span className="q-faint">–</span> : <Waits since={one.waitingSince} />,
    },
    { id: 'at', head: columns.at, width: '16rem', right: true, cell: (one) => <Moment at={one.lastAt} /> },
  ];
}
