import { Button, Sheet } from '@quay/ui';
import { type ReactNode, useState } from 'react';
import { type Days, isUpsideDown } from './days.ts';
import { recordWords } from './words/index.ts';
import './records.css';

type FilterSheetProps<Filter extends Days> = {
  open: boolean;
  onClose: () => void;
  filter: Filter;
  /** The same list with nothing filtered. */
  cleared: (filter: Filter) => Filter;
  showLabel: string;
  onChange: (filter: Filter) => void;
  /** What can be filtered by, in the order in which it is asked. */
  children: (chosen: Filter, choose: (filter: Filter) => void) => ReactNode;
};

/** Everything that a list of records can be filtered by. Nothing holds until it is asked for. */
export function FilterSheet<Filter extends Days>(props: FilterSheetProps<Filter>) {
  const { open, onClose, filter, cleared, showLabel, onChange, children } = props;
  const { filter: words, close } = recordWords.useWords();
  const [chosen, setChosen] = useState(filter);
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setChosen(filter);
  }
  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={close}
      title={words.title}
      foot={
        <div className="records-two-acts">
          <Button variant="second" onClick={() => setChosen(cleared(chosen))}>
            {words.clear}
          </Button>
          <Button
            disabledReason={isUpsideDown(chosen) ? words.upsideDown : undefined}
            onClick={() => {
              onChange(chosen);
              onClose();
            }}
          >
            {showLabel}
          </Button>
        </div>
      }
    >
      <div className="records-filter-groups">{children(chosen, setChosen)}</div>
    </Sheet>
  );
}
