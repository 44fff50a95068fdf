import '../parts/account.css';
import { SCORE_MAX, type CreditScore as Score, type ScoreLine, scoreMost } from '@quay/contract/account';
import { ListRow } from '@quay/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountLine } from '../../../account/account-line.tsx';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { creditScoreQuery } from '../queries/credit-score.ts';
import { accountWords } from '../words/index.ts';

/** How the credit score comes about, line by line. */
export default function CreditScore() {
  const words = accountWords.useWords().score;
  const query = useQuery(creditScoreQuery);
  return (
    <ColumnPage title={words.title} backTo={paths.userCenter()} line={<AccountLine page="score" />}>
      {query.data ? (
        <Lines score={query.data} />
      ) : (
        <QueryState queries={[query]} failed={words.failed} kept={words.failedWhy} />
      )}
    </ColumnPage>
  );
}

function Lines({ score: { score, facts, lines } }: { score: Score }) {
  const words = accountWords.useWords().score;
  const said: Record<ScoreLine, string> = {
    level: words.level,
    days: words.days(facts.days),
    'c2c-orders': words.orders(facts.c2cOrders),
    'loans-repaid': words.repaid(facts.loansRepaid),
    'loans-late': words.late(facts.loansLate),
    'pledges-sold': words.sold(facts.pledgesSold),
  };
  return (
    <>
      <p className="q-t24 q-strong q-num">
        {score} / {SCORE_MAX}
      </p>
      <p className="account-lead">{words.lead}</p>
      <ul className="column-edge account-rows" aria-label={words.title}>
        {lines.map(({ line, points }) => (
          <li key={line}>
            <ListRow
              title={said[line]}
              sub={words.rules[line]}
              figure={scoreMost[line] > 0 ? `${points} / ${scoreMost[line]}` : String(points).replace('-', '−')}
            />
          </li>
        ))}
      </ul>
    </>
  );
}
