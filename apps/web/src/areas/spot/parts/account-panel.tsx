import type { Coin } from '@quay/contract/market';
import type { Order } from '@quay/contract/spot';
import { units } from '@quay/money';
import { buttonClass, Empty, ErrorRow, ListRow, SkeletonRows, Tabs } from '@quay/ui';
import { columnDecimals } from '@quay/web-kit/format';
import { AppLink, useLocation } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useBalances } from '../../../market/balances.ts';
import { CoinMark } from '../../../market/coin-mark.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { useSession } from '../../../shell/session.ts';
import { OrderRow } from '../../../trading/orders/order-list.tsx';
import { OrderTable } from '../../../trading/orders/order-table.tsx';
import { TABLE, useWide } from '../../../trading/use-wide.ts';
import { tradingWords } from '../../../trading/words/index.ts';
import { orderHistoryQuery } from '../queries.ts';
import { spotWords } from '../words/index.ts';
import { CancelAll } from './cancel-all.tsx';
import { spotOrders } from './order-acts.tsx';

type Tab = 'open' | 'holdings' | 'history';

type AccountPanelProps = {
  coin: Coin;
  open: { data: Order[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
};

/** Open orders, coins and history below the form. */
export function AccountPanel({ coin, open }: AccountPanelProps) {
  const words = spotWords.useWords();
  const loggedIn = useSession((session) => session.token !== null);
  const [tab, setTab] = useState<Tab>('open');
  const panel = useId();
  const count = open.data?.length ?? 0;
  return (
    <section className="spot-panel">
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
        end={tab === 'open' && count > 0 ? <CancelAll orders={open.data ?? []} symbol={coin.symbol} /> : undefined}
      />
      <div id={panel} role="tabpanel" className="spot-panel-body">
        {!loggedIn ? (
          <Guest />
        ) : tab === 'open' ? (
          <OpenOrders open={open} />
        ) : tab === 'holdings' ? (
          <Holdings />
        ) : (
          <History coin={coin} />
        )}
      </div>
    </section>
  );
}

function Guest() {
  const words = spotWords.useWords();
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

function OpenOrders({ open }: Pick<AccountPanelProps, 'open'>) {
  const words = spotWords.useWords();
  if (open.data === undefined)
    return open.isError ? <Failed {...open} /> : <SkeletonRows label={words.loading} rows={3} disc={false} />;
  if (open.data.length === 0) return <Empty title={words.noOpenOrders}>{words.noOpenOrdersWhy}</Empty>;
  return <Orders orders={open.data} label={words.openOrders} />;
}

function Orders({ orders, label, finished }: { orders: readonly Order[]; label: string; finished?: boolean }) {
  if (useWide(TABLE)) return <OrderTable orders={orders} of={spotOrders} label={label} finished={finished} />;
  return (
    <ul aria-label={label}>
      {orders.map((order) => (
        <li key={order.orderId}>
          <OrderRow order={order} of={spotOrders} />
        </li>
      ))}
    </ul>
  );
}

function Holdings() {
  const words = spotWords.useWords();
  const figures = useFigures();
  const balances = useBalances();
  // What the other accounts hold, an order here cannot spend.
  const held = balances.data?.filter(
    ({ book, available, frozen }) => book === 'spot' && units(available) + units(frozen) > 0n,
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
              {...(symbol !== 'USDT' && { href: paths.trade(symbol), link: AppLink })}
            />
          </li>
        );
      })}
    </ul>
  );
}

function History({ coin }: { coin: Coin }) {
  const words = spotWords.useWords();
  const history = useInfiniteQuery(orderHistoryQuery());
  const orders = history.data?.pages[0];
  if (!orders)
    return history.isError ? <Failed {...history} /> : <SkeletonRows label={words.loading} rows={3} disc={false} />;
  if (orders.length === 0) return <Empty title={words.noHistory}>{words.noHistoryWhy}</Empty>;
  return (
    <>
      <Orders orders={orders} label={words.history} finished />
      <p className="spot-all-records">
        <AppLink className="q-act" href={paths.tradeRecord(coin.symbol)}>
          {words.allRecords}
        </AppLink>
      </p>
    </>
  );
}

function Failed({ refetch, isFetching }: { refetch: () => unknown; isFetching: boolean }) {
  const words = spotWords.useWords();
  const shared = tradingWords.useWords();
  return (
    <ErrorRow
      title={shared.listFailed}
      retryLabel={words.tryAgain}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {shared.listFailedWhy}
    </ErrorRow>
  );
}
