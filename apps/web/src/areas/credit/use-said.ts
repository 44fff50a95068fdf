import type { CreditLoanOnWire } from '@quay/contract/credit';
import { useFigures } from '../../shell/figures.ts';
import { creditWords } from './words/index.ts';

/** How the figures of loans are written: money in USDT down to cents, rates with the decimals that they need. */
export function useSaid() {
  const figures = useFigures();
  const words = creditWords.useWords();
  const plain = (value: string) => figures.quantity(value, 2);
  return {
    figures,
    words,
    plain,
    money: (value: string) => words.usdt(plain(value)),
    days: (count: number) => words.days(count),
    titleOf: ({ amount, approvedAmount, cycle }: CreditLoanOnWire) =>
      words.loanTitle(plain(approvedAmount ?? amount), cycle),
  };
}
