import { text, units } from '@quay/money';
import { columnDecimals, dateFormat, exact, exactDecimals, numberFormat, useMoments } from '@quay/web-kit/format';
import { useLanguageTag } from '@quay/web-kit/language';
import { exchangeNow } from '@quay/web-kit/request';
import { useFigures } from '../../shell/figures.ts';
import { earnWords } from './words/index.ts';

const DAY_MS = 86_400_000;

/** How the figures of Earn are written: amounts to their last digit, rates of a day with four decimals. */
export function useSaid() {
  const figures = useFigures();
  const moments = useMoments();
  const tag = useLanguageTag();
  const words = earnWords.useWords();
  const percent = (share: string, decimals: number) =>
    numberFormat(tag, {
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      roundingMode: 'trunc',
    }).format(exact(share));
  const amount = (value: string, asset: string) => figures.quantity(value, exactDecimals(value, columnDecimals(asset)));
  const days = dateFormat(tag, { day: 'numeric', month: 'short' });
  const day = (at: number) => days.format(at);
  return {
    figures,
    amount,
    money: (value: string, asset: string) => `${amount(value, asset)}\u00a0${asset}`,
    signed: (value: string, asset: string) => figures.signed(value, exactDecimals(value, columnDecimals(asset))),
    /** A limit as short as it is: `100 USDT`, `0.0001 BTC`. */
    limit: (value: string, asset: string) => `${figures.quantity(value, exactDecimals(value, 0))}\u00a0${asset}`,
    /** Whole sums without decimals: what is left of a quota. */
    whole: (value: string, asset: string) =>
      figures.quantity(value, asset === 'USDT' ? 0 : Math.min(4, exactDecimals(value, 0))),
    /** A rate of a day: `0.003` is `0.3000%`. */
    rate: (rate: string) => percent(rate, 4),
    /** The same for 365 days, simple. */
    year: (rate: string) => percent(text(units(rate) * 365n), 2),
    percent,
    /** A ratio as short as it is: `0.004` is `0.4%`. */
    ratio: (ratio: string) => percent(ratio, Math.max(0, exactDecimals(text(units(ratio) * 100n), 0))),
    day,
    clock: moments.clock,
    /** A day, with its time where days are shorter than a day. */
    moment: (at: number, dayMs = DAY_MS) => (dayMs >= DAY_MS ? day(at) : moments.short(at)),
    short: moments.short,
    /** How long something still takes, in its two largest units. */
    until: (at: number) => {
      const minutes = Math.max(0, Math.ceil((at - exchangeNow()) / 60_000));
      const [days, hours] = [Math.floor(minutes / 1_440), Math.floor((minutes % 1_440) / 60)];
      if (days > 0) return words.daysHours(days, hours);
      return hours > 0 ? words.hoursMinutes(hours, minutes % 60) : words.minutes(minutes);
    },
  };
}
