import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';
import { ListRow } from './list-row.tsx';

export interface Choice<Id extends string> {
  id: Id;
  title: ReactNode;
  /** What it means. In a list of sheets it may take more than one line. */
  sub?: ReactNode;
  figure?: ReactNode;
}

export interface ChoiceListProps<Id extends string> {
  /** What is chosen, for a screen reader. */
  label: string;
  choices: readonly Choice<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** The words under a name are read in full instead of being cut at the end of their line. */
  explains?: boolean;
  /** A row was pressed, or Enter on it; arrow keys only walk. A sheet that asks nothing else closes by it. */
  onPick?: (id: Id) => void;
}

/** A list of which one row holds: native radios, so that arrow keys and screen readers know it. */
export function ChoiceList<Id extends string>({
  label,
  choices,
  value,
  onChange,
  explains,
  onPick,
}: ChoiceListProps<Id>) {
  const name = useId();
  return (
    <fieldset className={`q-choices${explains ? ' q-choices--explain' : ''}`}>
      <legend className="q-unseen">{label}</legend>
      {choices.map(({ id, title, sub, figure }) => (
        <label
          key={id}
          className="q-choice"
          // The label passes its press on to the radio, which is a second click.
          onClick={(event) => event.target instanceof HTMLInputElement || onPick?.(id)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Nor does it send the form that the list may stand in.
            event.preventDefault();
            onPick?.(id);
          }}
        >
          <input className="q-unseen" type="radio" name={name} checked={id === value} onChange={() => onChange(id)} />
          <ListRow
            title={title}
            sub={sub}
            figure={figure}
            end={<span className="q-choice-check">{id === value ? <Icon name="check" size="s" /> : null}</span>}
          />
        </label>
      ))}
    </fieldset>
  );
}
