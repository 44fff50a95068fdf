import { OrderRecordsPage } from '../../../trading/orders/order-records.tsx';
import { perpetualOrders } from '../orders.ts';

/** Orders of contracts that have ended and fills, back to the first. */
export default function PerpetualHistoryPage() {
  return <OrderRecordsPage of={perpetualOrders} />;
}
