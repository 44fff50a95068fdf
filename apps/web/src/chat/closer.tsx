import { Icon, Sheet } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../paths.ts';
import { shellWords } from '../shell/words/index.ts';
import type { Looking } from './bubbles.tsx';
import { chatWords } from './words/index.ts';

/** What somebody wants to see closer: a picture, or what the word on our messages means. */
export function Closer({ at, onClose }: { at: Looking | null; onClose: () => void }) {
  const words = chatWords.useWords();
  const shell = shellWords.useWords();
  // What is shown stays while the sheet leaves.
  const [shown, setShown] = useState(at);
  if (at && at !== shown) setShown(at);
  const isWord = shown !== null && 'word' in shown;
  return (
    <Sheet
      open={at !== null}
      onClose={onClose}
      title={isWord ? words.wordTitle : words.picture}
      closeLabel={shell.close}
    >
      {isWord ? (
        <div className="chat-explained">
          <p className="chat-word-big" dir="auto">
            <Icon name="shield" />
            {shown.word}
          </p>
          <p>{words.wordMeans}</p>
          <Link className="q-accent q-mid" to={paths.safety()}>
            {words.wordChange}
          </Link>
        </div>
      ) : (
        shown && <img className="chat-large" src={shown.picture} alt={words.pictureOf(shown.who)} />
      )}
    </Sheet>
  );
}
