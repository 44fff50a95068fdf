import { KeyValue, Sheet, Toggle } from '@quay/ui';
import { useNavigate } from '@quay/web-kit/router';
import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '../../paths.ts';
import { usePreferences } from '../preferences.ts';
import { shellWords } from '../words/index.ts';
import { goalOf, isTyping } from './letters.ts';
import { statusWords } from './words/index.ts';

/** How long a second letter may take. */
const SECOND_MS = 1_500;

/** The keys that work everywhere, and what they are. Letters can be switched off: some people speak what others type. */
export function Keys() {
  const words = statusWords.useWords();
  const shell = shellWords.useWords();
  const { keys, lastSymbols, set } = usePreferences();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const goAt = useRef(Number.NEGATIVE_INFINITY);
  const goals = {
    h: { href: paths.home(), label: shell.tabs.home },
    m: { href: paths.quotes(), label: shell.tabs.markets },
    t: { href: paths.trade(lastSymbols.spot), label: shell.tabs.trade },
    p: { href: paths.perpetual(lastSymbols.perpetual), label: shell.tabs.contracts },
    c: { href: paths.wantBuy(), label: shell.tabs.c2c },
    a: { href: paths.funds(), label: shell.tabs.assets },
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!keys || isTyping(event) || document.querySelector('dialog[open]')) return;
    if (event.key === '?') {
      event.preventDefault();
      return setOpen(true);
    }
    const goal = event.timeStamp - goAt.current < SECOND_MS ? goalOf(event.key, goals) : undefined;
    goAt.current = event.key.toLowerCase() === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY;
    if (!goal) return;
    event.preventDefault();
    void navigate(goal.href);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listener);
    return () => removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        {words.keys} <kbd>?</kbd>
      </button>
      <Sheet open={open} onClose={() => setOpen(false)} title={words.keysTitle} closeLabel={shell.close}>
        <dl className="q-gutter">
          {Object.entries(goals).map(([letter, { label }]) => (
            <KeyValue key={letter} label={label}>
              <Chord keys={['G', letter.toUpperCase()]} />
            </KeyValue>
          ))}
          <KeyValue label={words.rows}>
            <Chord keys={['J', 'K']} />
          </KeyValue>
          <KeyValue label={words.openRow}>
            <Chord keys={['Enter']} />
          </KeyValue>
          <KeyValue label={words.closeLayer}>
            <Chord keys={['Esc']} />
          </KeyValue>
          <KeyValue label={words.thisList}>
            <Chord keys={['?']} />
          </KeyValue>
        </dl>
        <div className="q-gutter">
          <Toggle checked={keys} onChange={(wanted) => set({ keys: wanted })}>
            {words.lettersOn}
          </Toggle>
        </div>
      </Sheet>
    </>
  );
}

function Chord({ keys }: { keys: readonly string[] }) {
  return keys.map((key, n) => (
    <Fragment key={key}>
      {n > 0 && ' '}
      <kbd className="q-kbd">{key}</kbd>
    </Fragment>
  ));
}
