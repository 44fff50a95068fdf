import { Chip, Field } from '@quay/ui';
import { type Days, daysBefore, isUpsideDown } from './days.ts';
import { recordWords } from './words/index.ts';

type ChoiceGroupProps<Value extends string> = {
  label: string;
  values: readonly Value[];
  value: Value | undefined;
  say: (value: Value) => string;
  onChange: (value: Value | undefined) => void;
};

/** One of a few, or all of them. */
export function ChoiceGroup<Value extends string>({ label, values, value, say, onChange }: ChoiceGroupProps<Value>) {
  const { filter: words } = recordWords.useWords();
  return (
    <fieldset className="records-filter-group">
      <legend>{label}</legend>
      <Chip outlined pressed={value === undefined} onClick={() => onChange(undefined)}>
        {words.any}
      </Chip>
      {values.map((one) => (
        <Chip key={one} outlined pressed={value === one} onClick={() => onChange(one)}>
          {say(one)}
        </Chip>
      ))}
    </fieldset>
  );
}

const periods = [
  ['today', 0],
  ['week', 6],
  ['month', 29],
  ['quarter', 89],
] as const;

type Chosen = { from?: string | undefined; to?: string | undefined };

/** A period that is named, or its two days. */
export function PeriodGroup({ days, onChange }: { days: Days; onChange: (days: Chosen) => void }) {
  const { filter: words } = recordWords.useWords();
  const { from, to } = days;
  return (
    <fieldset className="records-filter-group">
      <legend>{words.period}</legend>
      <Chip
        outlined
        pressed={from === undefined && to === undefined}
        onClick={() => onChange({ from: undefined, to: undefined })}
      >
        {words.any}
      </Chip>
      {periods.map(([name, ago]) => {
        const first = daysBefore(ago, Date.now());
        const holds = to === undefined && from === first;
        return (
          <Chip key={name} outlined pressed={holds} onClick={() => onChange({ from: first, to: undefined })}>
            {words.periods[name]}
          </Chip>
        );
      })}
      <div className="records-filter-days">
        <Field
          type="date"
          dense
          label={words.from}
          value={from ?? ''}
          onChange={(day) => onChange({ from: day || undefined, to })}
        />
        <Field
          type="date"
          dense
          label={words.to}
          value={to ?? ''}
          onChange={(day) => onChange({ from, to: day || undefined })}
          error={isUpsideDown(days) ? words.upsideDown : undefined}
        />
      </div>
    </fieldset>
  );
}
