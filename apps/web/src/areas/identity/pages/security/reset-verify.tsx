import '../../parts/security/security.css';
import { CODE, type ResetSubject, resetSubjects } from '@quay/contract/identity';
import { Button, Checkbox, CodeField, ErrorLine, Field, LongField } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { Refusal } from '@quay/web-kit/request';
import { Link, useNavigate } from '@quay/web-kit/router';
import { type ReactNode, useId, useState } from 'react';
import { paths } from '../../../../paths.ts';
import { FormError } from '../../../../proof/form-error.tsx';
import { Resend } from '../../../../proof/resend.tsx';
import { useCodeChannels } from '../../../../shell/queries/config.ts';
import { PictureField } from '../../../../upload/picture-field.tsx';
import { submitApplyReset } from '../../acts/apply-reset.ts';
import {
  documentKinds,
  lastRequest,
  neededDocuments,
  type ResetStep,
  resetSteps,
  useResetRequest,
} from '../../drafts/reset-request.ts';
import { type CodeAddress, sendCodeTo } from '../../drafts/sent-code.ts';
import { isAddress } from '../../forms/address-field.tsx';
import type { Wrong } from '../../forms/refused-at.ts';
import { useResending } from '../../forms/use-resending.ts';
import { useSending } from '../../forms/use-sending.ts';
import { Entrance } from '../../parts/entrance.tsx';
import { NoCodes } from '../../parts/no-codes.tsx';
import { identityWords } from '../../words/index.ts';
import { securityWords } from '../../words/security/index.ts';

/** Asks staff for a reset, by somebody who can no longer log in. */
export default function ResetVerify() {
  const step = useResetRequest((draft) => draft.step);
  const { reset: words } = securityWords.useWords();
  const hasEmails = useCodeChannels().includes('email');
  const [picturesGone, setPicturesGone] = useState(false);
  const go = (to: ResetStep) => {
    useResetRequest.setState({ step: to });
    scrollTo(0, 0);
  };
  if (!hasEmails) return <NoCodes title={words.title} />;
  if (step === 'account') return <OfAccount onDone={() => go('documents')} />;
  if (step === 'documents') {
    return (
      <Documents
        gone={picturesGone}
        onBack={() => go('account')}
        onDone={() => {
          setPicturesGone(false);
          go('contact');
        }}
      />
    );
  }
  return (
    <Contact
      onBack={() => go('documents')}
      onPicturesGone={() => {
        useResetRequest.setState({ documents: {} });
        setPicturesGone(true);
        go('documents');
      }}
    />
  );
}

type StepProps = {
  step: ResetStep;
  title: string;
  lead: string;
  onBack?: () => void;
  foot?: ReactNode;
  children: ReactNode;
};

function Step({ step, title, lead, onBack, foot, children }: StepProps) {
  return (
    <Entrance
      members
      backTo={paths.login()}
      {...(onBack && { onBack })}
      title={title}
      step={[resetSteps.indexOf(step) + 1, resetSteps.length]}
      foot={foot}
    >
      <p className="identity-lead">{lead}</p>
      {children}
    </Entrance>
  );
}

function OfAccount({ onDone }: { onDone: () => void }) {
  const { reset: words } = securityWords.useWords();
  const { username, subjects } = useResetRequest();
  const [chose, setChose] = useState<string>();
  const errorId = useId();
  const { form, wrong, submit, mend } = useSending({
    validate(): Wrong {
      setChose(subjects.length > 0 ? undefined : words.subjectsMissing);
      if (!username.trim()) return { username: words.accountMissing };
      return subjects.length > 0 ? {} : { form: words.subjectsMissing };
    },
    send: () => Promise.resolve(onDone()),
  });

  function choose(subject: ResetSubject, chosen: boolean) {
    const others = subjects.filter((one) => one !== subject);
    useResetRequest.setState({ subjects: chosen ? [...others, subject] : others });
    setChose(undefined);
    mend('form');
  }

  return (
    <Step
      step="account"
      title={words.title}
      lead={words.lead}
      foot={
        <>
          {words.track}{' '}
          <Link className="q-act" to={paths.resetSuccess()}>
            {words.trackAct}
          </Link>
        </>
      }
    >
      <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={words.account}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={username}
          onChange={(typed) => {
            useResetRequest.setState({ username: typed });
            mend('username', 'form');
          }}
          error={wrong.username}
          below={words.accountRule}
        />
        <fieldset className="security-subjects" aria-describedby={chose ? errorId : undefined}>
          <legend>{words.subjects}</legend>
          {resetSubjects.map((subject) => (
            <Checkbox
              key={subject}
              checked={subjects.includes(subject)}
              onChange={(chosen) => choose(subject, chosen)}
              aria-invalid={chose ? true : undefined}
            >
              {words.subject[subject]}
            </Checkbox>
          ))}
          {chose && (
            <ErrorLine id={errorId} className="identity-form-error">
              {chose}
            </ErrorLine>
          )}
        </fieldset>
        <Button wide type="submit">
          {words.goOn}
        </Button>
      </form>
    </Step>
  );
}

const outlines = { document: 'card-front', selfie: 'selfie', back: 'card-back', more: 'page' } as const;

type DocumentsProps = { gone: boolean; onBack: () => void; onDone: () => void };

