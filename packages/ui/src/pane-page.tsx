import type { ReactNode } from 'react';

export interface PanePageProps {
  /** The name of the page for a screen reader; the line above shows which it is. */
  title: string;
  /** The line of the area, and under it that of the parts of the page. */
  line?: ReactNode;
  /** What is opened of the list, or what goes with it. Without it the list has the whole width. */
  aside?: ReactNode;
  /** What the aside is, for a screen reader. */
  asideLabel?: string;
  /** The aside holds a table or a form of several columns. */
  wideAside?: boolean;
  /** Pinned to the lower edge of the aside: the act of the opened row. */
  asideFoot?: ReactNode;
  /** 40 px under the list: what is not shown, and sums of what is. */
  foot?: ReactNode;
  children: ReactNode;
}

/**
 * A page of a desktop from edge to edge: the list at the left scrolls with the page, the aside stays beside it and scrolls
 * by itself.
 */
export function PanePage(props: PanePageProps) {
  const { title, line, aside, asideLabel, wideAside = false, asideFoot, foot, children } = props;
  return (
    <div className="q-pane-page">
      <h1 className="q-unseen">{title}</h1>
      {line && <div className="q-pane-page-line">{line}</div>}
      <div className={`q-pane-page-panes${wideAside ? ' q-pane-page-panes--wide' : ''}`}>
        <div className="q-pane-page-main">
          <div className="q-pane-page-list">{children}</div>
          {foot && <div className="q-pane-page-foot">{foot}</div>}
        </div>
        {aside && (
          <aside className="q-pane-page-aside" aria-label={asideLabel}>
            <section className="q-pane-page-scroll" aria-label={asideLabel}>
              {aside}
            </section>
            {asideFoot && <div className="q-pane-page-act">{asideFoot}</div>}
          </aside>
        )}
      </div>
    </div>
  );
}
