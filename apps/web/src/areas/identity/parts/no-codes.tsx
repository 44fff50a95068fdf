import { Link } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { identityWords } from '../words/index.ts';
import { Entrance } from './entrance.tsx';

/** In place of a form that begins with a code, where no code reaches anybody. */
export function NoCodes({ title }: { title: string }) {
  const { noCodes: words } = identityWords.useWords();
  return (
    <Entrance members backTo={paths.login()} title={title}>
      <p className="identity-lead">{words.lead}</p>
      <p>
        <Link className="q-act" to={paths.customerService()}>
          {words.ask}
        </Link>
      </p>
    </Entrance>
  );
}
