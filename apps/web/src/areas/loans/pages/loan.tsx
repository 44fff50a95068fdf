import { RENEW_HOURS } from '@quay/contract/loans/rules';
import { nextHour } from '@quay/core/lending';
import { text, units } from '@quay/money';
import { buttonClass, IconButton, KeyValue, Note, PanePage } from '@quay/ui';
import { AppLink, useNavigate } from '@quay/web-kit/router';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { useSecondsLeft } from '../../../shell/use-seconds-left.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { heldOf, hoursOf, loanFiguresOf } from '../loan-figures.ts';
import { LoanState } from '../parts/loan-state.tsx';
import { LoansLine } from '../parts/loans-line.tsx';
import { LoanLoaded, type OneLoan, useOneLoan } from '../parts/one-loan.tsx';
import { Records } from '../parts/records.tsx';
import { TimeLeft } from '../parts/time-left.tsx';
import { useNow, useSaid } from '../use-said.ts';
import '../loans.css';

/** One loan: what is owed, how long it holds, what it costs, and what happened to it. */
export default function LoanPage() {
  const { words } = useSaid();
  const wide = useWide();
  const navigate = useNavigate();
  const loanQuery = useOneLoan();
  const { one } = loanQuery;
  const title = words.numbered(Number(loanQuery.number) || 0);
  const isOver = one?.loan.endedAt !== null;
  const body = <LoanLoaded loanQuery={loanQuery}>{one && <Detail of={one} />}</LoanLoaded>;
  const foot = one && !isOver && <Acts of={one} />;
  if (wide) {
    return (
      <PanePage
        title={title}
        line={<LoansLine page="loans" />}
        asideLabel={words.whatHappened}
        aside={
          one && (
            <div className="loans-pane">
              <h2>{words.whatHappened}</h2>
              <Records loan={loanQuery.number} />
            </div>
          )
        }
        {...(foot && { asideFoot: foot })}
      >
        <div className="loans-pane">{body}</div>
      </PanePage>
    );
  }
  const acts = (
    <IconButton icon="list" label={words.pages.records} onClick={() => void navigate(paths.pledgeRecord())} />
  );
  return (
    <ColumnPage title={title} backTo={paths.pledgeLoans()} acts={acts} {...(foot && { foot })}>
      <div className="column-edge">
        {body}
        {one && (
          <section className="loans-part">
            <h2>{words.whatHappened}</h2>
            <Records loan={loanQuery.number} />
          </section>
        )}
      </div>
    </ColumnPage>
  );
}

/** What can be done with a loan that is not over. */
function Acts({ of: { loan } }: { of: OneLoan }) {
  const { words } = useSaid();
  const now = useNow();
  const renewable = now < loan.dueAt && now >= loan.dueAt - RENEW_HOURS * loan.hourMs;
  return (
    <div className="loans-acts">
      <AppLink className={buttonClass({ variant: 'second', wide: true })} href={paths.addPledge(loan.loan)}>
        {words.addPledge}
      </AppLink>
      {renewable && (
        <AppLink className={buttonClass({ variant: 'second', wide: true })} href={paths.renewPledgeLoan(loan.loan)}>
          {words.renew}
        </AppLink>
      )}
      <AppLink className={buttonClass({ wide: true })} href={paths.repayment(loan.loan)}>
        {words.repay}
      </AppLink>
    </div>
  );
}

function Detail({ of: { loan, product, prices } }: { of: OneLoan }) {
  const { words, figures, money, price, rate, exact } = useSaid();
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
                  {loanFigures.worth !== undefined && `, ${words.worth(money(loanFigures.worth, asset))}`}
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
