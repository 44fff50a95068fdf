import { buttonClass } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { Answered, Fact, Facts } from '../../../parts/detail.tsx';
import { Moment } from '../../../parts/moment.tsx';
import { paths } from '../../../paths.ts';
import { useUser } from '../../../shell/queries/user.ts';
import { useMember } from '../../../shell/session.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { supportWords } from '../words/index.ts';

const EVERY_MS = 30_000;

/** Who one talks to, as far as it helps to answer. */
export function CustomerCard({ userId, name }: { userId: number | null; name: string }) {
  const words = supportWords.useWords();
  const { rights } = useMember();
  return (
    <aside className="support-card" aria-label={words.card}>
      <h3>{name}</h3>
      {userId === null ? (
        <p className="q-muted">{words.cardGuest}</p>
      ) : (
        rights.includes('users') && <Known userId={String(userId)} />
      )}
    </aside>
  );
}

function Known({ userId }: { userId: string }) {
  const words = supportWords.useWords();
  const shell = shellWords.useWords();
  const query = useUser({ userId }, { every: EVERY_MS });
  return (
    <Answered query={query}>
      {(found) => (
        <>
          <Facts>
            <Fact label={words.level}>{words.levels[found.level]}</Fact>
            <Fact label={words.standing}>
              <span className={found.standing === 'open' ? undefined : 'q-warn'}>
                {words.standings[found.standing]}
              </span>
            </Fact>
            <Fact label={words.merchant}>{found.merchantStatus === 2 ? shell.yes : shell.no}</Fact>
            <Fact label={words.security}>{words.factors(found.authenticator, found.passkeys) || shell.none}</Fact>
            <Fact label={words.registered}>
              <Moment at={found.registeredAt} />
            </Fact>
            {found.holds.map((hold) => (
              <Fact key={hold.reason} label={words.withdrawals}>
                <span className="q-warn">
                  {words.holds[hold.reason]}, {words.until} <Moment at={hold.until} />
                </span>
              </Fact>
            ))}
          </Facts>
          <Link className={buttonClass({ variant: 'second', size: 'row', wide: true })} to={paths.user(userId)}>
            {words.cardOpen}
          </Link>
        </>
      )}
    </Answered>
  );
}
