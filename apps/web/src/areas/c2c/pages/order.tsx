import type { C2cOrder } from '@quay/contract/c2c';
import { Button, buttonClass, Icon, IconButton } from '@quay/ui';
import { exchangeNow } from '@quay/web-kit/request';
import { AppLink, Link, useNavigate } from '@quay/web-kit/router';
import { useState } from 'react';
import { paths } from '../../../paths.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import { useSecondsLeft } from '../../../shell/use-seconds-left.ts';
import { AnswerFault } from '../orders/answer-fault.tsx';
import { OrderFacts, Ruling } from '../orders/order-facts.tsx';
import { OrderFrame } from '../orders/order-frame.tsx';
import { Escrow, OrderHead } from '../orders/order-head.tsx';
import { OrderTimeline } from '../orders/order-timeline.tsx';
import { type OrderAct, viewOf } from '../orders/order-view.ts';
import { PayRules, PaySheet } from '../orders/pay.tsx';
import { PaymentDetails } from '../orders/payment-details.tsx';
import { Review } from '../orders/review.tsx';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { c2cPaths } from '../paths.ts';
import { orderWords } from '../words/orders/index.ts';

const ChatSheet = lazySheet(() => import('../chat/chat-sheet.tsx'));

/** One order, as its side of it: whose turn, until when, where the coins are, what to do, and all that happened. */
export default function OrderPage() {
  const words = orderWords.useWords();
  const navigate = useNavigate();
  return (
    <OrderFrame
      title={(order) => (order ? words.sides[order.side](order.symbol) : words.title)}
      acts={() => <IconButton icon="help" label={words.help} onClick={() => void navigate(c2cPaths.help())} />}
    >
      {(order) => <Shown order={order} />}
    </OrderFrame>
  );
}

function Shown({ order }: { order: C2cOrder }) {
  const [chatting, setChatting] = useState(false);
  const view = viewOf(order, exchangeNow());
  // What may be done changes with the deadline itself.
  useSecondsLeft(view.until?.at ?? 0);
  return (
    <>
      <div className="c2c-order-body">
        <OrderHead order={order} view={view} />
        <Ruling order={order} />
        <Escrow order={order} state={view.escrow} />
        <PaymentDetails order={order} />
        {view.scene === 'pay' && (
          <div className="q-gutter">
            <PayRules order={order} />
          </div>
        )}
        {(view.act === 'review' || order.reviewed) && <Review order={order} />}
        <OrderTimeline order={order} view={view} />
        <OrderFacts order={order} />
      </div>
      <ActBar order={order} view={view} onChat={() => setChatting(true)} />
      <ChatSheet order={order} open={chatting} onClose={() => setChatting(false)} />
    </>
  );
}

/** The next act under the thumb, the chat beside it, and below what else can be done. */
function ActBar({
  order,
  view: { act, others },
  onChat,
}: {
  order: C2cOrder;
  view: ReturnType<typeof viewOf>;
  onChat: () => void;
}) {
  const words = orderWords.useWords();
  const { unread } = order;
  return (
    <div className="q-act-bar c2c-acts">
      {act === 'answer-fault' && <AnswerFault order={order} />}
      <div className="c2c-acts-line">
        <button
          type="button"
          className={`c2c-chat-button${act === null || act === 'review' || act === 'answer-fault' ? ' c2c-chat-button--wide' : ''}`}
          aria-label={unread > 0 ? words.chatUnread(unread) : words.chat}
          onClick={onChat}
        >
          <Icon name="chat" />
          <span>{words.chat}</span>
          {unread > 0 && <span className="q-dot" />}
        </button>
        <MainAct order={order} act={act} />
      </div>
      {others.length > 0 && (
        <div className="c2c-quiet">
          {others.map((other) => (
            <OtherAct key={other} order={order} act={other} />
          ))}
        </div>
      )}
    </div>
  );
}

function MainAct({ order, act }: { order: C2cOrder; act: OrderAct | null }) {
  const words = orderWords.useWords();
  const amounts = useC2cAmounts();
  const [paying, setPaying] = useState(false);
  const look = buttonClass({ wide: true });
  if (act === 'pay') {
    return (
      <>
        <Button wide onClick={() => setPaying(true)}>
          {words.pay.act(amounts.fiat(order.money, order.fiat))}
        </Button>
        <PaySheet order={order} open={paying} onClose={() => setPaying(false)} />
      </>
    );
  }
  if (act === 'check') {
    return (
      <AppLink className={look} href={c2cPaths.paid(order.orderId)}>
        {words.paid.act(amounts.coin(order.quantity, order.symbol))}
      </AppLink>
    );
  }
  if (act === 'appeal') {
    return (
      <AppLink className={look} href={c2cPaths.appeal(order.orderId)}>
        {words.acts.appeal}
      </AppLink>
    );
  }
  if (act === 'see-appeal') {
    return (
      <AppLink className={look} href={c2cPaths.appealPage(order.orderId)}>
        {words.acts.seeAppeal}
      </AppLink>
    );
  }
  return null;
}

function OtherAct({ order: { orderId }, act }: { order: C2cOrder; act: OrderAct }) {
  const { acts: words } = orderWords.useWords();
  if (act === 'cancel') return <Quiet to={c2cPaths.cancel(orderId)}>{words.cancel}</Quiet>;
  if (act === 'appeal') return <Quiet to={c2cPaths.appeal(orderId)}>{words.appeal}</Quiet>;
  if (act === 'see-appeal') return <Quiet to={c2cPaths.appealPage(orderId)}>{words.seeAppeal}</Quiet>;
  if (act === 'release') return <Quiet to={c2cPaths.release(orderId)}>{words.release}</Quiet>;
  if (act === 'assets') return <Quiet to={paths.funds()}>{words.assets}</Quiet>;
  if (act === 'market') return <Quiet to={paths.wantBuy()}>{words.again}</Quiet>;
  return null;
}

function Quiet({ to, children }: { to: string; children: string }) {
  return (
    <Link className="q-act c2c-quiet-act" to={to}>
      {children}
    </Link>
  );
}
