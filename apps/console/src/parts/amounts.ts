import { tongues } from '@quay/words';
import { usePreferences } from '../shell/preferences.ts';

/** Amounts of coins with thousands apart. `decimals` stand there always, so that a column of them is level. */
export function useAmount(decimals: number): (amount: string) => string {
  const { tag } = tongues[usePreferences((chosen) => chosen.language)];
  const format = new Intl.NumberFormat(tag, { minimumFractionDigits: decimals, maximumFractionDigits: 8 });
  // The decimal text goes in as it is, so that no digit is lost.
  return (amount) => format.format(amount as Intl.StringNumericLiteral);
}
