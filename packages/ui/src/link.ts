import type { AnchorHTMLAttributes, ComponentType } from 'react';

/**
 * What draws a link. The default is a plain `<a>`; an app with a router passes its own component, which gets the same
 * attributes (`href`, `className`, `aria-current`, children) and must put them on an anchor.
 */
export type LinkComponent = 'a' | ComponentType<AnchorHTMLAttributes<HTMLAnchorElement>>;
