import { exact, numberFormat } from '@quay/web-kit/format';
import { useLanguageTag } from '@quay/web-kit/language';

/** Amounts of coins with thousands apart. `decimals` stand there always, so that a column of them is level. */
export function useAmount(decimals: number): (amount: string) => string {
  const format = numberFormat(useLanguageTag(), { minimumFractionDigits: decimals, maximumFractionDigits: 8 });
  return (amount) => format.format(exact(amount));
}
