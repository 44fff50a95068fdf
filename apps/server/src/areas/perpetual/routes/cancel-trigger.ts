import type { cancelTrigger } from '@quay/contract/perpetual';
import type { TriggerRow } from '@quay/core';
import { type Route, reply } from '../../../edge/route.ts';
import { finishedTrigger } from '../finished-triggers.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { triggerOnWire } from '../wire.ts';

export const cancelTriggerRoute =
  ({ core }: Pick<PerpetualNeeds, 'core'>): Route<typeof cancelTrigger> =>
  async ({ triggerId: trigger }, context) => {
    const { outcome, seq } = await core.submit<TriggerRow>('perpetual/cancel-trigger', {
      owner: context.owner,
      trigger,
    });
    if (outcome.ok) return reply(triggerOnWire(outcome.value), seq);
    return { outcome: await finishedTrigger(outcome, trigger, seq, context), seq };
  };
