import type { C2cOrder } from '@quay/contract/c2c';
import { Button, Icon, Note, Sheet } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { exchangeNow } from '@quay/web-kit/request';
import { isolated } from '@quay/words';
import { FormError } from '../../../proof/form-error.tsx';
import { notify } from '../../../shell/notify.ts';
import { useSecondsLeft } from '../../../shell/use-seconds-left.ts';
import { shellWords } from '../../../shell/words/index.ts';
import { usePay } from '../acts/pay.ts';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { orderWords } from '../words/orders/index.ts';
import { refusalOf } from './order-view.ts';

/** What a payer has to know before the money leaves. */
export function PayRules({ order }: { order: C2cOrder }) {
  const { pay: words } = orderWords.useWords();
  return (
    <ul className="c2c-rules">
      <li>
        <Icon name="user" size="s" />
        <span>{words.name(isolated(order.payerName))}</span>
      </li>
      <li>
        <Icon name="edit" size="s" />
        <span>{words.note}</span>
      </li>
    </ul>
  );
}

/** Marks the order as paid. */
export function PayAct({ order, onPaid }: { order: C2cOrder; onPaid?: () => void }) {
  const { pay: words } = orderWords.useWords();
  const say = useRefusalWords();
  const amounts = useC2cAmounts();
  const { send, sending, wrong } = usePay();
  // The deadline itself is late: it is looked at again when the time is over.
  useSecondsLeft(order.payBy);
  const refused = refusalOf('pay', order, exchangeNow());
  const money = amounts.fiat(order.money, order.fiat);

  async function press() {
    if (!(await send({ orderId: order.orderId }))) return;
    notify(words.done(order.counterparty.name), { tone: 'done' });
    onPaid?.();
  }
  return (
    <>
      <FormError words={wrong.form} />
      <Button
        wide
        loading={sending}
        loadingLabel={words.doing(money)}
        disabledReason={refused && say(refused)}
        onClick={() => void press()}
      >
        {words.act(money)}
      </Button>
    </>
  );
}

/** Asks once more before an order is marked as paid: from then on it never ends by itself. */
export function PaySheet({ order, open, onClose }: { order: C2cOrder; open: boolean; onClose: () => void }) {
  const { pay: words } = orderWords.useWords();
  const shell = shellWords.useWords();
  const amounts = useC2cAmounts();
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={words.sure(amounts.fiat(order.money, order.fiat))}
      closeLabel={shell.close}
      foot={
        <>
          <PayAct order={order} onPaid={onClose} />
          <div className="c2c-quiet">
            <Button variant="quiet" className="c2c-quiet-act" onClick={onClose}>
              {words.not}
            </Button>
          </div>
        </>
      }
    >
      <div className="c2c-sheet">
        <Note>{words.only}</Note>
        <PayRules order={order} />
      </div>
    </Sheet>
  );
}
