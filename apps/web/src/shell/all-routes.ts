import { chunk } from '@quay/web-kit/page';
import { matchPath } from '@quay/web-kit/router';
import { marketRoutes } from '../areas/market/area.tsx';
import { spotRoutes } from '../areas/spot/area.tsx';
import { paths } from '../paths.ts';
import type { AreaRoute } from './routes.ts';

type Found = { readonly route: AreaRoute; readonly params: Record<string, string> };

/** The screens that most visits begin with. */
export const nearRoutes: readonly AreaRoute[] = [...marketRoutes, ...spotRoutes];

/** All other screens. Their table is fetched when one of them is wanted: the first screen does not carry it. */
export const furtherRoutes = chunk(async () => (await import('./further-routes.ts')).furtherRoutes);

/** The screen of an address with the parameters of its path, or nothing for an address that is not among these. */
export function routeAmong(routes: readonly AreaRoute[], pathname: string): Found | undefined {
  for (const route of routes) {
    const params = matchPath(route.path, pathname);
    if (params) return { route, params };
  }
  return undefined;
}

export const nearRoute = (pathname: string): Found | undefined => routeAmong(nearRoutes, pathname);

/** Begins to fetch the screen of an address, while the rest of the start is still under way. */
export function preload(pathname: string): void {
  const wanted = async () => {
    const found = nearRoute(pathname) ?? routeAmong(await furtherRoutes(), pathname) ?? nearRoute(paths.home());
    await found?.route.Page.preload();
  };
  // Its boundary tells of a failure when the screen is shown.
  wanted().catch(() => undefined);
}
