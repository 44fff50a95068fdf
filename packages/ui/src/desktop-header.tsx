import type { ReactNode } from 'react';
import type { LinkComponent } from './link.ts';

export interface DesktopHeaderProps {
  /** The logo, as a link to the first page. */
  brand: ReactNode;
  /** What the navigation is called for a screen reader. */
  label: string;
  items: readonly { href: string; label: string }[];
  /** The `href` of the area the reader is in. */
  current?: string;
  link?: LinkComponent;
  /** At the right: the open C2C order with its ring, the next act, notices, the account. */
  children?: ReactNode;
}

/** The one header of the desktop, 56 px. It is there from 1024 px, where the tab bar leaves. */
export function DesktopHeader({ brand, label, items, current, link: Link = 'a', children }: DesktopHeaderProps) {
  return (
    <header className="q-desktop-header">
      {brand}
      <nav aria-label={label}>
        {items.map((item) => (
          <Link key={item.href} href={item.href} aria-current={item.href === current ? 'page' : undefined}>
            {item.label}
          </Link>
        ))}
      </nav>
      <div className="q-desktop-header-end">{children}</div>
    </header>
  );
}
