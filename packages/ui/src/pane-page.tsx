import type { ReactNode } from 'react';

export interface PanePageProps {
  /** The name of the page for a screen reader; the line above shows which it is. */
  title: string;
  /** The line of the area, and under it that of the parts of the page. */
  line?: ReactNode;
  /** A form beside the list, at the left; its own act is pinned to its lower edge. */
  start?: ReactNode;
  startLabel?: string;
  startFoot?: ReactNode;
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
 * A page of a desktop from edge to edge: the list scrolls with the page; a form at its left and the aside at its right stay
 * beside it and scroll by themselves.
 */
export function PanePage(props: PanePageProps) {
  const { title, line, aside, asideLabel, wideAside = false, asideFoot, foot, children } = props;
  const { start, startLabel, startFoot } = props;
  return (
    <div className="q-pane-page">
      <h1 className="q-unseen">{title}</h1>
      {line && <div className="q-pane-page-line">{line}</div>}
      <div
        className={`q-pane-page-panes${wideAside ? ' q-pane-page-panes--wide' : ''}${start ? ' q-pane-page-panes--three' : ''}`}
      >
        {start && (
          <section className="q-pane-page-start" aria-label={startLabel}>
            <div className="q-pane-page-scroll">{start}</div>
            {startFoot && <div className="q-pane-page-act">{startFoot}</div>}
          </section>
        )}
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
