import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

export interface ErrorRowProps {
  /** What failed: "The rest did not load". */
  title: ReactNode;
  /** What is kept. */
  children: ReactNode;
  retryLabel: ReactNode;
  onRetry: () => void;
  retrying?: boolean;
}

/** A list, or the rest of it, that did not load. It stands where the rows would. */
export function ErrorRow({ title, children, retryLabel, onRetry, retrying }: ErrorRowProps) {
  return (
    <div className="q-error-row" role="alert">
      <Icon name="warn" />
      <div className="q-grow">
        <div className="q-error-row-title">{title}</div>
        <div className="q-muted">{children}</div>
      </div>
      <Button variant="second" size="row" loading={retrying} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
