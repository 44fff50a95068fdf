import { fillsExport } from '@quay/contract/spot';
import { entriesExport } from '@quay/contract/wallet';
import { IconButton, showToast } from '@quay/ui';
import { useState } from 'react';
import { ask, Refusal } from '../../../request/ask.ts';
import { useFigures } from '../../../shell/figures.ts';
import { fileNameOf, linesOf, MOST_LINES, saveFile } from '../csv-file.ts';
import { daysBefore, entriesAsked, fillsAsked, type RecordFilter } from '../record-filter.ts';
import { spotWords } from '../words/index.ts';

type SaveButtonProps = { kind: 'fills' | 'ledger'; filter: RecordFilter };

/** Saves what the filter shows, all of it, as a CSV file. */
export function SaveButton({ kind, filter }: SaveButtonProps) {
  const words = spotWords.useWords();
  const figures = useFigures();
  const [saving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      const csv =
        kind === 'fills' ? await ask(fillsExport, fillsAsked(filter)) : await ask(entriesExport, entriesAsked(filter));
      const lines = linesOf(csv);
      if (lines === 0) {
        showToast(words.save.nothing, { tone: 'info' });
        return;
      }
      const { file = '' } = kind === 'fills' ? fillsExport : entriesExport;
      const name = fileNameOf(file, [kind === 'fills' ? filter.symbol : filter.coin, daysBefore(0, Date.now())]);
      saveFile(name, csv);
      const shown = figures.quantity(String(lines), 0);
      if (lines >= MOST_LINES) showToast(words.save.part(name, shown), { tone: 'warn' });
      else showToast(words.save.saved(name, shown), { tone: 'done' });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      showToast(words.save.failed(failure.words), { tone: 'error' });
    } finally {
      setSaving(false);
    }
  }

  return (
    <IconButton
      icon="download"
      label={words.save.act[kind]}
      aria-busy={saving || undefined}
      onClick={() => !saving && void save()}
    />
  );
}
