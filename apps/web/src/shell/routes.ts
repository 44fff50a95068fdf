import type { Page } from '@quay/web-kit/page';

/**
 * One screen. An area's `area.tsx` exports them as `marketRoutes`, `spotRoutes`, `walletRoutes`, `identityRoutes`;
 * the shell puts them together.
 */
export type AreaRoute = {
  /** As React Router writes it: `/trade/:symbol`. */
  readonly path: string;
  /** Made with `page()`. */
  readonly Page: Page;
  /** A guest is taken to the login first and comes back. */
  readonly needsLogin?: boolean;
};
