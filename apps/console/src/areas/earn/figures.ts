import type { StaffEarnProduct } from '@quay/contract/staff';
import { exact, numberFormat } from '@quay/web-kit/format';
import { useLanguageTag } from '@quay/web-kit/language';

/** Shares as per cent, with so many digits behind the point at most. */
export function usePercent(digits: number): (share: string) => string {
  const format = numberFormat(useLanguageTag(), { style: 'percent', maximumFractionDigits: digits });
  return (share) => format.format(exact(share));
}

/** How much of what is promised is there, from 0 to 1. What is only shown is counted in floating point. */
export const coverOf = ({ cover: { promised, there } }: StaffEarnProduct): number => {
  const owed = Number(promised);
  return owed === 0 ? 1 : Math.max(0, Math.min(1, Number(there) / owed));
};

export const isShort = ({ cover: { scheduled } }: StaffEarnProduct): boolean => scheduled !== '0';
