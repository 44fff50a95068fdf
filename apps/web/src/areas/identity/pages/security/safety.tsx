import '../../parts/identity.css';
import '../../parts/security/security.css';
import type { Hold, Security } from '@quay/contract/identity';
import { AppBar, Icon, ListRow, SkeletonRows } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, Redirect, useBack, useSearchParams } from '@quay/web-kit/router';
import { useEffect, useState } from 'react';
import { AccountHead } from '../../../../account/account-line.tsx';
import { paths } from '../../../../paths.ts';
import { useSecurity } from '../../../../proof/queries/security.ts';
import { useSession } from '../../../../shell/session.ts';
import { shellWords } from '../../../../shell/words/index.ts';
import { FreezeSheet, Frozen } from '../../parts/security/freeze.tsx';
import { Holds } from '../../parts/security/holds.tsx';
import { NextStep } from '../../parts/security/next-step.tsx';
import { FreezeLink, StopLink } from '../../parts/security/notice-links.tsx';
import { Sessions } from '../../parts/security/sessions.tsx';
import { Guards, Passwords } from '../../parts/security/settings.tsx';
import { SettingsFailed } from '../../parts/security/step-page.tsx';
import { Unfreeze } from '../../parts/security/unfreeze.tsx';
import { securityWords } from '../../words/security/index.ts';

const arrow = <Icon name="right" size="s" className="q-faint" />;

/** The security centre; and where the links of notices lead, with or without a login. */
export default function Safety() {
  const [search] = useSearchParams();
  const loggedIn = useSession((session) => session.token !== null);
  const [frozenHere, setFrozenHere] = useState(false);
  const freezeToken = search.get('freeze');
  const stopToken = search.get('stop');
  if (frozenHere) return <FrozenHere />;
  if (freezeToken) return <FreezeLink token={freezeToken} />;
  if (stopToken) return <StopLink token={stopToken} />;
  if (!loggedIn) return <Redirect to={paths.login(paths.safety())} />;
  return <Centre onFrozen={() => setFrozenHere(true)} />;
}

function FrozenHere() {
  const { freeze } = securityWords.useWords();
  // The exchange has ended this session with all others. Not before this stands: a guest is sent to the login.
  useEffect(() => {
    useSession.getState().close();
    return () => useSession.setState({ ending: false });
  }, []);
  return <Frozen title={freeze.done} why={freeze.doneWhy} />;
}

function Centre({ onFrozen }: { onFrozen: () => void }) {
  const words = securityWords.useWords();
  const shell = shellWords.useWords();
  const back = useBack(paths.userCenter());
  const { data: account, isError, isFetching, refetch } = useSecurity();
  const [freezing, setFreezing] = useState(false);
  useTitle(words.security);
  return (
    <div className="identity-page">
      <AccountHead
        page="security"
        title={words.security}
        bar={<AppBar title={words.security} onBack={back} backLabel={shell.back} />}
      />
      {account ? (
        <>
          <State account={account} onFreeze={() => setFreezing(true)} />
          <Guards account={account} />
          <Passwords account={account} />
          <Sessions />
          <section>
            <div className="q-band" />
            <div className="security-rows">
              <ListRow
                start={<Icon name="clock" />}
                title={words.loginHistory}
                sub={words.loginHistoryWhy}
                end={arrow}
                href={paths.loginHistory()}
                link={AppLink}
              />
              {account.standing !== 'frozen' && (
                <ListRow
                  start={<Icon name="alarm" />}
                  title={words.freeze.title}
                  sub={words.freeze.row}
                  end={arrow}
                  onClick={() => setFreezing(true)}
                />
              )}
              <ListRow
                start={<Icon name="download" />}
                title={words.personalData}
                sub={words.personalDataWhy}
                end={arrow}
                href={paths.personalData()}
                link={AppLink}
              />
              <ListRow
                start={<Icon name="close" />}
                title={words.closeAccount}
                sub={words.closeAccountWhy}
                end={arrow}
                href={paths.closeAccount()}
                link={AppLink}
              />
            </div>
          </section>
        </>
      ) : isError ? (
        <SettingsFailed retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <SkeletonRows label={words.loading} rows={8} disc={false} />
      )}
      <FreezeSheet open={freezing} onClose={() => setFreezing(false)} onFrozen={onFrozen} />
    </div>
  );
}

/** On top: whether money can move, and what to do next. */
function State({ account, onFreeze }: { account: Security; onFreeze: () => void }) {
  if (account.standing === 'frozen') return <Unfreeze />;
  const [longest, ...others] = account.holds as readonly Hold[];
  return (
    <>
      {longest && <Holds holds={[longest, ...others]} onFreeze={onFreeze} />}
      <NextStep account={account} quiet={longest !== undefined} />
    </>
  );
}
