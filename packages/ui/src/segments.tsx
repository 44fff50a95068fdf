import { type ReactNode, useId } from 'react';

export interface Segment<Id extends string> {
  id: Id;
  label: ReactNode;
  /** Buying and selling wear their colour when chosen. */
  tone?: 'rise' | 'fall';
}

export interface SegmentsProps<Id extends string> {
  /** What is chosen here, for a screen reader. */
  label: string;
  items: readonly Segment<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** Plain words in a row instead of a box with fields: the kind of an order on the desktop. */
  look?: 'words';
}

/** Two to four choices of which one holds. Native radio buttons, so the arrow keys work as everywhere. */
export function Segments<Id extends string>({ label, items, value, onChange, look }: SegmentsProps<Id>) {
  const name = useId();
  return (
    <div className={`q-segments${look ? ` q-segments--${look}` : ''}`} role="radiogroup" aria-label={label}>
      {items.map((item) => (
        <label key={item.id} className={item.tone && `q-segment--${item.tone}`}>
          <input type="radio" name={name} checked={item.id === value} onChange={() => onChange(item.id)} />
          <span>{item.label}</span>
        </label>
      ))}
    </div>
  );
}
