import {
  amendOrder,
  cancelAll,
  cancelOrder,
  cancelOrders,
  feeRates,
  placeBracket,
  placeOco,
  placeOrder,
  placeOrders,
} from '@quay/contract/spot';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import { liveOrders } from './live-orders.ts';
import type { SpotNeeds } from './needs.ts';
import { spotPushes } from './pushes.ts';
import { amendOrderRoute } from './routes/amend-order.ts';
import { cancelAllRoute } from './routes/cancel-all.ts';
import { cancelOrderRoute } from './routes/cancel-order.ts';
import { cancelOrdersRoute } from './routes/cancel-orders.ts';
import { feeRatesRoute } from './routes/fee-rates.ts';
import { placeBracketRoute } from './routes/place-bracket.ts';
import { placeOcoRoute } from './routes/place-oco.ts';
import { placeOrderRoute } from './routes/place-order.ts';
import { placeOrdersRoute } from './routes/place-orders.ts';
import { practiceRoutes } from './routes/practice.ts';
import { recordRoutes } from './routes/records.ts';

export const spotArea = (needs: SpotNeeds): Area => ({
  routes: [
    serve(placeOrder, placeOrderRoute(needs)),
    serve(placeOco, placeOcoRoute(needs)),
    serve(placeBracket, placeBracketRoute(needs)),
    serve(placeOrders, placeOrdersRoute(needs)),
    serve(amendOrder, amendOrderRoute(needs)),
    serve(cancelOrder, cancelOrderRoute(needs)),
    serve(cancelOrders, cancelOrdersRoute(needs)),
    serve(cancelAll, cancelAllRoute(needs)),
    serve(feeRates, feeRatesRoute),
    ...recordRoutes(),
  ],
  practice: practiceRoutes(needs),
  pushes: { user: spotPushes },
  orders: liveOrders(needs),
});
