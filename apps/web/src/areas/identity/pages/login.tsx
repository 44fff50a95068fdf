import { paths } from '../../../paths.ts';
import { Link } from '../../../shell/router.tsx';
import { useTitle } from '../../../shell/title.ts';
import { LoginForm } from '../forms/login.form.tsx';
import { Entrance, useWayOn } from '../parts/entrance.tsx';
import { identityWords } from '../words/index.ts';

export default function Login() {
  const words = identityWords.useWords();
  const { redirect, state, goOn } = useWayOn();
  useTitle(words.logIn);
  return (
    <Entrance
      picture
      title={words.logIn}
      foot={
        <>
          {words.newHere}{' '}
          <Link className="q-act" to={paths.register(redirect)} state={state} replace>
            {words.openAccount}
          </Link>
        </>
      }
    >
      <LoginForm done={goOn} />
    </Entrance>
  );
}
