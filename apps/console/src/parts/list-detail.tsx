import type { ReactNode } from 'react';

export type ListDetailProps = {
  /** Of the page, over its list. */
  readonly title: string;
  /** Acts of the page, right of its title. */
  readonly acts?: ReactNode;
  /** What narrows the list, under the title. */
  readonly filters?: ReactNode;
  readonly list: ReactNode;
  /** What is opened from the list. The list stays beside it from 1200 px on, and makes room for it below. */
  readonly detail?: ReactNode;
};

/** A list, and beside it what was opened from it. */
export function ListDetailPage({ title, acts, filters, list, detail }: ListDetailProps) {
  const open = detail !== undefined && detail !== false;
  return (
    <div className={`con-panes${open ? ' con-panes--open' : ''}`}>
      <section className="con-panes-list">
        <header className="con-panes-head">
          <h1>{title}</h1>
          {acts && <div className="con-panes-acts">{acts}</div>}
        </header>
        {filters && <div className="con-panes-filters">{filters}</div>}
        <div className="con-panes-rows">{list}</div>
      </section>
      {open && <div className="con-panes-detail">{detail}</div>}
    </div>
  );
}

/** A page without a list: figures, settings. */
export function PlainPage({ title, acts, children }: { title: string; acts?: ReactNode; children: ReactNode }) {
  return (
    <div className="con-page">
      <header className="con-panes-head">
        <h1>{title}</h1>
        {acts && <div className="con-panes-acts">{acts}</div>}
      </header>
      <div className="con-page-body">{children}</div>
    </div>
  );
}
