import type { favorFind } from '@quay/contract/market';
import { type Route, told } from '../../../edge/route.ts';

export const favorFindRoute: Route<typeof favorFind> = async (_request, { session, reads }) =>
  told(session ? await reads.market.favourites(session.user) : []);
