import { RENEW_HOURS } from '@quay/contract/loans/rules';
import { buttonClass, IconButton, PanePage } from '@quay/ui';
import { AppLink, useNavigate } from '@quay/web-kit/router';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { paths } from '../../../paths.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { LoanDetail } from '../parts/loan-detail.tsx';
import { LoansLine } from '../parts/loans-line.tsx';
import { LoanLoaded, type OneLoan, useOneLoan } from '../parts/one-loan.tsx';
import { Records } from '../parts/records.tsx';
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
  const body = <LoanLoaded loanQuery={loanQuery}>{one && <LoanDetail of={one} />}</LoanLoaded>;
  const foot = one && !isOver && <Acts of={one} />;
  if (wide) {
    return (
      <PanePage
        title={title}
        line={<LoansLine page="loans" />}
        asideLabel={words.whatHappened}
        aside={
          one && (
            <>
              <h2>{words.whatHappened}</h2>
              <div className="column-edge loans-happened">
                <Records loan={loanQuery.number} />
              </div>
            </>
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
      {body}
      {one && (
        <section className="loans-part">
          <h2>{words.whatHappened}</h2>
          <div className="column-edge loans-happened">
            <Records loan={loanQuery.number} />
          </div>
        </section>
      )}
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
