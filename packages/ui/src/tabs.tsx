import { type ReactNode, useEffect, useRef } from 'react';
import { moveWithArrows } from './arrow-keys.ts';

export interface TabItem<Id extends string> {
  id: Id;
  label: ReactNode;
  /** How many there are, in muted after the word. */
  count?: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** What the tabs choose, for a screen reader. */
  label: string;
  items: readonly TabItem<Id>[];
  value: Id;
  onChange: (id: Id) => void;
  /** `dense` has the gutter of the trade screen, `flush` none. */
  gutter?: 'dense' | 'flush';
  /** The id of the panel whose content the tabs change. */
  panelId?: string;
  /** An act at the right end, such as "Cancel all". */
  end?: ReactNode;
}

export function Tabs<Id extends string>({ label, items, value, onChange, gutter, panelId, end }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  const chosen = items.findIndex((item) => item.id === value);
  useEffect(() => {
    const row = list.current;
    const tab = row?.children[chosen];
    if (!row || !(tab instanceof HTMLElement)) return;
    // scrollIntoView would move the page as well.
    const left = tab.offsetLeft - row.offsetLeft;
    if (left < row.scrollLeft || left + tab.offsetWidth > row.scrollLeft + row.clientWidth) {
      row.scrollTo({ left: left - (row.clientWidth - tab.offsetWidth) / 2 });
    }
  }, [chosen]);

  return (
    <div className={`q-tabs${gutter ? ` q-tabs--${gutter}` : ''}`}>
      <div ref={list} className="q-tabs-list" role="tablist" aria-label={label} onKeyDown={moveWithArrows}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            aria-selected={item.id === value}
            aria-controls={panelId}
            tabIndex={item.id === value ? 0 : -1}
            onClick={() => onChange(item.id)}
          >
            {item.label}
            {item.count !== undefined && <span className="q-tabs-count">{item.count}</span>}
          </button>
        ))}
      </div>
      {end && <div className="q-tabs-end">{end}</div>}
    </div>
  );
}
