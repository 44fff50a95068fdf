import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';

export const payIncomeShape = shape({
  name: 'liquidity/pay-income',
  number: 244,
  input: {},
  output: codecOf<{ settled: number }>({ settled: id }),
});

/** Pays the days that are over at 04:00 UTC, some at a time, and what waited for the budget. */
export function payIncome(pay: (at: number) => number): Command<never> {
  return command(payIncomeShape, (_: object, at): Outcome<{ settled: number }> => done({ settled: pay(at) }));
}
