import { Redirect, useSearchParams } from '@quay/web-kit/router';
import { paths } from '../../../paths.ts';
import { OrderRecordsPage } from '../../../trading/orders/order-records.tsx';
import { useSpotOrders } from '../orders.ts';

/** Orders that have ended and fills, back to the first. */
export default function TradeRecordPage() {
  const [search] = useSearchParams();
  const orders = useSpotOrders();
  // Where the ledger once stood.
  if (search.get('tab') === 'ledger') return <Redirect to={paths.accountChange(ledgerSearchOf(search))} />;
  return <OrderRecordsPage of={orders} />;
}

const ledgerSearchOf = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries([...search].filter(([name]) => name !== 'tab'));
