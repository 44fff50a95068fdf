import { SearchField } from '@quay/ui';
import { useEffect, useState } from 'react';
import { shellWords } from '../shell/words/index.ts';

const PAUSE_MS = 250;

export type FilterFieldProps = {
  label: string;
  /** As much as the call takes. */
  maxLength: number;
  value: string;
  onChange: (value: string) => void;
};

/** Narrows a list by what is typed, once the typing pauses. */
export function FilterField({ label, maxLength, value, onChange }: FilterFieldProps) {
  const shell = shellWords.useWords();
  const [typed, setTyped] = useState(value);
  // The address may change from elsewhere: the search at the top, the browser's back.
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(() => onChange(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return <SearchField label={label} clearLabel={shell.clear} maxLength={maxLength} value={typed} onChange={setTyped} />;
}
