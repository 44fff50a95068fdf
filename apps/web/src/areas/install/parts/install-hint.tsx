import { Icon, IconButton } from '@quay/ui';
import { AppLink } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { hintIsDue, neverHintAgain } from '../hint.ts';
import { installWords } from '../words/index.ts';
import '../install.css';

/** Says once that the app can be put on the home screen. */
export default function InstallHint() {
  const words = installWords.useWords();
  const [isShown, setIsShown] = useState(() => hintIsDue(Date.now()));
  if (!isShown) return null;
  const leave = () => {
    neverHintAgain();
    setIsShown(false);
  };
  return (
    <section className="install-hint" aria-label={words.hint}>
      <Icon name="download" size="s" />
      <AppLink className="q-grow" href={paths.download()} onClick={neverHintAgain}>
        <span className="q-list-row-title">{words.hint}</span>
        <span className="q-t12 q-muted">{words.hintWhy}</span>
      </AppLink>
      <IconButton icon="close" label={words.notNow} quiet onClick={leave} />
    </section>
  );
}
