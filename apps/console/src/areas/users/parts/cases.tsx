import { Link } from '@quay/web-kit/router';
import { useAmount } from '../../../parts/amounts.ts';
import { Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { useValueCases } from '../../../shell/queries/value-cases.ts';
import { useMember } from '../../../shell/session.ts';
import { usersWords } from '../words/index.ts';

/** Value that this user gave to somebody, or got. Only for who may close the cases; most users have none. */
export function Cases({ userId }: { userId: number }) {
  return useMember().rights.includes('users-lock') ? <Listed userId={userId} /> : null;
}

function Listed({ userId }: { userId: number }) {
  const words = usersWords.useWords();
  const coins = useAmount(2);
  const { rows = [] } = useValueCases({ userId: String(userId) });
  if (rows.length === 0) return null;
  return (
    <Section title={words.cases} count={rows.length} wide>
      <table className="con-table">
        <tbody>
          {rows.map(({ caseId, giver, receiver, amount, state, lastAt }) => {
            const gave = giver.userId === userId;
            const other = gave ? receiver : giver;
            return (
              <tr key={caseId}>
                <th scope="row">
                  <Link className="q-act" to={`${paths.case(caseId)}?user=${userId}`}>
                    {(gave ? words.gaveTo : words.gotFrom)(other.username)}
                  </Link>
                </th>
                <td className="q-right q-n">{coins(amount)} USDT</td>
                <td>{words.caseStates[state]}</td>
                <td className="q-right">
                  <Moment at={lastAt} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
