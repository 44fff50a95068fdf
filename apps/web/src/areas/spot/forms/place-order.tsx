import type { Coin } from '@quay/contract/market';
import { type Order, spot } from '@quay/contract/spot';
import { format, text, units } from '@quay/money';
import { Button, PercentRule, PriceField, Segments, showToast } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { useRefusalWords } from '@quay/web-kit/language';
import { isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { AppLink } from '@quay/web-kit/router';
import { useEffect, useRef, useState } from 'react';
import { newRequestId } from '../../../amounts/request-id.ts';
import { couldBecomeNumber, grouped, settleComma, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { useLive } from '../../../live/live.ts';
import { availableIn, useBalances } from '../../../market/balances.ts';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { useRequireLogin, useSession } from '../../../shell/session.ts';
import { ratesOf } from '../../../trading/fees/fees.ts';
import { spotKey } from '../../../trading/instrument.ts';
import { useTicker } from '../../../trading/market/tickers.ts';
import { cautionOf } from '../../../trading/ticket/cautions.ts';
import { stepPrice, stepSize } from '../../../trading/ticket/draft-steps.ts';
import { type Field, isMissing } from '../../../trading/ticket/early-refusals.ts';
import { goesFar } from '../../../trading/ticket/far-price.ts';
import { namesPrice, waitsForStop } from '../../../trading/ticket/order-kind.ts';
import { OrderKindControls } from '../../../trading/ticket/order-kind-controls.tsx';
import { useOrderSettings } from '../../../trading/ticket/order-settings.ts';
import { type Plan, sizeField } from '../../../trading/ticket/order-sums.ts';
import { triggersWhen } from '../../../trading/ticket/prices-now.ts';
import { SMALL_ORDER, useSkipSheet } from '../../../trading/ticket/skip-sheet.ts';
import { useSlippage } from '../../../trading/ticket/slippage.ts';
import { emptyDraft, type TradeDraft, useTradeDrafts } from '../../../trading/ticket/trade-draft.ts';
import { triggerSentence } from '../../../trading/ticket/trigger-sentence.ts';
import { useBook } from '../../../trading/ticket/use-book.ts';
import { tradingWords } from '../../../trading/words/index.ts';
import { useFeeRates, useHeldHours, usePlaceOrder } from '../queries.ts';
import { spotWords } from '../words/index.ts';
import { ConfirmOrder } from './confirm-order.tsx';
import { type Circumstances, summarise } from './order-sums.ts';
import { OrderTotals } from './order-totals.tsx';
import { outcomeOf } from './outcome.ts';
import { numberedOrder, orderOf, refusalOf, takeShare, type UnansweredOrder } from './place-order.form.ts';

type Failure = { readonly words: string; readonly field?: string };

/** The order form of one market. Give it the market as `key`: another market is another form. */
export function PlaceOrderForm({ coin, openOrders }: { coin: Coin; openOrders: number | null }) {
  const words = spotWords.useWords();
  const shared = tradingWords.useWords();
  const say = useRefusalWords();
  const figures = useFigures();
  const key = spotKey(coin.symbol);
  const draft = useTradeDrafts(({ drafts }) => drafts[key]) ?? emptyDraft;
  const settings = useOrderSettings((store) => store.settings);
  const plan: Plan = { ...draft, ...settings };
  const unanswered = useTradeDrafts(({ unanswered }) => unanswered[key] as UnansweredOrder | null | undefined) ?? null;
  const { keep, keepUnanswered } = useTradeDrafts.getState();
  const last = useTicker(key)?.last ?? null;
  const book = useBook(key);
  const guest = useSession((session) => session.token === null);
  const balances = useBalances().data;
  const requireLogin = useRequireLogin();
  const placing = usePlaceOrder();
  const rates = ratesOf(coin, useFeeRates().data);
  const slippage = useSlippage((store) => store.slippage);
  const skipSheet = useSkipSheet(({ skip }) => skip);

  const [focused, setFocused] = useState<Field | null>(null);
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // State would answer a render late, and a double tap is faster than that.
  const busy = useRef(false);

  const free = (of: string) => units(availableIn(balances ?? [], 'spot', of));
  const available = balances ? { base: free(coin.base), quote: free(coin.quote) } : null;
  const seen: Circumstances = { coin, last, book, available, openOrders, rates, slippage };
  // Asked when it matters alone: most orders are near the last price.
  const heldHours = useHeldHours(!guest && goesFar(plan, seen));
  const circumstances: Circumstances = { ...seen, heldHours };
  const summary = summarise(plan, circumstances);
  const refusal = refusalOf(plan, circumstances);
  const caution = refusal ? null : cautionOf(plan, circumstances);
  const field = sizeField(draft);
  const buys = draft.side === 'buy';

  function change(next: TradeDraft) {
    setFailure(null);
    keep(key, next);
  }

  // A new form begins at the last price; from then on, or once somebody is in the field, the price is its owner's. The
  // draft is read where it is kept: what was typed a moment ago is there before it is drawn here.
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || last === null) return;
    begun.current = true;
    const now = useTradeDrafts.getState().drafts[key] ?? emptyDraft;
    if (now.price === '') keep(key, { ...now, price: format(units(last), coin.priceDecimals) });
  }, [last, key, coin.priceDecimals, keep]);

  function finish(order: Order) {
    keepUnanswered(key, null);
    setChecking(false);
    setFailure(null);
    keep(key, { ...draft, quantity: '', amount: '' });
    showToast(outcomeOf(order, coin, words, figures), {
      tone: order.status === 'expired' ? 'warn' : 'done',
      act: (
        <AppLink className="q-act" href={paths.tradeDetail(String(order.orderId))}>
          {shared.seeOrder}
        </AppLink>
      ),
    });
  }

  async function send() {
    if (busy.current) return;
    busy.current = true;
    const order: UnansweredOrder = numberedOrder(orderOf(plan, circumstances), unanswered, newRequestId);
    setFailure(null);
    keepUnanswered(key, order);
    try {
      finish(await placing.mutateAsync(order));
    } catch (failed) {
      const refused = failed instanceof Refusal && !isOutcomeUnknown(failed);
      if (refused) {
        keepUnanswered(key, null);
        setChecking(false);
        setFailure({ words: failed.words, field: failed.field });
      } else setFailure({ words: words.noAnswer });
    } finally {
      busy.current = false;
    }
  }

  // The answer was lost, but the order itself may be heard of.
  useLive<Order[]>(guest ? null : 'orders', (orders) => {
    const found =
      !busy.current && unanswered && orders.find((order) => order.clientOrderId === unanswered.clientOrderId);
    if (found) finish(found);
  });

  function press() {
    if (!requireLogin()) return;
    if (skipSheet && summary && summary.total < units(SMALL_ORDER)) void send();
    else {
      setFailure(null);
      setChecking(true);
    }
  }

  const earlyWords = refusal ? say(refusal) : undefined;
  function errorAt(place: Field): string | undefined {
    if (failure?.field === place) return failure.words;
    if (refusal?.field !== place || isMissing(spot, refusal)) return undefined;
    return focused === place && couldBecomeNumber(draft[place]) ? undefined : earlyWords;
  }
  // What the server calls by another name than a field on the screen stands above the button.
  const shownAtField = errorAt('stopPrice') ?? errorAt('price') ?? errorAt(field);
  const aboveButton = failure && failure.words !== shownAtField ? failure.words : undefined;

  const inCoin = (value: bigint, decimals: number, unit: string) =>
    `${figures.quantity(text(value), exactDecimals(value, decimals))}\u00a0${unit}`;
  const size = refusal && isMissing(spot, refusal) ? null : summary && draft[field];
  const sizeUnit = field === 'quantity' ? coin.base : coin.quote;
  const sizeShown =
    size && inCoin(units(settleComma(size)), field === 'quantity' ? coin.quantityDecimals : 2, sizeUnit);
  const actNow = !sizeShown
    ? words.act[draft.side](coin.base)
    : field === 'amount'
      ? words.actFor.buy(coin.base, sizeShown)
      : words.act[draft.side](sizeShown);
  const sleeps = waitsForStop(draft.type);
  const act = sleeps && sizeShown ? words.actAtStop(actNow) : actNow;
  const sentence =
    sleeps && !refusal
      ? triggerSentence(orderOf(plan, circumstances), triggersWhen(draft, circumstances), coin, shared, figures)
      : null;

  const typeInto = (place: Field) => ({
    value: draft[place],
    error: errorAt(place),
    reading: grouped(draft[place]),
    onChange: (typed: string) => change({ ...draft, [place]: settleCommaWhileTyping(typed) }),
    onFocus: () => {
      if (place === 'price') begun.current = true;
      setFocused(place);
    },
    onBlur: () => {
      setFocused(null);
      const settled = settleComma(draft[place]);
      if (settled !== draft[place]) keep(key, { ...draft, [place]: settled });
    },
  });
  const sizeLabel = field === 'quantity' ? shared.quantity(coin.base) : words.amount(coin.quote);

  return (
    <form
      className="spot-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!refusal || guest) press();
      }}
    >
      <Segments
        label={shared.sideLabel}
        value={draft.side}
        onChange={(side) => change({ ...draft, side })}
        items={[
          { id: 'buy', label: shared.side.buy, tone: 'rise' },
          { id: 'sell', label: shared.side.sell, tone: 'fall' },
        ]}
      />
      <OrderKindControls coin={coin} type={draft.type} onChange={(type) => change({ ...draft, type })} />
      {sleeps && (
        <PriceField
          {...typeInto('stopPrice')}
          label={shared.stopPrice(coin.quote)}
          lessLabel={shared.less(shared.stopPrice(coin.quote))}
          moreLabel={shared.more(shared.stopPrice(coin.quote))}
          onStep={(direction) => change(stepPrice(draft, circumstances, direction, 'stopPrice'))}
          below={
            last !== null && (
              <span className="q-row-between">
                {shared.lastNow} <span className="q-n">{figures.price(last, coin.priceDecimals)}</span>
              </span>
            )
          }
        />
      )}
      {namesPrice(draft.type) ? (
        <PriceField
          {...typeInto('price')}
          label={shared.price(coin.quote)}
          lessLabel={shared.less(shared.price(coin.quote))}
          moreLabel={shared.more(shared.price(coin.quote))}
          onStep={(direction) => change(stepPrice(draft, circumstances, direction))}
        />
      ) : draft.type === 'market' && buys ? (
        <Segments
          label={words.byLabel}
          value={draft.by}
          onChange={(by) => change({ ...draft, by })}
          items={[
            { id: 'amount', label: words.by.amount },
            { id: 'quantity', label: words.by.quantity },
          ]}
        />
      ) : draft.type === 'market' ? (
        <div className="spot-best-price">{words.bestPrice}</div>
      ) : null}
      <PriceField
        {...typeInto(field)}
        key={field}
        label={sizeLabel}
        lessLabel={shared.less(sizeLabel)}
        moreLabel={shared.more(sizeLabel)}
        onStep={(direction) => change(stepSize(draft, circumstances, direction))}
      />
      <PercentRule
        label={words.shareLabel}
        value={Math.min(summary?.share ?? 0, 100)}
        onChange={(percent) => change(takeShare(draft, circumstances, percent))}
        formatPercent={(percent) => `${percent}%`}
        disabled={!available}
      />
      <OrderTotals plan={plan} circumstances={circumstances} summary={summary} />
      {sentence && <p className="spot-trigger">{sentence}</p>}
      <div className="spot-form-act">
        <div aria-live="polite">
          {aboveButton && !checking && <p className="q-fall spot-problem">{aboveButton}</p>}
          {caution && (
            <p className="q-warn spot-problem">
              {words.caution[caution](inCoin(summary?.quantity ?? 0n, coin.quantityDecimals, coin.base))}
            </p>
          )}
        </div>
        <Button
          type="submit"
          variant={buys ? 'rise' : 'fall'}
          wide
          loading={placing.isPending}
          loadingLabel={words.sending[draft.side](sizeShown ?? coin.base)}
          disabledReason={guest ? undefined : refusal ? (shownAtField ? '' : earlyWords) : undefined}
        >
          {act}
        </Button>
        {guest && <p className="q-muted q-t12 spot-problem">{words.loginFirst}</p>}
      </div>
      {summary && !refusal && (
        <ConfirmOrder
          open={checking}
          onClose={() => setChecking(false)}
          plan={plan}
          circumstances={circumstances}
          summary={summary}
          sending={placing.isPending}
          problem={failure?.words}
          onConfirm={() => void send()}
        />
      )}
    </form>
  );
}
