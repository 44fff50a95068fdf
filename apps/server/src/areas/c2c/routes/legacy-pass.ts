import type { legacyPass } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { reworded } from '../legacy/reworded.ts';
import { numberOf } from '../legacy/wire.ts';
import { releaseRoute } from './release.ts';

export const legacyPassRoute: Route<typeof legacyPass> = ({ order_no, safe_password, proof = {} }, asking) =>
  reworded(releaseRoute({ orderId: Number(order_no), fundPassword: safe_password, proof }, asking), numberOf);
