import { exact, numberFormat } from '@quay/web-kit/format';
import { useLanguageTag } from '@quay/web-kit/language';

/** Shares as per cent; `digits` behind the point at most. */
export function usePercent(digits: number): (share: string) => string {
  const format = numberFormat(useLanguageTag(), {
    style: 'percent',
    minimumFractionDigits: Math.min(2, digits),
    maximumFractionDigits: digits,
  });
  return (share) => format.format(exact(share));
}

/** Prices and amounts in so many digits that count: what was divided has eight places, and nobody reads them all. */
export function useDigits(digits: number): (amount: string) => string {
  const format = numberFormat(useLanguageTag(), { maximumSignificantDigits: digits });
  return (amount) => format.format(exact(amount));
}

/** Whether a liquidation is further away than ten times the mark: as good as none. */
export const isFar = (distance: string): boolean => Number(distance) > 10;
