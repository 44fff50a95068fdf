import type { businessStatus } from '@quay/contract/verification';
import { type Route, told } from '../../../edge/route.ts';

export const businessStatusRoute: Route<typeof businessStatus> = async (_request, asking) => {
  const { owner, verification } = asking;
  const rows = await asking.rows();
  return told(await verification.merchants.status(owner, await rows.verification.depositsOf(owner)));
};
