import type { Area } from '../engine/area.ts';
import { numberInstruments } from './commands/number-instruments.ts';
import type { InstrumentNumbers } from './instrument-numbers.ts';

/** The numbers of all instruments as the engine sees them; what trades is an area of its own for each product. */
export function instrumentsArea(numbers: InstrumentNumbers): Area {
  return {
    name: 'trading',
    state: [numbers],
    logs: [],
    commands: [numberInstruments(numbers)],
    due: () => (numbers.isComplete ? [] : [{ name: 'trading/number-instruments', input: {} }]),
    rebuild: () => {},
    invariants: [
      {
        name: 'I49 instruments are numbered from 1 without gaps, each once',
        broken: () => {
          const names = new Set<string>();
          let next = 1;
          for (const { number, product, symbol } of [...numbers.values()].sort((a, b) => a.number - b.number)) {
            if (number !== next++) return `${product} ${symbol} has the number ${number}`;
            if (names.has(`${product}/${symbol}`)) return `${product} ${symbol} has two numbers`;
            names.add(`${product}/${symbol}`);
          }
          return undefined;
        },
      },
    ],
  };
}
