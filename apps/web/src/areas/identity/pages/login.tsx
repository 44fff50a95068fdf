import { Button } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { lazy, Suspense, useState } from 'react';
import { TryDemo } from '../../../demo/try-demo.tsx';
import { paths } from '../../../paths.ts';
import { FormError } from '../../../proof/form-error.tsx';
import { LoginForm } from '../forms/login.form.tsx';
import { useLoggedIn } from '../forms/use-logged-in.ts';
import { DemoAccounts } from '../parts/demo-accounts.tsx';
import { Entrance, useWayOn } from '../parts/entrance.tsx';
import { PasskeyButton } from '../parts/passkey-button.tsx';
import { identityWords } from '../words/index.ts';

const WalletSheet = lazy(() => import('../parts/wallet-sheet.tsx'));

export default function Login() {
  const words = identityWords.useWords();
  const { redirect, state } = useWayOn();
  const loggedIn = useLoggedIn();
  const [passkeyWrong, setPasskeyWrong] = useState('');
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
      <LoginForm loggedIn={loggedIn} />
      <div className="identity-ways">
        <PasskeyButton loggedIn={loggedIn} failed={setPasskeyWrong} />
        <WalletButton />
      </div>
      <FormError words={passkeyWrong} />
      <TryDemo />
      <DemoAccounts loggedIn={loggedIn} />
    </Entrance>
  );
}

/** The wallets' code comes with the first press. */
function WalletButton() {
  const words = identityWords.useWords();
  const loggedIn = useLoggedIn();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="second"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        {words.login.wallet}
      </Button>
      {wanted && (
        <Suspense>
          <WalletSheet open={open} onClose={() => setOpen(false)} loggedIn={loggedIn} />
        </Suspense>
      )}
    </>
  );
}
