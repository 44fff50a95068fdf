import type { staffAppeal } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';
import { handlerOf } from '../handler-of.ts';

export const staffAppealRoute: Route<typeof staffAppeal> = async ({ orderId }, asking) => {
  const found = await asking.c2c.appeals.desk.detail(handlerOf(asking), Number(orderId), await asking.rows());
  return 'refusal' in found ? { outcome: { ok: false, ...found } } : told(found);
};
