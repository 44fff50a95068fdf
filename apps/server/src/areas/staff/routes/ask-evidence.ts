import type { askEvidence } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';
import { handlerOf } from '../handler-of.ts';

export const askEvidenceRoute: Route<typeof askEvidence> = async (wish, asking) => {
  const { staff, audit, core } = asking;
  const asked = await asking.c2c.appeals.desk.ask(handlerOf(asking), wish, await asking.rows(core.seq));
  if ('refusal' in asked) return { outcome: { ok: false, ...asked } };
  const { orderId, from, item } = wish;
  await audit.add({ staff, act: 'ask-evidence', subject: `order ${orderId}`, details: { from, item } });
  return told({}, asked.seq);
};
