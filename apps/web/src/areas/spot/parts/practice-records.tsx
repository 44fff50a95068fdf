import { DataTable, Empty, ErrorRow, SkeletonRows, Tabs } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { EVERY_MARKET } from '../../../paths.ts';
import { coinsQuery } from '../../../shell/queries/coin-list.ts';
import { History, OpenOrders } from '../../../trading/orders/account-panel.tsx';
import { FillRow } from '../../../trading/orders/fill-row.tsx';
import { useFillColumns } from '../../../trading/orders/record-tables.tsx';
import { TABLE, useWide } from '../../../trading/use-wide.ts';
import { tradingWords } from '../../../trading/words/index.ts';
import { useSpotOrders } from '../orders.ts';
import { openOrdersQuery } from '../queries/order-lists.ts';
import '../../../trading/trading.css';
import './practice-records.css';

type Tab = 'open' | 'fills' | 'history';

/** Orders and fills of every market, with their fees, by the lists of the trading page. */
export default function PracticeRecords(): ReactNode {
  const words = tradingWords.useWords();
  const of = useSpotOrders();
  const open = useQuery(openOrdersQuery);
  const [tab, setTab] = useState<Tab>('open');
  const panel = useId();
  // How many decimals a figure has is the market's to say.
  const coins = useQuery(coinsQuery);
  const isKnown = coins.data !== undefined || coins.isError;
  return (
    <section className="trading-panel spot-practice">
      <Tabs<Tab>
        label={words.panel}
        panelId={panel}
        value={tab}
        onChange={setTab}
        items={[
          { id: 'open', label: words.openOrders, count: open.data?.length },
          { id: 'fills', label: words.records.fills },
          { id: 'history', label: words.history },
        ]}
      />
      <div id={panel} role="tabpanel" className="trading-panel-body">
        {!isKnown && <SkeletonRows label={words.loading} rows={3} disc={false} />}
        {isKnown && tab === 'open' && <OpenOrders open={open} of={of} />}
        {isKnown && tab === 'fills' && <Fills />}
        {isKnown && tab === 'history' && <History symbol={EVERY_MARKET} of={of} />}
      </div>
    </section>
  );
}

/** The newest fills; the records have all. */
function Fills() {
  const words = tradingWords.useWords();
  const of = useSpotOrders();
  const columns = useFillColumns(of);
  const wide = useWide(TABLE);
  const { data, isError, isFetching, refetch } = useInfiniteQuery(of.queries.fillsQuery());
  const fills = data?.pages[0];
  if (!fills) {
    if (!isError) return <SkeletonRows label={words.loading} rows={3} disc={false} />;
    return (
      <ErrorRow
        title={words.listFailed}
        retryLabel={words.tryAgain}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {words.listFailedWhy}
      </ErrorRow>
    );
  }
  if (fills.length === 0) return <Empty title={words.noFills}>{words.noFillsWhy}</Empty>;
  return (
    <>
      {wide ? (
        <DataTable label={words.records.fills} columns={columns} rows={fills} keyOf={({ tradeId }) => tradeId} />
      ) : (
        <ul aria-label={words.records.fills}>
          {fills.map((fill) => (
            <li key={fill.tradeId}>
              <FillRow fill={fill} of={of} />
            </li>
          ))}
        </ul>
      )}
      <p className="trading-all-records">
        <AppLink className="q-act" href={of.recordsHref(EVERY_MARKET, { tab: 'fills' })}>
          {words.allRecords}
        </AppLink>
      </p>
    </>
  );
}
