import { type CostMethod, costMethods } from '@quay/contract/wallet';
import { Button, Segments, Select, Sheet } from '@quay/ui';
import { dateFormat } from '@quay/web-kit/format';
import { languageFacts } from '@quay/words';
import { useState } from 'react';
import { useSaveFile } from '../../../records/save-button.tsx';
import { recordWords } from '../../../records/words/index.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { disposalsFile } from '../queries/disposals-export.ts';
import { statementFile } from '../queries/statement-export.ts';
import { walletRecordWords } from '../words/records/index.ts';
import { monthsBefore, spanOfYear, yearsBefore } from './statements.form.ts';

/** Saves the statement of a month, and what was disposed of in a year with its gains. */
export default function StatementsSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { statements: words } = walletRecordWords.useWords();
  const { close } = recordWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} closeLabel={close} title={words.title}>
      {open && (
        <div className="wallet-statements">
          <Statement />
          <Disposals />
        </div>
      )}
    </Sheet>
  );
}

function Statement() {
  const { statements: words } = walletRecordWords.useWords();
  const language = usePreferences((preferences) => preferences.language);
  const months = monthsBefore(Date.now());
  const [month, setMonth] = useState(months[0]!);
  const { saving, save } = useSaveFile({
    file: statementFile.name,
    of: month,
    fetch: () => statementFile.fetch({ month }),
  });
  const name = dateFormat(languageFacts(language).tag, { year: 'numeric', month: 'long', timeZone: 'UTC' });
  return (
    <section>
      <h3>{words.month}</h3>
      <p className="q-muted">{words.monthMeans}</p>
      <Select
        label={words.which}
        value={month}
        onChange={setMonth}
        options={months.map((value) => ({ value, label: name.format(Date.parse(`${value}-01T00:00:00Z`)) }))}
      />
      <Button variant="second" wide loading={saving} onClick={save}>
        {words.saveMonth}
      </Button>
    </section>
  );
}

function Disposals() {
  const { statements: words } = walletRecordWords.useWords();
  const years = yearsBefore(Date.now());
  const [year, setYear] = useState('');
  const [method, setMethod] = useState<CostMethod>('fifo');
  const { saving, save } = useSaveFile({
    file: disposalsFile.name,
    of: [method, year].filter(Boolean).join('-'),
    fetch: () => disposalsFile.fetch({ method, ...spanOfYear(year) }),
  });
  return (
    <section>
      <h3>{words.tax}</h3>
      <p className="q-muted">{words.taxMeans}</p>
      <Segments
        label={words.method}
        value={method}
        onChange={setMethod}
        items={costMethods.map((id) => ({ id, label: words.methods[id] }))}
      />
      <Select
        label={words.year}
        value={year}
        onChange={setYear}
        options={[{ value: '', label: words.allYears }, ...years.map((value) => ({ value, label: value }))]}
      />
      <Button variant="second" wide loading={saving} onClick={save}>
        {words.saveTax}
      </Button>
    </section>
  );
}
