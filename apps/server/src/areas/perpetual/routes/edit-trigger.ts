import type { editTrigger } from '@quay/contract/perpetual';
import type { TriggerRow } from '@quay/core';
import { type Route, reply } from '../../../edge/route.ts';
import { finishedTrigger } from '../finished-triggers.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { termsOf } from '../trigger-request.ts';
import { triggerOnWire } from '../wire.ts';

export const editTriggerRoute =
  ({ core }: Pick<PerpetualNeeds, 'core'>): Route<typeof editTrigger> =>
  async ({ triggerId: trigger, ...said }, context) => {
    const terms = termsOf(said);
    if ('refusal' in terms) return { outcome: terms };
    const { owner } = context;
    const { outcome, seq } = await core.submit<TriggerRow>('perpetual/edit-trigger', { owner, trigger, ...terms });
    if (outcome.ok) return reply(triggerOnWire(outcome.value), seq);
    return { outcome: await finishedTrigger(outcome, trigger, seq, context), seq };
  };
