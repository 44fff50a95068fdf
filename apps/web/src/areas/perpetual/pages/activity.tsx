import type { ReceiptLine } from '@quay/contract/perpetual';
import { text, units } from '@quay/money';
import { buttonClass, Empty, Icon, KeyValue, ListRow, Note } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { AppLink, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListPage } from '../../../parts/list-page.tsx';
import type { Opened } from '../../../parts/opened-row.tsx';
import { EVERY_MARKET, paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { ContractLine, HistoryLine } from '../../../trading/contracts/contract-lines.tsx';
import { useContracts } from '../../../trading/market/queries/contracts.ts';
import { StatusPill } from '../../../trading/orders/status-pill.tsx';
import { type Happened, nameOf, netOf, numberOf, useHappened } from '../activity.ts';
import { Payment, Result } from '../parts/activity-detail.tsx';
import { useHappenedColumns, useHappenedWords } from '../parts/activity-table.tsx';
import { Lately, useLately } from '../parts/lately.tsx';
import { receiptsQuery } from '../queries/receipts.ts';
import { addsUp, broughtBy, coinsOf } from '../sums/activity.ts';
import { receivedAt } from '../sums/funding.ts';
import { toneOf } from '../use-shown.ts';
import { contractRecordWords } from '../words/records/index.ts';
import '../perpetual.css';

/** Everything that happened to the user in contracts, newest first: orders, fills, funding and what positions brought. */
export default function ActivityPage() {
  const { activity: words } = contractRecordWords.useWords();
  const seen = usePreferences(({ lastSymbols }) => lastSymbols.perpetual);
  const pages = useHappened();
  const navigate = useNavigate();
  const openName = useSearchParams()[0].get('open');
  const rows = pages.data?.pages.flat() ?? [];
  const opened = rows.find((row) => nameOf(row) === openName);
  const columns = useHappenedColumns(rows);
  const openedRow = useOpened(opened, () => navigate(paths.perpetualActivity(), { replace: true }));
  return (
    <ListPage
      title={words.title}
      backTo={paths.perpetual(seen)}
      line={
        <>
          <ContractLine page="history" />
          <HistoryLine part="activity" />
        </>
      }
      about={<Lately />}
      opened={openedRow}
      foot={<Foot rows={rows} />}
    >
      <EndlessList
        label={words.title}
        pages={pages}
        keyOf={numberOf}
        row={(row) => <Row of={row} />}
        table={{
          columns,
          hrefOf: (row) => paths.perpetualActivity(nameOf(row)),
          openKey: opened && numberOf(opened),
        }}
        empty={<Empty title={words.none}>{words.noneWhy}</Empty>}
      />
    </ListPage>
  );
}

/** What was worked out here of the rows that are loaded, and what the last days brought. */
function Foot({ rows }: { rows: readonly Happened[] }) {
  const { activity: words } = contractRecordWords.useWords();
  const figures = useFigures();
  const contracts = useContracts();
  const lately = useLately().data ?? [];
  const kindOf = (symbol: string) => contracts.find((one) => one.symbol === symbol)?.kind;
  const results = rows.flatMap((row) => (row.kind === 'result' ? [row.of] : []));
  const payments = rows.flatMap((row) => {
    const kind = row.kind === 'funding' ? kindOf(row.of.symbol) : undefined;
    return row.kind === 'funding' && kind ? [{ kind, of: row.of }] : [];
  });
  const wrong =
    results.filter((one) => !addsUp(one)).length +
    payments.filter(({ kind, of }) => {
      const found = receivedAt(kind, { quantity: units(of.quantity) }, units(of.markPrice), units(of.rate));
      return found !== units(of.amount);
    }).length;
  const sums = coinsOf(lately).map((coin) => [coin, broughtBy(lately, coin).net] as const);
  return (
    <>
      {wrong > 0 ? (
        <Note>{words.wrong(wrong)}</Note>
      ) : (
        results.length + payments.length > 0 && (
          <span className="q-rise q-row q-gap-2">
            <Icon name="check" size="s" /> {words.workedOut(payments.length, results.length)}
          </span>
        )
      )}
      {sums.length > 0 && (
        <span className="q-row q-gap-2 perpetual-activity-sum">
          {words.latelyNet}
          {sums.map(([coin, net]) => (
            <b key={coin} className={`q-n ${toneOf(net)}`}>
              {figures.signed(text(net), exactDecimals(net, 2))} {coin}
            </b>
          ))}
        </span>
      )}
    </>
  );
}

function useOpened(row: Happened | undefined, onClose: () => void): Opened | undefined {
  const { activity: words, openReceipt } = contractRecordWords.useWords();
  const figures = useFigures();
  const said = useHappenedWords();
  const receipts = useInfiniteQuery({ ...receiptsQuery, enabled: row?.kind === 'result' });
  if (!row) return undefined;
  const act = (href: string, label: string): ReactNode => (
    <AppLink className={buttonClass({ wide: true })} href={href}>
      {label}
    </AppLink>
  );
  const head = { title: `${row.of.symbol}, ${said.what(row)}`, sub: figures.dateTime(row.at), onClose };
  if (row.kind === 'funding') {
    const href = paths.perpetualReceipt({ payment: String(row.id) });
    return { ...head, children: <Payment of={row.of} />, foot: act(href, openReceipt) };
  }
  if (row.kind === 'result') {
    const { ending, symbol } = row.of;
    const children = <Result of={row.of} />;
    if (ending === 'closed') return { ...head, children };
    if (ending === 'settled')
      return { ...head, children, foot: act(paths.deliveryRecord(EVERY_MARKET), words.settlements) };
    const isIts = (one: ReceiptLine) => one.symbol === symbol && one.at === row.at;
    const receipt = receipts.data?.pages.flat().find(isIts);
    const href = receipt ? paths.perpetualReceipt({ number: String(receipt.number) }) : paths.perpetualReceipts();
    return { ...head, children, foot: act(href, openReceipt) };
  }
  const order = paths.perpetualOrder(String(row.of.orderId));
  return { ...head, children: <Plain row={row} />, foot: act(order, words.openOrder) };
}

/** An order or a fill: what it is, how much, and what it cost. */
function Plain({ row }: { row: Extract<Happened, { kind: 'order' | 'fill' }> }) {
  const { activity: words, column } = contractRecordWords.useWords();
  const figures = useFigures();
  const said = useHappenedWords();
  const exact = (value: string) => figures.quantity(value, exactDecimals(units(value), 2));
  return (
    <dl className="perpetual-opened">
      <KeyValue label={column.of}>{said.of(row)}</KeyValue>
      <KeyValue label={column.amount}>
        <span className="q-n">{said.amount(row)}</span>
      </KeyValue>
      {row.kind === 'order' && (
        <KeyValue label={words.status}>
          <StatusPill order={row.of} />
        </KeyValue>
      )}
      <KeyValue label={column.fees}>
        <span className="q-n">
          {exact(row.of.fee)} {row.of.feeCoin}
        </span>
      </KeyValue>
    </dl>
  );
}

function Row({ of: row }: { of: Happened }) {
  const figures = useFigures();
  const said = useHappenedWords();
  const net = netOf(row);
  const coin = row.kind === 'order' || row.kind === 'fill' ? row.of.feeCoin : row.of.coin;
  const href =
    row.kind === 'funding'
      ? paths.perpetualReceipt({ payment: String(row.id) })
      : row.kind === 'result'
        ? undefined
        : paths.perpetualOrder(String(row.of.orderId));
  return (
    <ListRow
      title={`${row.of.symbol}, ${said.what(row)}`}
      sub={
        <span className="q-n">
          {figures.dateTime(row.at)}
          <span className="q-block">{said.of(row)}</span>
        </span>
      }
      figure={
        row.kind === 'order' || net === undefined ? (
          said.amount(row)
        ) : (
          <span className={toneOf(net)}>{figures.signed(text(net), exactDecimals(net, 2))}</span>
        )
      }
      figureSub={row.kind === 'order' ? <StatusPill order={row.of} /> : coin}
      {...(href && { href, link: AppLink })}
    />
  );
}
