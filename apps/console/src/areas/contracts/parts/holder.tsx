import { Link } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { contractsWords } from '../words/index.ts';

type Of = { readonly userId: number; readonly username: string | null };

/** Who holds a position: the way to their page, where they are a user. */
export function Holder({ of: { userId, username } }: { of: Of }) {
  const words = contractsWords.useWords();
  if (username === null) {
    return (
      <>
        <span className="q-muted">{words.noUser}</span> <span className="q-n q-muted">{userId}</span>
      </>
    );
  }
  return (
    <Link className="q-act" to={paths.user(userId)}>
      {username} <span className="q-n">{userId}</span>
    </Link>
  );
}
