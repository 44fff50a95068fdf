import { CODE, type NewAuthenticator, type Security } from '@quay/contract/identity';
import { Button, buttonClass, CodeField, CopyButton, QrFrame } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { Refusal } from '@quay/web-kit/request';
import { useNavigate } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { QRCodeSVG } from 'qrcode.react';
import { useRef, useState } from 'react';
import { paths } from '../../../../paths.ts';
import { accountChanged } from '../../../../proof/account-changed.ts';
import { FormError } from '../../../../proof/form-error.tsx';
import { PasskeyFailure } from '../../../../proof/passkey.ts';
import { ProofFields, useProofAnswer } from '../../../../proof/proof-fields.tsx';
import { focusFirst, reasonOf, type Wrongs, without } from '../../../../proof/refused.ts';
import { WalletFailure } from '../../../../proof/wallets.ts';
import { proofWords } from '../../../../proof/words/index.ts';
import { useSession } from '../../../../shell/session.ts';
import { submitBindAuthenticator } from '../../acts/bind-authenticator.ts';
import { newAuthenticator, useNewAuthenticator } from '../../drafts/new-authenticator.ts';
import { RecoveryCodes } from '../../parts/security/recovery-codes.tsx';
import { Failed, StepPage } from '../../parts/security/step-page.tsx';
import { securityWords } from '../../words/security/index.ts';

const OF_PROOF = 'proof.';

/** The secret goes into the app, a code comes back; then the recovery codes are shown. */
export function BindAuthenticator({ account }: { account: Security }) {
  const words = securityWords.useWords();
  const own = words.authenticator;
  const navigate = useNavigate();
  const user = useSession((session) => session.member?.id ?? 0);
  // What is bound in the end is no reason to rename the page under way.
  const [title] = useState(account.authenticator ? own.change : own.title);
  const [added, setAdded] = useState(false);
  const [tooOld, setTooOld] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const begun = useQuery({
    queryKey: ['security', 'new-authenticator', user],
    queryFn: () => newAuthenticator(user),
    // Only this page decides when a secret is worth no more.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: codes === undefined,
  });

  if (codes) {
    return (
      <StepPage title={words.codes.title} lead={words.codes.lead}>
        <RecoveryCodes codes={codes} onKept={() => navigate(paths.safety(), { replace: true })} />
      </StepPage>
    );
  }
  if (added) {
    return (
      <EnterCode
        title={title}
        onBack={() => setAdded(false)}
        onTooOld={() => {
          useNewAuthenticator.clear();
          setTooOld(true);
          setAdded(false);
          void begun.refetch();
        }}
        onBound={setCodes}
      />
    );
  }
  return (
    <StepPage title={title} lead={tooOld ? own.tooOld : own.scanLead}>
      {begun.data ? (
        <Scan {...begun.data} onAdded={() => setAdded(true)} />
      ) : begun.isError ? (
        <Failed
          title={own.failed}
          kept={begun.error instanceof Refusal ? begun.error.words : own.failedWords}
          retrying={begun.isFetching}
          onRetry={() => void begun.refetch()}
        />
      ) : (
        <div role="status" aria-busy="true" aria-label={own.loading}>
          <QrFrame size="large" />
        </div>
      )}
    </StepPage>
  );
}

function Scan({ secret, uri, onAdded }: NewAuthenticator & { onAdded: () => void }) {
  const { authenticator: words } = securityWords.useWords();
  const groups = [...secret].flatMap((_, at) => (at % 4 === 0 ? at : []));
  return (
    <>
      <QrFrame size="large">
        <QRCodeSVG value={uri} title={words.qr} level="M" bgColor="#ffffff" fgColor="#0d1518" />
      </QrFrame>
      <p className="q-t12 q-muted">{words.byHand}</p>
      <div className="security-key">
        <span>
          {groups.map((at) => (
            <span key={at}>{secret.slice(at, at + 4)}</span>
          ))}
        </span>
        <CopyButton text={secret} label={words.copy} copiedLabel={words.copied} />
      </div>
      <p className="q-t12 q-muted">{words.never}</p>
      <div className="security-acts">
        <Button wide onClick={onAdded}>
          {words.next}
        </Button>
        <a className={`${buttonClass({ variant: 'second', wide: true })} security-here`} href={uri}>
          {words.open}
        </a>
      </div>
    </>
  );
}

type EnterCodeProps = {
  title: string;
  onBack: () => void;
  onTooOld: () => void;
  onBound: (recoveryCodes: readonly string[]) => void;
};

/** The proof and the new code on one page: the new one is good for half a minute, and a mailed one takes its time. */
function EnterCode({ title, onBack, onTooOld, onBound }: EnterCodeProps) {
  const { passkeyFailed, wallet: walletWords } = proofWords.useWords();
  const { authenticator: own } = securityWords.useWords();
  const say = useRefusalWords();
  const answer = useProofAnswer('bind-authenticator', true);
  const form = useRef<HTMLFormElement>(null);
  const [totp, setTotp] = useState('');
  const [wrong, setWrong] = useState<Wrongs>({});
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const proves = answer.all.length > 0 || answer.way !== undefined;
  const mend = (...fields: readonly string[]) => setWrong((now) => without(now, ...fields));

  async function submit() {
    if (underWay.current) return;
    const missing = CODE.test(totp) ? {} : { newTotp: say({ reason: 'identity/totp-missing' }) };
    const found = { ...answer.validate(), ...missing };
    setWrong(found);
    if (Object.keys(found).length > 0) return focusFirst(form.current);
    underWay.current = true;
    setSending(true);
    try {
      const proof = await answer.give();
      if (!proof) return;
      const { recoveryCodes } = await submitBindAuthenticator({ totp, proof });
      onBound(recoveryCodes);
      useNewAuthenticator.clear();
      void accountChanged();
    } catch (failure) {
      if (reasonOf(failure) === 'authenticator-not-begun') return onTooOld();
      setWrong(wrongOf(failure));
      focusFirst(form.current);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  function wrongOf(failure: unknown): Wrongs {
    if (failure instanceof PasskeyFailure) return { form: passkeyFailed };
    if (failure instanceof WalletFailure) return { wallet: walletWords[failure.trouble] };
    if (!(failure instanceof Refusal)) throw failure;
    const { field = '', words: said } = failure;
    if (field.startsWith(OF_PROOF)) return { [field.slice(OF_PROOF.length)]: said };
    return field === 'totp' ? { newTotp: said } : { form: said };
  }

  return (
    <StepPage title={title} lead={proves ? undefined : own.codeLead} onBack={onBack}>
      <form
        ref={form}
        className="identity-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <ProofFields answer={answer} wrong={wrong} mend={mend} onComplete={() => undefined} />
        {proves && <p className="identity-lead">{own.newFirst}</p>}
        <div>
          <CodeField
            label={own.codeLabel}
            value={totp}
            onChange={(digits) => {
              setTotp(digits);
              mend('newTotp', 'form');
            }}
            onComplete={() => void setTimeout(() => form.current?.requestSubmit())}
            error={wrong.newTotp}
            autoFocus={!proves}
          />
        </div>
        <FormError words={wrong.form} />
        <Button wide type="submit" loading={sending} loadingLabel={own.doing}>
          {own.act}
        </Button>
        <p className="identity-note">
          <Button variant="quiet" onClick={onBack}>
            {own.showAgain}
          </Button>
        </p>
      </form>
    </StepPage>
  );
}
