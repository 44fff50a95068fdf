import type { Language } from '@quay/contract/identity';
import { format, multiply, units } from '@quay/money';
import { compactText, dateFormat, exact, numberFormat } from '@quay/web-kit/format';
import { languageFacts } from '@quay/words';
import { usePreferences } from './preferences.ts';
import { useValuation, type Valuation } from './queries/currency.ts';

export type Figures = {
  price(value: string, decimals: number): string;
  quantity(value: string, decimals: number): string;
  /** A sum of USDT in the valuation currency, with its sign. */
  money(usdt: string): string;
  /** The same for a change: a plus as well, and none where nothing is left after rounding. */
  signedMoney(usdt: string): string;
  /** A signed share: `0.0192` is `+1.92%`. */
  percent(share: string): string;
  /** A share without a sign, with as many decimals as it needs: `0.00095` is `0.095%`. For rates and fees. */
  rate(share: string): string;
  /** A part of a whole: `0.599` is `59.9%`. */
  share(share: string): string;
  signed(value: string, decimals: number): string;
  /** Volumes and supplies only: `1.29B`, `12.94亿`. */
  short(value: string): string;
  time(ms: number): string;
  date(ms: number): string;
  dateTime(ms: number): string;
};

/** Currencies that have no smaller coin. */
const WHOLE = new Set(['JPY', 'KRW']);

/** A minus sign, not a hyphen: it is as wide as a plus. */
const withMinus = (shown: string) => shown.replace('-', '\u2212');

/** Cuts off and never rounds up: what a person reads is never more than what is there. */
const fixed = (decimals: number): Intl.NumberFormatOptions => ({
  minimumFractionDigits: decimals,
  maximumFractionDigits: decimals,
  roundingMode: 'trunc',
});

/** All figures of one language and one valuation currency. */
export function figuresFor(language: Language, valuation: Valuation): Figures {
  const { tag } = languageFacts(language);
  const plain = (value: string, decimals: number) => withMinus(numberFormat(tag, fixed(decimals)).format(exact(value)));
  const clock: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', second: '2-digit' };
  const times = dateFormat(tag, clock);
  const day: Intl.DateTimeFormatOptions = { year: 'numeric', month: '2-digit', day: '2-digit' };
  const days = dateFormat(tag, day);
  const dates = dateFormat(tag, { ...day, ...clock });
  const rate = units(valuation.rate);
  const money = (usdt: string, signDisplay: 'negative' | 'exceptZero') => {
    const sum = units(usdt);
    const worth = multiply(sum < 0n ? -sum : sum, rate, 'down');
    const shown = numberFormat(tag, {
      style: 'currency',
      currency: valuation.name,
      signDisplay,
      ...fixed(WHOLE.has(valuation.name) ? 0 : 2),
    })
      .formatToParts(exact(format(sum < 0n ? -worth : worth, 8)))
      .map((part) => (part.type === 'currency' ? valuation.symbol : part.value));
    return withMinus(shown.join(''));
  };

  return {
    price: plain,
    quantity: plain,
    money: (usdt) => money(usdt, 'negative'),
    signedMoney: (usdt) => money(usdt, 'exceptZero'),
    percent: (share) =>
      withMinus(
        numberFormat(tag, {
          style: 'percent',
          signDisplay: 'exceptZero',
          minimumFractionDigits: 2,
          maximumFractionDigits: 2,
        }).format(exact(share)),
      ),
    rate: (share) =>
      numberFormat(tag, { style: 'percent', minimumFractionDigits: 2, maximumFractionDigits: 6 }).format(exact(share)),
    share: (share) =>
      numberFormat(tag, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(exact(share)),
    signed: (value, decimals) =>
      withMinus(numberFormat(tag, { ...fixed(decimals), signDisplay: 'exceptZero' }).format(exact(value))),
    short: (value) => withMinus(compactText(value, tag)),
    time: (ms) => times.format(ms),
    date: (ms) => days.format(ms),
    dateTime: (ms) => dates.format(ms),
  };
}

/** There is one language and one valuation at a time, and every row of a list asks for its figures. */
let last: { language: Language; valuation: Valuation; figures: Figures } | undefined;

export function useFigures(): Figures {
  const language = usePreferences((preferences) => preferences.language);
  const valuation = useValuation();
  if (last?.language !== language || last.valuation !== valuation) {
    last = { language, valuation, figures: figuresFor(language, valuation) };
  }
  return last.figures;
}
