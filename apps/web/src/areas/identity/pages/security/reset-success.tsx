import '../../parts/security/security.css';
import type { ResetStatus } from '@quay/contract/identity';
import { Button, buttonClass, CopyButton, Field, SkeletonRows, Timeline, type TimelineStep } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { useRefusalWords } from '@quay/web-kit/language';
import { Refusal } from '@quay/web-kit/request';
import { Link, useLocation } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../../../paths.ts';
import { FormError } from '../../../../proof/form-error.tsx';
import { useFigures } from '../../../../shell/figures.ts';
import { lastRequest, type SentRequest } from '../../drafts/reset-request.ts';
import { isAddress } from '../../forms/address-field.tsx';
import type { Wrong } from '../../forms/refused-at.ts';
import { useSending } from '../../forms/use-sending.ts';
import { Entrance } from '../../parts/entrance.tsx';
import { Failed } from '../../parts/security/step-page.tsx';
import { fetchResetStatus } from '../../queries/reset-status.ts';
import { identityWords } from '../../words/index.ts';
import { securityWords } from '../../words/security/index.ts';

const WAITING_MS = 60_000;

/** A reset that was asked for: its number, and how far it is. */
export default function ResetSuccess() {
  const { state } = useLocation();
  const isNew = (state as { isNew?: boolean } | null)?.isNew === true;
  const [request, setRequest] = useState(() => lastRequest.read());
  if (!request) return <LookUp onFound={setRequest} />;
  return (
    <Progress
      request={request}
      isNew={isNew}
      onAnother={() => {
        lastRequest.write(null);
        setRequest(null);
      }}
    />
  );
}

function LookUp({ onFound }: { onFound: (request: SentRequest) => void }) {
  const { status: words } = securityWords.useWords();
  const say = useRefusalWords();
  const [number, setNumber] = useState('');
  const [contactEmail, setContact] = useState('');
  const { form, wrong, sending, submit, mend } = useSending({
    validate(): Wrong {
      if (!number.trim()) return { code: words.numberMissing };
      return isAddress({ channel: 'email', address: contactEmail.trim() })
        ? {}
        : { username: say({ reason: 'identity/email-malformed' }) };
    },
    async send() {
      const request = { number: number.trim().toUpperCase(), contactEmail: contactEmail.trim() };
      await fetchResetStatus(request, { quiet: true });
      lastRequest.write(request);
      onFound(request);
    },
  });
  return (
    <Entrance members backTo={paths.resetVerify()} title={words.lookTitle}>
      <p className="identity-lead">{words.lookLead}</p>
      <form ref={form} className="identity-form" noValidate onSubmit={(event) => void submit(event)}>
        <Field
          label={words.numberLabel}
          name="number"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="identity-recovery-code"
          value={number}
          onChange={(typed) => {
            setNumber(typed);
            mend('code', 'form');
          }}
          error={wrong.code}
        />
        <Field
          label={words.contact}
          name="contactEmail"
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          value={contactEmail}
          onChange={(typed) => {
            setContact(typed);
            mend('username', 'form');
          }}
          error={wrong.username}
        />
        <FormError words={wrong.form} />
        <Button wide type="submit" loading={sending} loadingLabel={words.looking}>
          {words.look}
        </Button>
      </form>
    </Entrance>
  );
}

type ProgressProps = { request: SentRequest; isNew: boolean; onAnother: () => void };

function Progress({ request, isNew, onAnother }: ProgressProps) {
  const words = securityWords.useWords();
  const { status: own } = words;
  const moments = useMoments();
  const { data, isError, isFetching, error, refetch } = useQuery({
    queryKey: ['reset-status', request],
    queryFn: ({ signal }) => fetchResetStatus(request, { signal, quiet: true }),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (isWaiting(state.data) ? WAITING_MS : false),
  });
  return (
    <Entrance members backTo={paths.login()} title={isNew ? own.sent : own.title}>
      {data && isWaiting(data) && <p className="identity-lead">{own.due(moments.day(data.dueAt))}</p>}
      <p className="identity-lead q-t12">{own.number}</p>
      <div className="security-number-line">
        <span className="security-number">{request.number}</span>
        <CopyButton text={request.number} label={own.copy} copiedLabel={own.copied} />
      </div>
      <p className="q-t12 q-muted">{own.keep}</p>
      {data ? (
        <States status={data} />
      ) : isError ? (
        <Failed
          title={words.failed}
          kept={error instanceof Refusal ? error.words : words.failedWords}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows label={words.loading} rows={3} disc={false} />
      )}
      <p className="identity-foot">
        <Button variant="quiet" onClick={onAnother}>
          {own.another}
        </Button>
      </p>
    </Entrance>
  );
}

const isWaiting = (status: ResetStatus | undefined) => status?.state === 'applied' || status?.state === 'seconded';

function States({ status }: { status: ResetStatus }) {
  const { status: own } = securityWords.useWords();
  const { logIn } = identityWords.useWords();
  const { state, reason } = status;
  return (
    <>
      <div className="security-timeline">
        <Timeline label={own.steps} steps={useSteps(status)} />
      </div>
      <div className="security-acts">
        {state === 'rejected' && reason && <p>{own.reason(reason)}</p>}
        {state === 'done' && <Next words={own.doneNext} label={logIn} to={paths.login()} />}
        {state === 'rejected' && <Next words={own.rejectedNext} label={own.again} to={paths.resetVerify()} />}
        {state === 'stopped' && <Next words={own.stoppedNext} label={own.service} to={paths.customerService()} />}
      </div>
    </>
  );
}

function Next({ words, label, to }: { words: string; label: string; to: string }) {
  return (
    <>
      <p className="q-muted">{words}</p>
      <Link className={buttonClass({ wide: true })} to={to}>
        {label}
      </Link>
    </>
  );
}

function useSteps({ state, appliedAt, dueAt, holdUntil }: ResetStatus): TimelineStep[] {
  const { status: own } = securityWords.useWords();
  const figures = useFigures();
  const moments = useMoments();
  const { step } = own;
  const applied: TimelineStep = {
    id: 'applied',
    state: 'done',
    title: step.applied,
    time: figures.dateTime(appliedAt),
  };
  const due = own.reviewUntil(moments.day(dueAt));
  const ended = (id: 'done' | 'rejected' | 'stopped'): TimelineStep => ({ id, state: 'done', title: step[id] });
  if (state === 'applied') {
    return [
      applied,
      { id: 'review', state: 'now', title: step.review, time: due },
      { id: 'done', state: 'next', title: step.done },
    ];
  }
  if (state === 'seconded') {
    return [
      applied,
      { id: 'seconded', state: 'now', title: step.seconded, time: due },
      { id: 'done', state: 'next', title: step.done },
    ];
  }
  const hold: TimelineStep[] =
    state === 'done' && holdUntil !== null
      ? [{ id: 'hold', state: 'now', title: step.hold, time: moments.when(holdUntil) }]
      : [];
  return [applied, ended(state), ...hold];
}
