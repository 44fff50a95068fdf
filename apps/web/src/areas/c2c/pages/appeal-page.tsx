import type { C2cOrder } from '@quay/contract/c2c';
import { buttonClass, Empty } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { exchangeNow } from '@quay/web-kit/request';
import { AppLink, Redirect } from '@quay/web-kit/router';
import { useState } from 'react';
import { AppealState } from '../appeals/appeal-card.tsx';
import { AppealForm } from '../appeals/appeal-form.tsx';
import { OrderFrame } from '../orders/order-frame.tsx';
import { refusalOf } from '../orders/order-view.ts';
import { c2cPaths } from '../paths.ts';
import { appealWords } from '../words/appeals/index.ts';

/** The appeal of an order, or the form that opens one. */
export default function AppealOfOrderPage() {
  const words = appealWords.useWords();
  return (
    <OrderFrame ofAct title={(order) => (order?.appeal ? words.card.title : words.form.title)}>
      {(order) => <Appeal order={order} />}
    </OrderFrame>
  );
}

function Appeal({ order }: { order: C2cOrder }) {
  const words = appealWords.useWords();
  const say = useRefusalWords();
  const isOpen = order.state === 'appealed' || order.state === 'disputed';
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  const refused = refusalOf('appeal', order, exchangeNow());
  // It was withdrawn or decided while it was looked at: the order says what is now.
  if (wasOpen && !isOpen) return <Redirect to={c2cPaths.order(order.orderId)} />;
  if (!refused) return <AppealForm order={order} />;
  if (order.appeal) return <AppealState order={order} card={order.appeal} />;
  return (
    <Empty
      title={words.card.none}
      act={
        <AppLink className={buttonClass({ wide: true })} href={c2cPaths.order(order.orderId)}>
          {words.toOrder}
        </AppLink>
      }
    >
      {say(refused)}
    </Empty>
  );
}
