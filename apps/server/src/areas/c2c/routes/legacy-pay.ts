import type { legacyPay } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { reworded } from '../legacy/reworded.ts';
import { numberOf } from '../legacy/wire.ts';
import { payRoute } from './pay.ts';

export const legacyPayRoute: Route<typeof legacyPay> = ({ order_no }, asking) =>
  reworded(payRoute({ orderId: Number(order_no) }, asking), numberOf);
