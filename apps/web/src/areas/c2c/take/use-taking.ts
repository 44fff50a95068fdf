import { isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { useNavigate } from '@quay/web-kit/router';
import { useEffect, useRef, useState } from 'react';
import type { Taking, useTakeDraft } from '../forms/take.form.ts';
import { useTake } from '../market/use-take.ts';
import { c2cPaths } from '../paths.ts';

export type Failure = {
  readonly reason: string;
  readonly words: string;
  /** The price that the exchange names when the seen one has moved. */
  readonly price: string | undefined;
};

const ofAmount = ['amount-malformed', 'amount-out-of-range', 'ad-short', 'day-limit', 'balance-too-small', 'no-offer'];
const ofMethod = ['method-unknown', 'method-mismatch'];

/** Where on the form a refusal stands. */
export function fieldOf({ reason }: Failure): 'amount' | 'method' | 'price' | 'form' {
  const name = reason.replace(/^c2c\//, '');
  if (name === 'price-moved') return 'price';
  if (ofAmount.includes(name)) return 'amount';
  return ofMethod.includes(name) ? 'method' : 'form';
}

/** Sends an order once, whatever is tapped, and leads to it. What was never answered stays with the draft. */
export function useTaking(draft: typeof useTakeDraft) {
  const navigate = useNavigate();
  const take = useTake();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sending, setSending] = useState(false);
  // State would answer a render late, and a double tap is faster than that.
  const busy = useRef(false);
  const isMade = useRef(false);
  // Not before the order's own screen is there: the form stays as it was sent until then.
  useEffect(
    () => () => {
      if (isMade.current) draft.clear();
    },
    [draft],
  );

  async function send(taking: Taking): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setFailure(null);
    setSending(true);
    // Kept before it leaves: should this page go away now, it is sent again and not made anew.
    draft.setState({ unanswered: taking });
    try {
      const { orderId } = await take.mutateAsync(taking);
      isMade.current = true;
      navigate(c2cPaths.order(orderId), { replace: true });
    } catch (failed) {
      if (!(failed instanceof Refusal)) throw failed;
      const isUnknown = isOutcomeUnknown(failed);
      if (!isUnknown) {
        draft.setState({ unanswered: null });
        setFailure({ reason: failed.reason, words: failed.words, price: failed.params.price });
      }
      setSending(false);
      busy.current = false;
    }
  }

  return { send, sending, failure, forget: () => setFailure(null) };
}
