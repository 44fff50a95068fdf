import { identityRoutes } from '../areas/identity/area.tsx';
import { marketRoutes } from '../areas/market/area.tsx';
import { spotRoutes } from '../areas/spot/area.tsx';
import { supportRoutes } from '../areas/support/area.tsx';
import { verificationRoutes } from '../areas/verification/area.tsx';
import { walletRoutes } from '../areas/wallet/area.tsx';
import { paths } from '../paths.ts';
import { matchPath } from './router.tsx';
import type { AreaRoute } from './routes.ts';

/** Every screen of the app. */
export const routes: readonly AreaRoute[] = [
  ...marketRoutes,
  ...spotRoutes,
  ...walletRoutes,
  ...identityRoutes,
  ...verificationRoutes,
  ...supportRoutes,
];

/** The screen of an address with the parameters of its path, or nothing for an unknown one. */
export function routeOf(pathname: string): { route: AreaRoute; params: Record<string, string> } | undefined {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return undefined;
}

/** Begins to fetch the screen of an address, while the rest of the start is still under way. */
export function preload(pathname: string): void {
  const found = routeOf(pathname) ?? routeOf(paths.home());
  // Its boundary tells of a failure when the screen is shown.
  found?.route.Page.preload().catch(() => undefined);
}
