import type { Balance, Entry } from '@quay/contract/wallet';
import { AppBar, Button, buttonClass, Empty, IconButton } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useBack, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountWords } from '../../../accounts/words/index.ts';
import { useLive } from '../../../live/live.ts';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { FilterChips, usePeriodWords } from '../../../records/filter-chips.tsx';
import { SaveButton } from '../../../records/save-button.tsx';
import { recordWords } from '../../../records/words/index.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import {
  entriesParams,
  type LedgerFilter,
  ledgerFilterOf,
  type ledgerFilters,
  ledgerSearchOf,
  withoutFilters,
} from '../ledger-filter.ts';
import { EntryRow } from '../parts/entry-row.tsx';
import { entriesQuery } from '../queries/entries.ts';
import { entriesFile } from '../queries/entries-export.ts';
import { walletRecordWords } from '../words/records/index.ts';
import '../wallet.css';

const StatementsSheet = lazySheet(() => import('../forms/statements-sheet.tsx'));
const LedgerFilterSheet = lazySheet(() => import('../forms/ledger-filter-sheet.tsx'));

/** The ledger back to the first line. What is filtered by stands in the address. */
export default function AccountChangePage() {
  const words = walletRecordWords.useWords();
  const navigate = useNavigate();
  const back = useBack(paths.funds());
  const client = useQueryClient();
  const [search] = useSearchParams();
  const [choosing, setChoosing] = useState(false);
  const [saving, setSaving] = useState(false);
  const filter = ledgerFilterOf(search);
  useTitle(words.ledger);
  // A balance that changed has a new line behind it.
  useLive<Balance[]>('balances', () => void client.invalidateQueries({ queryKey: ['ledger'] }));

  const show = (by: LedgerFilter) => void navigate(paths.accountChange(ledgerSearchOf(by)));
  return (
    <div className="wallet-page">
      <AppBar
        title={words.ledger}
        backLabel={words.back}
        onBack={back}
        acts={
          <>
            <IconButton icon="file" label={words.statements.title} onClick={() => setSaving(true)} />
            <SaveButton
              label={words.saveLedger}
              file={entriesFile.name}
              of={filter.coin}
              fetch={() => entriesFile.fetch(entriesParams(filter))}
            />
          </>
        }
      />
      <LedgerChips filter={filter} onOpen={() => setChoosing(true)} onChange={show} />
      {/* Another filter is another list: it begins at its top. */}
      <Lines key={String(search)} filter={filter} onClear={() => show({})} />
      <StatementsSheet open={saving} onClose={() => setSaving(false)} />
      <LedgerFilterSheet open={choosing} onClose={() => setChoosing(false)} filter={filter} onChange={show} />
    </div>
  );
}

function Lines({ filter, onClear }: { filter: LedgerFilter; onClear: () => void }) {
  const words = walletRecordWords.useWords();
  return (
    <EndlessList
      label={words.ledger}
      pages={useInfiniteQuery(entriesQuery(entriesParams(filter)))}
      keyOf={(entry: Entry) => entry.entryId}
      row={(entry) => <EntryRow entry={entry} />}
      empty={<Nothing filtered={Object.keys(filter).length > 0} onClear={onClear} />}
    />
  );
}

type LedgerChipsProps = { filter: LedgerFilter; onOpen: () => void; onChange: (filter: LedgerFilter) => void };

function LedgerChips({ filter, onOpen, onChange }: LedgerChipsProps) {
  const words = walletRecordWords.useWords();
  const { book } = accountWords.useWords();
  const period = usePeriodWords(filter);
  const said: { label: string | undefined; takes: (typeof ledgerFilters)[number][] }[] = [
    { label: filter.coin, takes: ['coin'] },
    { label: filter.book && book[filter.book], takes: ['book'] },
    { label: filter.cause && words.cause[filter.cause], takes: ['cause'] },
    { label: period, takes: ['from', 'to'] },
  ];
  return (
    <FilterChips
      onOpen={onOpen}
      chips={said.flatMap(({ label, takes }) =>
        label === undefined
          ? []
          : [{ key: takes.join(), label, onRemove: () => onChange(withoutFilters(filter, takes)) }],
      )}
    />
  );
}

/** Why the list is empty: nothing happened yet, or nothing that the filter lets through. */
function Nothing({ filtered, onClear }: { filtered: boolean; onClear: () => void }) {
  const words = walletRecordWords.useWords();
  const { filter } = recordWords.useWords();
  if (filtered) {
    return (
      <Empty
        title={filter.none}
        act={
          <Button variant="second" wide onClick={onClear}>
            {filter.clear}
          </Button>
        }
      >
        {filter.noneWhy}
      </Empty>
    );
  }
  return (
    <Empty
      title={words.noEntries}
      act={
        <AppLink className={buttonClass({ wide: true })} href={paths.rechargeList()}>
          {words.deposit}
        </AppLink>
      }
    >
      {words.noEntriesWhy}
    </Empty>
  );
}
