import type { exchangeHistory } from '@quay/contract/convert';
import { numberedPageOf } from '../../../edge/page.ts';
import { type Route, told } from '../../../edge/route.ts';
import { conversionOnWire } from '../wire.ts';

export const exchangeHistoryRoute: Route<typeof exchangeHistory> = async (request, asking) => {
  const rows = await asking.rows();
  const { offset, size, of } = numberedPageOf(request);
  return told(of((await rows.convert.conversions(asking.owner, { offset, size })).map(conversionOnWire)));
};
