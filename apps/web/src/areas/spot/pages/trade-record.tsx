import { type Fill, fillsExport, type Order } from '@quay/contract/spot';
import { AppBar, Button, buttonClass, Empty, Tabs } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, Redirect, useNavigate, useParams, useSearchParams } from '@quay/web-kit/router';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EVERY_MARKET, paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { SaveButton } from '../../../records/save-button.tsx';
import { recordWords } from '../../../records/words/index.ts';
import { ask } from '../../../request/ask.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { usePreferences } from '../../../shell/preferences.ts';
import { FillRow } from '../../../trading/orders/fill-row.tsx';
import { OrderRow } from '../../../trading/orders/order-list.tsx';
import { RecordChips } from '../../../trading/orders/record-chips.tsx';
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
} from '../../../trading/orders/record-filter.ts';
import { spotOrders } from '../parts/order-acts.tsx';
import { fillsQuery, orderHistoryQuery, useSpotPushes } from '../queries.ts';
import { spotWords } from '../words/index.ts';
import '../../../trading/trading.css';
import '../spot.css';

const RecordFilterSheet = lazySheet(() => import('../../../trading/orders/record-filter-sheet.tsx'));

/** Orders that have ended and fills, back to the first. What is shown stands in the address. */
export default function TradeRecordPage() {
  const [search] = useSearchParams();
  // Where the ledger once stood.
  if (search.get('tab') === 'ledger') return <Redirect to={paths.accountChange(ledgerSearchOf(search))} />;
  return <Records search={search} />;
}

function Records({ search }: { search: URLSearchParams }) {
  const words = spotWords.useWords();
  const { symbol: market = EVERY_MARKET } = useParams();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const seen = usePreferences((preferences) => preferences.lastSymbols.spot);
  const kind = kindOf(search);
  const filter = filterOf(market, search);
  useTitle(words.recordTitle);
  useSpotPushes();

  const show = (next: RecordKind, by: RecordFilter, replace: boolean) =>
    navigate(paths.tradeRecord(by.symbol ?? EVERY_MARKET, searchOf(next, by)), { replace });
  const list = { filter, onClear: (by: RecordFilter) => show(kind, by, false) };
  // Another filter is another list: it begins at its top.
  const key = `${market}?${search}`;
  return (
    <div className="spot-page">
      <AppBar
        title={words.recordTitle}
        backLabel={words.back}
        onBack={() => void navigate(paths.trade(filter.symbol ?? seen))}
        acts={
          kind === 'fills' && (
            <SaveButton
              label={words.saveFills}
              file={fillsExport.file}
              of={filter.symbol}
              fetch={() => ask(fillsExport, fillsParams(filter))}
            />
          )
        }
      />
      <Tabs<RecordKind>
        label={words.recordTabs}
        panelId="record"
        value={kind}
        onChange={(next) => show(next, filter, true)}
        items={recordKinds.map((id) => ({ id, label: words.records[id] }))}
      />
      <div id="record" role="tabpanel">
        <RecordChips
          kind={kind}
          filter={filter}
          onOpen={() => setChoosing(true)}
          onChange={(by) => show(kind, by, false)}
        />
        {kind === 'orders' && <Orders key={key} {...list} />}
        {kind === 'fills' && <Fills key={key} {...list} />}
      </div>
      <RecordFilterSheet
        of={spotOrders}
        open={choosing}
        onClose={() => setChoosing(false)}
        kind={kind}
        filter={filter}
        onChange={(by) => show(kind, by, false)}
      />
    </div>
  );
}

const ledgerSearchOf = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...search].filter(([name]) => name !== 'tab'));

type ListProps = { filter: RecordFilter; onClear: (filter: RecordFilter) => void };

function Orders({ filter, onClear }: ListProps) {
  const words = spotWords.useWords();
  return (
    <EndlessList
      label={words.records.orders}
      pages={useInfiniteQuery(orderHistoryQuery(ordersParams(filter)))}
      keyOf={(order: Order) => order.orderId}
      row={(order) => <OrderRow order={order} of={spotOrders} />}
      empty={
        <Nothing kind="orders" filter={filter} onClear={onClear} title={words.noHistory} why={words.noHistoryWhy} />
      }
    />
  );
}

function Fills({ filter, onClear }: ListProps) {
  const words = spotWords.useWords();
  return (
    <EndlessList
      label={words.records.fills}
      pages={useInfiniteQuery(fillsQuery(fillsParams(filter)))}
      keyOf={(fill: Fill) => fill.tradeId}
      row={(fill) => <FillRow fill={fill} of={spotOrders} />}
      empty={<Nothing kind="fills" filter={filter} onClear={onClear} title={words.noFills} why={words.noFillsWhy} />}
    />
  );
}

type NothingProps = ListProps & { kind: RecordKind; title: string; why: string };

/** Why a list is empty: nothing happened yet, or nothing that the filter lets through. */
function Nothing({ kind, filter, onClear, title, why }: NothingProps) {
  const words = spotWords.useWords();
  const { filter: filterWords } = recordWords.useWords();
  const seen = usePreferences((preferences) => preferences.lastSymbols.spot);
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
        <AppLink className={buttonClass({ wide: true })} href={paths.trade(symbol)}>
          {words.startTrading(symbol)}
        </AppLink>
      }
      quiet={everyMarket}
    >
      {why}
    </Empty>
  );
}
