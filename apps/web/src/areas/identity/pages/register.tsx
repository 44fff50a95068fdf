import { paths } from '../../../paths.ts';
import { useConfig } from '../../../shell/config.ts';
import { Link } from '../../../shell/router.tsx';
import { useTitle } from '../../../shell/title.ts';
import { RegisterForm } from '../forms/register.form.tsx';
import { Entrance, useWayOn } from '../parts/entrance.tsx';
import { identityWords } from '../words/index.ts';

export default function Register() {
  const words = identityWords.useWords();
  const simulated = useConfig()?.simulatedMarket ?? false;
  const { redirect, state, goOn } = useWayOn();
  useTitle(words.openAccount);
  return (
    <Entrance
      title={words.openAccount}
      foot={
        <>
          {words.haveAccount}{' '}
          <Link className="q-act" to={paths.login(redirect)} state={state} replace>
            {words.logIn}
          </Link>
        </>
      }
    >
      <RegisterForm done={goOn} />
      {simulated && <p className="identity-note">{words.practiceCoins}</p>}
    </Entrance>
  );
}
