import type { AreaRoute } from '../../shell/routes.ts';
import { c2cMarketRoutes } from './market-routes.tsx';
import { c2cOrderRoutes } from './order-routes.tsx';
import { c2cPeopleRoutes } from './users-routes.tsx';

/** The screens of C2C: the market and its ads, the orders, and the people with their methods. */
export const c2cRoutes: readonly AreaRoute[] = [...c2cMarketRoutes, ...c2cOrderRoutes, ...c2cPeopleRoutes];
