import { IconButton, showToast } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { useFigures } from '../shell/figures.ts';
import { fileNameOf, linesOf, MOST_LINES, saveFile } from './csv-file.ts';
import { daysBefore } from './days.ts';
import { recordWords } from './words/index.ts';

type Saved = {
  /** The file of the contract, and what tells this one from others of its kind. */
  file: string | undefined;
  of: string | undefined;
  fetch: () => Promise<string>;
};

/** Fetches a CSV file and saves it, and says how that went. */
export function useSaveFile({ file = '', of, fetch }: Saved): { saving: boolean; save: () => void } {
  const { save: words } = recordWords.useWords();
  const figures = useFigures();
  const [saving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      const csv = await fetch();
      const lines = linesOf(csv);
      if (lines === 0) {
        showToast(words.nothing, { tone: 'info' });
        return;
      }
      const name = fileNameOf(file, [of, daysBefore(0, Date.now())]);
      saveFile(name, csv);
      const shown = figures.quantity(String(lines), 0);
      if (lines >= MOST_LINES) showToast(words.part(name, shown), { tone: 'warn' });
      else showToast(words.saved(name, shown), { tone: 'done' });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      showToast(words.failed(failure.words), { tone: 'error' });
    } finally {
      setSaving(false);
    }
  }

  return { saving, save: () => !saving && void save() };
}

/** Saves what the filter shows, all of it, as a CSV file. */
export function SaveButton({ label, ...of }: Saved & { label: string }) {
  const { saving, save } = useSaveFile(of);
  return <IconButton icon="download" label={label} aria-busy={saving || undefined} onClick={save} />;
}
