import { measureElement, type Range, useWindowVirtualizer } from '@tanstack/react-virtual';
import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import './long-list.css';

type LongListProps<Row> = {
  label?: string;
  rows: readonly Row[];
  keyOf: (row: Row) => number | string;
  /** Rows of one kind are about as tall as each other; without it all are of one. */
  kindOf?: (row: Row) => string;
  /** About what a row takes before one of its kind is measured, in CSS pixels of a phone. */
  rowPx: number;
  /** There are more than these. */
  hasMore?: boolean;
  /** The end of the list comes near. */
  onNearEnd?: () => void;
  children: (row: Row, index: number) => ReactNode;
};

/** Rows beyond each edge of the screen that are there. */
const BEYOND = 4;
/** So many rows before its end, the end is near. */
const NEAR_END = 5;

/** A list in the page's own scroll of which only the rows near the screen are there. */
export function LongList<Row>(props: LongListProps<Row>) {
  const { label, rows, keyOf, kindOf, rowPx, hasMore = false, onNearEnd, children } = props;
  const list = useRef<HTMLUListElement>(null);
  const [above, setAbove] = useState(0);
  useLayoutEffect(() => setAbove(list.current?.offsetTop ?? 0), []);
  const [heights] = useState(() => new Map<string, number>());
  const [rangeExtractor] = useState(steadyRange);
  const kindAt = (index: number): string => kindOf?.(rows[index]!) ?? '';
  const virtual = useWindowVirtualizer<HTMLLIElement>({
    count: rows.length,
    estimateSize: (index) => heights.get(kindAt(index)) ?? rowPx,
    // What one row measures is known of the next of its kind, which then neither moves the rest nor draws it twice.
    measureElement(element, entry, instance) {
      const height = measureElement(element, entry, instance);
      heights.set(kindAt(instance.indexFromElement(element)), height);
      return height;
    },
    overscan: BEYOND,
    rangeExtractor,
    scrollMargin: above,
    getItemKey: useCallback((index: number) => keyOf(rows[index]!), [keyOf, rows]),
    // Rows come beyond the edge of the screen, so a frame under a thumb does not wait for them.
    useFlushSync: false,
  });
  const shown = virtual.getVirtualItems();
  const lastShown = shown.at(-1)?.index ?? -1;
  useEffect(() => {
    if (lastShown >= rows.length - NEAR_END) onNearEnd?.();
  }, [lastShown, rows.length, onNearEnd]);

  return (
    <ul ref={list} className="long-list" aria-label={label} style={{ height: virtual.getTotalSize() }}>
      {shown.map(({ index, key, start }) => (
        <li
          key={key}
          ref={virtual.measureElement}
          data-index={index}
          aria-setsize={hasMore ? -1 : rows.length}
          aria-posinset={index + 1}
          style={{ transform: `translateY(${start - above}px)` }}
        >
          <Row row={rows[index]!} index={index} draw={children} />
        </li>
      ))}
    </ul>
  );
}

type RowProps<Item> = { row: Item; index: number; draw: (row: Item, index: number) => ReactNode };

/** Drawn anew when it or the list around it changes, and not because the page moved. */
const Row = memo(Drawn) as typeof Drawn;
function Drawn<Item>({ row, index, draw }: RowProps<Item>): ReactNode {
  return draw(row, index);
}

/**
 * The rows that are there stay until one is missing: then one comes and one goes at once, where the first and the last
 * on the screen change one after the other and each would cost a layout and a painting.
 */
function steadyRange(): (range: Range) => number[] {
  let first = 0;
  let last = -1;
  return ({ startIndex, endIndex, overscan, count }) => {
    const from = Math.max(startIndex - overscan, 0);
    const to = Math.min(endIndex + overscan, count - 1);
    if (from < first || to > last || last >= count) {
      first = from;
      last = to;
    }
    return Array.from({ length: last - first + 1 }, (_, n) => first + n);
  };
}
