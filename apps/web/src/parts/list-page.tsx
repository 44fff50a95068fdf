import { PanePage } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import type { ReactNode } from 'react';
import { useWide } from '../trading/use-wide.ts';
import { ColumnPage } from './column-page.tsx';
import { type Opened, OpenedRow } from './opened-row.tsx';

type ListPageProps = {
  title: string;
  /** Where back leads on a phone when the page was opened by its address. */
  backTo: string;
  /** Icon buttons: beside the title of a phone. The lines of a desktop bring their own. */
  acts?: ReactNode;
  /** From 1024 px: the line of the area, and that of the parts of the page. */
  line: ReactNode;
  /** What the page says of its list: above it on a phone, beside it on a desktop while nothing is opened. */
  about?: ReactNode;
  /** What it says is a table or a form of several columns. */
  wideAside?: boolean;
  /** Only from 1024 px: a phone opens it as a page of its own. */
  opened?: Opened | undefined;
  /** Only from 1024 px: under the list. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A list: one column on a phone; from 1024 px a pane under the lines of its area, beside it what is opened of it. */
export function ListPage(props: ListPageProps) {
  const { title, backTo, acts, line, about, wideAside, opened, foot, children } = props;
  const wide = useWide();
  useTitle(title);
  if (!wide) {
    return (
      <ColumnPage title={title} backTo={backTo} acts={acts}>
        {about}
        <div className="column-edge">{children}</div>
      </ColumnPage>
    );
  }
  const aside = opened ? <OpenedRow {...opened} /> : about;
  return (
    <PanePage
      title={title}
      line={line}
      {...(aside && { aside, asideLabel: title })}
      {...(wideAside && { wideAside })}
      {...(opened?.foot && { asideFoot: opened.foot })}
      {...(foot && { foot })}
    >
      {children}
    </PanePage>
  );
}
