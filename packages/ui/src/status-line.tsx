import type { ReactNode } from 'react';

export interface StatusLineProps {
  /** What the line is for a screen reader. */
  label: string;
  /** At the left: the connection, what the market is, what was proved. */
  children: ReactNode;
  /** At the right: where the journal stands, keys, support. */
  end: ReactNode;
}

/** The line at the lower edge of a desktop, 28 px: how the exchange and the way to it are. */
export function StatusLine({ label, children, end }: StatusLineProps) {
  return (
    <section className="q-status-line" aria-label={label}>
      {children}
      <div className="q-status-line-end">{end}</div>
    </section>
  );
}

export interface StatusDotProps {
  tone: 'live' | 'waiting' | 'lost';
}

/** Says nothing that the words beside it do not. */
export function StatusDot({ tone }: StatusDotProps) {
  return <span className={`q-status-dot q-status-dot--${tone}`} aria-hidden="true" />;
}
