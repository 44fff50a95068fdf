import type { Coin } from '@quay/contract/market';
import { units } from '@quay/money';
import { buttonClass, Empty, ErrorRow, ListRow, SkeletonRows, Tabs } from '@quay/ui';
import { columnDecimals } from '@quay/web-kit/format';
import { AppLink, useLocation } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useBalances } from '../../holdings/queries/wallets.ts';
import { CoinMark } from '../../parts/coin-mark.tsx';
import { paths } from '../../paths.ts';
import { useFigures } from '../../shell/figures.ts';
import { useSession } from '../../shell/session.ts';
import { TABLE, useWide } from '../use-wide.ts';
import { tradingWords } from '../words/index.ts';
import { CancelAll } from './cancel-all.tsx';
import type { Order } from './order.ts';
import { OrderRow } from './order-list.tsx';
import { OrderTable } from './order-table.tsx';
import type { ProductOrders } from './product-orders.ts';

type Tab = 'open' | 'holdings' | 'history';

type AccountPanelProps = {
  coin: Coin;
  of: ProductOrders;
  open: { data: Order[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
};

/** Open orders, coins and history below the form. */
export function AccountPanel({ coin, of, open }: AccountPanelProps) {
  const words = tradingWords.useWords();
  const loggedIn = useSession((session) => session.token !== null);
  const [tab, setTab] = useState<Tab>('open');
  const panel = useId();
  const count = open.data?.length ?? 0;
  return (
    <section className="trading-panel">
      <Tabs<Tab>
        label={words.panel}
        gutter="dense"
        panelId={panel}
        value={tab}
        onChange={setTab}
        items={[
          { id: 'open', label: words.openOrders, count: loggedIn && open.data ? count : undefined },
          { id: 'holdings', label: words.holdings },
          { id: 'history', label: words.history },
        ]}
        end={tab === 'open' && count > 0 ? <CancelAll orders={open.data ?? []} coin={coin} of={of} /> : undefined}
      />
      <div id={panel} role="tabpanel" className="trading-panel-body">
        {!loggedIn ? (
          <Guest />
        ) : tab === 'open' ? (
          <OpenOrders open={open} of={of} />
        ) : tab === 'holdings' ? (
          <Holdings of={of} />
        ) : (
          <History symbol={coin.symbol} of={of} />
        )}
      </div>
    </section>
  );
}

export function Guest() {
  const words = tradingWords.useWords();
  const { pathname, search } = useLocation();
  return (
    <Empty
      title={words.guestTitle}
      act={
        <AppLink className={buttonClass({ variant: 'second', wide: true })} href={paths.login(pathname + search)}>
          {words.logIn}
        </AppLink>
      }
      quiet={
        <AppLink className="q-act" href={paths.register(pathname + search)}>
          {words.openAccount}
        </AppLink>
      }
    >
      {words.guestWhy}
    </Empty>
  );
}

export function OpenOrders({ open, of }: Pick<AccountPanelProps, 'open' | 'of'>) {
  const words = tradingWords.useWords();
  if (open.data === undefined)
    return open.isError ? <Failed {...open} /> : <SkeletonRows label={words.loading} rows={3} disc={false} />;
  if (open.data.length === 0) return <Empty title={words.noOpenOrders}>{words.noOpenOrdersWhy}</Empty>;
  return <Orders orders={open.data} of={of} label={words.openOrders} />;
}

type OrdersProps = { orders: readonly Order[]; of: ProductOrders; label: string; finished?: boolean };

function Orders({ orders, of, label, finished }: OrdersProps) {
  if (useWide(TABLE)) return <OrderTable orders={orders} of={of} label={label} finished={finished} />;
  return (
    <ul aria-label={label}>
      {orders.map((order) => (
        <li key={order.orderId}>
          <OrderRow order={order} of={of} />
        </li>
      ))}
    </ul>
  );
}

function Holdings({ of }: Pick<AccountPanelProps, 'of'>) {
  const words = tradingWords.useWords();
  const figures = useFigures();
  const balances = useBalances();
  const markets = of.useMarkets();
  // What the other accounts hold, an order here cannot spend.
  const held = balances.data?.filter(
    ({ book, available, frozen }) => book === of.book && units(available) + units(frozen) > 0n,
  );
  if (!held) return balances.isError ? <Failed {...balances} /> : <SkeletonRows label={words.loading} rows={3} />;
  if (held.length === 0) return <Empty title={words.noHoldings}>{words.noHoldingsWhy}</Empty>;
  return (
    <ul aria-label={words.holdings}>
      {held.map(({ symbol, available, frozen }) => {
        const decimals = columnDecimals(symbol);
        return (
          <li key={symbol}>
            <ListRow
              dense
              start={<CoinMark symbol={symbol} />}
              title={symbol}
              sub={units(frozen) > 0n ? words.inOrders(figures.quantity(frozen, decimals)) : undefined}
              figure={figures.quantity(available, decimals)}
              figureSub={words.available}
              {...(markets.some((market) => market.symbol === symbol) && {
                href: of.marketHref(symbol),
                link: AppLink,
              })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Orders that have ended, and the way to all records of a market, or of every one. */
export function History({ symbol, of }: Pick<AccountPanelProps, 'of'> & { symbol: string }) {
  const words = tradingWords.useWords();
  const history = useInfiniteQuery(of.queries.orderHistoryQuery());
  const orders = history.data?.pages[0];
  if (!orders)
    return history.isError ? <Failed {...history} /> : <SkeletonRows label={words.loading} rows={3} disc={false} />;
  if (orders.length === 0) return <Empty title={words.noHistory}>{words.noHistoryWhy}</Empty>;
  return (
    <>
      <Orders orders={orders} of={of} label={words.history} finished />
      <p className="trading-all-records">
        <AppLink className="q-act" href={of.recordsHref(symbol)}>
          {words.allRecords}
        </AppLink>
      </p>
    </>
  );
}

function Failed({ refetch, isFetching }: { refetch: () => unknown; isFetching: boolean }) {
  const words = tradingWords.useWords();
  return (
    <ErrorRow title={words.listFailed} retryLabel={words.tryAgain} retrying={isFetching} onRetry={() => void refetch()}>
      {words.listFailedWhy}
    </ErrorRow>
  );
}
