import { useSession } from '../shell/session.ts';
import { useDemoLogins } from './queries/demo-logins.ts';
import { proofWords } from './words/index.ts';

/** What the authenticator of a demo account shows, for whoever has none of their own. */
export function DemoCode() {
  const words = proofWords.useWords();
  const own = useSession((session) => session.member?.username);
  const shown = useDemoLogins({ live: true }).filter(
    ({ username, totp }) => totp !== null && (!own || own === username),
  );
  if (shown.length === 0) return null;
  return (
    <p className="q-t12 q-muted">
      {shown.map(({ username, totp }) => (
        <span key={username}>
          {words.demoCode(username)} <span className="q-code">{totp}</span>
        </span>
      ))}
    </p>
  );
}
