import { nextHour } from '@quay/core/lending';
import { text, units } from '@quay/money';
import { KeyValue, Note } from '@quay/ui';
import { useSecondsLeft } from '../../../shell/use-seconds-left.ts';
import { heldOf, hoursOf, loanFiguresOf } from '../loan-figures.ts';
import { useNow, useSaid } from '../use-said.ts';
import { LoanState } from './loan-state.tsx';
import type { OneLoan } from './one-loan.tsx';
import { TimeLeft } from './time-left.tsx';

/** What is owed, how long it holds, and what it costs. */
export function LoanDetail({ of: { loan, product, prices } }: { of: OneLoan }) {
  const { words, figures, money, about, price, rate, exact } = useSaid();
  const now = useNow();
  const held = heldOf(loan);
  const loanFigures = loanFiguresOf(held, prices, now);
  const { asset, pledge } = loan;
  const isOver = loan.endedAt !== null;
  const grace = loan.dueAt + 72 * loan.hourMs;
  return (
    <>
      <p className="q-row-between">
        <span className="q-muted">{isOver ? words.wasBorrowed : words.oweNow}</span>
        <LoanState of={loan} />
      </p>
      <p className="loans-owed q-n">
        {exact(isOver ? units(loan.borrowed) : loanFigures.owed, asset)} <span className="q-t20 q-muted">{asset}</span>
      </p>
      {!isOver && (
        <p className="q-muted q-n">
          {words.madeOf(money(held.debt.principal, asset), money(loanFigures.interest, asset), hoursOf(held, now))}
        </p>
      )}
      {loan.status === 'overdue' && <Note>{words.overdueNote(figures.dateTime(grace))}</Note>}
      {!isOver && prices === undefined && product && <Note tone="quiet">{words.noIndex(pledge)}</Note>}
      {!isOver && <TimeLeft of={held} pledge={pledge} prices={prices} at={now} />}
      <section className="loans-part">
        <dl>
          {!isOver && (
            <>
              <KeyValue label={words.pledged}>
                <span className="q-n">
                  {money(held.pledged, pledge)}
                  {loanFigures.worth !== undefined && `, ${words.worth(about(loanFigures.worth, asset))}`}
                </span>
              </KeyValue>
              <KeyValue label={words.soldAt(pledge)}>
                <span className="q-n">{loanFigures.soldAt === undefined ? '–' : price(loanFigures.soldAt)}</span>
              </KeyValue>
              <KeyValue label={words.eachHour}>
                <span className="q-n">
                  {words.rateAmount(rate(held.debt.hourlyRate), money(loanFigures.hourly, asset))}
                </span>
              </KeyValue>
              <KeyValue label={words.aYear}>
                <b className="q-n q-warn">{rate(loanFigures.yearly)}</b>
              </KeyValue>
              <KeyValue label={words.nextHour}>
                <NextHour at={nextHour(held.debt, now)} more={money(loanFigures.hourly, asset)} />
              </KeyValue>
              <KeyValue label={words.due}>
                <span className="q-n">{figures.dateTime(loan.dueAt)}</span>
              </KeyValue>
            </>
          )}
          <KeyValue label={words.borrowedWas}>
            <span className="q-n">{money(units(loan.borrowed), asset)}</span>
          </KeyValue>
          <KeyValue label={words.interestPaid}>
            <span className="q-n">{money(units(loan.interestPaid), asset)}</span>
          </KeyValue>
          {loan.sold !== '0' && (
            <KeyValue label={words.soldOfPledge}>
              <span className="q-n q-fall">{money(units(loan.sold), pledge)}</span>
            </KeyValue>
          )}
          {loan.renewals > 0 && (
            <KeyValue label={words.renewals}>
              <span className="q-n">{text(BigInt(loan.renewals) * 100_000_000n)}</span>
            </KeyValue>
          )}
          {loan.endedAt !== null && (
            <KeyValue label={words.ended}>
              <span className="q-n">{figures.dateTime(loan.endedAt)}</span>
            </KeyValue>
          )}
        </dl>
      </section>
    </>
  );
}

function NextHour({ at, more }: { at: number; more: string }) {
  const { words } = useSaid();
  const left = useSecondsLeft(at);
  const clock = `${String(Math.floor(left / 60)).padStart(2, '0')}:${String(left % 60).padStart(2, '0')}`;
  return <span className="q-n">{words.moreIn(more, clock)}</span>;
}
