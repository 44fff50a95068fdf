import type { ReactNode } from 'react';
import '../panes.css';

/** What a page is about, and on a wide screen beside it, else under it, what goes with it. */
export function Panes({ about, children }: { about: ReactNode; children: ReactNode }) {
  return (
    <div className="perpetual-panes">
      <div>{about}</div>
      <div>{children}</div>
    </div>
  );
}
