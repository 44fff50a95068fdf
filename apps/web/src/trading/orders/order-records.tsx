import { AppBar, AreaLine, Button, buttonClass, Empty, Tabs } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useNavigate, useParams, useSearchParams } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ListPage } from '../../parts/list-page.tsx';
import { EVERY_MARKET } from '../../paths.ts';
import { EndlessList } from '../../records/endless-list.tsx';
import { SaveButton } from '../../records/save-button.tsx';
import { recordWords } from '../../records/words/index.ts';
import { lazySheet } from '../../shell/lazy-sheet.tsx';
import { usePreferences } from '../../shell/preferences.ts';
import { useWide } from '../use-wide.ts';
import { tradingWords } from '../words/index.ts';
import { FillRow } from './fill-row.tsx';
import type { Fill, Order } from './order.ts';
import { OrderDetailPane } from './order-detail.tsx';
import { OrderRow } from './order-list.tsx';
import type { ProductOrders } from './product-orders.ts';
import { RecordChips } from './record-chips.tsx';
import {
  activeIn,
  fillsParams,
  filterOf,
  filtersOf,
  kindOf,
  ordersParams,
  type RecordFilter,
  type RecordKind,
  recordKinds,
  searchOf,
  without,
} from './record-filter.ts';
import { useFillColumns, useOrderColumns } from './record-tables.tsx';
import '../trading.css';

const RecordFilterSheet = lazySheet(() => import('./record-filter-sheet.tsx'));

/** Orders that have ended and fills, back to the first, as a page. What is shown stands in the address. */
export function OrderRecordsPage({ of }: { of: ProductOrders }) {
  const [search] = useSearchParams();
  const words = tradingWords.useWords();
  const { symbol: market = EVERY_MARKET } = useParams();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const seen = usePreferences((preferences) => preferences.lastSymbols[of.product]);
  const kind = kindOf(search);
  const filter = filterOf(market, search);
  useTitle(words.recordTitle);
  of.queries.useOrderPushes();

  const show = (next: RecordKind, by: RecordFilter, replace: boolean) =>
    navigate(of.recordsHref(by.symbol ?? EVERY_MARKET, searchOf(next, by)), { replace });
  const open = openIn(search);
  const hrefOf = (opened: Open | undefined) =>
    of.recordsHref(filter.symbol ?? EVERY_MARKET, { ...searchOf(kind, filter), ...opened });
  const list = { of, filter, open, hrefOf, onClear: (by: RecordFilter) => show(kind, by, false) };
  // Another filter is another list: it begins at its top.
  const key = `${market}?${new URLSearchParams(searchOf(kind, filter))}`;
  const save = kind === 'fills' && (
    <SaveButton
      label={words.saveFills}
      file={of.fillsFile.name}
      of={filter.symbol}
      fetch={() => of.fillsFile.fetch(fillsParams(filter))}
    />
  );
  const body = (
    <>
      <RecordChips
        of={of}
        kind={kind}
        filter={filter}
        onOpen={() => setChoosing(true)}
        onChange={(by) => show(kind, by, false)}
      />
      {kind === 'orders' && <Orders key={key} {...list} />}
      {kind === 'fills' && <Fills key={key} {...list} />}
      <RecordFilterSheet
        of={of}
        open={choosing}
        onClose={() => setChoosing(false)}
        kind={kind}
        filter={filter}
        onChange={(by) => show(kind, by, false)}
      />
    </>
  );
  if (useWide()) {
    return (
      <ListPage
        title={words.recordTitle}
        backTo={of.marketHref(filter.symbol ?? seen)}
        line={of.Lines ? <of.Lines kind={kind}>{save}</of.Lines> : <RecordLine of={of} kind={kind} save={save} />}
        opened={
          open && {
            title: words.detailTitle,
            children: <OrderDetailPane key={open.open} orderId={open.open} of={of} />,
            onClose: () => navigate(hrefOf(undefined), { replace: true }),
          }
        }
      >
        {body}
      </ListPage>
    );
  }
  return (
    <div className="trading-page">
      <AppBar
        title={words.recordTitle}
        backLabel={words.back}
        onBack={() => void navigate(of.marketHref(filter.symbol ?? seen))}
        acts={save}
      />
      <Tabs<RecordKind>
        label={words.recordTabs}
        panelId="record"
        value={kind}
        onChange={(next) => show(next, filter, true)}
        items={recordKinds.map((id) => ({ id, label: words.records[id] }))}
      />
      <div id="record" role="tabpanel">
        {body}
      </div>
    </div>
  );
}

