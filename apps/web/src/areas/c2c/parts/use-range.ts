import { fiatDecimals } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import { decimalsOf, units } from '@quay/money';
import { useMemo } from 'react';
import { type Figures, useFigures } from '../../../shell/figures.ts';

/** The two ends of an amount of fiat, its unit once: without decimals where both are whole. */
export type RangeText = (min: string, max: string, fiat: CurrencyCode) => string;

const rangeText =
  (figures: Figures): RangeText =>
  (min, max, fiat) => {
    const isWhole = decimalsOf(units(min)) === 0 && decimalsOf(units(max)) === 0;
    const decimals = isWhole ? 0 : fiatDecimals(fiat);
    return `${figures.quantity(min, decimals)} – ${figures.quantity(max, decimals)}\u00a0${fiat}`;
  };

export function useRange(): RangeText {
  const figures = useFigures();
  return useMemo(() => rangeText(figures), [figures]);
}
