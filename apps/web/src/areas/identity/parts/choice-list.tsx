import { Icon, ListRow } from '@quay/ui';
import type { ReactNode } from 'react';

export type Choice<Id extends string> = { id: Id; title: string; sub?: ReactNode; figure?: ReactNode };

type ChoiceListProps<Id extends string> = {
  /** What is chosen, for a screen reader. */
  label: string;
  choices: readonly Choice<Id>[];
  value: Id;
  onChange: (id: Id) => void;
};

/** A list of which one row holds: native radios, so that arrow keys and screen readers know it. */
export function ChoiceList<Id extends string>({ label, choices, value, onChange }: ChoiceListProps<Id>) {
  return (
    <fieldset className="identity-choices">
      <legend className="q-unseen">{label}</legend>
      {choices.map(({ id, title, sub, figure }) => (
        <label key={id} className="identity-choice">
          <input className="q-unseen" type="radio" name={label} checked={id === value} onChange={() => onChange(id)} />
          <ListRow
            title={title}
            sub={sub}
            figure={figure}
            end={<span className="identity-check">{id === value ? <Icon name="check" size="s" /> : null}</span>}
          />
        </label>
      ))}
    </fieldset>
  );
}
