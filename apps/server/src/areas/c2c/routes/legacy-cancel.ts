import { cancelReasons, type legacyCancel } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { reworded } from '../legacy/reworded.ts';
import { numberOf } from '../legacy/wire.ts';
import { cancelRoute } from './cancel.ts';

export const legacyCancelRoute: Route<typeof legacyCancel> = ({ order_no, remark }, asking) => {
  const reason = cancelReasons.find((one) => one === remark) ?? 'other';
  return reworded(cancelRoute({ orderId: Number(order_no), reason }, asking), numberOf);
};
