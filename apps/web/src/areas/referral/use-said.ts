import { REFERRAL_COIN, referralRate, referralRates } from '@quay/contract/referral';
import { text, units } from '@quay/money';
import { columnDecimals, dateFormat, exact, exactDecimals, numberFormat, useMoments } from '@quay/web-kit/format';
import { useLanguageTag } from '@quay/web-kit/language';
import { useFigures } from '../../shell/figures.ts';
import { referralWords } from './words/index.ts';

/** How figures of referral are written. */
export function useSaid() {
  const figures = useFigures();
  const tag = useLanguageTag();
  const moments = useMoments();
  const words = referralWords.useWords();
  const amount = (value: string) => figures.quantity(value, exactDecimals(value, columnDecimals(REFERRAL_COIN)));
  const percent = numberFormat(tag, { style: 'percent', maximumFractionDigits: 2 });
  // Days are those of UTC, wherever somebody reads.
  const days = dateFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  const lines = [words.first, words.second, words.third, words.fourth];
  return {
    amount,
    money: (value: string) => `${amount(value)}\u00a0${REFERRAL_COIN}`,
    rate: (rate: string) => percent.format(exact(rate)),
    rateOf: (line: number) => percent.format(exact(text(referralRate(line)))),
    line: (line: number) => lines[line - 1]!,
    day: (at: number) => days.format(at),
    short: moments.short,
  };
}

/** The lines from the nearest on, with their rates. */
export const ratesByLine = referralRates.map((rate, at) => ({ line: at + 1, rate: units(rate) }));
