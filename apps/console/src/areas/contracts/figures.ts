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
