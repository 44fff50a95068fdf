import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { ErrorWords } from './error-words.tsx';
import { Icon, type IconName } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export type ToastTone = 'info' | 'done' | 'warn' | 'error';

export interface Toast {
  id: number;
  tone: ToastTone;
  text: ReactNode;
  /** One quiet act, such as "Undo". */
  act?: ReactNode;
}

/** How long a toast stays; what went wrong stays longer. */
const stayMs: Record<ToastTone, number> = { info: 5000, done: 5000, warn: 8000, error: 8000 };
const atMost = 3;
const icons: Record<ToastTone, IconName> = { info: 'info', done: 'check', warn: 'warn', error: 'warn' };

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function set(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Says something small that needs no answer. Returns its id. */
export function showToast(text: ReactNode, options: { tone?: ToastTone; act?: ReactNode } = {}): number {
  const toast: Toast = { id: ++lastId, tone: options.tone ?? 'info', text, act: options.act };
  set([...toasts, toast].slice(-atMost));
  return toast.id;
}

export function dismissToast(id: number): void {
  set(toasts.filter((toast) => toast.id !== id));
}

/** The toasts on screen, oldest first. */
export function shownToasts(): readonly Toast[] {
  return toasts;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stay = () => clearTimeout(timer.current);
  const leave = () => {
    stay();
    timer.current = setTimeout(() => dismissToast(toast.id), stayMs[toast.tone]);
  };
  const { id, tone } = toast;
  useEffect(() => {
    timer.current = setTimeout(() => dismissToast(id), stayMs[tone]);
    return () => clearTimeout(timer.current);
  }, [id, tone]);
  return (
    // A reader with the pointer or the focus on it is not hurried.
    <li
      className={`q-toast q-toast--${toast.tone}`}
      onPointerEnter={stay}
      onPointerLeave={leave}
      onFocus={stay}
      onBlur={leave}
    >
      <Icon name={icons[toast.tone]} />
      <span className="q-grow">
        <ErrorWords>{toast.text}</ErrorWords>
      </span>
      {toast.act}
      <IconButton icon="close" size="s" quiet label={closeLabel} onClick={() => dismissToast(toast.id)} />
    </li>
  );
}

/** The one region where toasts appear; once in the app. */
export function Toasts({ label, closeLabel }: { label: string; closeLabel: string }) {
  const shown = useSyncExternalStore(subscribe, shownToasts, shownToasts);
  const region = useRef<HTMLElement>(null);
  const newest = shown.at(-1)?.id;
  useEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    // Shown anew for each toast, so that it lies above a sheet opened meanwhile.
    if (element.matches(':popover-open')) element.hidePopover();
    if (newest !== undefined) element.showPopover();
  }, [newest]);
  return (
    <section ref={region} className="q-toasts" popover="manual" aria-label={label}>
      <ul aria-live="polite">
        {shown.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />
        ))}
      </ul>
    </section>
  );
}
