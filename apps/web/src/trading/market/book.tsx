import type { Coin } from '@quay/contract/market';
import { format, units } from '@quay/money';
import { Bone, type BookLevel, Icon, OrderBookCanvas, type OrderBookHandle } from '@quay/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFigures } from '../../shell/figures.ts';
import { watchDepth } from './depth.ts';
import './book.css';
import type { InstrumentKey } from '../instrument.ts';
import { type BookRow, bidPercent, bookRows, spread } from './book-levels.ts';
import { everyFrame } from './every-frame.ts';
import { tickerNow, watchTicker } from './tickers.ts';
import { type TradeFeed, watchTrades } from './trade-feed.ts';
import { marketWords } from './words/index.ts';

export type BookVariant = 'phone' | 'desktop' | 'split';

export interface BookProps {
  instrument: InstrumentKey;
  coin: Coin;
  /** A row was tapped: its price, as a decimal string. */
  onPrice?: (price: string) => void;
  /** Rows a side. Left out: eight on the phone, on the desktop as many as fit the parent's height. */
  rows?: number;
  /** `phone` beside the form, `desktop` with a running sum, `split` with bids left and asks right. */
  variant?: BookVariant;
  /** Prices of the reader's own open orders; each gets a dot. */
  ownPrices?: readonly string[];
}

/** Prices are brought together in steps of so many ticks. */
const groupings = [1n, 10n, 100n];
const phoneRows = 8;
/** Of the desktop's column, in rem: head, labels, and the middle with the price; and a row. */
const desktopRest = 5 + 2.25 + 7.75;
const desktopRow = 2.5;

/** How many rows a side fit into the element. */
function useFittingRows(element: HTMLElement | null, wanted: number | undefined, desktop: boolean): number {
  const [fitting, setFitting] = useState(phoneRows);
  const measures = desktop && wanted === undefined;
  useEffect(() => {
    if (!element || !measures) return;
    const observer = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setFitting(Math.max(1, Math.floor((element.clientHeight / rem - desktopRest) / desktopRow / 2)));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, measures]);
  return wanted ?? (measures ? fitting : phoneRows);
}

/**
 * The order book of a market. Whatever the socket says is drawn at most once a frame, on canvas and into text nodes
 * that are already there: a message never renders React.
 */
