import { type C2cOrder, type CancelReason, cancelReasons, sellerReasons } from '@quay/contract/c2c';
import { Button, Checkbox, ChoiceList, ErrorLine, Note } from '@quay/ui';
import { exchangeNow } from '@quay/web-kit/request';
import { Link, Redirect, useNavigate } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '../../../holdings/queries/me.ts';
import { FormError } from '../../../proof/form-error.tsx';
import { notify } from '../../../shell/notify.ts';
import { useCancel } from '../acts/cancel.ts';
import { OrderFrame } from '../orders/order-frame.tsx';
import { refusalOf } from '../orders/order-view.ts';
import { PayAct } from '../orders/pay.tsx';
import { useOrderParams } from '../orders/use-order-params.ts';
import { c2cPaths } from '../paths.ts';
import { orderWords } from '../words/orders/index.ts';

/**
 * The payer cancels. Before the order is marked as paid it is asked first whether money was sent: who has sent it marks the
 * order as paid instead. Then why, what it counts as, and a warning once the order is marked as paid.
 */
export default function CancelOrderPage() {
  const { cancel: words } = orderWords.useWords();
  return (
    <OrderFrame ofAct title={() => words.title}>
      {(order) => <Cancel order={order} />}
    </OrderFrame>
  );
}

const ownReasons = cancelReasons.filter((reason) => !sellerReasons.includes(reason));

function Cancel({ order }: { order: C2cOrder }) {
  const words = orderWords.useWords();
  const navigate = useNavigate();
  const me = useQuery(meQuery).data;
  const { send, sending, wrong, mend, say } = useCancel();
  const [reason, setReason] = useState<CancelReason | ''>('');
  const [understood, setUnderstood] = useState(false);
  const [sent, setSent] = useState<'' | 'yes' | 'no'>('');
  const { orderId, state } = order;
  const { money, coins } = useOrderParams()(order);
  const wasPaid = state === 'paid';
  const isSellers = reason !== '' && sellerReasons.includes(reason);
  const asksWhy = wasPaid || sent === 'no';
  if (refusalOf('cancel', order, exchangeNow())) return <Redirect to={c2cPaths.order(orderId)} />;

  async function submit() {
    if (reason === '') return say({ reason: words.cancel.choose });
    if (!(await send({ orderId, reason, ...(!wasPaid && { moneySent: 'no' as const }) }))) return;
    notify(words.cancel.done, { tone: 'done' });
    void navigate(c2cPaths.order(orderId), { replace: true });
  }
  const missing = wasPaid ? !understood && words.cancel.understand : sent === '' && words.cancel.answerFirst;
  const blocked = missing || undefined;
  const choices = (of: readonly CancelReason[]) =>
    of.map((id) => ({
      id,
      title: words.reasons[id].name,
      ...(words.reasons[id].means && { sub: words.reasons[id].means }),
    }));
  const choose = (chosen: CancelReason | '') => {
    setReason(chosen);
    mend('reason', 'form');
  };
  return (
    <>
      <div className="c2c-order-body">
        {wasPaid && (
          <div className="q-gutter c2c-stack">
            <Note>
              <b>{words.cancel.afterPaid}</b>
              <p className="q-muted">{words.cancel.afterPaidWhy}</p>
            </Note>
          </div>
        )}
        {!wasPaid && (
          <>
            <h2 className="q-gutter q-t20 q-strong c2c-reasons-head">{words.pay.sure(money)}</h2>
            <ChoiceList<'' | 'yes' | 'no'>
              label={words.pay.sure(money)}
              choices={[
                { id: 'no', title: words.cancel.notSent },
                { id: 'yes', title: words.cancel.sent },
              ]}
              value={sent}
              onChange={setSent}
            />
          </>
        )}
        {sent === 'yes' && (
          <div className="q-gutter c2c-stack">
            <Note>
              <b>{words.cancel.sentTitle}</b>
              <p className="q-muted">{words.cancel.sentWhy}</p>
            </Note>
          </div>
        )}
        {asksWhy && (
          <>
            <h2 className="q-gutter q-t20 q-strong c2c-reasons-head">{words.cancel.why}</h2>
            <h3 className="q-gutter q-muted c2c-reasons-head">{words.cancel.mine}</h3>
            <ChoiceList<CancelReason | ''>
              label={words.cancel.mine}
              choices={choices(ownReasons)}
              value={isSellers ? '' : reason}
              onChange={choose}
            />
            <h3 className="q-gutter q-muted c2c-reasons-head">{words.cancel.theirs}</h3>
            <ChoiceList<CancelReason | ''>
              label={words.cancel.theirs}
              choices={choices(sellerReasons)}
              value={isSellers ? reason : ''}
              onChange={choose}
              explains
            />
            <p className="q-gutter q-t12 q-muted c2c-reasons-foot">
              {isSellers ? words.cancel.theirsWhy : me && words.cancel.left(me.cancelsLeft)}
            </p>
          </>
        )}
      </div>
      <div className="q-act-bar">
        {wrong.reason && <ErrorLine className="c2c-wrong">{wrong.reason}</ErrorLine>}
        <FormError words={wrong.form} />
        {wasPaid && (
          <Checkbox className="c2c-understood" checked={understood} onChange={setUnderstood}>
            {words.cancel.understood}
          </Checkbox>
        )}
        {sent === 'yes' ? (
          <PayAct order={order} onPaid={() => void navigate(c2cPaths.order(orderId), { replace: true })} />
        ) : (
          <Button
            wide
            loading={sending}
            loadingLabel={words.cancel.doing}
            disabledReason={blocked}
            onClick={() => void submit()}
          >
            {words.cancel.what(money, coins)}
          </Button>
        )}
        <div className="c2c-quiet">
          <Link className="q-act c2c-quiet-act" to={c2cPaths.order(orderId)} replace>
            {words.cancel.keep}
          </Link>
        </div>
      </div>
    </>
  );
}
