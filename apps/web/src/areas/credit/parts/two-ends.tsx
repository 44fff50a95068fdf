import type { ReactNode } from 'react';

type EndProps = { readonly label: ReactNode; readonly sum: ReactNode; readonly under: ReactNode };

/** What arrives and what goes back, on one line of time. */
export function TwoEnds({ arrives, back }: { arrives: EndProps; back: EndProps }) {
  return (
    <dl className="credit-ends">
      {[arrives, back].map((end, at) => (
        <div key={at === 0 ? 'arrives' : 'back'} className={at === 0 ? 'credit-end' : 'credit-end credit-end--back'}>
          <dt>{end.label}</dt>
          <dd>
            <span className="credit-sum q-n">{end.sum}</span>
            <span className="q-muted q-t12">{end.under}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
