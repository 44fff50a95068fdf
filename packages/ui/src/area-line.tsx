import type { ReactNode } from 'react';
import type { LinkComponent } from './link.ts';

export interface AreaLineProps {
  /** What the pages belong to, for a screen reader. */
  label: string;
  items: readonly { href: string; label: ReactNode }[];
  /** The `href` of the page that is shown. */
  current: string | undefined;
  link?: LinkComponent;
  /** `parts` stands under another line: the parts of one of its pages. */
  look?: 'pages' | 'parts';
  /** At the right: what is chosen, an export, what is in use. */
  children?: ReactNode;
}

/** The pages of an area that has no side navigation, above the content of a desktop. */
export function AreaLine({ label, items, current, link: Link = 'a', look = 'pages', children }: AreaLineProps) {
  return (
    <div className={`q-area-line q-area-line--${look}`}>
      <nav aria-label={label}>
        {items.map((item) => (
          <Link key={item.href} href={item.href} aria-current={item.href === current ? 'page' : undefined}>
            {item.label}
          </Link>
        ))}
      </nav>
      {children && <div className="q-area-line-end">{children}</div>}
    </div>
  );
}
