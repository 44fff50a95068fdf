import type { LoanRecordRow } from '@quay/contract/loans';
import { units } from '@quay/money';
import { Empty, ListRow } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { recordsQuery } from '../queries/records.ts';
import { useSaid } from '../use-said.ts';

/** What happened, newest first; to one loan or to all. A forced sale leads to its receipt. */
export function Records({ loan, asTable = false }: { loan?: string; asTable?: boolean }) {
  const { words, figures, money } = useSaid();
  const receiptOf = ({ sale }: LoanRecordRow) =>
    sale === null ? undefined : paths.perpetualReceipt({ sale: String(sale) });
  const what = (row: LoanRecordRow): string => {
    const principal = money(units(row.principal), row.asset);
    const pledge = money(absolute(units(row.pledge)), row.pledgeCoin);
    return {
      borrow: words.act.borrow(principal, pledge),
      'add-pledge': words.act.addPledge(pledge),
      repay: words.act.repay(principal),
      renew: words.act.renew,
      overdue: words.act.overdue,
      sale: words.act.sale(pledge),
    }[row.act];
  };
  const columns = [
    {
      id: 'when',
      head: words.column.when,
      muted: true,
      cell: ({ at }: LoanRecordRow) => <span className="q-n">{figures.dateTime(at)}</span>,
    },
    { id: 'loan', head: words.column.loan, cell: (row: LoanRecordRow) => <span className="q-n">{row.loan}</span> },
    { id: 'what', head: words.column.what, cell: what },
    {
      id: 'interest',
      head: words.column.interest,
      right: true,
      cell: (row: LoanRecordRow) => money(units(row.interest), row.asset),
    },
    {
      id: 'after',
      head: words.column.owedThen,
      right: true,
      strong: true,
      cell: (row: LoanRecordRow) => money(units(row.principalAfter), row.asset),
    },
  ];
  return (
    <EndlessList
      label={words.whatHappened}
      pages={useInfiniteQuery(recordsQuery(loan))}
      keyOf={({ id }: LoanRecordRow) => id}
      row={(row) => {
        const href = receiptOf(row);
        return (
          <ListRow
            title={what(row)}
            sub={`${figures.dateTime(row.at)} · ${words.numbered(row.loan)}`}
            end={
              <span className="q-muted q-t12 q-n">
                {href
                  ? words.receipt
                  : units(row.interest) > 0n
                    ? words.interestOf(money(units(row.interest), row.asset))
                    : ''}
              </span>
            }
            {...(href && { href, link: AppLink })}
          />
        );
      }}
      {...(asTable && { table: { columns, hrefOf: receiptOf } })}
      empty={<Empty title={words.noRecords}>{words.noRecordsWhy}</Empty>}
    />
  );
}

const absolute = (value: bigint): bigint => (value < 0n ? -value : value);
