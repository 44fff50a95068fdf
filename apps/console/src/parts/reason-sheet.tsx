import { Button, Sheet } from '@quay/ui';
import type { Refusal } from '@quay/web-kit/request';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { shellWords } from '../shell/words/index.ts';
import { LongField } from './long-field.tsx';

export const REASON_MAX = 500;

export type ReasonSheetProps = {
  readonly open: boolean;
  onClose(): void;
  readonly title: string;
  /** What happens, in a sentence or two, over the field. */
  readonly children?: ReactNode;
  /** What else is asked for, between the sentences and the reason. */
  readonly fields?: ReactNode;
  /** The act by its name: "Lock alice". */
  readonly act: string;
  readonly acting: string;
  readonly busy: boolean;
  readonly refusal: Refusal | undefined;
  onAct(reason: string): void;
};

type ReasonFormProps = Omit<ReasonSheetProps, 'open' | 'onClose' | 'title'>;

/** Asks why, before an act that is written down with its reason. */
export function ReasonSheet(props: ReasonSheetProps) {
  const words = shellWords.useWords();
  return (
    <Sheet open={props.open} onClose={props.onClose} title={props.title} closeLabel={words.close}>
      {/* Anew for each opening: a reason belongs to one act. */}
      <ReasonForm {...props} />
    </Sheet>
  );
}

/** The same without its window, for a window that goes on to show something. */
export function ReasonForm({ children, fields, act, acting, busy, refusal, onAct }: ReasonFormProps) {
  const words = shellWords.useWords();
  const [reason, setReason] = useState('');
  const field = useRef<HTMLTextAreaElement>(null);
  // Not `autoFocus`: at that moment the window is not open yet.
  useEffect(() => field.current?.focus(), []);
  const said = reason.trim();
  return (
    <form
      className="con-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (said !== '') onAct(said);
      }}
    >
      {children && <p className="q-muted">{children}</p>}
      {fields}
      <LongField
        label={words.reason}
        value={reason}
        onChange={setReason}
        maxLength={REASON_MAX}
        error={refusal?.words}
        below={words.reasonBelow}
        ref={field}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) event.currentTarget.form?.requestSubmit();
        }}
      />
      <Button
        wide
        type="submit"
        loading={busy}
        loadingLabel={acting}
        disabledReason={said === '' ? words.reasonMissing : undefined}
      >
        {act}
      </Button>
    </form>
  );
}
