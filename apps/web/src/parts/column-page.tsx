import './column-page.css';
import { AppBar } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { useBack } from '@quay/web-kit/router';
import type { ReactNode } from 'react';
import { shellWords } from '../shell/words/index.ts';

type ColumnPageProps = {
  title: string;
  /** Where back leads when the page was opened by its address. */
  backTo: string;
  /** Icon buttons at the right of the title. */
  acts?: ReactNode;
  /** Stays under the thumb. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A screen in one column, with its title and the way back. */
export function ColumnPage({ title, backTo, acts, foot, children }: ColumnPageProps) {
  const shell = shellWords.useWords();
  useTitle(title);
  return (
    <div className="column-page">
      <AppBar title={title} onBack={useBack(backTo)} backLabel={shell.back} acts={acts} />
      <div className="column-body">{children}</div>
      {foot && <div className="q-act-bar">{foot}</div>}
    </div>
  );
}
