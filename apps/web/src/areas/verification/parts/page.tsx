import './verification.css';
import { AppBar } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { useBack } from '@quay/web-kit/router';
import type { ReactNode } from 'react';
import { shellWords } from '../../../shell/words/index.ts';

/** A screen of this area: one column, with the way back. */
export function Page({ title, backTo, children }: { title: string; backTo: string; children: ReactNode }) {
  const shell = shellWords.useWords();
  useTitle(title);
  return (
    <div className="verification-page">
      <AppBar title={title} onBack={useBack(backTo)} backLabel={shell.back} />
      <div className="verification-body">{children}</div>
    </div>
  );
}
