import { historyTypeOf, type walletHistory } from '@quay/contract/wallet';
import { numberedPageOf } from '../../../edge/page.ts';
import { type Route, told } from '../../../edge/route.ts';
import { movementOnWire } from '../wire.ts';

export const walletHistoryRoute: Route<typeof walletHistory> = async (request, asking) => {
  const rows = await asking.rows();
  const { offset, size, of } = numberedPageOf(request);
  const type = request.historyType && historyTypeOf(request.historyType);
  const wanted = { type, asset: request.symbol, offset, size };
  return told(of((await rows.wallet.movements(asking.owner, wanted)).map(movementOnWire)));
};
