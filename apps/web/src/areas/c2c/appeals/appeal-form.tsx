import './appeals.css';
import { type AppealReason, type C2cOrder, EVIDENCE_FILES, EVIDENCE_MEGABYTES } from '@quay/contract/c2c';
import { Button, ChoiceList, ErrorLine, Field, LongField } from '@quay/ui';
import { type FormEvent, useRef, useState } from 'react';
import { FormError } from '../../../proof/form-error.tsx';
import { focusFirst } from '../../../proof/refused.ts';
import { draftOf } from '../../../shell/draft.ts';
import { notify } from '../../../shell/notify.ts';
import { useAppeal } from '../acts/appeal.ts';
import { useOrderParams } from '../orders/use-order-params.ts';
import { appealWords } from '../words/appeals/index.ts';
import { type AppealDraft, emptyAppeal, missingOf, reasonsFor } from './appeal.form.ts';
import { Pictures } from './pictures.tsx';

const useAppealDraft = draftOf<AppealDraft>('quay.c2c-appeal', emptyAppeal);

/** What happened, how to reach the one who says it, and pictures of it. */
export function AppealForm({ order }: { order: C2cOrder }) {
  const { form: words, reasons } = appealWords.useWords();
  const { send, sending, wrong, mend, say } = useAppeal();
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const held = useAppealDraft();
  const { orderId, state, party } = order;
  const draft = held.orderId === orderId ? held : { ...emptyAppeal, orderId };
  const { money, coins } = useOrderParams()(order);
  const { reason } = draft;

  function set(to: Partial<AppealDraft>) {
    useAppealDraft.setState({ ...draft, ...to });
    mend(...Object.keys(to), 'form');
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const missing = missingOf(draft);
    if (missing.length > 0 || reason === '') {
      const said = {
        reason: words.reasonMissing,
        description: words.descriptionMissing,
        contactName: words.contactNameMissing,
        contactPhone: words.contactPhoneMissing,
        files: words.evidenceMissing,
      };
      say(Object.fromEntries(missing.map((field) => [field, said[field]])));
      return focusFirst(form.current);
    }
    const { description, contactName, contactPhone, files } = draft;
    const opened = await send({ orderId, reason, description, contactName, contactPhone, files: [...files] });
    if (!opened) return focusFirst(form.current);
    useAppealDraft.clear();
    notify(words.done, { tone: 'done' });
  }

  return (
    <>
      <form
        ref={form}
        id="c2c-appeal"
        className="c2c-order-body c2c-appeal-form"
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <p className="q-gutter q-muted">{words.about(money, coins)}</p>
        <h2 className="q-gutter c2c-form-head">{words.reason}</h2>
        <ChoiceList<AppealReason | ''>
          label={words.reason}
          choices={reasonsFor(state, party).map((id) => ({ id, title: reasons[id].name }))}
          value={reason}
          onChange={(chosen) => set({ reason: chosen })}
        />
        {wrong.reason && <ErrorLine className="q-gutter c2c-wrong">{wrong.reason}</ErrorLine>}
        <div className="q-gutter c2c-stack">
          <LongField
            label={words.description}
            below={words.descriptionBelow}
            rows={4}
            maxLength={2000}
            value={draft.description}
            onChange={(description) => set({ description })}
            error={wrong.description}
          />
          <h2 className="c2c-form-head">{words.contact}</h2>
          <Field
            label={words.contactName}
            name="name"
            autoComplete="name"
            maxLength={100}
            value={draft.contactName}
            onChange={(contactName) => set({ contactName })}
            error={wrong.contactName}
          />
          <Field
            label={words.contactPhone}
            name="tel"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            maxLength={40}
            value={draft.contactPhone}
            onChange={(contactPhone) => set({ contactPhone })}
            error={wrong.contactPhone}
            below={words.contactWhy}
          />
          <h2 className="c2c-form-head">{words.evidence}</h2>
          {reason && (
            <div className="c2c-checklist">
              <p className="q-muted">{words.evidenceWhat}</p>
              <ul>
                {reasons[reason].evidence.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </div>
          )}
          <p className="q-t12 q-muted">{words.evidenceLimits(EVIDENCE_FILES, EVIDENCE_MEGABYTES)}</p>
          <Pictures files={draft.files} onChange={(files) => set({ files })} onBusy={setBusy} error={wrong.files} />
        </div>
      </form>
      <div className="q-act-bar">
        <FormError words={wrong.form} />
        <Button
          wide
          type="submit"
          form="c2c-appeal"
          loading={sending}
          loadingLabel={words.doing}
          disabledReason={busy ? words.busy : undefined}
        >
          {words.act(coins)}
        </Button>
      </div>
    </>
  );
}
