import '../identity.css';
import './security.css';
import { AppBar, ErrorRow } from '@quay/ui';
import { useTitle } from '@quay/web-kit/page';
import { useBack } from '@quay/web-kit/router';
import type { ReactNode } from 'react';
import { paths } from '../../../../paths.ts';
import { shellWords } from '../../../../shell/words/index.ts';
import { securityWords } from '../../words/security/index.ts';

type StepPageProps = {
  title: string;
  lead?: ReactNode;
  /** In place of going back: an earlier step of the same page. */
  onBack?: (() => void) | undefined;
  /** Rows that reach from edge to edge. */
  wide?: boolean;
  children: ReactNode;
};

/** One task of the security centre. */
export function StepPage({ title, lead, onBack, wide = false, children }: StepPageProps) {
  const shell = shellWords.useWords();
  const back = useBack(paths.safety());
  useTitle(title);
  return (
    <div className="identity-page">
      <AppBar title={title} onBack={onBack ?? back} backLabel={shell.back} />
      <div className={`security-body${wide ? ' security-body--wide' : ''}`}>
        {lead && <p className="security-lead">{lead}</p>}
        {children}
      </div>
    </div>
  );
}

type FailedProps = { title: string; kept: string; retrying: boolean; onRetry: () => void };

/** Something of the account did not load, and what that means. */
export function Failed({ title, kept, retrying, onRetry }: FailedProps) {
  const shell = shellWords.useWords();
  return (
    <ErrorRow title={title} retryLabel={shell.tryAgain} retrying={retrying} onRetry={onRetry}>
      {kept}
    </ErrorRow>
  );
}

/** The settings themselves did not load, so that nothing can be changed yet. */
export function SettingsFailed({ retrying, onRetry }: Pick<FailedProps, 'retrying' | 'onRetry'>) {
  const words = securityWords.useWords();
  return <Failed title={words.failed} kept={words.failedWords} retrying={retrying} onRetry={onRetry} />;
}
