import type { Conversation } from '@quay/contract/staff';
import { Segments } from '@quay/ui';
import { useFilter, useParams } from '@quay/web-kit/router';
import { useEffect, useRef } from 'react';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { Age, Moment } from '../../../parts/moment.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { ring, useSound } from '../../../parts/sound.ts';
import { SoundButton } from '../../../parts/sound-button.tsx';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import '../support.css';
import { calledBy } from '../called-by.ts';
import { ConversationDetail } from '../parts/conversation-detail.tsx';
import { useConversations } from '../queries/conversations.ts';
import { supportWords } from '../words/index.ts';

export default function SupportPage() {
  const { conversationId } = useParams();
  const words = supportWords.useWords();
  const shell = shellWords.useWords();
  const [filter, setFilter] = useFilter();
  const waiting = filter.get('waiting') === 'yes' ? 'yes' : 'all';
  const query = useConversations({ waiting });
  useRinging(query.data);
  return (
    <ListDetailPage
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
          listed={{ ...query, rows: query.data }}
          idOf={(one) => one.conversationId}
          pathOf={(one) => paths.conversation(one.conversationId)}
          listPath={paths.conversations}
          openId={conversationId}
          columns={useColumns()}
          narrow={(one) => ({
            title: calledBy(words, one.name),
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
  const received = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (!rows) return;
    const last = Math.max(0, ...rows.filter(({ lastFrom }) => lastFrom === 'customer').map(({ lastAt }) => lastAt));
    if (received.current !== undefined && last > received.current && useSound.getState().on) ring();
    received.current = Math.max(last, received.current ?? 0);
  }, [rows]);
}

function Last({ of: { lastText, lastFrom } }: { of: Conversation }) {
  const words = supportWords.useWords();
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
    <span className="support-unread">
      <span aria-hidden="true">{count}</span>
      <span className="q-unseen">{supportWords.useWords().unread(count)}</span>
    </span>
  );
}

function useColumns(): readonly Column<Conversation>[] {
  const words = supportWords.useWords();
  const { columns } = words;
  return [
    {
      id: 'customer',
      head: columns.customer,
      width: 'minmax(16rem, 1fr)',
      cell: (one) => (
        <>
          <span className="q-mid">{calledBy(words, one.name)}</span> {one.unread > 0 && <Unread count={one.unread} />}
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
