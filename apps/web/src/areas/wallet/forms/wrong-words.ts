import { useRefusalWords } from '@quay/web-kit/language';
import { useFigures } from '../../../shell/figures.ts';
import { decimalsOf } from '../figures-movements.ts';
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
        ? figures.quantity(value, decimalsOf(value))
        : value,
    ]);
    return say({ reason: wrong.reason, params: Object.fromEntries(shown) });
  };
}
