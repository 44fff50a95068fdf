import type { entries } from '@quay/contract/wallet';
import { pageOf, spanOf } from '../../../edge/page.ts';
import { type Route, told } from '../../../edge/route.ts';
import { entryOnWire } from '../wire.ts';

export const entriesRoute: Route<typeof entries> = async (request, asking) => {
  const rows = await asking.rows();
  const wanted = {
    asset: request.symbol,
    book: request.book,
    cause: request.cause,
    ...spanOf(request),
    ...pageOf(request),
  };
  return told((await rows.wallet.entries(asking.owner, wanted)).map(entryOnWire));
};
