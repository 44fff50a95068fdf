import { Icon, type IconName } from './icon.tsx';
import type { LinkComponent } from './link.ts';

export interface TabBarItem {
  href: string;
  icon: IconName;
  label: string;
}

export interface TabBarProps {
  /** What the bar is called for a screen reader. */
  label: string;
  /** Six on the phone. */
  items: readonly TabBarItem[];
  /** The `href` of the tab the reader is in. */
  current?: string;
  link?: LinkComponent;
}

/** The bar at the foot of the phone, and the room it needs at the end of the page. Gone from 1024 px. */
export function TabBar({ label, items, current, link: Link = 'a' }: TabBarProps) {
  return (
    <>
      <div className="q-tab-bar-room" />
      <nav className="q-tab-bar" aria-label={label}>
        {items.map((item) => (
          <Link key={item.href} href={item.href} aria-current={item.href === current ? 'page' : undefined}>
            <Icon name={item.icon} />
            <span>{item.label}</span>
          </Link>
        ))}
      </nav>
    </>
  );
}
