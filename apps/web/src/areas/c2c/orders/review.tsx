import { type C2cOrder, REVIEW_MAX } from '@quay/contract/c2c';
import { Button, ErrorLine, LongField } from '@quay/ui';
import { FormError } from '../../../proof/form-error.tsx';
import { draftOf } from '../../../shell/draft.ts';
import { notify } from '../../../shell/notify.ts';
import { useReviewOrder } from '../acts/review-order.ts';
import { orderWords } from '../words/orders/index.ts';

/** What was begun of one order's review. */
const useReviewDraft = draftOf<{ orderId: number; good: boolean | null; text: string }>('quay.c2c-review', {
  orderId: 0,
  good: null,
  text: '',
});

/** How it was with the other side, once the order is completed; it cannot be changed. */
export function Review({ order }: { order: C2cOrder }) {
  const { review: words } = orderWords.useWords();
  const { send, sending, wrong, mend, say } = useReviewOrder();
  const draft = useReviewDraft();
  const { orderId, reviewed, counterparty } = order;
  const { good, text } = draft.orderId === orderId ? draft : { good: null, text: '' };
  const set = (to: { good?: boolean; text?: string }) => {
    useReviewDraft.setState({ orderId, good, text, ...to });
    mend('good', 'text', 'form');
  };
  if (reviewed) {
    return (
      <section className="c2c-review q-gutter q-line-above">
        <h3 className="c2c-section-head">{words.yours}</h3>
        <p className={reviewed.good ? 'c2c-good' : 'c2c-bad'}>{reviewed.good ? words.good : words.bad}</p>
        {reviewed.text && <p dir="auto">{reviewed.text}</p>}
      </section>
    );
  }

  async function submit() {
    if (good === null) return say({ good: words.choose });
    const answered = await send({ orderId, good, ...(text.trim() && { text: text.trim() }) });
    if (!answered) return;
    useReviewDraft.clear();
    notify(words.done, { tone: 'done' });
  }
  const left = REVIEW_MAX - text.length;
  return (
    <section className="c2c-review q-gutter q-line-above">
      <h3 className="c2c-section-head">{words.title(counterparty.name)}</h3>
      <fieldset className="c2c-two" aria-describedby={wrong.good ? 'c2c-review-wrong' : undefined}>
        <legend className="q-unseen">{words.title(counterparty.name)}</legend>
        <Button
          variant={good === true ? 'rise-soft' : 'second'}
          aria-pressed={good === true}
          onClick={() => set({ good: true })}
        >
          {words.good}
        </Button>
        <Button
          variant={good === false ? 'fall-soft' : 'second'}
          aria-pressed={good === false}
          onClick={() => set({ good: false })}
        >
          {words.bad}
        </Button>
      </fieldset>
      {wrong.good && (
        <ErrorLine id="c2c-review-wrong" className="c2c-wrong">
          {wrong.good}
        </ErrorLine>
      )}
      <LongField
        label={words.text}
        rows={2}
        maxLength={REVIEW_MAX}
        value={text}
        onChange={(next) => set({ text: next })}
        error={wrong.text}
        below={left <= 100 ? words.left(left) : undefined}
      />
      <FormError words={wrong.form} />
      <Button variant="second" wide loading={sending} loadingLabel={words.doing} onClick={() => void submit()}>
        {good === null ? words.none : good ? words.act.good : words.act.bad}
      </Button>
    </section>
  );
}
