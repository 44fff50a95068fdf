import type { C2cOrder } from '@quay/contract/c2c';
import { Button } from '@quay/ui';
import { useState } from 'react';
import { FormError } from '../../../proof/form-error.tsx';
import { useAnswerFault } from '../acts/answer-fault.ts';
import { orderWords } from '../words/orders/index.ts';

/** The seller says whether a cancel that names them was because of them. */
export function AnswerFault({ order }: { order: C2cOrder }) {
  const words = orderWords.useWords();
  const { send, sending, wrong } = useAnswerFault();
  const [accepting, setAccepting] = useState(false);
  function answer(accept: boolean) {
    setAccepting(accept);
    void send({ orderId: order.orderId, accept });
  }
  return (
    <>
      {order.cancelReason && (
        <p className="c2c-act-why q-muted">{words.fault.reason(words.reasons[order.cancelReason].name)}</p>
      )}
      <FormError words={wrong.form} />
      <div className="c2c-two">
        <Button
          variant="second"
          wide
          loading={sending && accepting}
          loadingLabel={words.fault.accepting}
          onClick={() => answer(true)}
        >
          {words.fault.accept}
        </Button>
        <Button
          wide
          loading={sending && !accepting}
          loadingLabel={words.fault.contesting}
          onClick={() => answer(false)}
        >
          {words.fault.contest}
        </Button>
      </div>
    </>
  );
}
