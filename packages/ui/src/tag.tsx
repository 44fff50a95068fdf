import type { ReactNode } from 'react';

/** A small outlined word beside a name, such as a payment method or a leverage. */
export function Tag({ children }: { children: ReactNode }) {
  return <span className="q-tag">{children}</span>;
}
