import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

export interface ChipProps extends ComponentProps<'button'> {
  /** On or off. Leave it out for a chip that opens something. */
  pressed?: boolean;
  outlined?: boolean;
  /** Draws the small arrow: the chip opens a choice. */
  opens?: boolean;
}

export function Chip({ pressed, outlined, opens, className = '', children, ...rest }: ChipProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-pressed={pressed}
      aria-haspopup={opens ? 'dialog' : undefined}
      className={`q-chip${outlined ? ' q-chip--outlined' : ''} ${className}`}
    >
      {children}
      {opens && <Icon name="down" size="xs" />}
    </button>
  );
}
