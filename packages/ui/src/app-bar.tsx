import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';

export interface AppBarProps {
  /** The title of the screen; it becomes the page's `h1`. Leave it out when `children` hold it. */
  title?: ReactNode;
  /** A second, small line under the title, such as an order number. */
  subtitle?: ReactNode;
  /** Shows the back arrow. */
  onBack?: () => void;
  backLabel?: string;
  /** The arrow closes instead of going back: a cross is drawn. */
  closes?: boolean;
  /** Icon buttons at the right. */
  acts?: ReactNode;
  /** The gutter of the trade and chart screens. */
  dense?: boolean;
  /** In place of the title: the logo, a pair with its price. */
  children?: ReactNode;
}

export function AppBar({
  title,
  subtitle,
  onBack,
  backLabel = '',
  closes = false,
  acts,
  dense,
  children,
}: AppBarProps) {
  return (
    <header
      className={`q-app-bar${onBack ? '' : ' q-app-bar--root'}${subtitle ? ' q-app-bar--two' : ''}${dense ? ' q-app-bar--dense' : ''}`}
    >
      {onBack && <IconButton icon={closes ? 'close' : 'back'} label={backLabel} onClick={onBack} />}
      <div className="q-app-bar-title">
        {title !== undefined && <h1>{title}</h1>}
        {subtitle && <div className="q-app-bar-sub">{subtitle}</div>}
        {children}
      </div>
      {acts && <div className="q-app-bar-acts">{acts}</div>}
    </header>
  );
}
