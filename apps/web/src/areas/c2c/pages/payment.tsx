import type { C2cOrder } from '@quay/contract/c2c';
import { Note } from '@quay/ui';
import { Redirect, useNavigate } from '@quay/web-kit/router';
import { OrderFrame } from '../orders/order-frame.tsx';
import { Escrow } from '../orders/order-head.tsx';
import { PayAct, PayRules } from '../orders/pay.tsx';
import { PaymentDetails } from '../orders/payment-details.tsx';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { c2cPaths } from '../paths.ts';
import { orderWords } from '../words/orders/index.ts';

/** The payer's page: where to pay to, what to mind, and the word that it was done. */
export default function PaymentPage() {
  const { pay: words } = orderWords.useWords();
  const amounts = useC2cAmounts();
  return (
    <OrderFrame
      ofAct
      title={(order) => (order ? `${words.title} ${amounts.fiat(order.money, order.fiat)}` : words.title)}
    >
      {(order) => <Pay order={order} />}
    </OrderFrame>
  );
}

function Pay({ order }: { order: C2cOrder }) {
  const { pay: words } = orderWords.useWords();
  const navigate = useNavigate();
  const toOrder = () => void navigate(c2cPaths.order(order.orderId), { replace: true });
  // Whatever it is now, its own page says it.
  if (order.state !== 'unpaid' || order.party !== 'payer') return <Redirect to={c2cPaths.order(order.orderId)} />;
  return (
    <>
      <div className="c2c-order-body">
        <PaymentDetails order={order} />
        <div className="q-gutter c2c-stack">
          <PayRules order={order} />
          <Note>{words.only}</Note>
        </div>
        <Escrow order={order} state="locked" />
      </div>
      <div className="q-act-bar">
        <PayAct order={order} onPaid={toOrder} />
      </div>
    </>
  );
}
