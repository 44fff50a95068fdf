import { format, text } from '@quay/money';
import { exactDecimals } from '@quay/web-kit/format';
import { exchangeNow } from '@quay/web-kit/request';
import { useEffect, useState } from 'react';
import { useFigures } from '../../shell/figures.ts';
import { loansWords } from './words/index.ts';

const SECOND_MS = 1000;

/** The exchange's time, a second at a time: hours begin while a screen is open. */
export function useNow(): number {
  const [now, setNow] = useState(exchangeNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(exchangeNow()), SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** How the figures of loans are written. */
export function useSaid() {
  const figures = useFigures();
  const words = loansWords.useWords();
  const least = (coin: string) => (coin === 'USDT' ? 2 : 4);
  /** All of an amount that there is, and at least as many decimals as its coin shows. */
  const exact = (amount: bigint, coin: string) => figures.quantity(text(amount), exactDecimals(amount, least(coin)));
  return {
    figures,
    words,
    exact,
    money: (amount: bigint, coin: string) => words.money(exact(amount, coin), coin),
    /** What something is worth, which is an estimate: no more decimals than its coin shows. */
    about: (amount: bigint, coin: string) =>
      words.money(figures.quantity(format(amount, least(coin)), least(coin)), coin),
    price: (price: bigint) => figures.price(format(price, 2), 2),
    percent: (rate: bigint | undefined) => (rate === undefined ? '–' : figures.share(text(rate))),
    rate: (rate: bigint) => figures.rate(text(rate)),
    /** So many hours of a loan, as days and hours. */
    left(hours: number | undefined): string {
      if (hours === undefined) return words.farAway;
      if (hours === 0) return words.atOnce;
      return hours < 24 ? words.hours(hours) : words.daysHours(Math.floor(hours / 24), hours % 24);
    },
  };
}
