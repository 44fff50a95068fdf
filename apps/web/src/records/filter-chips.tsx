import { Chip, Icon } from '@quay/ui';
import { useFigures } from '../shell/figures.ts';
import { type Days, startOf } from './days.ts';
import { recordWords } from './words/index.ts';
import './records.css';

type FilterChipsProps = {
  /** What is filtered by, in words, and how it is taken away. */
  chips: readonly { readonly key: string; readonly label: string; readonly onRemove: () => void }[];
  onOpen: () => void;
};

/** What is filtered by, each to be taken away by a press, after the way to the sheet with all of it. */
export function FilterChips({ chips, onOpen }: FilterChipsProps) {
  const { filter: words } = recordWords.useWords();
  return (
    <div className="records-chips">
      <Chip outlined aria-haspopup="dialog" onClick={onOpen}>
        <Icon name="filter" size="xs" />
        {words.open}
      </Chip>
      {chips.map(({ key, label, onRemove }) => (
        <Chip key={key} pressed aria-label={words.remove(label)} onClick={onRemove}>
          {label}
          <Icon name="close" size="xs" />
        </Chip>
      ))}
    </div>
  );
}

/** The days of a filter in words; nothing when every day is shown. */
export function usePeriodWords({ from, to }: Days): string | undefined {
  const { filter: words } = recordWords.useWords();
  const figures = useFigures();
  const day = (given: string) => figures.date(startOf(given) ?? 0);
  if (from !== undefined && to !== undefined) return words.between(day(from), day(to));
  if (from !== undefined) return words.since(day(from));
  return to === undefined ? undefined : words.until(day(to));
}
