import type { cancelBusiness } from '@quay/contract/verification';
import { type Route, refused } from '../../../edge/route.ts';
import { businessReply } from '../business-reply.ts';

export const cancelBusinessRoute: Route<typeof cancelBusiness> = async ({ reason }, asking) => {
  const { owner, verification } = asking;
  await asking.rows();
  const no = await verification.merchants.cancel(owner, reason);
  return no ? refused(no.refusal, no.params) : businessReply(asking);
};
