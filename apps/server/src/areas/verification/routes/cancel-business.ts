import type { cancelBusiness } from '@quay/contract/verification';
import { type Route, refused, told } from '../../../edge/route.ts';

export const cancelBusinessRoute: Route<typeof cancelBusiness> = async ({ reason }, asking) => {
  const { owner, verification } = asking;
  const rows = await asking.rows();
  const no = await verification.merchants.cancel(owner, reason);
  if (no) return refused(no.refusal, no.params);
  return told(await verification.merchants.status(owner, await rows.verification.depositsOf(owner)));
};
