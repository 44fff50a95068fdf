import { sides } from '@quay/contract';
import { Select } from '@quay/ui';
import { ChoiceGroup, PeriodGroup } from '../../records/filter-groups.tsx';
import { FilterSheet } from '../../records/filter-sheet.tsx';
import { tradingWords } from '../words/index.ts';
import type { ProductOrders } from './product-orders.ts';
import { filtersOf, finishedStatuses, type RecordFilter, type RecordKind, without } from './record-filter.ts';

type RecordFilterSheetProps = {
  of: ProductOrders;
  open: boolean;
  onClose: () => void;
  kind: RecordKind;
  filter: RecordFilter;
  onChange: (filter: RecordFilter) => void;
};

/** Everything that one kind of record can be filtered by. */
export default function RecordFilterSheet({ of, kind, ...sheet }: RecordFilterSheetProps) {
  const words = tradingWords.useWords();
  return (
    <FilterSheet<RecordFilter>
      {...sheet}
      cleared={(filter) => without(filter, filtersOf[kind])}
      showLabel={words.showRecords[kind]}
    >
      {(chosen, choose) => <Groups of={of} kind={kind} chosen={chosen} choose={choose} />}
    </FilterSheet>
  );
}

type GroupsProps = {
  of: ProductOrders;
  kind: RecordKind;
  chosen: RecordFilter;
  choose: (filter: RecordFilter) => void;
};

function Groups({ of, kind, chosen, choose }: GroupsProps) {
  const words = tradingWords.useWords();
  const coins = of.useMarkets();
  const by = words.filterBy;
  const has = (name: keyof RecordFilter) => (filtersOf[kind] as readonly string[]).includes(name);
  const set = (changes: { [Key in keyof RecordFilter]: RecordFilter[Key] | undefined }) =>
    choose(without({ ...chosen, ...changes } as RecordFilter, []));
  return (
    <>
      <Select
        label={by.symbol}
        value={chosen.symbol ?? ''}
        onChange={(symbol) => set({ symbol: symbol || undefined })}
        options={[
          { value: '', label: words.everyMarket },
          ...coins.map((coin) => ({ value: coin.symbol, label: of.nameOf(coin).join('') })),
        ]}
      />
      <ChoiceGroup
        label={by.side}
        values={sides}
        value={chosen.side}
        say={(side) => words.side[side]}
        onChange={(side) => set({ side })}
      />
      {has('type') && (
        <ChoiceGroup
          label={by.type}
          values={of.types}
          value={chosen.type}
          say={(type) => words.type[type]}
          onChange={(type) => set({ type })}
        />
      )}
      {has('status') && (
        <ChoiceGroup
          label={by.status}
          values={finishedStatuses}
          value={chosen.status}
          say={(status) => words.status[status]}
          onChange={(status) => set({ status })}
        />
      )}
      <PeriodGroup days={chosen} onChange={set} />
    </>
  );
}
