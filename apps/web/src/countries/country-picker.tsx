import { ListRow, SearchField, Sheet } from '@quay/ui';
import { useDeferredValue, useState } from 'react';
import { usePreferences } from '../shell/preferences.ts';
import { shellWords } from '../shell/words/index.ts';
import { countriesLike, type NamedCountry } from './country-names.ts';
import './country-picker.css';
import { countryWords } from './words/index.ts';

export interface CountryPickerProps {
  open: boolean;
  onClose: () => void;
  /** The id of the country that is chosen now. */
  current: string;
  onPick: (id: string) => void;
  /** With the calling codes, for a phone number. */
  codes?: boolean;
  /** A row before all countries, for what belongs to none. */
  none?: { title: string; sub: string; onPick: () => void };
}

/** The list of countries in a sheet, with a search by name and calling code. */
export function CountryPicker({ open, onClose, ...list }: CountryPickerProps) {
  const words = countryWords.useWords();
  const shell = shellWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} title={list.codes ? words.codes : words.countries} closeLabel={shell.close}>
      {open && <Countries {...list} />}
    </Sheet>
  );
}

function Countries({ current, onPick, codes = false, none }: Omit<CountryPickerProps, 'open' | 'onClose'>) {
  const words = countryWords.useWords();
  const language = usePreferences((preferences) => preferences.language);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const found = wanted ? countriesLike(wanted, language) : withFirst(current, countriesLike('', language));
  return (
    <div className="country-picker">
      <div className="country-picker-search">
        <SearchField
          label={codes ? words.searchCodes : words.search}
          clearLabel={words.clear}
          value={query}
          onChange={setQuery}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !query) return;
            event.preventDefault();
            // Takes what the search finds, as if it had been pressed; the list itself may be a keystroke behind.
            const [first] = countriesLike(query, language);
            if (first) onPick(first.id);
          }}
        />
      </div>
      <div className="country-picker-list">
        {none && !wanted && <ListRow title={none.title} sub={none.sub} onClick={none.onPick} />}
        {found.map(({ id, areaCode, name }) => (
          <div key={id} data-current={id === current || undefined}>
            <ListRow title={name} {...(codes ? { figure: areaCode } : {})} onClick={() => onPick(id)} />
          </div>
        ))}
      </div>
      <p className="q-muted" role="status">
        {found.length === 0 ? words.noMatch(wanted) : ''}
      </p>
    </div>
  );
}

/** What is chosen stands first, where it is seen and can be changed from. */
function withFirst(id: string, found: readonly NamedCountry[]): readonly NamedCountry[] {
  const chosen = found.find((country) => country.id === id);
  return chosen ? [chosen, ...found.filter((country) => country !== chosen)] : found;
}
