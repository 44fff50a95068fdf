import { exactDecimals } from '@quay/web-kit/format';
import { useRefusalWords } from '@quay/web-kit/language';
import { useFigures } from '../../../shell/figures.ts';
import { withdrawWords } from '../words/withdraw/index.ts';
import type { Wrong } from './withdraw.form.ts';

const amounts = ['min', 'max', 'left', 'available', 'needed'];

/** What is wrong with a withdrawal, in the reader's words and with figures as they are written there. */
export function useWrongWords(): (wrong: Wrong) => string {
  const words = withdrawWords.useWords();
  const say = useRefusalWords();
  const figures = useFigures();
  return (wrong) => {
    if ('tooFine' in wrong) return words.tooFine(wrong.tooFine);
    const shown = Object.entries(wrong.params).map(([name, value]) => [
      name,
      amounts.includes(name) && wrong.reason !== 'wallet/day-count-used'
        ? figures.quantity(value, exactDecimals(value, 2))
        : value,
    ]);
    return say({ reason: wrong.reason, params: Object.fromEntries(shown) });
  };
}
