import { buttonClass } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { Entrance } from '../parts/entrance.tsx';
import { identityWords } from '../words/index.ts';

/** The login password is changed, and what follows from that. */
export default function PassSuccess() {
  const words = identityWords.useWords();
  return (
    <Entrance members picture title={words.newPassword.done}>
      <p className="identity-lead">{words.newPassword.doneWhy}</p>
      <div className="identity-form">
        <Link className={buttonClass({ wide: true })} to={paths.login()} replace>
          {words.newPassword.logIn}
        </Link>
      </div>
    </Entrance>
  );
}
