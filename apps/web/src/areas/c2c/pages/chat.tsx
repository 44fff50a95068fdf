import { Link } from '@quay/web-kit/router';
import { useSeenHeight } from '../../../chat/use-seen-height.ts';
import { OrderChat } from '../chat/order-chat.tsx';
import { OrderFrame } from '../orders/order-frame.tsx';
import { c2cPaths } from '../paths.ts';
import { orderChatWords } from '../words/chat/index.ts';
import '../../../chat/chat.css';

/** The conversation of an order, on the whole screen. */
export default function ChatPage() {
  const words = orderChatWords.useWords();
  useSeenHeight();
  return (
    <div className="chat">
      <OrderFrame
        ofAct
        title={(order) => (order ? words.with(order.counterparty.name) : words.title)}
        acts={({ orderId }) => (
          <Link className="q-act c2c-quiet-act" to={c2cPaths.order(orderId)}>
            {words.toOrder}
          </Link>
        )}
      >
        {(order) => <OrderChat order={order} />}
      </OrderFrame>
    </div>
  );
}
