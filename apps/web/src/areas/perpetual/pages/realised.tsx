import type { ClosedPosition } from '@quay/contract/perpetual';
import { text, units } from '@quay/money';
import { Empty, ListRow, Pill } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListPage } from '../../../parts/list-page.tsx';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { SaveButton } from '../../../records/save-button.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { ContractLine, HistoryLine } from '../../../trading/contracts/contract-lines.tsx';
import { Result } from '../parts/activity-detail.tsx';
import { useRealisedColumns } from '../parts/history-tables.tsx';
import { realisedQuery } from '../queries/realised.ts';
import { realisedFile } from '../queries/realised-export.ts';
import { toneOf } from '../use-shown.ts';
import { contractRecordWords } from '../words/records/index.ts';
import '../perpetual.css';

/** The user's positions that were closed, each with what it brought and cost. */
export default function RealisedPage() {
  const words = contractRecordWords.useWords();
  const seen = usePreferences(({ lastSymbols }) => lastSymbols.perpetual);
  const pages = useInfiniteQuery(realisedQuery);
  const navigate = useNavigate();
  const figures = useFigures();
  const openKey = useSearchParams()[0].get('open');
  const rows = pages.data?.pages.flat() ?? [];
  const opened = rows.find(({ trade }) => String(trade) === openKey);
  const columns = useRealisedColumns(rows);
  const save = (
    <SaveButton label={words.saveRealised} file={realisedFile.name} of={undefined} fetch={() => realisedFile.fetch()} />
  );
  return (
    <ListPage
      title={words.realisedTitle}
      backTo={paths.perpetual(seen)}
      acts={save}
      line={
        <>
          <ContractLine page="history">{save}</ContractLine>
          <HistoryLine part="realised" />
        </>
      }
      opened={
        opened && {
          title: `${opened.symbol}, ${words.ending[opened.ending]}`,
          sub: figures.dateTime(opened.closedAt),
          children: <Result of={opened} />,
          onClose: () => navigate(paths.perpetualRealised(), { replace: true }),
        }
      }
    >
      <EndlessList
        label={words.realisedTitle}
        pages={pages}
        keyOf={({ trade }: ClosedPosition) => trade}
        row={(one) => <Row of={one} />}
        table={{
          columns,
          hrefOf: ({ trade }) => paths.perpetualRealised(String(trade)),
          openKey: opened?.trade,
        }}
        empty={<Empty title={words.noRealised}>{words.noRealisedWhy}</Empty>}
      />
    </ListPage>
  );
}

function Row({ of }: { of: ClosedPosition }) {
  const words = contractRecordWords.useWords();
  const figures = useFigures();
  const { symbol, long, quantity, closedAt, ending, coin } = of;
  const signed = (value: bigint) => figures.signed(text(value), exactDecimals(value, 2));
  const net = units(of.net);
  const toFund = units(of.toFund);
  const parts = words.realisedParts(signed(units(of.profit)), signed(-units(of.fees)), signed(units(of.funding)));
  return (
    <ListRow
      title={
        <>
          {symbol}{' '}
          <span className={long ? 'q-rise' : 'q-fall'}>
            {words.side[long ? 'long' : 'short']} {figures.quantity(quantity, exactDecimals(units(quantity), 0))}
          </span>{' '}
          {ending !== 'closed' && <Pill tone="fall">{words.ending[ending]}</Pill>}
        </>
      }
      sub={
        <span className="q-n">
          {figures.dateTime(closedAt)}
          <span className="q-block">{parts}</span>
          {toFund > 0n && <span className="q-block">{words.realisedFund(signed(-toFund))}</span>}
        </span>
      }
      figure={<span className={toneOf(net)}>{signed(net)}</span>}
      figureSub={coin}
    />
  );
}
