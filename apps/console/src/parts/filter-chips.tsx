import { Chip } from '@quay/ui';
import type { ReactNode } from 'react';

/** Chips above a list that choose which rows it has. */
export function FilterChips({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="con-chips">
      <legend className="q-unseen">{legend}</legend>
      {children}
    </fieldset>
  );
}

type StateChipsProps<State extends string> = {
  legend: string;
  /** The list begins with the first, which no filter is. */
  states: readonly State[];
  labels: Readonly<Record<State, string>>;
  value: State | undefined;
  onChange: (state: State | undefined) => void;
};

/** A chip for each state that rows may be in. */
export function StateChips<State extends string>({ legend, states, labels, value, onChange }: StateChipsProps<State>) {
  const [first] = states;
  return (
    <FilterChips legend={legend}>
      {states.map((one) => (
        <Chip key={one} pressed={one === (value ?? first)} onClick={() => onChange(one === first ? undefined : one)}>
          {labels[one]}
        </Chip>
      ))}
    </FilterChips>
  );
}
