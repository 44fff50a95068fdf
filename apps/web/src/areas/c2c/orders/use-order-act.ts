import type { Call } from '@quay/contract';
import type { C2cOrder } from '@quay/contract/c2c';
import { askAgain } from '@quay/web-kit/request';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Wrongs, without, wrongAt } from '../../../proof/refused.ts';
import { ask } from '../../../request/ask.ts';
import { showOrder } from '../queries/changes.ts';
import { orderQuery } from '../queries/order-detail.ts';

/**
 * One act on an order. Two taps do it once; a refusal stands at its field, and the order is looked at again, because it
 * may have changed, or because an answer was lost that had done it.
 */
export function useOrderAct<Request extends { readonly orderId: number }>(
  call: Call<Request, C2cOrder>,
  fields: readonly string[] = [],
) {
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const [wrong, setWrong] = useState<Wrongs>({});
  // Two taps in one frame see the same state.
  const underWay = useRef(false);

  async function send(request: Request): Promise<C2cOrder | undefined> {
    if (underWay.current) return undefined;
    underWay.current = true;
    setSending(true);
    setWrong({});
    try {
      const order = await ask(call, request, { quiet: true });
      showOrder(client, order);
      return order;
    } catch (failure) {
      setWrong(wrongAt(failure, fields));
      void askAgain(client, { queryKey: orderQuery(request.orderId).queryKey });
      return undefined;
    } finally {
      underWay.current = false;
      setSending(false);
    }
  }

  return {
    send,
    sending,
    wrong,
    say: setWrong,
    mend: (...cleared: readonly string[]) => setWrong((now) => without(now, ...cleared)),
  };
}
