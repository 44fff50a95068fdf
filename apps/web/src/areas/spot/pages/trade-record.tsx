import type { Fill, Order } from '@quay/contract/spot';
import { AppBar, buttonClass, Empty, ErrorRow, Select, SkeletonRows, Tabs } from '@quay/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { paths } from '../../../paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { useCoin } from '../../../shell/coins.ts';
import { useFigures } from '../../../shell/figures.ts';
import { useNavigate, useParams } from '../../../shell/router.tsx';
import { useTitle } from '../../../shell/title.ts';
import { OrderRow } from '../parts/order-list.tsx';
import { SideWord } from '../parts/side-word.tsx';
import { fillsQuery, orderHistoryQuery, useSpotPushes } from '../queries.ts';
import { spotWords } from '../words/index.ts';
import '../spot.css';

type Tab = 'orders' | 'fills';
type SideFilter = 'any' | Order['side'];

/** Orders that have ended and fills of one market, back to the first. */
export default function TradeRecordPage() {
  const words = spotWords.useWords();
  const { symbol = '' } = useParams();
  const coin = useCoin(symbol);
  const navigate = useNavigate();
  const [tab, setTab] = useState<Tab>('orders');
  const [side, setSide] = useState<SideFilter>('any');
  const title = words.recordTitle(coin ? `${coin.base}/${coin.quote}` : symbol);
  useTitle(title);
  useSpotPushes();
  return (
    <div className="spot-page">
      <AppBar title={title} backLabel={words.back} onBack={() => void navigate(paths.trade(symbol))} />
      <Tabs<Tab>
        label={words.recordTabs}
        panelId="record"
        value={tab}
        onChange={setTab}
        items={[
          { id: 'orders', label: words.orders },
          { id: 'fills', label: words.fills },
        ]}
      />
      <div id="record" role="tabpanel">
        <div className="q-gutter spot-filter">
          <Select
            label={words.filter}
            labelUnseen
            value={side}
            onChange={(chosen) => setSide(chosen === 'buy' || chosen === 'sell' ? chosen : 'any')}
            options={[
              { value: 'any', label: words.anySide },
              { value: 'buy', label: words.side.buy },
              { value: 'sell', label: words.side.sell },
            ]}
          />
        </div>
        {tab === 'orders' ? <Orders symbol={symbol} side={side} /> : <Fills symbol={symbol} side={side} />}
      </div>
    </div>
  );
}

type ListProps = { symbol: string; side: SideFilter };

function Orders({ symbol, side }: ListProps) {
  const words = spotWords.useWords();
  return (
    <Endless
      pages={useInfiniteQuery(orderHistoryQuery(symbol))}
      side={side}
      symbol={symbol}
      keyOf={(order: Order) => order.orderId}
      empty={[words.noHistory, words.noHistoryWhy]}
      row={(order) => <OrderRow order={order} />}
    />
  );
}

function Fills({ symbol, side }: ListProps) {
  const words = spotWords.useWords();
  return (
    <Endless
      pages={useInfiniteQuery(fillsQuery(symbol))}
      side={side}
      symbol={symbol}
      keyOf={(fill: Fill) => fill.tradeId}
      empty={[words.noFills, words.noFillsWhy]}
      row={(fill) => <FillRow fill={fill} />}
    />
  );
}

function FillRow({ fill }: { fill: Fill }) {
  const words = spotWords.useWords();
  const figures = useFigures();
  const coin = useCoin(fill.symbol);
  return (
    <div className="spot-order">
      <AppLink className="spot-order-link" href={paths.tradeDetail(String(fill.orderId))}>
        <span className="q-grow">
          <span className="spot-order-head">
            <SideWord side={fill.side} />
            <span className="q-n">
              {figures.quantity(fill.quantity, coin?.quantityDecimals ?? 8)} {coin?.base ?? fill.symbol}
            </span>
          </span>
          <span className="q-muted q-t12 q-n q-block">
            {figures.dateTime(fill.at)} · {words.role[fill.role]}
          </span>
        </span>
        <span className="q-right q-n">
          <span className="q-block">{figures.price(fill.price, coin?.priceDecimals ?? 8)}</span>
          <span className="q-muted q-t12 q-block">
            {words.column.fee} {figures.quantity(fill.fee, 8)} {fill.feeCoin}
          </span>
        </span>
      </AppLink>
    </div>
  );
}

type EndlessProps<Row> = {
  pages: {
    data: { pages: Row[][] } | undefined;
    isError: boolean;
    isFetching: boolean;
    hasNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
    refetch: () => unknown;
  };
  side: SideFilter;
  symbol: string;
  keyOf: (row: Row) => number;
  empty: readonly [title: string, why: string];
  row: (row: Row) => ReactNode;
};

/** A list that fetches its next page as its end comes near, and draws only what is seen. */
function Endless<Row extends { side: Order['side'] }>({ pages, side, symbol, keyOf, empty, row }: EndlessProps<Row>) {
  const words = spotWords.useWords();
  const all = pages.data?.pages.flat() ?? [];
  const rows = side === 'any' ? all : all.filter((one) => one.side === side);
  const list = useRef<HTMLUListElement>(null);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => setAbove(list.current?.offsetTop ?? 0), []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => 61,
    overscan: 8,
    scrollMargin: above,
    getItemKey: (index) => keyOf(rows[index]!),
  });
  const shown = virtual.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? -1;
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages;
  useEffect(() => {
    if (lastShown >= rows.length - 5 && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [lastShown, rows.length, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  if (!pages.data) {
    if (!pages.isError) return <SkeletonRows label={words.loading} disc={false} />;
    return (
      <ErrorRow
        title={words.listFailed}
        retryLabel={words.tryAgain}
        retrying={isFetching}
        onRetry={() => void pages.refetch()}
      >
        {words.listFailedWhy}
      </ErrorRow>
    );
  }
  if (rows.length === 0 && !hasNextPage) {
    const [title, why] = all.length === 0 ? empty : [words.noneOfSide, words.noneOfSideWhy];
    return (
      <Empty
        title={title}
        act={
          <AppLink className={buttonClass({ wide: true })} href={paths.trade(symbol)}>
            {words.startTrading(symbol)}
          </AppLink>
        }
      >
        {why}
      </Empty>
    );
  }
  return (
    <>
      <ul ref={list} className="spot-endless" style={{ height: virtual.getTotalSize() }}>
        {shown.map((item) => (
          <li
            key={item.key}
            ref={virtual.measureElement}
            data-index={item.index}
            aria-setsize={hasNextPage ? -1 : rows.length}
            aria-posinset={item.index + 1}
            style={{ transform: `translateY(${item.start - above}px)` }}
          >
            {row(rows[item.index]!)}
          </li>
        ))}
      </ul>
      {isFetchNextPageError ? (
        <ErrorRow
          title={words.moreFailed}
          retryLabel={words.tryAgain}
          retrying={isFetching}
          onRetry={() => void fetchNextPage()}
        >
          {words.moreFailedWhy}
        </ErrorRow>
      ) : hasNextPage ? (
        <SkeletonRows label={words.loading} rows={2} disc={false} />
      ) : (
        <p className="q-faint q-center spot-end">{words.allShown}</p>
      )}
    </>
  );
}
