import { type FormEvent, useRef, useState } from 'react';
import { focusFirst } from '../../../proof/refused.ts';
import { refusedAt, type Wrong } from './refused-at.ts';

type Sending = {
  /** What can be said without asking. The server validates again. */
  validate?(): Wrong;
  /** Everything that is asked, and what follows from its answer. */
  send(): Promise<void>;
  /** What a refusal leads to elsewhere; true when its words need no place here. */
  refused?(failure: unknown): boolean;
  /** What an earlier or later step learnt. */
  known?: Wrong;
};

/** How the forms of this area are sent: once at a time, and what is wrong stands beside its field. */
export function useSending({ validate: check = () => ({}), send, refused = () => false, known = {} }: Sending) {
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Wrong>(known);
  const [sending, setSending] = useState(false);
  // Two taps in one frame see the same state.
  const underWay = useRef(false);

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    if (underWay.current) return;
    const found = check();
    setWrong(found);
    if (Object.keys(found).length > 0) return focusFirst(form.current);
    underWay.current = true;
    setSending(true);
    try {
      await send();
    } catch (failure) {
      if (refused(failure)) return;
      setWrong(refusedAt(failure));
      focusFirst(form.current);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  /** Sends when the present keystroke has been drawn: the last digit of a code is then part of the form. */
  const submitNext = () => void setTimeout(() => form.current?.requestSubmit());

  /** What was said about a field is over once it is typed into. */
  const mend = (...fields: (keyof Wrong)[]) =>
    setWrong((now) =>
      fields.some((field) => now[field])
        ? Object.fromEntries(Object.entries(now).filter(([field]) => !fields.includes(field as keyof Wrong)))
        : now,
    );

  return { form, wrong, sending, submit, submitNext, mend };
}
