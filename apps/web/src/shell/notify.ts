import { dismissToast, shownToasts, showToast, type ToastTone } from '@quay/ui';

/** Says something at the edge of the screen, once however often it is reported. */
export function notify(words: string, { tone = 'info', ms }: { tone?: ToastTone; ms?: number } = {}): void {
  if (shownToasts().some((toast) => toast.text === words)) return;
  const id = showToast(words, { tone });
  if (ms) setTimeout(() => dismissToast(id), ms);
}
