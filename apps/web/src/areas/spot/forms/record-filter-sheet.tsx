import { sides } from '@quay/contract';
import { orderTypes } from '@quay/contract/spot';
import { causes } from '@quay/contract/wallet';
import { Button, Chip, Field, Select, Sheet } from '@quay/ui';
import { useState } from 'react';
import { useCoins } from '../../../shell/coins.ts';
import {
  daysBefore,
  filtersOf,
  finishedStatuses,
  type RecordFilter,
  type RecordKind,
  without,
} from '../record-filter.ts';
import { spotWords } from '../words/index.ts';

type RecordFilterSheetProps = {
  open: boolean;
  onClose: () => void;
  kind: RecordKind;
  filter: RecordFilter;
  onChange: (filter: RecordFilter) => void;
};

/** Everything that one kind of record can be filtered by. Nothing holds until it is asked for. */
export default function RecordFilterSheet({ open, onClose, kind, filter, onChange }: RecordFilterSheetProps) {
  const { filter: words, close } = spotWords.useWords();
  const [chosen, setChosen] = useState(filter);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setChosen(filter);
  }
  const upsideDown = chosen.from !== undefined && chosen.to !== undefined && chosen.from > chosen.to;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={close}
      title={words.title}
      foot={
        <div className="spot-two-acts">
          <Button variant="second" onClick={() => setChosen(without(chosen, filtersOf[kind]))}>
            {words.clear}
          </Button>
          <Button
            disabledReason={upsideDown ? words.upsideDown : undefined}
            onClick={() => {
              onChange(chosen);
              onClose();
            }}
          >
            {words.show[kind]}
          </Button>
        </div>
      }
    >
      <Groups kind={kind} chosen={chosen} choose={setChosen} upsideDown={upsideDown} />
    </Sheet>
  );
}

type GroupsProps = {
  kind: RecordKind;
  chosen: RecordFilter;
  choose: (filter: RecordFilter) => void;
  upsideDown: boolean;
};

function Groups({ kind, chosen, choose, upsideDown }: GroupsProps) {
  const words = spotWords.useWords();
  const { by, any } = words.filter;
  const coins = useCoins();
  const has = (name: keyof RecordFilter) => (filtersOf[kind] as readonly string[]).includes(name);
  const set = (changes: { [Key in keyof RecordFilter]: RecordFilter[Key] | undefined }) =>
    choose(without({ ...chosen, ...changes } as RecordFilter, []));
  return (
    <div className="spot-filter-groups">
      {has('symbol') && (
        <Select
          label={by.symbol}
          value={chosen.symbol ?? ''}
          onChange={(symbol) => set({ symbol: symbol || undefined })}
          options={[
            { value: '', label: words.filter.everyMarket },
            ...coins.map(({ symbol, base, quote }) => ({ value: symbol, label: `${base}/${quote}` })),
          ]}
        />
      )}
      {has('coin') && (
        <Select
          label={by.coin}
          value={chosen.coin ?? ''}
          onChange={(coin) => set({ coin: coin || undefined })}
          options={[
            { value: '', label: words.filter.everyCoin },
            ...['USDT', ...coins.map(({ base }) => base)].map((coin) => ({ value: coin, label: coin })),
          ]}
        />
      )}
      {has('side') && (
        <Choice
          label={by.side}
          any={any}
          values={sides}
          value={chosen.side}
          say={(side) => words.side[side]}
          onChange={(side) => set({ side })}
        />
      )}
      {has('type') && (
        <Choice
          label={by.type}
          any={any}
          values={orderTypes}
          value={chosen.type}
          say={(type) => words.type[type]}
          onChange={(type) => set({ type })}
        />
      )}
      {has('status') && (
        <Choice
          label={by.status}
          any={any}
          values={finishedStatuses}
          value={chosen.status}
          say={(status) => words.status[status]}
          onChange={(status) => set({ status })}
        />
      )}
      {has('cause') && (
        <Choice
          label={by.cause}
          any={any}
          values={causes.filter((cause) => cause !== 'safety-fund')}
          value={chosen.cause}
          say={(cause) => words.cause[cause]}
          onChange={(cause) => set({ cause })}
        />
      )}
      <Period chosen={chosen} set={set} upsideDown={upsideDown} />
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  any: string;
  values: readonly Value[];
  value: Value | undefined;
  say: (value: Value) => string;
  onChange: (value: Value | undefined) => void;
};

/** One of a few, or all of them. */
function Choice<Value extends string>({ label, any, values, value, say, onChange }: ChoiceProps<Value>) {
  return (
    <fieldset className="spot-filter-group">
      <legend>{label}</legend>
      <Chip outlined pressed={value === undefined} onClick={() => onChange(undefined)}>
        {any}
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

type PeriodProps = {
  chosen: RecordFilter;
  set: (days: { from?: string | undefined; to?: string | undefined }) => void;
  upsideDown: boolean;
};

function Period({ chosen: { from, to }, set, upsideDown }: PeriodProps) {
  const { filter: words } = spotWords.useWords();
  const every = from === undefined && to === undefined;
  return (
    <fieldset className="spot-filter-group">
      <legend>{words.by.period}</legend>
      <Chip outlined pressed={every} onClick={() => set({ from: undefined, to: undefined })}>
        {words.any}
      </Chip>
      {periods.map(([name, days]) => {
        const first = daysBefore(days, Date.now());
        const holds = to === undefined && from === first;
        return (
          <Chip key={name} outlined pressed={holds} onClick={() => set({ from: first, to: undefined })}>
            {words.periods[name]}
          </Chip>
        );
      })}
      <div className="spot-filter-days">
        <Field
          type="date"
          dense
          label={words.from}
          value={from ?? ''}
          onChange={(day) => set({ from: day || undefined })}
        />
        <Field
          type="date"
          dense
          label={words.to}
          value={to ?? ''}
          onChange={(day) => set({ to: day || undefined })}
          error={upsideDown ? words.upsideDown : undefined}
        />
      </div>
    </fieldset>
  );
}
