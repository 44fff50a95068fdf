import { Bone, ErrorRow, IconButton } from '@quay/ui';
import { wordsOf } from '@quay/web-kit/request';
import { navigate, withQuery } from '@quay/web-kit/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { shellWords } from '../shell/words/index.ts';

export type DetailProps = {
  readonly title: ReactNode;
  /** Under the title: a number, a date. */
  readonly sub?: ReactNode;
  /** States, beside the title. */
  readonly pills?: ReactNode;
  /** What can be done with it. Buttons of the second kind: the filled one stands in the sheet that they open. */
  readonly acts?: ReactNode;
  /** Where the cross goes, with the query of the address. */
  readonly listPath: string;
  readonly children: ReactNode;
  /** Stays in sight below what scrolls: where a case is decided. */
  readonly foot?: ReactNode;
};

/** What was opened from a list. */
export function Detail({ title, sub, pills, acts, listPath, children, foot }: DetailProps) {
  const words = shellWords.useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Where the list has made room, the keyboard goes on here.
    const hidden = document.querySelector('.con-panes-list')?.checkVisibility() === false;
    if (hidden) heading.current?.focus();
  }, []);
  return (
    <article className="con-detail">
      <header className="con-detail-head">
        <div className="q-grow">
          <div className="con-detail-title">
            <h2 ref={heading} tabIndex={-1}>
              {title}
            </h2>
            {pills}
          </div>
          {sub && <div className="q-muted">{sub}</div>}
        </div>
        {acts && <div className="con-panes-acts">{acts}</div>}
        <IconButton
          icon="close"
          quiet
          label={words.back}
          onClick={() => navigate(withQuery(listPath, location.search))}
        />
      </header>
      <div className="con-detail-body">{children}</div>
      {foot && <footer className="con-detail-foot">{foot}</footer>}
    </article>
  );
}

type Query<Answer> = { readonly data: Answer | undefined; readonly error: Error | null; refetch(): unknown };

/** The answer to the query of a detail: its shape while it is under way, what went wrong, or the answer. */
export function Answered<Answer>({
  query,
  children,
}: {
  query: Query<Answer>;
  children: (answer: Answer) => ReactNode;
}) {
  const words = shellWords.useWords();
  if (query.data !== undefined) return children(query.data);
  if (query.error) {
    return (
      <ErrorRow title={words.detailFailed} retryLabel={words.tryAgain} onRetry={() => void query.refetch()}>
        {wordsOf(query.error) ?? words.request.system}
      </ErrorRow>
    );
  }
  return (
    <div className="con-bones" role="status" aria-busy="true" aria-label={words.loading}>
      {[22, 14, 40, 34, 38, 30].map((width) => (
        <Bone key={width} width={width} />
      ))}
    </div>
  );
}

/** A part of a detail, with a line above it. `wide` takes both columns. */
export function Section({
  title,
  count,
  act,
  wide,
  top,
  children,
}: {
  title: string;
  count?: number;
  act?: ReactNode;
  wide?: boolean;
  /** Right below the title of a page, and not in a detail. */
  top?: boolean;
  children: ReactNode;
}) {
  const Heading = top ? 'h2' : 'h3';
  return (
    <section className={`con-section${wide ? ' con-section--wide' : ''}`}>
      <header>
        <Heading className="con-section-title">
          {title} {count !== undefined && <span className="q-muted q-n">{count}</span>}
        </Heading>
        {act}
      </header>
      {children}
    </section>
  );
}

/** Lines of facts. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="con-facts">{children}</dl>;
}

/** One fact; an act beside it shows, copies or changes it. */
export function Fact({ label, children, act }: { label: ReactNode; children: ReactNode; act?: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <span className="con-fact">{children}</span>
        {act}
      </dd>
    </div>
  );
}
