import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { navigate } from './history.ts';

type Anchor = AnchorHTMLAttributes<HTMLAnchorElement>;

export type LinkProps = Omit<Anchor, 'href'> & { to: string; replace?: boolean; state?: unknown };

/** A link inside of the app. It stays a real link: a new tab, a long press and a middle click do what they always do. */
export function Link({ to, replace, state, onClick, target, ...rest }: LinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || !plain || (target && target !== '_self')) return;
    event.preventDefault();
    // The same page once more is no new step back.
    const here = window.location.pathname + window.location.search;
    navigate(to, { replace: replace ?? to === here, state });
  }
  return <a {...rest} href={to} target={target} onClick={follow} />;
}

/** The link that the design system's parts draw in an app: it goes without loading the page anew. */
export function AppLink({ href = '', ...rest }: Anchor) {
  return <Link {...rest} to={href} />;
}
