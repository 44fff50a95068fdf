import type { setLeverage } from '@quay/contract/perpetual';
import type { PositionRow } from '@quay/core';
import { type Route, reply } from '../../../edge/route.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { positionOnWire } from '../wire.ts';

export const setLeverageRoute =
  ({ core, contracts }: Pick<PerpetualNeeds, 'core' | 'contracts'>): Route<typeof setLeverage> =>
  async ({ symbol, leverage }, { owner }) => {
    const { outcome, seq } = await core.submit<PositionRow>('perpetual/set-leverage', {
      owner,
      contract: symbol,
      leverage,
    });
    return outcome.ok ? reply(positionOnWire(outcome.value, contracts), seq) : { outcome, seq };
  };
