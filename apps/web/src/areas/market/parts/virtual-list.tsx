import type { ReactNode } from 'react';
import { LongList } from '../../../lists/long-list.tsx';

export interface VirtualListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

const ROW_PX = 61;
/** A list of this length is drawn whole: the browser finds words in it, and nothing is measured. */
const WHOLE = 50;

/** A list in the page's own scroll; of a long one only the rows near the screen are there. */
export function VirtualList<Item>({ items, keyOf, children }: VirtualListProps<Item>) {
  if (items.length > WHOLE) {
    return (
      <LongList rows={items} keyOf={keyOf} rowPx={ROW_PX}>
        {children}
      </LongList>
    );
  }
  return (
    <ul>
      {items.map((item) => (
        <li key={keyOf(item)}>{children(item)}</li>
      ))}
    </ul>
  );
}
