import type { ReactNode } from 'react';

export type End = { readonly head: ReactNode; readonly below?: ReactNode };

/** What stands under the ends of a rule, and under its middle. */
export function Ends({ start, middle, end }: { start: End; middle?: End; end: End }) {
  return (
    <div className="earn-ends q-t12 q-n">
      <OneEnd {...start} />
      {middle && <OneEnd {...middle} />}
      <OneEnd {...end} />
    </div>
  );
}

function OneEnd({ head, below }: End) {
  return (
    <span>
      <span className="q-block q-mid">{head}</span>
      {below !== undefined && <span className="q-block q-muted">{below}</span>}
    </span>
  );
}
