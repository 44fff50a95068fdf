import type { ReactNode } from 'react';

export type PillTone = 'neutral' | 'accent' | 'warn' | 'rise' | 'fall';

/** The state of a thing in one or two words. Not for percentages: those stand without a ground. */
export function Pill({ tone = 'neutral', children }: { tone?: PillTone; children: ReactNode }) {
  return <span className={`q-pill${tone === 'neutral' ? '' : ` q-pill--${tone}`}`}>{children}</span>;
}
