import { type addMargin, perpetual } from '@quay/contract/perpetual';
import type { PositionRow } from '@quay/core';
import { parse } from '@quay/money';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { PerpetualNeeds } from '../needs.ts';
import { positionOnWire } from '../wire.ts';

export const addMarginRoute =
  ({ core, contracts }: Pick<PerpetualNeeds, 'core' | 'contracts'>): Route<typeof addMargin> =>
  async (request, { owner }) => {
    const amount = parse(request.amount);
    if (amount === undefined || amount <= 0n) return refused(perpetual['amount-malformed'], {}, 'amount');
    const { outcome, seq } = await core.submit<PositionRow>('perpetual/add-margin', {
      owner,
      contract: request.symbol,
      amount,
    });
    return outcome.ok ? reply(positionOnWire(outcome.value, contracts), seq) : { outcome, seq };
  };
