import type { exchangeHistory } from '@quay/contract/convert';
import { numberedPageOf } from '../../../edge/page.ts';
import { type Route, reply } from '../../../edge/route.ts';
import { conversionOnWire } from '../wire.ts';

export const exchangeHistoryRoute: Route<typeof exchangeHistory> = async (request, context) => {
  const rows = await context.rows();
  const { offset, size, of } = numberedPageOf(request);
  return reply(of((await rows.convert.conversions(context.owner, { offset, size })).map(conversionOnWire)));
};
