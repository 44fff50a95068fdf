import { buttonClass, Icon, type IconName, ListRow } from '@quay/ui';
import { AppLink, Link, Redirect } from '@quay/web-kit/router';
import { useEffect } from 'react';
import { paths } from '../../../paths.ts';
import { useConfig } from '../../../shell/queries/config.ts';
import { useSession } from '../../../shell/session.ts';
import { useSignUp } from '../drafts/sign-up.ts';
import { Entrance } from '../parts/entrance.tsx';
import { identityWords } from '../words/index.ts';

/** The account is open, and what can be done next. */
export default function Finish() {
  const words = identityWords.useWords();
  const member = useSession((session) => session.member);
  const simulated = useConfig()?.simulatedMarket ?? false;
  useEffect(() => useSignUp.clear(), []);
  if (!member) return <Redirect to={paths.login()} />;
  const { finish } = words;
  return (
    <Entrance members picture title={finish.title}>
      <p className="identity-lead">{finish.lead(member.username)}</p>
      <div className="identity-next">
        {!member.fundPassword && <Next icon="lock" title={finish.fund} why={finish.fundWhy} to={paths.setFond()} />}
        <Next icon="shield" title={finish.security} why={finish.securityWhy} to={paths.safety()} />
      </div>
      <div className="identity-acts-below">
        <Link className={buttonClass({ wide: true })} to={paths.authentication()}>
          {finish.verify}
        </Link>
        <Link className={buttonClass({ variant: 'second', wide: true })} to={paths.home()}>
          {finish.market}
        </Link>
        <p className="identity-note">{simulated ? words.practiceCoins : finish.verifyWhy}</p>
      </div>
    </Entrance>
  );
}

function Next({ icon, title, why, to }: { icon: IconName; title: string; why: string; to: string }) {
  const arrow = <Icon name="right" size="s" className="q-faint" />;
  return <ListRow start={<Icon name={icon} />} title={title} sub={why} end={arrow} href={to} link={AppLink} />;
}
