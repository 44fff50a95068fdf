import type { realDetail } from '@quay/contract/verification';
import { type Route, told } from '../../../edge/route.ts';

export const realDetailRoute: Route<typeof realDetail> = async (_request, { owner, verification }) =>
  told((await verification.details(owner)).basic);
