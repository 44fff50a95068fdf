import type { ReceiptLine } from '@quay/contract/perpetual';
import { Empty, ListRow } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { Panes } from '../parts/panes.tsx';
import { receiptsQuery } from '../queries/receipts.ts';
import { receiptWords } from '../words/receipts/index.ts';
import '../perpetual.css';
import '../receipts.css';

/** The user's receipts, newest first. */
export default function ReceiptsPage() {
  const words = receiptWords.useWords();
  const seen = usePreferences(({ lastSymbols }) => lastSymbols.perpetual);
  const pages = useInfiniteQuery(receiptsQuery);
  return (
    <ColumnPage title={words.listTitle} backTo={paths.perpetual(seen)}>
      <Panes
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
      >
        <div className="column-edge">
          <EndlessList
            label={words.list}
            pages={pages}
            keyOf={({ number }: ReceiptLine) => number}
            row={(line) => <Row of={line} />}
            empty={<Empty title={words.none}>{words.noneWhy}</Empty>}
          />
        </div>
      </Panes>
    </ColumnPage>
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
