import { OrderDetailPage } from '../../../trading/orders/order-detail.tsx';
import { useSpotOrders } from '../orders.ts';

/** One order with its fills. */
export default function TradeDetailPage() {
  return <OrderDetailPage of={useSpotOrders()} />;
}
