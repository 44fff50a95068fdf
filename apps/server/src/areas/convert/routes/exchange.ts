import type { exchange } from '@quay/contract/convert';
import type { Conversion } from '@quay/core';
import { type Route, told } from '../../../edge/route.ts';
import { conversionOnWire } from '../wire.ts';

export const exchangeRoute: Route<typeof exchange> = async ({ quoteId }, asking) => {
  const input = { owner: asking.owner, quote: Number(quoteId) };
  const { outcome, seq } = await asking.core.submit<Conversion>('convert/exchange', input);
  return outcome.ok ? told(conversionOnWire(outcome.value), seq) : { outcome, seq };
};
