import { Icon } from '@quay/ui';
import { Link, useLocation } from '@quay/web-kit/router';
import { paths } from '../paths.ts';
import { useSession } from './session.ts';
import { shellWords } from './words/index.ts';

/** A frozen account says so on every screen, and where it is opened again. */
export function FrozenBar() {
  const words = shellWords.useWords();
  const frozen = useSession((session) => session.member?.standing === 'frozen');
  const { pathname } = useLocation();
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
