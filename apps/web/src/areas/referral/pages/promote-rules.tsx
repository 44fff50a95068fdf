import { SHARED_BONUSES } from '@quay/contract/earn';
import { rebateOf } from '@quay/contract/referral';
import { text, units } from '@quay/money';
import { Icon, TickRule } from '@quay/ui';
import { useQuery } from '@tanstack/react-query';
import { AccountLine } from '../../../account/account-line.tsx';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { BudgetRule } from '../parts/budget-rule.tsx';
import { budgetQuery } from '../queries/budget.ts';
import { ratesByLine, useSaid } from '../use-said.ts';
import { referralWords } from '../words/index.ts';
import '../referral.css';

const EXAMPLE = '1200';

/** The rules of the referral, with the figures that the core uses. */
export default function PromoteRulesPage() {
  const words = referralWords.useWords();
  const { amount, line, rate: percent, rateOf } = useSaid();
  const machines = SHARED_BONUSES.map(percent);
  const budget = useQuery(budgetQuery);
  const most = Number(ratesByLine[0]!.rate);
  const example = text(rebateOf(units(EXAMPLE), 1));
  return (
    <ColumnPage title={words.rulesTitle} backTo={paths.promote()} line={<AccountLine page="referral" />}>
      <div className="referral-edge">
        <p className="q-t16">{words.intro}</p>
        <dl className="referral-rates">
          {ratesByLine.map(({ line: number, rate }) => (
            <div key={number}>
              <dt>{line(number)}</dt>
              <dd>
                <TickRule fill ticks={50} share={Number(rate) / most} label={rateOf(number)} />
                <b className="q-n">{rateOf(number)}</b>
              </dd>
            </div>
          ))}
        </dl>
        <p className="q-muted">{words.machinesToo(machines[0]!, machines[1]!, machines[2]!)}</p>
        <section className="referral-part">
          <h2>{words.workedOut}</h2>
          <p className="referral-sum q-t16 q-n">
            {amount(EXAMPLE)} × {rateOf(1)} = <b>{amount(example)}</b> <span className="q-muted">{words.forYou}</span>
          </p>
          <p className="q-muted">{words.otherwise}</p>
        </section>
        <section className="referral-part">
          <h2>{words.whoPays}</h2>
          {budget.data ? (
            <BudgetRule left={budget.data.left} funded={budget.data.funded} />
          ) : (
            <QueryState queries={[budget]} failed={words.failed} kept={words.failedWhy} rows={1} />
          )}
          <p className="q-muted">{words.whenSpent}</p>
        </section>
        <section className="referral-part">
          <h2>{words.doesNotCount}</h2>
          <ul className="referral-plain">
            {[words.ownSecond, words.leavesAgain, words.moves].map((one) => (
              <li key={one} className="referral-not">
                <Icon name="close" size="s" />
                {one}
              </li>
            ))}
          </ul>
          <p className="q-muted">{words.nothingWhy}</p>
        </section>
        <section className="referral-part">
          <h2>{words.whatSeen}</h2>
          <p className="q-muted">{words.privacy}</p>
        </section>
      </div>
    </ColumnPage>
  );
}
