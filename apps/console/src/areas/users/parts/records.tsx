import type { UserDetail } from '@quay/contract/staff';
import { Link } from '@quay/web-kit/router';
import { useAmount } from '../../../parts/amounts.ts';
import { Section } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { useMember } from '../../../shell/session.ts';
import { usersWords } from '../words/index.ts';

type Of = { user: UserDetail };

export function Balances({ user }: Of) {
  const words = usersWords.useWords();
  const coins = useAmount(8);
  return (
    <Section title={words.balances} count={user.balances.length}>
      {user.balances.length === 0 ? (
        <p className="con-quiet">{words.balancesNone}</p>
      ) : (
        <table className="con-table">
          <thead>
            <tr>
              <th scope="col">{words.coin}</th>
              <th scope="col" className="q-right">
                {words.available}
              </th>
              <th scope="col" className="q-right">
                {words.frozen}
              </th>
            </tr>
          </thead>
          <tbody>
            {user.balances.map((balance) => (
              <tr key={balance.symbol}>
                <th scope="row">{balance.symbol}</th>
                <td className="q-right q-n">{coins(balance.available)}</td>
                <td className="q-right q-n q-muted">{coins(balance.frozen)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

export function Sessions({ user }: Of) {
  const words = usersWords.useWords();
  return (
    <Section title={words.sessions} count={user.sessions.length}>
      {user.sessions.length === 0 ? (
        <p className="con-quiet">{words.sessionsNone}</p>
      ) : (
        <table className="con-table">
          <thead>
            <tr>
              <th scope="col">{words.device}</th>
              <th scope="col">{words.address}</th>
              <th scope="col" className="q-right">
                {words.seen}
              </th>
            </tr>
          </thead>
          <tbody>
            {user.sessions.map((session) => (
              <tr key={`${session.openedAt} ${session.address} ${session.device}`}>
                <th scope="row">{session.device}</th>
                <td className="q-code">{session.address}</td>
                <td className="q-right">
                  <Moment at={session.seenAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

export function Reviews({ user }: Of) {
  const words = usersWords.useWords();
  const may = useMember().rights.includes('verification');
  return (
    <Section title={words.reviews} count={user.reviews.length}>
      {user.reviews.length === 0 ? (
        <p className="con-quiet">{words.reviewsNone}</p>
      ) : (
        <table className="con-table">
          <tbody>
            {user.reviews.map((review) => {
              const kind = words.reviewKinds[review.kind] ?? review.kind;
              return (
                <tr key={review.reviewId}>
                  <th scope="row">
                    {may ? (
                      <Link className="q-act" to={paths.review(review.reviewId)}>
                        {kind}
                      </Link>
                    ) : (
                      kind
                    )}
                  </th>
                  <td>{words.reviewStates[review.state] ?? review.state}</td>
                  <td className="q-right">
                    <Moment at={review.at} />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </Section>
  );
}

export function History({ user }: Of) {
  const words = usersWords.useWords();
  return (
    <Section title={words.history} count={user.history.length} wide>
      {user.history.length === 0 ? (
        <p className="con-quiet">{words.historyNone}</p>
      ) : (
        <table className="con-table">
          <tbody>
            {user.history.map((entry) => (
              <tr key={`${entry.at} ${entry.act} ${entry.by}`}>
                <td className="q-muted q-nowrap">
                  <Moment at={entry.at} />
                </td>
                <th scope="row">{words.acts[entry.act] ?? entry.act}</th>
                <td className="q-muted">{entry.by}</td>
                <td>{entry.reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}
