import type { Security } from '@quay/contract/identity';
import { buttonClass, Icon, KeyValue, ListRow, SkeletonRows } from '@quay/ui';
import { AppLink, Link, useSearchParams } from '@quay/web-kit/router';
import { paths } from '../../../../paths.ts';
import { useSecurity } from '../../../../proof/queries/security.ts';
import { useCodeChannels } from '../../../../shell/queries/config.ts';
import { Steps } from '../../parts/security/freeze.tsx';
import { SettingsFailed, StepPage } from '../../parts/security/step-page.tsx';
import { type Changeable, changeables } from '../../safeguards.ts';
import { securityWords } from '../../words/security/index.ts';

/** Which of what is set shall be another one, and what comes with that. */
export default function ChangeVerify() {
  const words = securityWords.useWords();
  const [search] = useSearchParams();
  const { data: account, isError, isFetching, refetch } = useSecurity();
  const what = changeables.find((one) => one === search.get('what'));
  if (account && what && (what !== 'recovery-codes' || account.authenticator)) {
    return <Consequences what={what} account={account} />;
  }
  return (
    <StepPage title={words.change.title} lead={words.change.lead} wide>
      {account ? (
        <Choice account={account} />
      ) : isError ? (
        <SettingsFailed retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={words.loading} rows={4} disc={false} />
      )}
    </StepPage>
  );
}

/** What there is now of each; nothing where it is not set. */
function useNow({ email, phone, authenticator, recoveryCodesLeft }: Security): Record<Changeable, string | undefined> {
  const { change } = securityWords.useWords();
  return {
    email: email ?? undefined,
    phone: phone ?? undefined,
    authenticator: authenticator ? change.bound : undefined,
    'recovery-codes': authenticator ? change.codesLeft(recoveryCodesLeft) : undefined,
  };
}

function Choice({ account }: { account: Security }) {
  const { change } = securityWords.useWords();
  const now = useNow(account);
  const icons = { email: 'mail', phone: 'phone', authenticator: 'shield', 'recovery-codes': 'key' } as const;
  const names = {
    email: change.email,
    phone: change.phone,
    authenticator: change.authenticator,
    'recovery-codes': change.recoveryCodes,
  };
  const channels = useCodeChannels();
  const offered = changeables.filter((what) =>
    what === 'phone' || what === 'email' ? channels.includes(what) : what !== 'recovery-codes' || account.authenticator,
  );
  return (
    <div className="security-rows">
      {offered.map((what) => (
        <ListRow
          key={what}
          start={<Icon name={icons[what]} />}
          title={names[what]}
          sub={now[what] ?? change.notSet}
          end={<Icon name="right" size="s" className="q-faint" />}
          href={now[what] === undefined ? paths.bindVerify(what) : paths.changeVerify(what)}
          link={AppLink}
        />
      ))}
    </div>
  );
}

function Consequences({ what, account }: { what: Changeable; account: Security }) {
  const { change } = securityWords.useWords();
  const now = useNow(account)[what];
  return (
    <StepPage title={change.titles[what]}>
      {now && (
        <dl>
          <KeyValue label={change.now}>{now}</KeyValue>
        </dl>
      )}
      <section className="security-acts">
        <h2>{change.steps}</h2>
        <Steps of={change.does[what]} />
      </section>
      <div className="security-acts">
        <Link className={buttonClass({ wide: true })} to={paths.bindVerify(what)} replace>
          {change.go[what]}
        </Link>
        <p className="identity-note">
          {change.lost}{' '}
          <Link className="q-act" to={paths.resetVerify()}>
            {change.askReset}
          </Link>
        </p>
      </div>
    </StepPage>
  );
}
