import type { setTriggers } from '@quay/contract/perpetual';
import type { SetTriggers, TriggerRow } from '@quay/core';
import { type Route, reply } from '../../../edge/route.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { termsOf } from '../trigger-request.ts';
import { triggerOnWire } from '../wire.ts';

export const setTriggersRoute =
  ({ core }: Pick<PerpetualNeeds, 'core'>): Route<typeof setTriggers> =>
  async ({ symbol, orderId, triggers: requested }, { owner }) => {
    const triggers: SetTriggers['triggers'][number][] = [];
    for (const { kind, ...said } of requested) {
      const terms = termsOf(said);
      if ('refusal' in terms) return { outcome: terms };
      triggers.push({ kind, ...terms });
    }
    const input = { owner, contract: symbol, order: orderId ?? null, triggers };
    const { outcome, seq } = await core.submit<{ triggers: readonly TriggerRow[] }>('perpetual/set-triggers', input);
    return outcome.ok ? reply(outcome.value.triggers.map(triggerOnWire), seq) : { outcome, seq };
  };
