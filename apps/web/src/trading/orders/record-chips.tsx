import { FilterChips, usePeriodWords } from '../../records/filter-chips.tsx';
import { tradingWords } from '../words/index.ts';
import type { ProductOrders } from './product-orders.ts';
import { activeIn, type RecordFilter, type RecordKind, without } from './record-filter.ts';

type RecordChipsProps = {
  of: ProductOrders;
  kind: RecordKind;
  filter: RecordFilter;
  onOpen: () => void;
  onChange: (filter: RecordFilter) => void;
};

/** What orders and fills are filtered by. */
export function RecordChips({ of, kind, filter, onOpen, onChange }: RecordChipsProps) {
  const words = tradingWords.useWords();
  const period = usePeriodWords(filter);
  const said: Partial<Record<keyof RecordFilter, string | undefined>> = {
    symbol: filter.symbol && of.nameOf({ symbol: filter.symbol, base: filter.symbol, quote: 'USDT' }).join(''),
    side: filter.side && words.side[filter.side],
    type: filter.type && words.type[filter.type],
    status: filter.status && words.status[filter.status],
  };
  const shown: { key: string; label: string; takes: (keyof RecordFilter)[] }[] = activeIn(kind, filter).flatMap(
    (name) => (said[name] === undefined ? [] : [{ key: name, label: said[name], takes: [name] }]),
  );
  if (period) shown.push({ key: 'period', label: period, takes: ['from', 'to'] });
  return (
    <FilterChips
      onOpen={onOpen}
      chips={shown.map(({ key, label, takes }) => ({ key, label, onRemove: () => onChange(without(filter, takes)) }))}
    />
  );
}
