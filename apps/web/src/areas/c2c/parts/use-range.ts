import { fiatDecimals } from '@quay/contract/c2c';
import type { CurrencyCode } from '@quay/contract/identity';
import { decimalsOf, units } from '@quay/money';
import { useFigures } from '../../../shell/figures.ts';

/** The two ends of an amount of fiat, its unit once: without decimals where both are whole. */
export function useRange(): (min: string, max: string, fiat: CurrencyCode) => string {
  const figures = useFigures();
  return (min, max, fiat) => {
    const isWhole = decimalsOf(units(min)) === 0 && decimalsOf(units(max)) === 0;
    const decimals = isWhole ? 0 : fiatDecimals(fiat);
    return `${figures.quantity(min, decimals)} – ${figures.quantity(max, decimals)}\u00a0${fiat}`;
  };
}
