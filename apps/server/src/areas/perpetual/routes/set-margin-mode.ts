import type { setMarginMode } from '@quay/contract/perpetual';
import type { PositionRow } from '@quay/core';
import { type Route, reply } from '../../../edge/route.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { positionOnWire } from '../wire.ts';

export const setMarginModeRoute =
  ({ core, contracts }: Pick<PerpetualNeeds, 'core' | 'contracts'>): Route<typeof setMarginMode> =>
  async ({ symbol, mode }, { owner }) => {
    const { outcome, seq } = await core.submit<PositionRow>('perpetual/set-margin-mode', {
      owner,
      contract: symbol,
      mode,
    });
    return outcome.ok ? reply(positionOnWire(outcome.value, contracts), seq) : { outcome, seq };
  };
