import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface ConnectionBarProps {
  /** "No connection." It is read out once. */
  children: ReactNode;
  /** The age of what is shown: "Prices are 48 s old." It counts, so it is not read out. */
  age?: ReactNode;
  /** "retry in 6 s". */
  retry?: ReactNode;
}

/** Shown while the connection is lost; the figures below wear `q-stale`. It leaves by itself. */
export function ConnectionBar({ children, age, retry }: ConnectionBarProps) {
  return (
    <div className="q-connection">
      <Icon name="offline" size="s" />
      <span className="q-grow">
        <span role="status">{children}</span> {age}
      </span>
      {retry && <span className="q-connection-retry">{retry}</span>}
    </div>
  );
}
