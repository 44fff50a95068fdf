import type { OutboxRow } from '@quay/contract/staff';
import { CopyButton, Empty, Note, Pill, type PillTone } from '@quay/ui';
import { useFilter, useParams } from '@quay/web-kit/router';
import { Detail, Section } from '../../../parts/detail.tsx';
import { FilterField } from '../../../parts/filter-field.tsx';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { codeIn } from '../code-in.ts';
import '../outbox.css';
import { useOutbox } from '../queries/outbox.ts';
import { outboxWords } from '../words/index.ts';

const tones: Record<OutboxRow['delivery'], PillTone> = { kept: 'neutral', sent: 'rise', failed: 'fall' };

export default function OutboxPage() {
  const { messageId } = useParams();
  const words = outboxWords.useWords();
  const shell = shellWords.useWords();
  const [filter, setFilter] = useFilter();
  const to = filter.get('to') ?? '';
  const listed = useOutbox({ to: to || undefined });
  const chosen = listed.rows?.find((row) => String(row.messageId) === messageId);
  return (
    <ListDetailPage
      title={shell.areas.outbox}
      filters={
        <FilterField label={words.search} maxLength={200} value={to} onChange={(value) => setFilter({ to: value })} />
      }
      list={
        <RowList
          label={shell.areas.outbox}
          listed={listed}
          idOf={(row) => row.messageId}
          pathOf={(row) => paths.outboxMessage(row.messageId)}
          listPath={paths.outbox}
          openId={messageId}
          columns={useColumns()}
          narrow={(row) => ({
            title: row.to,
            sub: row.subject,
            end: codeIn(row.text),
            endSub: <Moment at={row.at} />,
          })}
          empty={{ title: words.emptyTitle, words: words.emptyWords }}
        />
      }
      detail={
        messageId &&
        (chosen ? <Message row={chosen} /> : listed.rows && <Empty title={words.unknown}>{words.unknownWords}</Empty>)
      }
    />
  );
}

function useColumns(): readonly Column<OutboxRow>[] {
  const words = outboxWords.useWords();
  const { columns } = words;
  return [
    {
      id: 'to',
      head: columns.to,
      width: 'minmax(18rem, 2fr)',
      cell: (row) => <span className="q-mid">{row.to}</span>,
    },
    { id: 'subject', head: columns.subject, width: 'minmax(20rem, 3fr)', cell: (row) => row.subject },
    {
      id: 'code',
      head: columns.code,
      width: '10rem',
      cell: (row) => <span className="q-code">{codeIn(row.text)}</span>,
    },
    {
      id: 'delivery',
      head: columns.delivery,
      width: '14rem',
      cell: (row) => <Pill tone={tones[row.delivery]}>{words.deliveries[row.delivery]}</Pill>,
    },
    { id: 'at', head: columns.at, width: '14rem', right: true, cell: (row) => <Moment at={row.at} /> },
  ];
}

function Message({ row }: { row: OutboxRow }) {
  const words = outboxWords.useWords();
  const shell = shellWords.useWords();
  const code = codeIn(row.text);
  return (
    <Detail
      title={row.subject}
      sub={
        <>
          {row.to}, <Moment at={row.at} />
        </>
      }
      pills={<Pill tone={tones[row.delivery]}>{words.deliveries[row.delivery]}</Pill>}
      listPath={paths.outbox}
    >
      {row.delivery !== 'sent' && (
        <div className="con-section con-section--wide">
          <Note tone={row.delivery === 'failed' ? 'warn' : 'quiet'} icon="mail">
            {row.delivery === 'failed' ? words.failedWords : words.keptWords}
          </Note>
        </div>
      )}
      {code && (
        <Section title={words.code} wide>
          <p className="outbox-code">
            <span className="q-t32 q-strong q-code">{code}</span>
            <CopyButton text={code} label={words.copyCode} copiedLabel={shell.copied} />
          </p>
        </Section>
      )}
      <Section title={words.text} wide>
        <p className={row.text === null ? 'con-quiet' : 'outbox-text'}>{row.text ?? words.hidden}</p>
      </Section>
    </Detail>
  );
}
