import type { Proof, SecurityAct } from '@quay/contract/identity';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { queryClient } from '../request/query-client.ts';
import { accountChanged } from './account-changed.ts';
import { PasskeyFailure } from './passkey.ts';
import { ProofSheet } from './proof-sheet.tsx';
import { securityQuery } from './queries/security.ts';
import { focusFirst, isAboutProof, reasonOf, type Wrongs, without, wrongAt } from './refused.ts';
import { WalletFailure } from './wallets.ts';
import { proofWords } from './words/index.ts';

type Proving = {
  act: SecurityAct;
  /** The act on the button of the proof, and while it is under way. */
  label: string;
  doing: string;
  /** Which fields of the request this form has. */
  fields?: readonly string[];
  /** What can be said without asking. The server validates again. */
  validate?(): Wrongs;
  /** Asks for the act, and does what follows from its answer. */
  send(proof: Proof): Promise<void>;
  /** What a refusal leads to elsewhere; true when its words need no place here. */
  refused?(failure: unknown): boolean;
};

type Proved = {
  readonly form: React.RefObject<HTMLFormElement | null>;
  readonly wrong: Wrongs;
  readonly sending: boolean;
  submit(event?: FormEvent): Promise<void>;
  submitNext(): void;
  mend(...fields: readonly string[]): void;
  /** Belongs beside the form, not into it. */
  readonly sheet: ReactNode;
};

/**
 * How a change of the security is sent. It is asked for without a proof first: what else is wrong with it is said before
 * anybody looks for a code, and the exchange uses nothing up. Once all the rest is right, the proof is asked for.
 */
export function useProving({ act, label, doing, fields = [], validate: check, send, refused }: Proving): Proved {
  const words = proofWords.useWords();
  const form = useRef<HTMLFormElement>(null);
  const [wrong, setWrong] = useState<Wrongs>({});
  const [proofWrong, setProofWrong] = useState<Wrongs>({});
  const [dialog, setDialog] = useState(false);
  const [sending, setSending] = useState(false);
  // Two taps in one frame see the same state.
  const underWay = useRef(false);

  async function attempt(give: () => Promise<Proof | undefined>, failed: (failure: unknown) => void) {
    if (underWay.current) return;
    underWay.current = true;
    setSending(true);
    try {
      const proof = await give();
      if (!proof) return;
      await send(proof);
      setDialog(false);
      void accountChanged();
    } catch (failure) {
      failed(failure);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  async function submit(event?: FormEvent) {
    event?.preventDefault();
    const found = check?.() ?? {};
    setWrong(found);
    if (Object.keys(found).length > 0) return focusFirst(form.current);
    await attempt(
      () => Promise.resolve({}),
      (failure) => {
        if (reasonOf(failure) !== 'proof-missing') return failedElsewhere(failure);
        setProofWrong({});
        setDialog(true);
      },
    );
  }

  function failedElsewhere(failure: unknown) {
    setDialog(false);
    if (refused?.(failure)) return;
    if (failure instanceof PasskeyFailure) return setWrong({ form: words.passkeyFailed });
    setWrong(wrongAt(failure, fields));
    focusFirst(form.current);
  }

  function failedAtProof(failure: unknown) {
    if (failure instanceof PasskeyFailure) return setProofWrong({ form: words.passkeyFailed });
    if (failure instanceof WalletFailure) return setProofWrong({ wallet: words.wallet[failure.trouble] });
    if (!isAboutProof(failure)) return failedElsewhere(failure);
    // Another device has bound something since.
    if (reasonOf(failure) === 'proof-missing') void queryClient.invalidateQueries(securityQuery);
    setProofWrong(
      wrongAt(failure, ['emailCode', 'phoneCode', 'totp', 'recoveryCode', 'passkey', 'password', 'wallet']),
    );
  }

  return {
    form,
    wrong,
    sending,
    submit,
    submitNext: () => void setTimeout(() => form.current?.requestSubmit()),
    mend: (...cleared) => setWrong((now) => without(now, ...cleared)),
    sheet: (
      <ProofSheet
        open={dialog}
        onClose={() => setDialog(false)}
        act={act}
        label={label}
        doing={doing}
        sending={sending}
        refused={proofWrong}
        onRefusedRead={(...read) => setProofWrong((now) => without(now, ...read))}
        onProof={(give) => attempt(give, failedAtProof)}
      />
    ),
  };
}
