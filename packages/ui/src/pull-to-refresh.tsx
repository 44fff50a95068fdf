import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Pixels the cord has to be stretched, and how far it stretches at most. */
const enoughPx = 64;
const mostPx = 96;

export interface PullToRefreshProps {
  /** Called when the cord is let go after enough stretch. */
  onRefresh: () => Promise<unknown>;
  /** Shown and read out while it works. */
  busyLabel: string;
  children: ReactNode;
}

/** The content of a page. Pulled down at its top, it stretches the cord under the app bar and lets go. */
export function PullToRefresh({ onRefresh, busyLabel, children }: PullToRefreshProps) {
  const root = useRef<HTMLDivElement>(null);
  const cord = useRef<SVGSVGElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const refresh = useRef(onRefresh);
  useEffect(() => {
    refresh.current = onRefresh;
  });

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    let startY: number | undefined;
    let pulled = 0;
    let working = false;

    function range(px: number) {
      if (!cord.current || !content.current) return;
      cord.current.style.transform = `scaleY(${px / 80})`;
      cord.current.style.opacity = px > 0 ? '1' : '0';
      content.current.style.transform = px > 0 ? `translateY(${px}px)` : '';
    }
    function start(event: TouchEvent) {
      const first = event.touches[0];
      if (working || event.touches.length !== 1 || !first || scrollY > 0) return;
      startY = first.clientY;
      element?.classList.remove('q-pull--let-go');
    }
    function move(event: TouchEvent) {
      const first = event.touches[0];
      if (startY === undefined || !first) return;
      // A cord resists: half of the way of the finger, with an end.
      pulled = Math.min(mostPx, Math.max(0, (first.clientY - startY) / 2));
      if (scrollY > 0) pulled = 0;
      range(pulled);
    }
    async function letGo() {
      if (startY === undefined) return;
      startY = undefined;
      element?.classList.add('q-pull--let-go');
      if (pulled < enoughPx) {
        pulled = 0;
        range(0);
        return;
      }
      pulled = 0;
      working = true;
      setBusy(true);
      range(40);
      try {
        await refresh.current();
      } catch {
        // What failed is shown by the page itself, where the data would be.
      } finally {
        working = false;
        setBusy(false);
        range(0);
      }
    }
    const end = () => void letGo();
    element.addEventListener('touchstart', start, { passive: true });
    element.addEventListener('touchmove', move, { passive: true });
    element.addEventListener('touchend', end);
    element.addEventListener('touchcancel', end);
    return () => {
      element.removeEventListener('touchstart', start);
      element.removeEventListener('touchmove', move);
      element.removeEventListener('touchend', end);
      element.removeEventListener('touchcancel', end);
    };
  }, []);

  return (
    <div ref={root} className="q-pull" aria-busy={busy}>
      <svg ref={cord} className="q-pull-cord" viewBox="0 0 100 80" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 0Q50 120 100 0" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="q-pull-label" role="status">
        {busy && busyLabel}
      </div>
      <div ref={content} className="q-pull-content">
        {children}
      </div>
    </div>
  );
}
