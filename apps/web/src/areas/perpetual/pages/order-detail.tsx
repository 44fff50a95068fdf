import { OrderDetailPage } from '../../../trading/orders/order-detail.tsx';
import { perpetualOrders } from '../orders.ts';

/** One order of a contract with its fills. */
export default function ContractOrderPage() {
  return <OrderDetailPage of={perpetualOrders} />;
}
