import {
  type CSSProperties,
  memo,
  type ReactNode,
  type Ref,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { type BookLevel, BookPainter, type BookSide } from './order-book-painter.ts';

export interface OrderBookHandle {
  /** New levels, best price first on both sides, drawn in the next frame without rendering React. */
  draw: (asks: readonly BookLevel[], bids: readonly BookLevel[]) => void;
}

export interface OrderBookCanvasProps {
  ref?: Ref<OrderBookHandle>;
  /** The book to begin with, best price first. Later ones may come the same way or through the handle. */
  asks?: readonly BookLevel[];
  bids?: readonly BookLevel[];
  /** Rows on each side. */
  rows?: number;
  /** `stacked`: asks over bids with `children` between them; `split`: bids left, asks right. */
  layout?: 'stacked' | 'split';
  /** The column of the running sum, with rows of 20 px: the desktop. */
  sum?: boolean;
  /** Heads of the columns, and the names of the two sides for a screen reader. */
  labels: { price: string; amount: string; sum?: string; asks: string; bids: string };
  /** A row was tapped: its price goes into the form. */
  onPick?: (level: BookLevel, side: BookSide) => void;
  /** Between the two sides: the mid price and the spread. */
  children?: ReactNode;
}

/** How often the table for screen readers follows the drawing. */
const mirrorMs = 1000;

interface Book {
  asks: readonly BookLevel[];
  bids: readonly BookLevel[];
}

const none: readonly BookLevel[] = [];

/** The same book as a table, out of sight. */
const BookTable = memo(function BookTable({
  caption,
  levels,
  labels,
}: {
  caption: string;
  levels: readonly BookLevel[];
  labels: OrderBookCanvasProps['labels'];
}) {
  return (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th>{labels.price}</th>
          <th>{labels.amount}</th>
        </tr>
      </thead>
      <tbody>
        {levels
          .map((level, row) => [row, level] as const)
          .map(([row, level]) => (
            // By place: when prices move on, the texts change and no row is taken out and put in.
            <tr key={row}>
              <td>{level.price}</td>
              <td>{level.amount}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
});

/** The order book on canvas: hundreds of changes a second cost one drawing a frame and no layout. */
export function OrderBookCanvas({
  ref,
  asks = none,
  bids = none,
  rows = 8,
  layout = 'stacked',
  sum = false,
  labels,
  onPick,
  children,
}: OrderBookCanvasProps) {
  const askCanvas = useRef<HTMLCanvasElement>(null);
  const bidCanvas = useRef<HTMLCanvasElement>(null);
  const painters = useRef<Record<BookSide, BookPainter>>(undefined);
  const latest = useRef<Book>({ asks, bids });
  const mirrorTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [mirror, setMirror] = useState<Book>({ asks, bids });
  const draw = useRef((next: Book) => {
    latest.current = next;
    painters.current?.ask.draw(next.asks);
    painters.current?.bid.draw(next.bids);
    mirrorTimer.current ??= setTimeout(() => {
      mirrorTimer.current = undefined;
      setMirror(latest.current);
    }, mirrorMs);
  });

  useEffect(() => {
    if (!askCanvas.current || !bidCanvas.current) return;
    const split = layout === 'split';
    const made = {
      ask: new BookPainter(askCanvas.current, { side: 'ask', bestLast: !split, mirrored: false, sum }),
      bid: new BookPainter(bidCanvas.current, { side: 'bid', bestLast: false, mirrored: split, sum }),
    };
    painters.current = made;
    made.ask.draw(latest.current.asks);
    made.bid.draw(latest.current.bids);
    return () => {
      painters.current = undefined;
      made.ask.stop();
      made.bid.stop();
    };
  }, [layout, sum]);

  useEffect(() => draw.current({ asks, bids }), [asks, bids]);
  useEffect(
    () => () => {
      clearTimeout(mirrorTimer.current);
      mirrorTimer.current = undefined;
    },
    [],
  );
  useImperativeHandle(ref, () => ({ draw: (asks, bids) => draw.current({ asks, bids }) }), []);

  const side = (name: BookSide) => (
    // The table below says the same to a screen reader.
    <div aria-hidden="true">
      <canvas
        ref={name === 'ask' ? askCanvas : bidCanvas}
        className={`q-book-side${onPick ? ' q-book-side--pick' : ''}`}
        onPointerMove={(event) => {
          if (onPick && event.pointerType === 'mouse') painters.current?.[name].hover(event.nativeEvent.offsetY);
        }}
        onPointerLeave={() => painters.current?.[name].hover(undefined)}
        onClick={(event) => {
          const level = painters.current?.[name].levelAt(event.nativeEvent.offsetY);
          if (level) onPick?.(level, name);
        }}
      />
    </div>
  );
  const style: CSSProperties & { '--rows': number } = { '--rows': rows };
  return (
    <div className={`q-book${layout === 'split' ? ' q-book--split' : ''}${sum ? ' q-book--sum' : ''}`} style={style}>
      <div className="q-book-head" aria-hidden="true">
        <span>{layout === 'split' ? labels.amount : labels.price}</span>
        <span>{layout === 'split' ? labels.bids : labels.amount}</span>
        {sum && <span>{labels.sum}</span>}
      </div>
      {layout === 'split' ? (
        <>
          <div className="q-book-head" aria-hidden="true">
            <span>{labels.asks}</span>
            <span>{labels.amount}</span>
          </div>
          {side('bid')}
          {side('ask')}
        </>
      ) : (
        <>
          {side('ask')}
          <div className="q-book-mid">{children}</div>
          {side('bid')}
        </>
      )}
      <div className="q-unseen q-book-table">
        <BookTable caption={labels.asks} levels={mirror.asks} labels={labels} />
        <BookTable caption={labels.bids} levels={mirror.bids} labels={labels} />
      </div>
    </div>
  );
}
