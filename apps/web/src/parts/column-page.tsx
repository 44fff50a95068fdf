import './column-page.css';
import { AppBar } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { useBack } from '@quay/web-kit/router';
import type { ReactNode } from 'react';
import { shellWords } from '../shell/words/index.ts';
import { useWide } from '../trading/use-wide.ts';

type ColumnPageProps = {
  title: string;
  /** Where back leads when the page was opened by its address. */
  backTo: string;
  /** Icon buttons at the right of the title. */
  acts?: ReactNode;
  /** From 1024 px in place of the title and the way back: the lines of the area. */
  line?: ReactNode;
  /** Stays under the thumb. */
  foot?: ReactNode;
  children: ReactNode;
};

/** A screen in one column, with its title and the way back. */
export function ColumnPage({ title, backTo, acts, line, foot, children }: ColumnPageProps) {
  const shell = shellWords.useWords();
  const back = useBack(backTo);
  const hasLine = useWide() && line !== undefined;
  useTitle(title);
  return (
    <div className="column-page">
      {hasLine ? (
        <>
          <h1 className="q-unseen">{title}</h1>
          {line}
        </>
      ) : (
        <AppBar title={title} onBack={back} backLabel={shell.back} acts={acts} />
      )}
      <div className="column-body">{children}</div>
      {foot && <div className="q-act-bar">{foot}</div>}
    </div>
  );
}
