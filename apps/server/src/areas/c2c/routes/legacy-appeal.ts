import { appealReasons, type legacyAppeal } from '@quay/contract/c2c';
import type { Route } from '../asking.ts';
import { reworded } from '../legacy/reworded.ts';
import { numberOf } from '../legacy/wire.ts';
import { appealRoute } from './appeal.ts';

export const legacyAppealRoute: Route<typeof legacyAppeal> = (wish, asking) => {
  const { order_no, description, name, phone, img = '' } = wish;
  const reason = appealReasons.find((one) => one === wish.reason) ?? 'other';
  const files = img.split(',').filter((file) => file !== '');
  const request = { orderId: Number(order_no), reason, description, contactName: name, contactPhone: phone, files };
  return reworded(appealRoute(request, asking), numberOf);
};
