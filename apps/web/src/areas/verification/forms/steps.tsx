import '../parts/verification.css';
import { Button, ErrorLine } from '@quay/ui';
import { isUnreached, Refusal } from '@quay/web-kit/request';
import { useLocation, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import type { Draft } from '../draft.ts';
import type { Fault, Faults } from '../validate.ts';
import { verificationWords } from '../words/index.ts';
import { Review } from './review.tsx';

/** What a step draws its fields with. */
export type Filling<Field extends string> = {
  readonly draft: Draft<Field>;
  /** What is wrong with a field, in words. */
  readonly wrong: Readonly<Partial<Record<Field, string>>>;
  readonly change: (changed: Partial<Draft<Field>>) => void;
  /** A picture is on its way. */
  readonly onBusy: (busy: boolean) => void;
};

export type Line<Field extends string> = {
  readonly field: Field;
  readonly label: string;
  /** Text, or the id of a picture. */
  readonly value: string;
  readonly picture?: boolean;
};

export type Step<Field extends string> = {
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly fields: readonly Field[];
  readonly body: (filling: Filling<Field>) => ReactNode;
};

type StepsProps<Field extends string> = {
  /** What the whole is called, over every step. */
  title: string;
  steps: readonly Step<Field>[];
  draft: Draft<Field>;
  change: (changed: Partial<Draft<Field>>) => void;
  validate: (draft: Draft<Field>) => Faults<Field>;
  /** Each field as it is shown before everything is sent. */
  lines: readonly Line<Field>[];
  /** It was rejected: it begins at the step with this field, or with the summary, and each step leads back to it. */
  mending?: { readonly first: Field | undefined } | undefined;
  /** Above each step: what the reviewer said. */
  head?: ReactNode;
  /** Under the summary, before the act. */
  before?: ReactNode;
  send: () => Promise<void>;
  act: string;
  acting: string;
  /** Why it cannot be sent now. */
  refusedWhy?: ReactNode;
  backTo: string;
};

const REVIEW = 'review';

/** A form of one thing a screen, with all of it to look over before it is sent. The step stands in the address. */
export function Steps<Field extends string>(form: StepsProps<Field>) {
  const { steps, draft, mending } = form;
  const words = verificationWords.useWords();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { state } = useLocation();
  const [said, setSaid] = useState<Partial<Record<Field, string>>>({});
  const [formSaid, setFormSaid] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [sending, setSending] = useState(false);
  const underWay = useRef(false);
  const element = useRef<HTMLFormElement>(null);
  const stepOf = (field: Field | undefined) => steps.find(({ fields }) => field && fields.includes(field));
  const named = search.get('step');
  const begin = mending ? stepOf(mending.first) : steps[0];
  const step = named === REVIEW ? undefined : (steps.find(({ id }) => id === named) ?? begin);
  const at = step ? steps.indexOf(step) : -1;
  const stepId = step?.id ?? REVIEW;
  // Whoever came from the summary to mend one thing goes back to it.
  const fromReview = (state as { review?: boolean } | null)?.review === true;

  // The next screen begins at its top.
  useEffect(() => {
    if (stepId) scrollTo(0, 0);
  }, [stepId]);

  const to = (id: string, way?: { replace?: boolean; state?: unknown }) => {
    const next = new URLSearchParams(search);
    next.set('step', id);
    navigate(`${location.pathname}?${next}`, way);
  };
  const inWords = (faults: Faults<Field>, of: readonly Field[]) =>
    Object.fromEntries(
      of.flatMap((field) => {
        const fault: Fault | undefined = faults[field];
        return fault ? [[field, words.faults[fault]]] : [];
      }),
    ) as Partial<Record<Field, string>>;
  const focusFirst = () =>
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus(),
    );

  function next(event: FormEvent) {
    event.preventDefault();
    if (busy || !step) return;
    const wrong = inWords(form.validate(draft), step.fields);
    setSaid(wrong);
    if (Object.keys(wrong).length > 0) return focusFirst();
    if (fromReview) return navigate(-1);
    to(mending ? REVIEW : (steps[at + 1]?.id ?? REVIEW));
  }

  async function send() {
    if (underWay.current) return;
    setFormSaid(undefined);
    const faults = form.validate(draft);
    const broken = steps.find(({ fields }) => fields.some((field) => faults[field]));
    if (broken) {
      setSaid(inWords(faults, broken.fields));
      return to(broken.id, { state: { review: true } });
    }
    underWay.current = true;
    setSending(true);
    try {
      await form.send();
      // What comes of it begins anew, and not in the middle of this.
      navigate(location.pathname, { replace: true });
    } catch (failure) {
      if (!(failure instanceof Refusal)) throw failure;
      refuse(failure);
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  /** What was refused is mended where it was typed; everything else stays. */
  function refuse(failure: Refusal) {
    const field = failure.field?.replace(/^detail\./, '') as Field | undefined;
    const at = stepOf(field) ?? (failure.reason.endsWith('/document-taken') ? stepOf('idCard' as Field) : undefined);
    if (!at || isUnreached(failure)) return setFormSaid(failure.words);
    const wrong = (field ?? at.fields[0]) as Field;
    if (failure.reason.endsWith('image-unknown')) form.change({ [wrong]: '' } as Partial<Draft<Field>>);
    setSaid({ [wrong]: words.refused[failure.reason] ?? failure.words } as Partial<Record<Field, string>>);
    to(at.id, { state: { review: true } });
  }

  if (!step) {
    return (
      <ColumnPage title={form.title} backTo={form.backTo}>
        {form.head}
        <p className="verification-step">{words.lookOver}</p>
        <h2 className="q-t24">{words.review}</h2>
        <Review lines={form.lines} onChange={(field) => to(stepOf(field)?.id ?? REVIEW, { state: { review: true } })} />
        {form.before}
        <ErrorLine className="verification-error" hidden={!formSaid}>
          {formSaid}
        </ErrorLine>
        <div className="verification-acts">
          <Button
            wide
            loading={sending}
            loadingLabel={form.acting}
            disabledReason={form.refusedWhy}
            onClick={() => void send()}
          >
            {form.act}
          </Button>
        </div>
      </ColumnPage>
    );
  }
  return (
    <ColumnPage title={form.title} backTo={form.backTo}>
      {form.head}
      <p className="verification-step">{words.step(at + 1, steps.length)}</p>
      <h2 className="q-t24">{step.title}</h2>
      {step.lead && <p className="verification-lead">{step.lead}</p>}
      <form ref={element} className="verification-form" noValidate onSubmit={next}>
        {step.body({
          draft,
          wrong: said,
          onBusy: setBusy,
          change: (changed) => {
            form.change(changed);
            setSaid(
              (now) => Object.fromEntries(Object.entries(now).filter(([field]) => !(field in changed))) as typeof now,
            );
          },
        })}
        <div className="verification-acts">
          <Button wide type="submit" disabledReason={busy ? words.stillUploading : undefined}>
            {fromReview || mending ? words.backToReview : words.next}
          </Button>
        </div>
      </form>
    </ColumnPage>
  );
}
