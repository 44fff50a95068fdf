import type { ReceiptLine } from '@quay/contract/perpetual';
import { Empty, ListRow } from '@quay/ui';
import { AppLink, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListPage } from '../../../parts/list-page.tsx';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { ContractLine, HistoryLine } from '../../../trading/contracts/contract-lines.tsx';
import { useReceiptColumns } from '../parts/history-tables.tsx';
import { receiptsQuery } from '../queries/receipts.ts';
import { OwnReceipt } from '../receipts/own-receipt.tsx';
import { receiptWords } from '../words/receipts/index.ts';
import '../perpetual.css';
import '../receipts.css';

/** The user's receipts, newest first. */
export default function ReceiptsPage() {
  const words = receiptWords.useWords();
  const seen = usePreferences(({ lastSymbols }) => lastSymbols.perpetual);
  const pages = useInfiniteQuery(receiptsQuery);
  const navigate = useNavigate();
  const figures = useFigures();
  const openKey = useSearchParams()[0].get('open');
  const opened = pages.data?.pages.flat().find(({ number }) => String(number) === openKey);
  const columns = useReceiptColumns(({ own, step }) => (own ? words.step[step] : words.deleveraged));
  return (
    <ListPage
      title={words.listTitle}
      backTo={paths.perpetual(seen)}
      line={
        <>
          <ContractLine page="history" />
          <HistoryLine part="receipts" />
        </>
      }
      wideAside={opened !== undefined}
      about={
        <>
          <p className="q-muted">{words.listAbout}</p>
          <p className="receipt-open">
            <AppLink className="q-act" href={paths.perpetualReceipt()}>
              {words.open}
            </AppLink>
          </p>
        </>
      }
      opened={
        opened && {
          title: opened.symbol,
          sub: words.numbered(String(opened.number), figures.dateTime(opened.at)),
          children: <OwnReceipt key={opened.number} of={{ kind: 'number', value: String(opened.number) }} isPane />,
          onClose: () => navigate(paths.perpetualReceipts(), { replace: true }),
        }
      }
    >
      <EndlessList
        label={words.list}
        pages={pages}
        keyOf={({ number }: ReceiptLine) => number}
        row={(line) => <Row of={line} />}
        table={{
          columns,
          hrefOf: ({ number }) => paths.perpetualReceipts(String(number)),
          openKey: opened?.number,
        }}
        empty={<Empty title={words.none}>{words.noneWhy}</Empty>}
      />
    </ListPage>
  );
}

function Row({ of: { number, symbol, at, step, own } }: { of: ReceiptLine }) {
  const words = receiptWords.useWords();
  const figures = useFigures();
  return (
    <ListRow
      title={symbol}
      sub={words.numbered(String(number), figures.dateTime(at))}
      figure={own ? words.step[step] : words.deleveraged}
      href={paths.perpetualReceipt({ number: String(number) })}
      link={AppLink}
    />
  );
}
