import { perpetual } from '@quay/contract/perpetual';
import type { Outcome } from '@quay/core';
import type { RequestContext } from '../../edge/request-context.ts';

type Refused = Extract<Outcome, { ok: false }>;

/** The core forgets triggers when they are over; the rows know them. One that is the owner's is over, and not unknown. */
export async function finishedTrigger(
  refused: Refused,
  trigger: number,
  seq: number | undefined,
  { owner, rows }: Pick<RequestContext, 'owner' | 'rows'>,
): Promise<Refused> {
  if (refused.refusal.code !== perpetual['trigger-not-found'].code) return refused;
  const { perpetual: reads } = await rows(seq);
  const isOwn = (await reads.trigger(owner, trigger)) !== undefined;
  return isOwn ? { ok: false, refusal: perpetual['trigger-finished'], params: {} } : refused;
}
