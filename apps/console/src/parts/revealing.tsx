import { showToast } from '@quay/ui';
import { Refusal } from '@quay/web-kit/request';
import { useEffect, useRef, useState } from 'react';
import { ReasonSheet } from './reason-sheet.tsx';

/** As long as the link to a picture is good; then what was asked for is hidden again. */
const SHOWN_MS = 5 * 60_000;

export type RevealingWords = {
  readonly title: string;
  readonly about: string;
  readonly act: string;
  readonly acting: string;
};

export type Revealing<Shown> = {
  /** What is shown now, by its name. */
  readonly shown: Readonly<Record<string, Shown>>;
  readonly busy: boolean;
  /** Shows what is hidden of these; asks for the reason when this case has none yet. */
  open(names: readonly string[]): void;
  hide(name: string): void;
  readonly sheet: React.ReactNode;
};

/**
 * What a case hides until somebody says why. The reason is asked once for a case, and written down with each thing that
 * is shown.
 */
export function useRevealing<Shown>(
  show: (name: string, reason: string) => Promise<Shown>,
  words: RevealingWords,
): Revealing<Shown> {
  const [reason, setReason] = useState('');
  const [wanted, setWanted] = useState<readonly string[]>([]);
  const [shown, setShown] = useState<Readonly<Record<string, Shown>>>({});
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  // Whoever goes on to the next case sees no more of this one.
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);
  useEffect(() => {
    if (Object.keys(shown).length === 0) return;
    const timer = setTimeout(() => setShown({}), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  async function run(names: readonly string[], why: string): Promise<void> {
    setBusy(true);
    setRefusal(undefined);
    try {
      for (const name of names) {
        if (!here.current) return;
        const value = await show(name, why);
        setShown((before) => ({ ...before, [name]: value }));
        setReason(why);
      }
      setWanted([]);
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      setRefusal(failure);
      if (reason !== '') showToast(failure.words, { tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return {
    shown,
    busy,
    open(names) {
      const hidden = names.filter((name) => !(name in shown));
      if (hidden.length === 0 || busy) return;
      setRefusal(undefined);
      if (reason === '') setWanted(hidden);
      else void run(hidden, reason);
    },
    hide: (name) => setShown(({ [name]: _, ...rest }) => rest as Record<string, Shown>),
    sheet: (
      <ReasonSheet
        open={wanted.length > 0}
        onClose={() => setWanted([])}
        title={words.title}
        act={words.act}
        acting={words.acting}
        busy={busy}
        refusal={refusal}
        onAct={(why) => void run(wanted, why)}
      >
        {words.about}
      </ReasonSheet>
    ),
  };
}
