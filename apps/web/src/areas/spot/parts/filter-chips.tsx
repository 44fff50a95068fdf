import { Chip, Icon } from '@quay/ui';
import { useFigures } from '../../../shell/figures.ts';
import { activeIn, type RecordFilter, type RecordKind, startOf, without } from '../record-filter.ts';
import { spotWords } from '../words/index.ts';

type FilterChipsProps = {
  kind: RecordKind;
  filter: RecordFilter;
  onOpen: () => void;
  onChange: (filter: RecordFilter) => void;
};

/** What is filtered by, each to be taken away by a press, after the way to the sheet with all of it. */
export function FilterChips({ kind, filter, onOpen, onChange }: FilterChipsProps) {
  const words = spotWords.useWords();
  const period = usePeriodWords(filter);
  const active = activeIn(kind, filter);
  const shown: { key: string; label: string; takes: (keyof RecordFilter)[] }[] = [];
  const said: Partial<Record<keyof RecordFilter, string | undefined>> = {
    symbol: filter.symbol && `${filter.symbol}/USDT`,
    side: filter.side && words.side[filter.side],
    type: filter.type && words.type[filter.type],
    status: filter.status && words.status[filter.status],
    coin: filter.coin,
    cause: filter.cause && words.cause[filter.cause],
  };
  for (const name of active) {
    const label = said[name];
    if (label !== undefined) shown.push({ key: name, label, takes: [name] });
  }
  if (period) shown.push({ key: 'period', label: period, takes: ['from', 'to'] });
  return (
    <div className="spot-chips">
      <Chip outlined aria-haspopup="dialog" onClick={onOpen}>
        <Icon name="filter" size="xs" />
        {words.filter.open}
      </Chip>
      {shown.map(({ key, label, takes }) => (
        <Chip
          key={key}
          pressed
          aria-label={words.filter.remove(label)}
          onClick={() => onChange(without(filter, takes))}
        >
          {label}
          <Icon name="close" size="xs" />
        </Chip>
      ))}
    </div>
  );
}

/** The days of a filter in words; nothing when every day is shown. */
function usePeriodWords({ from, to }: RecordFilter): string | undefined {
  const words = spotWords.useWords();
  const figures = useFigures();
  const day = (given: string) => figures.date(startOf(given) ?? 0);
  if (from !== undefined && to !== undefined) return words.filter.between(day(from), day(to));
  if (from !== undefined) return words.filter.since(day(from));
  return to === undefined ? undefined : words.filter.until(day(to));
}
