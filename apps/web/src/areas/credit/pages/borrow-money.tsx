import { buttonClass, Empty, IconButton, PanePage } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useNavigate } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { creditConfigQuery } from '../../../products/credit/queries/config.ts';
import { useSession } from '../../../shell/session.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { useCreditPushes } from '../changed.ts';
import { ApplyForm } from '../forms/apply.tsx';
import { CreditLine } from '../parts/credit-line.tsx';
import { Loans } from '../parts/loans.tsx';
import { useSaid } from '../use-said.ts';
import '../credit.css';

/** Applies for a loan without a pledge; on a desktop the own loans stand beside it. */
export default function BorrowMoneyPage() {
  const { words } = useSaid();
  const wide = useWide();
  const navigate = useNavigate();
  const loggedIn = useSession((session) => session.token !== null);
  const query = useQuery(creditConfigQuery);
  useCreditPushes();
  useTitle(words.title);
  const config = query.data;
  const form =
    config === undefined ? (
      <QueryState queries={[query]} failed={words.configFailed} kept={words.configFailedWhy} />
    ) : config.products.length === 0 ? (
      <Empty title={words.nothingLent}>{words.nothingLentWhy}</Empty>
    ) : (
      <ApplyForm of={config} />
    );
  if (!wide) {
    const list = (
      <IconButton icon="list" label={words.records} onClick={() => void navigate(paths.borrowMoneyHistory())} />
    );
    return (
      <ColumnPage title={words.title} backTo={paths.home()} acts={list}>
        <div className="column-edge">{form}</div>
      </ColumnPage>
    );
  }
  return (
    <PanePage
      title={words.title}
      line={<CreditLine page="apply" />}
      aside={
        <>
          <h2>{words.yours}</h2>
          {loggedIn ? (
            <Loans flush />
          ) : (
            <Empty
              title={words.logInFirst}
              act={
                <AppLink className={buttonClass({ variant: 'second' })} href={paths.login(paths.borrowMoney())}>
                  {words.logIn}
                </AppLink>
              }
            >
              {words.logInWhy}
            </Empty>
          )}
        </>
      }
      asideLabel={words.yours}
    >
      <p className="credit-head">
        <b>{words.title}</b>
        {config && <span className="q-muted">{words.personDecides(config.reviewDays)}</span>}
      </p>
      {form}
    </PanePage>
  );
}
