import {
  account,
  addMargin,
  amendOrder,
  cancelAll,
  cancelOrder,
  cancelTrigger,
  closeAll,
  closeByOrder,
  editTrigger,
  feeRates,
  placeOrder,
  positions,
  removeMargin,
  setLeverage,
  setMarginMode,
  setTriggers,
} from '@quay/contract/perpetual';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import { legacyRoutes } from './legacy/routes.ts';
import { liveOrders } from './live-orders.ts';
import type { PerpetualNeeds } from './needs.ts';
import { contractPushes, userPushes } from './pushes.ts';
import { accountRoute } from './routes/account.ts';
import { addMarginRoute } from './routes/add-margin.ts';
import { amendOrderRoute } from './routes/amend-order.ts';
import { cancelAllRoute } from './routes/cancel-all.ts';
import { cancelOrderRoute } from './routes/cancel-order.ts';
import { cancelTriggerRoute } from './routes/cancel-trigger.ts';
import { closeAllRoute } from './routes/close-all.ts';
import { closeByOrderRoute } from './routes/close-by-order.ts';
import { closedPositionRoutes } from './routes/closed-positions.ts';
import { contractRoutes } from './routes/contracts.ts';
import { editTriggerRoute } from './routes/edit-trigger.ts';
import { feeRatesRoute } from './routes/fee-rates.ts';
import { fundingRoutes } from './routes/funding.ts';
import { insuranceRoutes } from './routes/insurance.ts';
import { noticeRoutes } from './routes/notices.ts';
import { placeOrderRoute } from './routes/place-order.ts';
import { positionsRoute } from './routes/positions.ts';
import { receiptRoutes } from './routes/receipts.ts';
import { recordRoutes } from './routes/records.ts';
import { removeMarginRoute } from './routes/remove-margin.ts';
import { setLeverageRoute } from './routes/set-leverage.ts';
import { setMarginModeRoute } from './routes/set-margin-mode.ts';
import { setTriggersRoute } from './routes/set-triggers.ts';
import { settlementRoutes } from './routes/settlements.ts';
import { triggerRoutes } from './routes/triggers.ts';

/** How soon a liquidation or a funding has its receipt. */
const RECEIPTS_MS = 2_000;
/** How soon somebody is told of what happened to their contracts. */
const NOTICES_MS = 1_000;

export const perpetualArea = (needs: PerpetualNeeds): Area => {
  const routes = [
    ...contractRoutes(needs),
    serve(placeOrder, placeOrderRoute(needs)),
    serve(cancelOrder, cancelOrderRoute(needs)),
    serve(cancelAll, cancelAllRoute(needs)),
    serve(amendOrder, amendOrderRoute(needs)),
    serve(setTriggers, setTriggersRoute(needs)),
    serve(editTrigger, editTriggerRoute(needs)),
    serve(cancelTrigger, cancelTriggerRoute(needs)),
    ...triggerRoutes,
    serve(closeAll, closeAllRoute(needs)),
    serve(closeByOrder, closeByOrderRoute(needs)),
    serve(positions, positionsRoute(needs)),
    serve(account, accountRoute(needs)),
    serve(setLeverage, setLeverageRoute(needs)),
    serve(setMarginMode, setMarginModeRoute(needs)),
    serve(addMargin, addMarginRoute(needs)),
    serve(removeMargin, removeMarginRoute(needs)),
    serve(feeRates, feeRatesRoute),
    ...recordRoutes(needs),
    ...receiptRoutes(needs),
    ...fundingRoutes(needs),
    ...closedPositionRoutes(needs),
    ...insuranceRoutes(needs),
    ...settlementRoutes(needs),
    ...noticeRoutes(needs),
  ];
  return {
    routes: [...routes, ...legacyRoutes(needs, routes)],
    jobs: [
      { name: 'writing receipts of contracts', everyMs: RECEIPTS_MS, run: () => needs.receipts.write() },
      { name: 'notifying users of their contracts', everyMs: NOTICES_MS, run: () => needs.notices.notify() },
    ],
    pushes: {
      everybody: contractPushes(needs.contracts),
      user: [...userPushes(needs.contracts), { channel: 'notices', begin: (say) => needs.notices.onNotice(say) }],
    },
    orders: liveOrders(needs),
  };
};
