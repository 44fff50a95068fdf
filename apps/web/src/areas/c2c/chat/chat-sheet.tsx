import type { C2cOrder } from '@quay/contract/c2c';
import { Sheet } from '@quay/ui';
import { shellWords } from '../../../shell/words/index.ts';
import { PartyMark } from '../parts/party-mark.tsx';
import { OrderChat } from './order-chat.tsx';

type ChatSheetProps = { order: C2cOrder; open: boolean; onClose: () => void };

/** The conversation over the order, so that one sees where one is. */
export default function ChatSheet({ order, open, onClose }: ChatSheetProps) {
  const shell = shellWords.useWords();
  const { name } = order.counterparty;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={
        <span className="c2c-chat-title">
          <PartyMark name={name} />
          <span className="q-ellipsis">{name}</span>
        </span>
      }
      closeLabel={shell.close}
    >
      <OrderChat order={order} />
    </Sheet>
  );
}
