import type { highDetail } from '@quay/contract/verification';
import { type Route, told } from '../../../edge/route.ts';

export const highDetailRoute: Route<typeof highDetail> = async (_request, { owner, verification }) => {
  const { advanced, notary } = await verification.details(owner);
  return told({ ...advanced, notary });
};
