import { books } from '@quay/contract/wallet';
import { Select } from '@quay/ui';
import { accountWords } from '../../../accounts/words/index.ts';
import { ChoiceGroup, PeriodGroup } from '../../../records/filter-groups.tsx';
import { FilterSheet } from '../../../records/filter-sheet.tsx';
import { useCoins } from '../../../shell/queries/coin-list.ts';
import { type LedgerFilter, ledgerFilters, said, usersCauses, withoutFilters } from '../ledger-filter.ts';
import { walletRecordWords } from '../words/records/index.ts';

type LedgerFilterSheetProps = {
  open: boolean;
  onClose: () => void;
  filter: LedgerFilter;
  onChange: (filter: LedgerFilter) => void;
};

/** Everything that the ledger can be filtered by. */
export default function LedgerFilterSheet(props: LedgerFilterSheetProps) {
  const words = walletRecordWords.useWords();
  return (
    <FilterSheet<LedgerFilter>
      {...props}
      cleared={(filter) => withoutFilters(filter, ledgerFilters)}
      showLabel={words.showLedger}
    >
      {(chosen, choose) => <Groups chosen={chosen} choose={choose} />}
    </FilterSheet>
  );
}

function Groups({ chosen, choose }: { chosen: LedgerFilter; choose: (filter: LedgerFilter) => void }) {
  const words = walletRecordWords.useWords();
  const { book: accounts } = accountWords.useWords();
  const coins = useCoins();
  const set = (changes: { [Key in keyof LedgerFilter]: LedgerFilter[Key] | undefined }) =>
    choose(said({ ...chosen, ...changes }));
  return (
    <>
      <Select
        label={words.filterBy.coin}
        value={chosen.coin ?? ''}
        onChange={(coin) => set({ coin: coin || undefined })}
        options={[
          { value: '', label: words.everyCoin },
          ...['USDT', ...coins.map(({ base }) => base)].map((coin) => ({ value: coin, label: coin })),
        ]}
      />
      <ChoiceGroup
        label={words.filterBy.account}
        values={books}
        value={chosen.book}
        say={(book) => accounts[book]}
        onChange={(book) => set({ book })}
      />
      <ChoiceGroup
        label={words.filterBy.cause}
        values={usersCauses}
        value={chosen.cause}
        say={(cause) => words.cause[cause]}
        onChange={(cause) => set({ cause })}
      />
      <PeriodGroup days={chosen} onChange={set} />
    </>
  );
}
