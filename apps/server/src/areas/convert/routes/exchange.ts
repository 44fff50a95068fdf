import type { exchange } from '@quay/contract/convert';
import type { Conversion } from '@quay/core';
import { type Route, reply } from '../../../edge/route.ts';
import type { ConvertNeeds } from '../needs.ts';
import { conversionOnWire } from '../wire.ts';

export const exchangeRoute =
  ({ core }: ConvertNeeds): Route<typeof exchange> =>
  async ({ quoteId }, context) => {
    const input = { owner: context.owner, quote: Number(quoteId) };
    const { outcome, seq } = await core.submit<Conversion>('convert/exchange', input);
    return outcome.ok ? reply(conversionOnWire(outcome.value), seq) : { outcome, seq };
  };