/** What is opened beside the list: an order, and of which fill. */
type Open = { open: string; fill?: string };

function openIn(search: URLSearchParams): Open | undefined {
  const [open, fill] = [search.get('open'), search.get('fill')];
  if (open === null || !/^[1-9][0-9]{0,15}$/.test(open)) return undefined;
  return fill === null ? { open } : { open, fill };
}

/** The line above the records of a product that has none of its own. */
function RecordLine({ of, kind, save }: { of: ProductOrders; kind: RecordKind; save: ReactNode }) {
  const words = tradingWords.useWords();
  const seen = usePreferences((preferences) => preferences.lastSymbols[of.product]);
  const hrefs = { orders: of.recordsHref(EVERY_MARKET), fills: of.recordsHref(EVERY_MARKET, { tab: 'fills' }) };
  return (
    <AreaLine
      label={words.recordTabs}
      items={[
        { href: of.marketHref(seen), label: words.startTrading(seen) },
        ...recordKinds.map((id) => ({ href: hrefs[id], label: words.records[id] })),
      ]}
      current={hrefs[kind]}
      link={AppLink}
    >
      {save}
    </AreaLine>
  );
}

type ListProps = {
  of: ProductOrders;
  filter: RecordFilter;
  open: Open | undefined;
  hrefOf: (open: Open) => string;
  onClear: (filter: RecordFilter) => void;
};

function Orders({ of, filter, open, hrefOf, onClear }: ListProps) {
  const words = tradingWords.useWords();
  const columns = useOrderColumns(of);
  return (
    <EndlessList
      label={words.records.orders}
      pages={useInfiniteQuery(of.queries.orderHistoryQuery(ordersParams(filter)))}
      keyOf={(order: Order) => order.orderId}
      row={(order) => <OrderRow order={order} of={of} />}
      table={{
        columns,
        hrefOf: ({ orderId }) => hrefOf({ open: String(orderId) }),
        openKey: open && Number(open.open),
      }}
      empty={
        <Nothing
          of={of}
          kind="orders"
          filter={filter}
          onClear={onClear}
          title={words.noHistory}
          why={words.noHistoryWhy}
        />
      }
    />
  );
}

function Fills({ of, filter, open, hrefOf, onClear }: ListProps) {
  const words = tradingWords.useWords();
  const columns = useFillColumns(of);
  return (
    <EndlessList
      label={words.records.fills}
      pages={useInfiniteQuery(of.queries.fillsQuery(fillsParams(filter)))}
      keyOf={(fill: Fill) => fill.tradeId}
      row={(fill) => <FillRow fill={fill} of={of} />}
      table={{
        columns,
        hrefOf: ({ orderId, tradeId }) => hrefOf({ open: String(orderId), fill: String(tradeId) }),
        openKey: open?.fill === undefined ? undefined : Number(open.fill),
      }}
      empty={
        <Nothing of={of} kind="fills" filter={filter} onClear={onClear} title={words.noFills} why={words.noFillsWhy} />
      }
    />
  );
}

type NothingProps = Pick<ListProps, 'of' | 'filter' | 'onClear'> & { kind: RecordKind; title: string; why: string };

/** Why a list is empty: nothing happened yet, or nothing that the filter lets through. */
function Nothing({ of, kind, filter, onClear, title, why }: NothingProps) {
  const words = tradingWords.useWords();
  const { filter: filterWords } = recordWords.useWords();
  const seen = usePreferences((preferences) => preferences.lastSymbols[of.product]);
  const symbol = filter.symbol ?? seen;
  const beside = activeIn(kind, filter).filter((name) => name !== 'symbol');
  const everyMarket = filter.symbol !== undefined && (
    <Button variant="quiet" onClick={() => onClear(without(filter, ['symbol']))}>
      {words.everyMarket}
    </Button>
  );
  if (beside.length > 0) {
    return (
      <Empty
        title={filterWords.none}
        act={
          <Button variant="second" wide onClick={() => onClear(without(filter, filtersOf[kind]))}>
            {filterWords.clear}
          </Button>
        }
      >
        {filterWords.noneWhy}
      </Empty>
    );
  }
  return (
    <Empty
      title={title}
      act={
        <AppLink className={buttonClass({ wide: true })} href={of.marketHref(symbol)}>
          {words.startTrading(symbol)}
        </AppLink>
      }
      quiet={everyMarket}
    >
      {why}
    </Empty>
  );
}
