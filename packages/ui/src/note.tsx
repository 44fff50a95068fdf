import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface NoteProps {
  icon?: IconName;
  /** `warn` by default, at most one on a screen; `quiet` only informs. */
  tone?: 'warn' | 'quiet';
  children: ReactNode;
}

export function Note({ tone = 'warn', icon = tone === 'warn' ? 'warn' : 'info', children }: NoteProps) {
  return (
    <div className={`q-note${tone === 'quiet' ? ' q-note--quiet' : ''}`}>
      <Icon name={icon} />
      <div className="q-grow">{children}</div>
    </div>
  );
}
