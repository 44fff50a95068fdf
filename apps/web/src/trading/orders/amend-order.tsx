import type { Coin } from '@quay/contract/market';
import { format, text, units } from '@quay/money';
import { Button, KeyValue, PriceField, Sheet, showToast } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { useRefusalWords } from '@quay/web-kit/language';
import { isUnreached, Refusal } from '@quay/web-kit/request';
import { useState } from 'react';
import { couldBecomeNumber, grouped, read, settleComma, settleCommaWhileTyping } from '../../amounts/typed-number.ts';
import { availableIn } from '../../holdings/balances.ts';
import { useBalances } from '../../holdings/queries/wallets.ts';
import { useFigures } from '../../shell/figures.ts';
import { keyOf } from '../instrument.ts';
import { useTicker } from '../market/tickers.ts';
import { stepped } from '../ticket/draft-steps.ts';
import { useBook } from '../ticket/use-book.ts';
import { tradingWords } from '../words/index.ts';
import {
  type AmendCircumstances,
  type AmendDraft,
  amendDraftOf,
  amendOf,
  amendRefusalOf,
  effectOf,
  holdsMore,
} from './amend-order.form.ts';
import type { Order } from './order.ts';
import type { Amending, ProductOrders } from './product-orders.ts';

type AmendOrderProps = {
  open: boolean;
  onClose: () => void;
  order: Order;
  coin: Coin;
  of: ProductOrders;
  amending: Amending;
  /** Where it was moved to on the chart: to be confirmed here. */
  price?: string;
};

/** Changes price and quantity of an order that rests, and says what that means for its place in the queue. */
export default function AmendOrder({ open, onClose, order, coin, of, amending, price }: AmendOrderProps) {
  const words = tradingWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.amendTitle[order.side](coin.base)}>
      {/* Opened anew it begins with the order as it then stands. */}
      {open && <Form order={order} coin={coin} of={of} by={amending} price={price} done={onClose} />}
    </Sheet>
  );
}

type FormProps = Pick<AmendOrderProps, 'order' | 'coin' | 'of' | 'price'> & { by: Amending; done: () => void };

function Form({ order, coin, of, by, price, done }: FormProps) {
  const words = tradingWords.useWords();
  const say = useRefusalWords();
  const figures = useFigures();
  const amending = by.useAmendOrder();
  const key = keyOf({ product: of.product, symbol: order.symbol });
  const last = useTicker(key)?.last ?? null;
  const book = useBook(key);
  const balances = useBalances().data;
  const [draft, setDraft] = useState<AmendDraft>(() =>
    amendDraftOf(price === undefined ? order : { ...order, price }, coin),
  );
  const [focused, setFocused] = useState<keyof AmendDraft | null>(null);
  const [failure, setFailure] = useState<{ words: string; field?: string } | null>(null);

  const held = of.sums.held(order, coin).coin;
  const facts = by.useFacts(order);
  const heldAt: Amending['heldAt'] = (one, market, at) =>
    facts ? { amount: facts.heldAt(at), coin: held } : by.heldAt(one, market, at);
  const circumstances: AmendCircumstances = {
    of: { refusals: of.refusals, sums: { heldAt } },
    worthOf: (quantity, price) => of.sums.worth(coin, quantity, price),
    order,
    coin: facts ? { ...coin, priceBand: facts.priceBand } : coin,
    last: facts ? facts.middle : last,
    book,
    available: facts ? facts.available : balances ? units(availableIn(balances, of.book, held)) : null,
  };
  const refusal = amendRefusalOf(draft, circumstances);
  const effect = effectOf(draft, circumstances);
  const more = holdsMore(draft, circumstances) ?? 0n;
  const filled = units(order.filledQuantity) > 0n;

  async function send() {
    if (refusal || amending.isPending) return;
    setFailure(null);
    try {
      const changed = await amending.mutateAsync(amendOf(draft, order));
      showToast(words.amended(String(changed.orderId)), { tone: 'done' });
      done();
    } catch (failed) {
      if (!(failed instanceof Refusal)) throw failed;
      // Sent twice it comes to the same, so what was not answered may be pressed again.
      setFailure({ words: failed.words, ...(isUnreached(failed) || !failed.field ? {} : { field: failed.field }) });
    }
  }

  function change(next: AmendDraft) {
    setFailure(null);
    setDraft(next);
  }
  function errorAt(field: keyof AmendDraft): string | undefined {
    if (failure?.field === field) return failure.words;
    if (refusal?.field !== field) return undefined;
    return focused === field && couldBecomeNumber(draft[field]) ? undefined : say(refusal);
  }
  const typeInto = (field: keyof AmendDraft, label: string, step: bigint, decimals: number) => ({
    label,
    lessLabel: words.less(label),
    moreLabel: words.more(label),
    value: draft[field],
    reading: grouped(draft[field]),
    error: errorAt(field),
    onChange: (typed: string) => change({ ...draft, [field]: settleCommaWhileTyping(typed) }),
    onStep: (direction: 1 | -1) => {
      const next = stepped(read(draft[field]), step, direction, step);
      if (next !== undefined) change({ ...draft, [field]: format(next, decimals) });
    },
    onFocus: () => setFocused(field),
    onBlur: () => {
      setFocused(null);
      setDraft((now) => ({ ...now, [field]: settleComma(now[field]) }));
    },
  });
  const quantity = (value: string) => `${figures.quantity(value, coin.quantityDecimals)} ${coin.base}`;
  const shownAtField = errorAt('price') ?? errorAt('quantity');
  const above = failure && failure.words !== shownAtField ? failure.words : undefined;
  const reason = refusal && (shownAtField ? '' : say(refusal));

  return (
    <form
      className="trading-amend"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <PriceField {...typeInto('price', words.price(coin.quote), units(coin.tickSize), coin.priceDecimals)} />
      <PriceField
        {...typeInto('quantity', words.quantity(coin.base), units(coin.lotSize), coin.quantityDecimals)}
        below={filled && words.amendWhole(quantity(order.filledQuantity))}
      />
      <dl>
        <KeyValue label={words.amendNow}>
          <span className="q-n">
            {figures.quantity(order.quantity ?? '0', coin.quantityDecimals)} {coin.base},{' '}
            {figures.price(order.price ?? '0', coin.priceDecimals)}
          </span>
        </KeyValue>
        {last !== null && (
          <KeyValue label={words.lastPrice}>
            <span className="q-n">{figures.price(last, coin.priceDecimals)}</span>
          </KeyValue>
        )}
        {more !== 0n && (
          <KeyValue label={more > 0n ? words.amendHolds.more : words.amendHolds.less}>
            <span className="q-n">
              {figures.quantity(text(more > 0n ? more : -more), exactDecimals(more, 2))} {held}
            </span>
          </KeyValue>
        )}
      </dl>
      <div aria-live="polite" className="trading-amend-effect">
        {above && <p className="q-fall">{above}</p>}
        {effect && effect !== 'nothing' && (
          <p className={effect === 'trades-at-once' ? 'q-warn' : 'q-muted'}>{words.amendEffect[effect]}</p>
        )}
      </div>
      <Button
        type="submit"
        wide
        loading={amending.isPending}
        loadingLabel={words.amending}
        disabledReason={reason ?? undefined}
      >
        {refusal
          ? words.amend
          : words.amendTo(
              quantity(settleComma(draft.quantity)),
              figures.price(settleComma(draft.price), coin.priceDecimals),
            )}
      </Button>
    </form>
  );
}
