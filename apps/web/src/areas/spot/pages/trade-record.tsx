import type { Fill, Order } from '@quay/contract/spot';
import type { Balance, Entry } from '@quay/contract/wallet';
import { AppBar, Button, buttonClass, Empty, Tabs } from '@quay/ui';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLive } from '../../../live/live.ts';
import { entriesQuery } from '../../../market/ledger.ts';
import { EVERY_MARKET, paths } from '../../../paths.ts';
import { AppLink } from '../../../shell/app-link.tsx';
import { usePreferences } from '../../../shell/preferences.ts';
import { useNavigate, useParams, useSearchParams } from '../../../shell/router.tsx';
import { useTitle } from '../../../shell/title.ts';
import { EndlessList } from '../parts/endless-list.tsx';
import { EntryRow } from '../parts/entry-row.tsx';
import { FillRow } from '../parts/fill-row.tsx';
import { FilterChips } from '../parts/filter-chips.tsx';
import { lazySheet } from '../parts/lazy-sheet.tsx';
import { OrderRow } from '../parts/order-list.tsx';
import { SaveButton } from '../parts/save-button.tsx';
import { fillsQuery, orderHistoryQuery, useSpotPushes } from '../queries.ts';
import {
  activeIn,
  entriesAsked,
  fillsAsked,
  filterOf,
  filtersOf,
  kindOf,
  ordersAsked,
  type RecordFilter,
  type RecordKind,
  recordKinds,
  searchOf,
  without,
} from '../record-filter.ts';
import { spotWords } from '../words/index.ts';
import '../record.css';
import '../spot.css';

const RecordFilterSheet = lazySheet(() => import('../forms/record-filter-sheet.tsx'));

/** Orders that have ended, fills and the ledger, back to the first. What is shown stands in the address. */
export default function TradeRecordPage() {
  const words = spotWords.useWords();
  const { symbol: market = EVERY_MARKET } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const seen = usePreferences((preferences) => preferences.symbol);
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
        acts={kind !== 'orders' && <SaveButton kind={kind} filter={filter} />}
      />
      <Tabs<RecordKind>
        label={words.recordTabs}
        panelId="record"
        value={kind}
        onChange={(next) => show(next, filter, true)}
        items={recordKinds.map((id) => ({ id, label: words.records[id] }))}
      />
      <div id="record" role="tabpanel">
        <FilterChips
          kind={kind}
          filter={filter}
          onOpen={() => setChoosing(true)}
          onChange={(by) => show(kind, by, false)}
        />
        {kind === 'orders' && <Orders key={key} {...list} />}
        {kind === 'fills' && <Fills key={key} {...list} />}
        {kind === 'ledger' && <Ledger key={key} {...list} />}
      </div>
      <RecordFilterSheet
        open={choosing}
        onClose={() => setChoosing(false)}
        kind={kind}
        filter={filter}
        onChange={(by) => show(kind, by, false)}
      />
    </div>
  );
}

type ListProps = { filter: RecordFilter; onClear: (filter: RecordFilter) => void };

function Orders({ filter, onClear }: ListProps) {
  const words = spotWords.useWords();
  return (
    <EndlessList
      label={words.records.orders}
      pages={useInfiniteQuery(orderHistoryQuery(ordersAsked(filter)))}
      keyOf={(order: Order) => order.orderId}
      row={(order) => <OrderRow order={order} />}
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
      pages={useInfiniteQuery(fillsQuery(fillsAsked(filter)))}
      keyOf={(fill: Fill) => fill.tradeId}
      row={(fill) => <FillRow fill={fill} />}
      empty={<Nothing kind="fills" filter={filter} onClear={onClear} title={words.noFills} why={words.noFillsWhy} />}
    />
  );
}

function Ledger({ filter, onClear }: ListProps) {
  const words = spotWords.useWords();
  const client = useQueryClient();
  // A balance that changed has a new line behind it.
  useLive<Balance[]>('balances', () => void client.invalidateQueries({ queryKey: ['ledger'] }));
  return (
    <EndlessList
      label={words.records.ledger}
      pages={useInfiniteQuery(entriesQuery(entriesAsked(filter)))}
      keyOf={(entry: Entry) => entry.entryId}
      row={(entry) => <EntryRow entry={entry} />}
      empty={
        <Nothing kind="ledger" filter={filter} onClear={onClear} title={words.noEntries} why={words.noEntriesWhy} />
      }
    />
  );
}

type NothingProps = ListProps & { kind: RecordKind; title: string; why: string };

/** Why a list is empty: nothing happened yet, or nothing that the filter lets through. */
function Nothing({ kind, filter, onClear, title, why }: NothingProps) {
  const words = spotWords.useWords();
  const seen = usePreferences((preferences) => preferences.symbol);
  const symbol = filter.symbol ?? seen;
  const beside = activeIn(kind, filter).filter((name) => name !== 'symbol');
  const everyMarket = kind !== 'ledger' && filter.symbol !== undefined && (
    <Button variant="quiet" onClick={() => onClear(without(filter, ['symbol']))}>
      {words.filter.everyMarket}
    </Button>
  );
  if (beside.length > 0) {
    return (
      <Empty
        title={words.filter.none}
        act={
          <Button variant="second" wide onClick={() => onClear(without(filter, filtersOf[kind]))}>
            {words.filter.clear}
          </Button>
        }
      >
        {words.filter.noneWhy}
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
