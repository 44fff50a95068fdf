import type { SessionOpened } from '@quay/contract/identity';
import { Link, useNavigate } from '@quay/web-kit/router';
import { demoWords } from '../../../demo/words/index.ts';
import { paths } from '../../../paths.ts';
import { useConfig } from '../../../shell/queries/config.ts';
import { useSession } from '../../../shell/session.ts';
import { useSignUp } from '../drafts/sign-up.ts';
import { RegisterForm } from '../forms/register.form.tsx';
import { Entrance, useWayOn } from '../parts/entrance.tsx';
import { identityWords } from '../words/index.ts';

export default function Register() {
  const words = identityWords.useWords();
  const navigate = useNavigate();
  const config = useConfig();
  const demo = demoWords.useWords();
  const { redirect, state } = useWayOn();
  const by = useSignUp(({ by }) => by);

  function opened(session: SessionOpened) {
    useSession.getState().open(session);
    // Not back to a form that has done its work.
    navigate(paths.setFond(redirect), { replace: true, state });
  }

  return (
    <Entrance
      title={words.openAccount}
      step={[1, by === 'account' ? 2 : 3]}
      foot={
        <>
          {words.haveAccount}{' '}
          <Link className="q-act" to={paths.login(redirect)} state={state} replace>
            {words.logIn}
          </Link>
        </>
      }
    >
      <RegisterForm opened={opened} codeSent={() => navigate(paths.setFond(redirect), { state })} />
      {config?.demo && <p className="identity-note">{demo.signUp}</p>}
      {config?.simulatedMarket && <p className="identity-note">{words.practiceCoins}</p>}
    </Entrance>
  );
}
