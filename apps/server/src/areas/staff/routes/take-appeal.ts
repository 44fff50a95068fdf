import type { takeAppeal } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';
import { handlerOf } from '../handler-of.ts';

export const takeAppealRoute: Route<typeof takeAppeal> = async ({ orderId }, asking) => {
  const { staff, audit, core } = asking;
  const taken = await asking.c2c.appeals.desk.take(handlerOf(asking), orderId, await asking.rows(core.seq));
  if ('refusal' in taken) return { outcome: { ok: false, ...taken } };
  await audit.add({ staff, act: 'take-appeal', subject: `order ${orderId}` });
  return told({}, taken.seq);
};
