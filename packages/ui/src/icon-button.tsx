import type { ComponentProps } from 'react';
import { Icon, type IconName } from './icon.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** What it does, in words: the accessible name and the tooltip. */
  label: string;
  size?: 's' | 'xs';
  /** Muted: for an act that is not the point of the screen. */
  quiet?: boolean;
  /** The amber dot of something unread. Say it in the label too. */
  dot?: boolean;
}

/** An icon alone with a hit area of 44 px. */
export function IconButton({ icon, label, size, quiet, dot, className = '', ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={`q-icon-btn${quiet ? ' q-icon-btn--quiet' : ''} ${className}`}
    >
      <Icon name={icon} size={size} />
      {dot && <span className="q-dot" />}
    </button>
  );
}
