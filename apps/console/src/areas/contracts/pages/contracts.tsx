import type { ContractOfConsole } from '@quay/contract/staff';
import { Pill } from '@quay/ui';
import { useParams } from '@quay/web-kit/router';
import { useAmount } from '../../../parts/amounts.ts';
import { ListDetailPage } from '../../../parts/list-detail.tsx';
import { type Column, RowList } from '../../../parts/row-list.tsx';
import { paths } from '../../../paths.ts';
import { shellWords } from '../../../shell/words/index.ts';
import '../contracts.css';
import { useDigits, usePercent } from '../figures.ts';
import { ContractDetail } from '../parts/contract-detail.tsx';
import { StatusPill } from '../parts/status-pill.tsx';
import { useStaffContracts } from '../queries/staff-contracts.ts';
import { contractsWords } from '../words/index.ts';

/** All contracts with their prices, and with how many positions are in danger. */
export default function ContractsPage() {
  const { symbol } = useParams();
  const words = contractsWords.useWords();
  const shell = shellWords.useWords();
  const digits = useDigits(7);
  const { data, isPending, error, refetch } = useStaffContracts();
  const columns = useColumns();
  const statusOf = (row: ContractOfConsole) =>
    hasEnded(row) ? words.lives[row.delivery!.life] : words.statuses[row.status];
  return (
    <ListDetailPage
      title={shell.areas.contracts}
      list={
        <RowList
          label={shell.areas.contracts}
          listed={{ rows: data, isPending, error, refetch }}
          idOf={(row) => row.symbol}
          pathOf={(row) => paths.contract(row.symbol)}
          listPath={paths.contracts}
          openId={symbol}
          columns={columns}
          narrow={(row) => ({
            title: row.symbol,
            sub: row.syncingSince === null ? statusOf(row) : words.syncing,
            end: <span className="q-n">{row.markPrice === null ? '–' : digits(row.markPrice)}</span>,
            endSub: <Danger near={row.near} liquidating={row.liquidating} />,
          })}
          empty={{ title: words.emptyTitle, words: words.emptyWords }}
        />
      }
      detail={symbol && <ContractDetail key={symbol} symbol={symbol} />}
    />
  );
}

/** Whether a dated contract trades no more: then its life says more than what staff allow. */
const hasEnded = ({ delivery }: ContractOfConsole): boolean =>
  delivery !== null && delivery.life !== 'trading' && delivery.life !== 'averaging';

const lifeTone = ({ delivery }: ContractOfConsole) =>
  delivery?.life === 'postponed' || delivery?.life === 'overdue' ? 'warn' : 'neutral';

/** How many are near, and how many are being liquidated; nothing where nobody is. */
function Danger({ near, liquidating }: Pick<ContractOfConsole, 'near' | 'liquidating'>) {
  const words = contractsWords.useWords();
  if (near === 0 && liquidating === 0) return null;
  return (
    <span className="q-warn">
      {near > 0 && `${words.columns.near} ${near}`} {liquidating > 0 && `${words.columns.liquidating} ${liquidating}`}
    </span>
  );
}

function useColumns(): readonly Column<ContractOfConsole>[] {
  const { columns, syncing, lives } = contractsWords.useWords();
  const amount = useAmount(0);
  const digits = useDigits(7);
  const percent = usePercent(4);
  const price = (value: string | null) => <span className="q-n">{value === null ? '–' : digits(value)}</span>;
  const count = (value: number) => <span className={value > 0 ? 'q-n q-warn' : 'q-n q-muted'}>{value}</span>;
  return [
    {
      id: 'contract',
      head: columns.contract,
      width: 'minmax(15rem, 2fr)',
      cell: ({ symbol }) => <span className="q-mid">{symbol}</span>,
    },
    {
      id: 'status',
      head: columns.status,
      width: 'minmax(16rem, 1.5fr)',
      cell: (row) => (
        <span className="contracts-pills">
          {hasEnded(row) ? (
            <Pill tone={lifeTone(row)}>{lives[row.delivery!.life]}</Pill>
          ) : (
            <StatusPill status={row.status} />
          )}
          {row.syncingSince !== null && <Pill tone="warn">{syncing}</Pill>}
        </span>
      ),
    },
    { id: 'mark', head: columns.mark, width: '12rem', right: true, cell: (row) => price(row.markPrice) },
    { id: 'index', head: columns.index, width: '12rem', right: true, cell: (row) => price(row.indexPrice) },
    { id: 'last', head: columns.last, width: '12rem', right: true, cell: (row) => price(row.last) },
    {
      id: 'open',
      head: columns.open,
      width: '16rem',
      right: true,
      cell: (row) => (
        <span className="q-n">
          {amount(row.openInterest)} <span className="q-muted">{row.base}</span>
        </span>
      ),
    },
    {
      id: 'funding',
      head: columns.funding,
      width: '11rem',
      right: true,
      cell: (row) => <span className="q-n">{row.fundingRate === null ? '–' : percent(row.fundingRate)}</span>,
    },
    { id: 'near', head: columns.near, width: '7rem', right: true, cell: (row) => count(row.near) },
    {
      id: 'liquidating',
      head: columns.liquidating,
      width: '10rem',
      right: true,
      cell: (row) => count(row.liquidating),
    },
  ];
}
