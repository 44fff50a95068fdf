import './opened-row.css';
import { IconButton } from '@quay/ui';
import { type ReactNode, useEffect } from 'react';
import { shellWords } from '../shell/words/index.ts';

/** What is opened of a list: its head, what stands under it, its act, and the way back to the list. */
export type Opened = {
  readonly title: ReactNode;
  readonly sub?: ReactNode;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
  readonly onClose: () => void;
};

/** In the aside of a pane: the opened row under its head; the cross and Escape close it. */
export function OpenedRow({ title, sub, children, onClose }: Omit<Opened, 'foot'>) {
  const { close } = shellWords.useWords();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A dialog over the page closes first.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) onClose();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <>
      <div className="opened-row">
        <div className="q-grow">
          <h2>{title}</h2>
          {sub && <p className="q-muted q-t12 q-n">{sub}</p>}
        </div>
        <IconButton icon="close" label={close} onClick={onClose} />
      </div>
      {children}
    </>
  );
}
