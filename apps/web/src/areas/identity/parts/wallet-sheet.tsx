import { Empty, ErrorLine, ListRow, Sheet } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { logInWith, useWallets, type Wallet, WalletFailure } from '../../../proof/wallets.ts';
import { proofWords } from '../../../proof/words/index.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { refusedAt } from '../forms/refused-at.ts';
import type { LoggedInNow } from '../forms/use-logged-in.ts';
import { identityWords } from '../words/index.ts';

type WalletSheetProps = { open: boolean; onClose: () => void; loggedIn: LoggedInNow };

/** The wallets of this browser. Until one is chosen none of them is asked anything. */
export default function WalletSheet({ open, onClose, loggedIn }: WalletSheetProps) {
  const words = identityWords.useWords();
  const shell = shellWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} title={words.wallet.title} closeLabel={shell.close}>
      {open && <Wallets loggedIn={loggedIn} />}
    </Sheet>
  );
}

function Wallets({ loggedIn }: { loggedIn: LoggedInNow }) {
  const words = identityWords.useWords();
  const { wallet: proof } = proofWords.useWords();
  const wallets = useWallets();
  const [dialog, setDialog] = useState<Wallet>();
  const [wrong, setWrong] = useState('');

  async function choose(wallet: Wallet) {
    if (dialog) return;
    setDialog(wallet);
    setWrong('');
    try {
      loggedIn(await logInWith(wallet));
    } catch (failure) {
      setWrong(
        failure instanceof WalletFailure ? proof[failure.trouble] : (Object.values(refusedAt(failure))[0] ?? ''),
      );
    } finally {
      setDialog(undefined);
    }
  }

  if (wallets.length === 0) return <Empty title={proof.none}>{proof.noneWhy}</Empty>;
  return (
    <div className="identity-wallets">
      <p className="q-muted">{words.wallet.lead}</p>
      <ul aria-label={proof.list}>
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            <ListRow
              start={<WalletMark wallet={wallet} />}
              title={wallet.name}
              {...(dialog === wallet && { sub: proof.waiting(wallet.name) })}
              onClick={() => void choose(wallet)}
            />
          </li>
        ))}
      </ul>
      <ErrorLine className="identity-form-error" hidden={!wrong}>
        {wrong}
      </ErrorLine>
      <p className="q-t12 q-muted">
        {words.wallet.opens}{' '}
        <Link className="q-act" to={paths.terms()} target="_blank">
          {words.terms}
        </Link>
        {words.agreeAfter || '。'}
      </p>
    </div>
  );
}

function WalletMark({ wallet: { icon, name } }: { wallet: Wallet }) {
  if (icon) return <img className="identity-wallet-mark" src={icon} alt="" />;
  return (
    <span className="identity-wallet-mark" aria-hidden="true">
      {name.slice(0, 1).toUpperCase()}
    </span>
  );
}
