import type { AuditRow } from '@quay/contract/staff';
import { buttonClass, Empty, Icon } from '@quay/ui';
import { useFilter, useParams } from '@quay/web-kit/router';
import { Detail, Fact, Facts, Section } from '../../../parts/detail.tsx';
import { FilterField } from '../../../parts/filter-field.tsx';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { auditFile } from '../queries/audit-export.ts';
import '../audit.css';
import { Verify } from '../parts/verify.tsx';
import { useAudit } from '../queries/audit.ts';
import { auditWords } from '../words/index.ts';

/** Rows in one file of the log. */
const FILE_ROWS = 100_000;

export default function AuditPage() {
  const { auditId } = useParams();
  const words = auditWords.useWords();
  const shell = shellWords.useWords();
  const [filter, setFilter] = useFilter();
  const act = filter.get('act') ?? '';
  const subject = filter.get('subject') ?? '';
  const request = { act: act || undefined, subject: subject || undefined };
  const listed = useAudit(request);
  // A row that the list has not reached yet is asked for by itself: what comes before the next one.
  const listedRow = listed.rows?.find((row) => String(row.auditId) === auditId);
  const before = auditId && /^[1-9][0-9]{0,14}$/.test(auditId) ? String(Number(auditId) + 1) : '1';
  const alone = useAudit({ before });
  const row = listedRow ?? alone.rows?.find((one) => String(one.auditId) === auditId);
  const newest = Math.max(0, ...(listed.rows ?? []).map((one) => one.auditId));
  return (
    <ListDetailPage
      title={shell.areas.audit}
      acts={
        auditId === undefined && (
          <>
            <Verify />
            <Files rows={newest} />
          </>
        )
      }
      filters={
        <>
          <FilterField label={words.act} maxLength={60} value={act} onChange={(value) => setFilter({ act: value })} />
          <FilterField
            label={words.subject}
            maxLength={60}
            value={subject}
            onChange={(value) => setFilter({ subject: value })}
          />
        </>
      }
      list={
        <RowList
          label={shell.areas.audit}
          listed={listed}
          idOf={(one) => one.auditId}
          pathOf={(one) => paths.auditRow(one.auditId)}
          listPath={paths.audit}
          openId={auditId}
          columns={useColumns()}
          narrow={(one) => ({
            title: one.act,
            sub: `${one.by}, ${one.subject}`,
            end: <span className="q-muted">{one.auditId}</span>,
            endSub: <Moment at={one.at} />,
          })}
          empty={{ title: words.emptyTitle, words: words.emptyWords }}
        />
      }
      detail={
        auditId &&
        (row ? <RowDetail row={row} /> : alone.rows && <Empty title={words.unknown}>{words.unknownWords}</Empty>)
      }
    />
  );
}

function useColumns(): readonly Column<AuditRow>[] {
  const { columns } = auditWords.useWords();
  return [
    { id: 'id', head: columns.id, width: '7rem', cell: (row) => <span className="q-n q-muted">{row.auditId}</span> },
    { id: 'at', head: columns.at, width: '15rem', cell: (row) => <Moment at={row.at} /> },
    { id: 'by', head: columns.by, width: 'minmax(10rem, 1fr)', cell: (row) => row.by },
    {
      id: 'act',
      head: columns.act,
      width: 'minmax(14rem, 1.2fr)',
      cell: (row) => <span className="q-mid">{row.act}</span>,
    },
    { id: 'subject', head: columns.subject, width: 'minmax(12rem, 1fr)', cell: (row) => row.subject },
    {
      id: 'details',
      head: columns.details,
      width: 'minmax(14rem, 2fr)',
      cell: (row) => (
        <span className="q-muted">
          {Object.entries(row.details)
            .map((entry) => entry.join(' '))
            .join(', ')}
        </span>
      ),
    },
    {
      id: 'hash',
      head: columns.hash,
      width: '13rem',
      right: true,
      cell: (row) => <span className="q-code q-muted">{shortHash(row.hash)}</span>,
    },
  ];
}

const shortHash = (hash: string): string => `${hash.slice(0, 6)}…${hash.slice(-4)}`;

function RowDetail({ row }: { row: AuditRow }) {
  const words = auditWords.useWords();
  const details = Object.entries(row.details);
  return (
    <Detail
      title={row.act}
      sub={
        <>
          {words.row(String(row.auditId))}, {row.by}, <Moment at={row.at} />
        </>
      }
      listPath={paths.audit}
    >
      <Section title={words.columns.subject} wide>
        <p>{row.subject}</p>
      </Section>
      <Section title={words.details} count={details.length} wide>
        {details.length === 0 ? (
          <p className="con-quiet">{words.detailsNone}</p>
        ) : (
          <Facts>
            {details.map(([name, value]) => (
              <Fact key={name} label={name}>
                {value}
              </Fact>
            ))}
          </Facts>
        )}
      </Section>
      <Section title={words.hash} wide>
        <p className="q-code">{row.hash.replace(/(.{8})(?=.)/g, '$1 ')}</p>
      </Section>
    </Detail>
  );
}

/** The log as files, so many rows each: the browser fetches them itself, however large they are. */
function Files({ rows }: { rows: number }) {
  const words = auditWords.useWords();
  const count = Math.max(1, Math.ceil(rows / FILE_ROWS));
  return Array.from({ length: count }, (_, at) => at * FILE_ROWS).map((after) => (
    <a key={after} className={buttonClass({ variant: 'second', size: 'row' })} {...auditFile(after)}>
      <span className="audit-file">
        <Icon name="download" size="s" />
        {count === 1 ? words.download : words.part(String(after + 1), String(after + FILE_ROWS))}
      </span>
    </a>
  ));
}
