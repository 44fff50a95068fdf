import type { ReactNode } from 'react';
import { EscrowLineEmpty } from './escrow-line-empty.tsx';

export interface EmptyProps {
  title: ReactNode;
  /** One sentence: why it is empty. */
  children: ReactNode;
  /** The next act, a main button. */
  act?: ReactNode;
  /** One quiet act below it. */
  quiet?: ReactNode;
}

export function Empty({ title, children, act, quiet }: EmptyProps) {
  return (
    <section className="q-empty">
      <EscrowLineEmpty />
      <h2>{title}</h2>
      <p>{children}</p>
      {act && <div className="q-empty-act">{act}</div>}
      {quiet && <div className="q-empty-quiet">{quiet}</div>}
    </section>
  );
}
