import type { SessionOpened } from '@quay/contract/identity';
import { type FormEvent, useRef, useState } from 'react';
import { useSession } from '../../../shell/session.ts';
import { focusFirst, refusedAt, type Wrong } from './refused-at.ts';

type Entrance = {
  /** What can be said without asking. The exchange judges again. */
  judge(): Wrong;
  send(): Promise<SessionOpened>;
  done(): void;
};

/** How both ways in are sent: once at a time, what is wrong beside its field, and in the end a session. */
export function useEntrance({ judge, send, done }: Entrance) {
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Wrong>({});
  const [sending, setSending] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (sending) return;
    const found = judge();
    setWrong(found);
    if (Object.keys(found).length > 0) return focusFirst(form.current);
    setSending(true);
    try {
      useSession.getState().open(await send());
      done();
    } catch (failure) {
      setWrong(refusedAt(failure));
      focusFirst(form.current);
    } finally {
      setSending(false);
    }
  }

  return { form, wrong, sending, submit };
}