function Documents({ gone, onBack, onDone }: DocumentsProps) {
  const { reset: words } = securityWords.useWords();
  const { documents, explanation } = useResetRequest();
  const [lacks, setLacks] = useState<readonly string[]>([]);
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [fault, setFault] = useState<string>();

  return (
    <Step step="documents" title={words.documentsTitle} lead={words.documentsLead} onBack={onBack}>
      <form
        className="identity-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const missing = neededDocuments.filter((kind) => !documents[kind]);
          setLacks(missing);
          setFault(explanation.trim() ? undefined : words.explanationMissing);
          if (missing.length === 0 && explanation.trim()) return onDone();
          const form = event.currentTarget;
          requestAnimationFrame(() =>
            form.querySelector<HTMLElement>('[data-invalid] button, [aria-invalid="true"]')?.focus(),
          );
        }}
      >
        {gone && <FormError words={words.pictureGone} />}
        {documentKinds.map((kind) => (
          <PictureField
            key={kind}
            purpose="reset"
            guest
            label={words.documents[kind].label}
            hint={words.documents[kind].hint}
            outline={outlines[kind]}
            camera={kind === 'selfie' ? 'user' : 'environment'}
            value={documents[kind] ?? null}
            onChange={(fileId) => {
              const { [kind]: _gone, ...others } = useResetRequest.getState().documents;
              useResetRequest.setState({ documents: fileId ? { ...others, [kind]: fileId } : others });
              setLacks((now) => now.filter((one) => one !== kind));
            }}
            onBusy={(is) => setBusy((now) => [...now.filter((one) => one !== kind), ...(is ? [kind] : [])])}
            error={lacks.includes(kind) ? words.pictureMissing : undefined}
          />
        ))}
        <LongField
          label={words.explanation}
          name="explanation"
          maxLength={1_000}
          value={explanation}
          onChange={(typed) => {
            useResetRequest.setState({ explanation: typed });
            setFault(undefined);
          }}
          error={fault}
          below={words.explanationRule}
        />
        <Button wide type="submit" loading={busy.length > 0}>
          {words.goOn}
        </Button>
        <p className="identity-note">{words.notSaved}</p>
      </form>
    </Step>
  );
}

type ContactProps = { onBack: () => void; onPicturesGone: () => void };

function Contact({ onBack, onPicturesGone }: ContactProps) {
  const words = identityWords.useWords();
  const { reset: own } = securityWords.useWords();
  const say = useRefusalWords();
  const navigate = useNavigate();
  const draft = useResetRequest();
  const [code, setCode] = useState('');
  const contactEmail = draft.contactEmail.trim();
  const address: CodeAddress = { channel: 'email', address: contactEmail };
  const sent = draft.sent?.to === contactEmail ? draft.sent : null;

  const { form, wrong, sending, submit, submitNext, mend } = useSending({
    validate(): Wrong {
      if (!isAddress(address)) return { username: say({ reason: 'identity/email-malformed' }) };
      return !sent || CODE.test(code) ? {} : { code: say({ reason: 'identity/code-missing' }) };
    },
    async send() {
      if (!sent) {
        useResetRequest.setState({ sent: (await sendCodeTo('reset-request', address, draft.sent)).sent });
        return;
      }
      const { username, subjects, explanation, documents } = draft;
      const pictures = documentKinds.flatMap((kind) => documents[kind] ?? []);
      const request = { username: username.trim(), subjects: [...subjects], explanation: explanation.trim() };
      const { number } = await submitApplyReset({ ...request, contactEmail, code, documents: pictures });
      lastRequest.write({ number, contactEmail });
      useResetRequest.clear();
      navigate(paths.resetSuccess(), { replace: true, state: { isNew: true } });
    },
    refused(failure) {
      const gone = failure instanceof Refusal && failure.field === 'documents';
      if (gone) onPicturesGone();
      return gone;
    },
  });
  const { resend, resending, resendRefused } = useResending(async () => {
    const { sent: last, isNew } = await sendCodeTo('reset-request', address, draft.sent);
    useResetRequest.setState({ sent: last });
    if (isNew) setCode('');
    mend('code', 'form');
    return isNew;
  });

  return (
    <Step step="contact" title={own.contactTitle} lead={own.contactLead} onBack={onBack}>
      <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={own.contact}
          name="contactEmail"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={draft.contactEmail}
          onChange={(typed) => {
            useResetRequest.setState({ contactEmail: typed });
            mend('username', 'form');
          }}
          error={wrong.username}
          below={words.usernameRule.email}
        />
        {sent && (
          <div>
            <CodeField
              label={words.code.label}
              value={code}
              onChange={(digits) => {
                setCode(digits);
                mend('code', 'form');
              }}
              onComplete={submitNext}
              error={wrong.code}
              autoFocus
            />
            <Resend againAt={sent.againAt} sending={resending} onResend={resend} />
          </div>
        )}
        <FormError words={wrong.form ?? resendRefused} />
        <Button wide type="submit" loading={sending} loadingLabel={sent ? own.doing : words.sendingCode}>
          {sent ? own.act : words.sendCode}
        </Button>
        <p className="identity-note">{own.oldOnes}</p>
      </form>
    </Step>
  );
}
