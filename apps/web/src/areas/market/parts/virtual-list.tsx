import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';

export interface VirtualListProps<Item> {
  items: readonly Item[];
  keyOf: (item: Item) => string;
  children: (item: Item) => ReactNode;
}

/** A list of this length is drawn whole: the browser finds words in it, and nothing is measured. */
const WHOLE = 50;

/** A list in the page's own scroll; of a long one only the rows near the screen are there. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  if (props.items.length > WHOLE) return <Long {...props} />;
  return (
    <ul>
      {props.items.map((item) => (
        <li key={props.keyOf(item)}>{props.children(item)}</li>
      ))}
    </ul>
  );
}

function Long<Item>({ items, keyOf, children }: VirtualListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), []);
  const rows = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => 61,
    overscan: 8,
    scrollMargin: top,
    getItemKey: (index) => keyOf(items[index]!),
  });
  return (
    <ul ref={list} style={{ position: 'relative', height: rows.getTotalSize() }}>
      {rows.getVirtualItems().map((row) => (
        <li
          key={row.key}
          ref={rows.measureElement}
          data-index={row.index}
          aria-setsize={items.length}
          aria-posinset={row.index + 1}
          style={{ position: 'absolute', insetInline: 0, top: 0, transform: `translateY(${row.start - top}px)` }}
        >
          {children(items[row.index]!)}
        </li>
      ))}
    </ul>
  );
}
