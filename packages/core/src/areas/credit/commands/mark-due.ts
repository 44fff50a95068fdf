import { CREDIT_DAY_MS } from '@quay/contract/credit/rules';
import { codecOf, id } from '../../../engine/columns.ts';
import { type Command, command, done, type Outcome, shape } from '../../../engine/command.ts';
import { interestOf } from '../loans.ts';
import type { CreditParts } from '../parts.ts';
import type { CreditLoan } from '../state.ts';

export const markDueShape = shape({
  name: 'credit/mark-due',
  number: 237,
  input: {},
  output: codecOf<{ marked: number }>({ marked: id }),
});

/** Most loans that one command marks. */
const AT_ONCE = 200;

/** Reminders before the due time, loans that are overdue, and offers that nobody has answered. It takes nothing from anybody. */
export function markDue({ loans, pool }: Pick<CreditParts, 'loans' | 'pool'>): Command<never> {
  function mark(loan: CreditLoan, at: number): void {
    const { status, principal, dueAt, reminded } = loan;
    if (status === 'offered') {
      pool.release(loan);
      Object.assign(loan, { status: 'withdrawn', offerEndsAt: null, endedAt: at });
      loans.note(loan, 'lapsed', at, { amount: principal });
      return;
    }
    const interest = interestOf(loan, Math.max(at, dueAt!));
    const amount = principal + interest;
    if (at > dueAt!) {
      Object.assign(loan, { status: 'overdue', reminded: 'overdue' });
      loans.note(loan, 'overdue', at, { amount, interest });
      return;
    }
    // Of two reminders that have come at once, as after an outage, the later one is given.
    const isDay = reminded === 'soon' || at >= dueAt! - CREDIT_DAY_MS;
    loan.reminded = isDay ? 'day' : 'soon';
    loans.note(loan, isDay ? 'due' : 'due-soon', at, { amount, interest });
  }

  return command(markDueShape, (_: object, at): Outcome<{ marked: number }> => {
    const due = loans.due(at, AT_ONCE);
    for (const loan of due) mark(loan, at);
    return done({ marked: due.length });
  });
}
