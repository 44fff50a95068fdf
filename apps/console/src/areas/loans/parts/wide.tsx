import type { ReactNode } from 'react';

/** What can be pushed sideways has to be reachable by keys, though it does nothing when it is pressed. */
const reachable = { tabIndex: 0 } as const;

/** A table that may be wider than its section. */
export function Wide({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className="loans-wide" aria-label={label} {...reachable}>
      {children}
    </section>
  );
}
