import type { ReactNode } from 'react';

export interface DayBarsProps {
  /** What each day came to, from old to new, at or above zero; only heights are drawn. */
  values: readonly { readonly at: number; readonly value: number }[];
  label: string;
  /** Under the bars: the first day, what lies between, the last. */
  first?: ReactNode;
  middle?: ReactNode;
  last?: ReactNode;
}

/** A sum for each day. */
export function DayBars({ values, label, first, middle, last }: DayBarsProps) {
  const most = Math.max(...values.map(({ value }) => value), 0);
  const step = 100 / Math.max(1, values.length);
  return (
    <figure className="earn-bars">
      <svg viewBox="0 0 100 64" preserveAspectRatio="none" role="img" aria-label={label}>
        {values.map(({ at, value }, day) => {
          const height = most > 0 ? (value / most) * 60 : 0;
          return <rect key={at} x={day * step + step * 0.18} y={63 - height} width={step * 0.64} height={height} />;
        })}
        <line className="earn-bars-zero" x1="0" x2="100" y1="63.5" y2="63.5" />
      </svg>
      {(first || middle || last) && (
        <figcaption className="q-t12 q-faint q-n">
          <span>{first}</span>
          <span>{middle}</span>
          <span>{last}</span>
        </figcaption>
      )}
    </figure>
  );
}
