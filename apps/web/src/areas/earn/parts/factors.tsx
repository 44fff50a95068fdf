import { Fragment, type ReactNode } from 'react';

export type Factor = {
  readonly id: string;
  readonly value: ReactNode;
  readonly name: ReactNode;
  readonly tone?: string;
};

type FactorsProps = {
  /** All but the last are put together by the signs between them. */
  of: readonly Factor[];
  signs: readonly string[];
  /** The same as one sentence, for a screen reader. */
  label: string;
};

/** A formula with its numbers put in, and what it comes to. */
export function Factors({ of, signs, label }: FactorsProps) {
  return (
    <div className="earn-factors" role="math" aria-label={label}>
      {of.map(({ id, value, name, tone = '' }, place) => (
        <Fragment key={id}>
          {place > 0 && (
            <span className="q-faint" aria-hidden="true">
              {signs[place - 1]}
            </span>
          )}
          <span className={place === of.length - 1 ? 'q-right' : ''}>
            <span className={`q-block q-mid q-n ${tone}`}>{value}</span>
            <span className="q-block q-t12 q-muted">{name}</span>
          </span>
        </Fragment>
      ))}
    </div>
  );
}
