import { type Coin, TRADES_SIZE } from '@quay/contract/market';
import { Bone, ErrorRow } from '@quay/ui';
import { useEffect, useRef, useState } from 'react';
import { useFigures } from '../../shell/figures.ts';
import { type TradeFeed, watchTrades } from './trade-feed.ts';
import './trades.css';
import type { InstrumentKey } from '../instrument.ts';
import { marketWords } from './words/index.ts';

export interface TradesProps {
  instrument: InstrumentKey;
  coin: Coin;
  /** 17 as the specification asks, unless said otherwise. */
  rows?: number;
}

/** Nobody reads faster; a burst of trades costs one rendering. */
const REST_MS = 250;

function useTradeFeed(instrument: InstrumentKey): { feed: TradeFeed; retry: () => void } {
  const [feed, setFeed] = useState<TradeFeed>({ trades: null, failed: false });
  const retry = useRef<() => void>(undefined);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latest: TradeFeed | undefined;
    const watch = watchTrades(instrument, (next) => {
      const first = latest === undefined;
      latest = next;
      if (first) setFeed(next);
      else
        timer ??= setTimeout(() => {
          timer = undefined;
          if (latest) setFeed(latest);
        }, REST_MS);
    });
    retry.current = watch.retry;
    return () => {
      clearTimeout(timer);
      watch.stop();
    };
  }, [instrument]);
  return { feed, retry: () => retry.current?.() };
}

/** The latest trades of a market, newest first. */
export function Trades({ instrument, coin, rows = TRADES_SIZE }: TradesProps) {
  const words = marketWords.useWords();
  const figures = useFigures();
  const { feed, retry } = useTradeFeed(instrument);
  const { trades, failed } = feed;
  if (failed && !trades?.length) {
    return (
      <ErrorRow title={words.tradesFailed} retryLabel={words.tryAgain} onRetry={retry}>
        {words.tradesFailedWhy}
      </ErrorRow>
    );
  }
  return (
    <div className="market-trades">
      <table>
        <caption className="q-unseen">{words.latestTrades}</caption>
        <thead>
          <tr>
            <th scope="col">{words.price}</th>
            <th scope="col">{words.amountIn(coin.base)}</th>
            <th scope="col">{words.time}</th>
          </tr>
        </thead>
        <tbody>
          {trades?.slice(0, rows).map((trade) => (
            <tr key={trade.id} className="q-n">
              <td className={trade.side === 'buy' ? 'q-rise' : 'q-fall'}>
                {figures.price(trade.price, coin.priceDecimals)}
                <span className="q-unseen"> {trade.side === 'buy' ? words.bought : words.sold}</span>
              </td>
              <td>{figures.quantity(trade.quantity, coin.quantityDecimals)}</td>
              <td>{figures.time(trade.at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {!trades && (
        <div className="q-skeleton" role="status" aria-label={words.tradesLoading}>
          {Array.from({ length: rows }, (_, row) => row).map((row) => (
            <Bone key={row} height={1.25} />
          ))}
        </div>
      )}
      {trades?.length === 0 && <p className="q-muted">{words.tradesNone}</p>}
    </div>
  );
}
