import type { AnchorHTMLAttributes } from 'react';
import { Link } from './router.tsx';

/** The link that the design system's parts draw in this app: it goes without loading the page anew. */
export function AppLink({ href = '', ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <Link {...rest} to={href} />;
}
