import type { C2cOrder } from '@quay/contract/c2c';
import { buttonClass, KeyValue, Note } from '@quay/ui';
import { exchangeNow } from '@quay/web-kit/request';
import { AppLink, Link, Redirect } from '@quay/web-kit/router';
import { useFigures } from '../../../shell/figures.ts';
import { OrderFrame } from '../orders/order-frame.tsx';
import { Escrow } from '../orders/order-head.tsx';
import { refusalOf } from '../orders/order-view.ts';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { c2cPaths } from '../paths.ts';
import { orderWords } from '../words/orders/index.ts';

/** What the seller has to look at before a release: their own account, never a picture. */
export default function ConfirmedPaidPage() {
  const { paid: words } = orderWords.useWords();
  return (
    <OrderFrame ofAct title={() => words.title}>
      {(order) => <Check order={order} />}
    </OrderFrame>
  );
}

function Check({ order }: { order: C2cOrder }) {
  const { paid: words } = orderWords.useWords();
  const figures = useFigures();
  const amounts = useC2cAmounts();
  const { orderId, payTo, paidAt, payerName, counterparty } = order;
  if (refusalOf('release', order, exchangeNow())) return <Redirect to={c2cPaths.order(orderId)} />;
  return (
    <>
      <div className="c2c-order-body">
        <p className="q-gutter q-muted c2c-lead">{words.lead(counterparty.name)}</p>
        <dl className="q-gutter c2c-check">
          <div>
            <dt>{words.amount}</dt>
            <dd className="q-t24 q-strong q-n">{amounts.fiat(order.money, order.fiat)}</dd>
          </div>
          <div>
            <dt>{words.from}</dt>
            <dd className="q-t24 q-strong">{payerName}</dd>
          </div>
        </dl>
        <dl className="q-gutter">
          {payTo && (
            <KeyValue label={words.to}>
              <span className="q-code">{payTo.account}</span>
              {payTo.bankName && <span className="q-block q-t12 q-muted">{payTo.bankName}</span>}
            </KeyValue>
          )}
          {paidAt !== null && (
            <KeyValue label={words.paidAt}>
              <span className="q-n">{figures.dateTime(paidAt)}</span>
            </KeyValue>
          )}
        </dl>
        <div className="q-gutter c2c-stack">
          <Note icon="bank">
            <b>{words.note}</b>
            <p className="q-muted">{words.noteWhy}</p>
          </Note>
        </div>
        <Escrow order={order} state={order.state === 'appealed' ? 'appeal' : 'offered'} />
      </div>
      <div className="q-act-bar">
        <AppLink className={buttonClass({ wide: true })} href={c2cPaths.release(orderId)}>
          {words.next(amounts.coin(order.quantity, order.symbol))}
        </AppLink>
        <div className="c2c-quiet">
          <Link
            className="q-act c2c-quiet-act c2c-wrong-act"
            to={order.state === 'appealed' ? c2cPaths.appealPage(orderId) : c2cPaths.appeal(orderId)}
          >
            {words.no}
          </Link>
        </div>
      </div>
    </>
  );
}
