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

type OrderRecordsProps = {
  of: ProductOrders;
  title?: string;
  /** A list of the product's own that stands before the orders; of one market, or of all. */
  first?: {
    readonly label: string;
    readonly acts: (symbol: string | undefined) => ReactNode;
    readonly list: (symbol: string | undefined) => ReactNode;
  };
};

/** What the address names the first list by. */
const FIRST = 'own';

/** Orders that have ended and fills, back to the first, as a page. What is shown stands in the address. */
export function OrderRecordsPage({ of, title, first }: OrderRecordsProps) {
  const [search] = useSearchParams();
  const words = tradingWords.useWords();
  const { symbol: market = EVERY_MARKET } = useParams();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const seen = usePreferences((preferences) => preferences.lastSymbols[of.product]);
  const tab = search.get('tab');
  const isFirst = first !== undefined && (tab === null || tab === FIRST);
  const kind = kindOf(search);
  const filter = filterOf(market, search);
  useTitle(title ?? words.recordTitle);
  of.queries.useOrderPushes();

  // Where a list stands before them, the orders have to be named.
  const addressOf = (next: RecordKind, by: RecordFilter) => ({ ...searchOf(next, by), ...(first && { tab: next }) });
  const show = (next: RecordKind, by: RecordFilter, replace: boolean) =>
    navigate(of.recordsHref(by.symbol ?? EVERY_MARKET, addressOf(next, by)), { replace });
  const open = openIn(search);
  const hrefOf = (opened: Open | undefined) =>
    of.recordsHref(filter.symbol ?? EVERY_MARKET, { ...addressOf(kind, filter), ...opened });
  const list = { of, filter, open, hrefOf, onClear: (by: RecordFilter) => show(kind, by, false) };
  // Another filter is another list: it begins at its top.
  const key = `${market}?${new URLSearchParams(searchOf(kind, filter))}`;
  const save = isFirst ? (
    first.acts(filter.symbol)
  ) : kind === 'fills' ? (
    <SaveButton
      label={words.saveFills}
      file={of.fillsFile.name}
      of={filter.symbol}
      fetch={() => of.fillsFile.fetch(fillsParams(filter))}
    />
  ) : undefined;
  const body = isFirst ? (
    first.list(filter.symbol)
  ) : (
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
        title={title ?? words.recordTitle}
        backTo={of.marketHref(filter.symbol ?? seen)}
        line={
          of.Lines ? (
            <of.Lines kind={kind}>{save}</of.Lines>
          ) : (
            <RecordLine of={of} shown={isFirst ? FIRST : kind} first={first?.label} save={save} />
          )
        }
        opened={
          !open || isFirst
            ? undefined
            : {
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
        title={title ?? words.recordTitle}
        backLabel={words.back}
        onBack={() => void navigate(of.marketHref(filter.symbol ?? seen))}
        acts={save}
      />
      <Tabs<RecordKind | typeof FIRST>
        label={words.recordTabs}
        panelId="record"
        value={isFirst ? FIRST : kind}
        onChange={(next) =>
          next === FIRST
            ? navigate(of.recordsHref(filter.symbol ?? EVERY_MARKET), { replace: true })
            : show(next, filter, true)
        }
        items={[
          ...(first ? [{ id: FIRST, label: first.label } as const] : []),
          ...recordKinds.map((id) => ({ id, label: words.records[id] })),
        ]}
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

type RecordLineProps = {
  of: ProductOrders;
  shown: RecordKind | typeof FIRST;
  /** What the product's own list that stands before the orders is called. */
  first: string | undefined;
  save: ReactNode;
};

/** The line above the records of a product that has none of its own. */
function RecordLine({ of, shown, first, save }: RecordLineProps) {
  const words = tradingWords.useWords();
  const seen = usePreferences((preferences) => preferences.lastSymbols[of.product]);
  const hrefs = {
    [FIRST]: of.recordsHref(EVERY_MARKET),
    orders: of.recordsHref(EVERY_MARKET, first === undefined ? {} : { tab: 'orders' }),
    fills: of.recordsHref(EVERY_MARKET, { tab: 'fills' }),
  };
  return (
    <AreaLine
      label={words.recordTabs}
      items={[
        { href: of.marketHref(seen), label: words.startTrading(seen) },
        ...(first === undefined ? [] : [{ href: hrefs[FIRST], label: first }]),
        ...recordKinds.map((id) => ({ href: hrefs[id], label: words.records[id] })),
      ]}
      current={hrefs[shown]}
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
  const otherFilters = activeIn(kind, filter).filter((name) => name !== 'symbol');
  const everyMarket = filter.symbol !== undefined && (
    <Button variant="quiet" onClick={() => onClear(without(filter, ['symbol']))}>
      {words.everyMarket}
    </Button>
  );
  if (otherFilters.length > 0) {
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
