import type { ValueCaseOfConsole } from '@quay/contract/staff';
import { Pill } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useAmount } from '../../../parts/amounts.ts';
import { Detail, Fact, Facts, Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { CloseCase } from '../forms/close-case.tsx';
import { casesWords } from '../words/index.ts';

/** One case: who gave how much to whom, with a way to both accounts. */
export function CaseDetail({ row }: { row: ValueCaseOfConsole }) {
  const words = casesWords.useWords();
  const coins = useAmount(2);
  const { giver, receiver, state } = row;
  const person = ({ userId, username }: ValueCaseOfConsole['giver']) => (
    <Link className="q-act" to={paths.user(userId)}>
      {username} <span className="q-n">{userId}</span>
    </Link>
  );
  return (
    <Detail
      title={words.title(giver.username, receiver.username)}
      sub={
        <>
          {words.case(row.caseId)}, {new Date(row.day).toISOString().slice(0, 10)} UTC
        </>
      }
      pills={<Pill tone={state === 'open' ? 'accent' : 'neutral'}>{words.states[state]}</Pill>}
      acts={state === 'open' && <CloseCase caseId={row.caseId} />}
      listPath={paths.cases}
    >
      <Section title={words.what} wide>
        <p>{words.explained}</p>
        <Facts>
          <Fact label={words.giver}>{person(giver)}</Fact>
          <Fact label={words.receiver}>{person(receiver)}</Fact>
          <Fact label={words.amount}>
            <span className="q-n">{coins(row.amount)} USDT</span>
          </Fact>
          <Fact label={words.trades}>
            <span className="q-n">{row.trades}</span>
          </Fact>
          <Fact label={words.first}>
            <Moment at={row.firstAt} />
          </Fact>
          <Fact label={words.last}>
            <Moment at={row.lastAt} />
          </Fact>
        </Facts>
      </Section>
      {row.closedAt !== null && (
        <Section title={words.closed} wide>
          <Facts>
            <Fact label={words.by}>{row.closedBy}</Fact>
            <Fact label={words.when}>
              <Moment at={row.closedAt} />
            </Fact>
            <Fact label={words.reason}>{row.closedReason}</Fact>
          </Facts>
        </Section>
      )}
    </Detail>
  );
}
