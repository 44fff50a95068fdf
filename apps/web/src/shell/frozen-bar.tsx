import { Icon } from '@quay/ui';
import { Link, useLocation } from '@quay/web-kit/router';
import { paths } from '../paths.ts';
import { useFigures } from './figures.ts';
import { useSession } from './session.ts';
import { shellWords } from './words/index.ts';

/** A frozen account, and one that is about to be closed, says so on every screen, and where that is undone. */
export function FrozenBar() {
  const words = shellWords.useWords();
  const figures = useFigures();
  const frozen = useSession((session) => session.member?.standing === 'frozen');
  const closesAt = useSession((session) => session.member?.closesAt ?? null);
  const { pathname } = useLocation();
  if (closesAt !== null && pathname !== paths.closeAccount()) {
    return (
      <div className="shell-frozen" role="status">
        <Icon name="clock" size="s" />
        <span className="q-grow">{words.closing(figures.date(closesAt))}</span>
        <Link className="q-act" to={paths.closeAccount()}>
          {words.keepAccount}
        </Link>
      </div>
    );
  }
  if (!frozen || pathname === paths.safety()) return null;
  return (
    <div className="shell-frozen" role="status">
      <Icon name="lock" size="s" />
      <span className="q-grow">{words.frozen}</span>
      <Link className="q-act" to={paths.safety()}>
        {words.unfreeze}
      </Link>
    </div>
  );
}
