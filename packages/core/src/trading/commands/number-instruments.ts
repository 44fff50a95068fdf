import { codecOf, id } from '../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../engine/command.ts';
import type { InstrumentNumbers } from '../instrument-numbers.ts';

export const numberInstrumentsShape = shape({
  name: 'trading/number-instruments',
  number: 90,
  input: {},
  output: codecOf<{ numbered: number }>({ numbered: id }),
});

/**
 * Numbers the instruments that were listed by a version that had no numbers, in the order in which they were. Time alone
 * makes it happen, with the first tick after the start.
 */
export function numberInstruments(numbers: InstrumentNumbers): Command<never> {
  return command(numberInstrumentsShape, (): Outcome<{ numbered: number }> => done({ numbered: numbers.numberAll() }));
}
