import { Button, showToast } from '@quay/ui';
import { type ReactNode, useState } from 'react';
import type { Act } from '../request/hooks.ts';
import { ReasonSheet } from './reason-sheet.tsx';

type ReasonActProps<Request> = {
  /** The hook that sends the act. */
  useCall(options: { done(): void }): Act<Request>;
  requestOf(reason: string): Request;
  /** On the button that opens the sheet. */
  readonly label: string;
  /** The act by its name, over the sheet and on the button that does it. */
  readonly title: string;
  readonly acting: string;
  /** What is said when it is done. */
  readonly done: string;
  /** The sheet opens anew. */
  onOpen?(): void;
  readonly children?: ReactNode;
  readonly fields?: ReactNode;
};

/** A button for one act that asks for a reason first. */
export function ReasonAct<Request>({
  useCall,
  requestOf,
  label,
  title,
  acting,
  done,
  onOpen,
  children,
  fields,
}: ReasonActProps<Request>) {
  const [open, setOpen] = useState(false);
  const { act, busy, refusal, forget } = useCall({
    done: () => {
      setOpen(false);
      showToast(done, { tone: 'done' });
    },
  });
  return (
    <>
      <Button
        variant="second"
        size="row"
        onClick={() => {
          forget();
          onOpen?.();
          setOpen(true);
        }}
      >
        {label}
      </Button>
      <ReasonSheet
        open={open}
        onClose={() => setOpen(false)}
        title={title}
        act={title}
        acting={acting}
        busy={busy}
        refusal={refusal}
        onAct={(reason) => act(requestOf(reason))}
        fields={fields}
      >
        {children}
      </ReasonSheet>
    </>
  );
}