export function Book({ instrument, coin, onPrice, rows: wantedRows, variant = 'phone', ownPrices }: BookProps) {
  const words = marketWords.useWords();
  const figures = useFigures();
  const [ticks, setTicks] = useState('1');
  const [state, setState] = useState<'waiting' | 'empty' | 'ready'>('waiting');
  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const canvas = useRef<OrderBookHandle>(null);
  const middle = useRef<HTMLElement>(null);
  const gap = useRef<HTMLSpanElement>(null);
  const share = useRef<HTMLDivElement>(null);
  const priceOf = useRef(new Map<string, string>());
  const desktop = variant === 'desktop';
  const rows = useFittingRows(root, wantedRows, desktop);
  const { priceDecimals, quantityDecimals, tickSize } = coin;
  const step = units(tickSize) * BigInt(ticks);
  // A new array with the same prices is no reason to start over.
  const ownKey = ownPrices?.join() ?? '';

  useEffect(() => {
    const own = new Set(ownKey === '' ? [] : ownKey.split(',').map(units));
    let book: Parameters<Parameters<typeof watchDepth>[1]>[0] | undefined;
    let feed: TradeFeed | undefined;
    // A frame repeats most lines of the one before: what is written once is not formatted again.
    const written = new Map<bigint, string>();

    const priceText = (price: bigint) => {
      let text = written.get(price);
      if (text === undefined) {
        if (written.size > 500) written.clear();
        text = figures.price(format(price, priceDecimals), priceDecimals);
        written.set(price, text);
      }
      return text;
    };
    const holdsOwn = (price: bigint, side: 'bids' | 'asks') => {
      for (const mine of own) {
        const offset = side === 'bids' ? mine - price : price - mine;
        if (offset >= 0n && offset < step) return true;
      }
      return false;
    };
    function levels(lines: readonly BookRow[], side: 'bids' | 'asks', deepest: bigint): BookLevel[] {
      return lines.map((line) => {
        const price = priceText(line.price);
        priceOf.current.set(price, format(line.price, priceDecimals));
        return {
          price,
          amount: figures.quantity(format(line.quantity, quantityDecimals), quantityDecimals),
          share: deepest === 0n ? 0 : Number((line.sum * 10_000n) / deepest) / 10_000,
          sum: desktop ? figures.quantity(format(line.sum, quantityDecimals), quantityDecimals) : undefined,
          own: own.size > 0 && holdsOwn(line.price, side),
        };
      });
    }
    function drawBook() {
      if (!book) return;
      const bids = bookRows(book.bids, 'bids', step, rows);
      const asks = bookRows(book.asks, 'asks', step, rows);
      const deepest = [bids.at(-1)?.sum ?? 0n, asks.at(-1)?.sum ?? 0n].reduce((a, b) => (a > b ? a : b));
      priceOf.current.clear();
      canvas.current?.draw(levels(asks, 'asks', deepest), levels(bids, 'bids', deepest));
      const apart = spread(book.bids, book.asks);
      setText(gap.current, apart === undefined ? '' : `${words.spread} ${priceText(apart)}`);
      const percent = bidPercent(bids, asks);
      const [left, bar, right] = share.current?.children ?? [];
      if (percent !== undefined && left && bar && right) {
        setText(left, `${percent}%`);
        setText(right, `${100 - percent}%`);
        // Two plain grounds in one box: a share that changes ten times a second must not lay out the page.
        (bar as HTMLElement).style.backgroundSize = `calc(${percent}% - 1px) 100%, calc(${100 - percent}% - 1px) 100%`;
      }
      setState(bids.length + asks.length > 0 ? 'ready' : 'empty');
    }
    function drawMiddle() {
      const trade = feed?.trades?.[0];
      // The price is the header's, out of the same store in the same frame; the trade says which way it went.
      const last = tickerNow(instrument)?.last ?? trade?.price;
      if (last === undefined || !middle.current) return;
      setText(middle.current, figures.price(last, priceDecimals));
      if (trade) middle.current.dataset.tone = trade.side === 'buy' ? 'rise' : 'fall';
    }

    const bookFrame = everyFrame(drawBook);
    const middleFrame = everyFrame(drawMiddle);
    setState('waiting');
    canvas.current?.draw([], []);
    setText(middle.current, '');
    const stopDepth = watchDepth(instrument, (next) => {
      book = next;
      bookFrame.ask();
    });
    const trades = watchTrades(instrument, (next) => {
      feed = next;
      middleFrame.ask();
    });
    const stopTicker = watchTicker(instrument, drawMiddle);
    return () => {
      stopTicker();
      stopDepth();
      trades.stop();
      bookFrame.stop();
      middleFrame.stop();
    };
  }, [instrument, step, rows, desktop, priceDecimals, quantityDecimals, ownKey, figures, words]);

  const labels = useMemo(
    () => ({
      price: words.price,
      amount: variant === 'split' ? coin.base : desktop ? coin.base : words.amountIn(coin.base),
      sum: words.sum,
      asks: variant === 'split' ? words.ask : words.asks,
      bids: variant === 'split' ? words.bid : words.bids,
    }),
    [words, variant, desktop, coin.base],
  );
  const grouping = (
    <label className={`market-book-step${variant === 'phone' ? ' market-book-step--box' : ''}`}>
      <span className="q-unseen">{words.grouping}</span>
      <select value={ticks} onChange={(event) => setTicks(event.target.value)}>
        {groupings.map((many) => (
          <option key={many} value={String(many)}>
            {stepText(units(tickSize) * many, priceDecimals)}
          </option>
        ))}
      </select>
      <Icon name="down" size="xs" />
    </label>
  );

  return (
    <div ref={setRoot} className={`market-book market-book--${variant}`}>
      {desktop && (
        <div className="market-book-head">
          <h2>{words.orderBook}</h2>
          {grouping}
        </div>
      )}
      <OrderBookCanvas
        ref={canvas}
        rows={rows}
        layout={variant === 'split' ? 'split' : 'stacked'}
        sum={desktop}
        labels={labels}
        onPick={
          onPrice &&
          ((level) => {
            const price = priceOf.current.get(level.price);
            if (price !== undefined) onPrice(price);
          })
        }
      >
        <div className="market-book-middle">
          <b ref={middle} className="market-book-mid q-n" />
          <span ref={gap} className="market-book-spread q-n" />
        </div>
      </OrderBookCanvas>
      {variant === 'phone' && (
        <>
          <div ref={share} className="market-book-share" aria-hidden={state !== 'ready'}>
            <span className="q-rise q-n" />
            <div className="market-book-bar" />
            <span className="q-fall q-n" />
          </div>
          <div className="market-book-foot">{grouping}</div>
        </>
      )}
      {state === 'waiting' && (
        <div className="market-book-wait q-skeleton" role="status" aria-label={words.bookLoading}>
          {(variant === 'split' ? ['both'] : ['asks', 'bids']).map((side) => (
            <div key={side}>
              {Array.from({ length: rows }, (_, row) => row).map((row) => (
                <Bone key={row} height={1.25} />
              ))}
            </div>
          ))}
        </div>
      )}
      {state === 'empty' && <p className="market-book-none">{words.bookEmpty}</p>}
    </div>
  );
}

/** A step of 100 ticks of 0.1 is 10; the decimals of the tick would promise more than the step has. */
function stepText(step: bigint, decimals: number): string {
  const shown = format(step, decimals);
  return shown.includes('.') ? shown.replace(/\.?0+$/, '') : shown;
}

function setText(element: Element | null, text: string) {
  if (element && element.textContent !== text) element.textContent = text;
}
