import { OrderDetailPage } from '../../../trading/orders/order-detail.tsx';
import { spotOrders } from '../orders.ts';

/** One order with its fills. */
export default function TradeDetailPage() {
  return <OrderDetailPage of={spotOrders} />;
}
