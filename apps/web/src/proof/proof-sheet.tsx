import type { Proof, SecurityAct } from '@quay/contract/identity';
import { Button, Sheet } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { type FormEvent, useId, useRef, useState } from 'react';
import { paths } from '../paths.ts';
import { shellWords } from '../shell/words/index.ts';
import { FormError } from './form-error.tsx';
import { ProofFields, useProofAnswer } from './proof-fields.tsx';
import { focusFirst, type Wrongs, without } from './refused.ts';
import { proofWords } from './words/index.ts';

type ProofSheetProps = {
  open: boolean;
  onClose(): void;
  act: SecurityAct;
  /** The act on its button, and while it is under way. */
  label: string;
  doing: string;
  sending: boolean;
  /** What was refused; it stands at its field, and what was typed stays too. */
  refused: Wrongs;
  onRefusedRead(...fields: readonly string[]): void;
  /** Carries the act out with what is given here; nothing is given when a passkey is declined. */
  onProof(give: () => Promise<Proof | undefined>): Promise<void>;
};

/** That the one who asks is the one who owns the account: what that takes for this account, and the act itself. */
export function ProofSheet(props: ProofSheetProps) {
  const { open, onClose, act, label, doing, sending, refused, onRefusedRead, onProof } = props;
  const words = proofWords.useWords();
  const { close } = shellWords.useWords();
  const answer = useProofAnswer(act, open);
  const [missing, setMissing] = useState<Wrongs>({});
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const wrong = { ...refused, ...missing };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = answer.validate();
    setMissing(found);
    if (Object.keys(found).length === 0) await onProof(answer.give);
    focusFirst(form.current);
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.title}
      closeLabel={close}
      foot={
        <>
          <Button wide type="submit" form={id} loading={sending} loadingLabel={doing}>
            {label}
          </Button>
          <p className="proof-lost">
            {words.lost}{' '}
            <Link className="q-act" to={paths.resetVerify()}>
              {words.askReset}
            </Link>
          </p>
        </>
      }
    >
      <form ref={form} id={id} className="proof-form" noValidate onSubmit={(event) => void submit(event)}>
        <ProofFields
          answer={answer}
          wrong={wrong}
          mend={(...fields) => {
            setMissing((now) => without(now, ...fields));
            onRefusedRead(...fields);
          }}
          onComplete={() => void setTimeout(() => form.current?.requestSubmit())}
        />
        <FormError words={wrong.form} />
      </form>
    </Sheet>
  );
}
