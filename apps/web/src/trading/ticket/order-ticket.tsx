import type { Coin } from '@quay/contract/market';
import { format, text, units } from '@quay/money';
import { Button, PercentRule, PriceField, Segments, showToast } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { useRefusalWords } from '@quay/web-kit/language';
import { isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { AppLink } from '@quay/web-kit/router';
import { useEffect, useRef, useState } from 'react';
import { newRequestId } from '../../amounts/request-id.ts';
import { couldBecomeNumber, grouped, settleComma, settleCommaWhileTyping } from '../../amounts/typed-number.ts';
import { availableIn } from '../../holdings/balances.ts';
import { useBalances } from '../../holdings/queries/wallets.ts';
import { useLive } from '../../live/live.ts';
import { useFigures } from '../../shell/figures.ts';
import { useRequireLogin, useSession } from '../../shell/session.ts';
import { keyOf } from '../instrument.ts';
import { useTicker } from '../market/tickers.ts';
import type { Order } from '../orders/order.ts';
import { cautionOf } from './cautions.ts';
import { stepPrice, stepSize } from './draft-steps.ts';
import { type Field, isMissing } from './early-refusals.ts';
import { goesFar } from './far-price.ts';
import { ExitFields, PairFields } from './linked-fields.tsx';
import { hasExits, kindOf, namesPrice, takeKind, waitsForStop } from './order-kind.ts';
import { OrderKindControls } from './order-kind-controls.tsx';
import { useOrderSettings } from './order-settings.ts';
import type { Plan } from './order-sums.ts';
import { triggersWhen } from './prices-now.ts';
import { SMALL_ORDER, useSkipSheet } from './skip-sheet.ts';
import { useSlippage } from './slippage.ts';
import { emptyDraft, type TradeDraft, useTradeDrafts } from './trade-draft.ts';
import { triggerSentence } from './trigger-sentence.ts';
import { useBook } from './use-book.ts';
import '../trading.css';
import { tradingWords } from '../words/index.ts';
import { outcomeOf } from './outcome.ts';
import type { Circumstances, ProductTicket, TicketSummary } from './product-ticket.ts';
import { numberedOrder, orderOf, type UnansweredOrder } from './sent-order.ts';

type Failure = { readonly words: string; readonly field?: string };

type OrderTicketProps<Summary extends TicketSummary> = {
  of: ProductTicket<Summary>;
  coin: Coin;
  /** The user's open orders in this market; null while they are not known. */
  openOrders: number | null;
};

/** The order form of one market. Give it the market as `key`: another market is another form. */
export function OrderTicket<Summary extends TicketSummary>({ of, coin, openOrders }: OrderTicketProps<Summary>) {
  const words = tradingWords.useWords();
  const own = of.useTicketWords();
  const say = useRefusalWords();
  const figures = useFigures();
  const key = keyOf({ product: of.product, symbol: coin.symbol });
  const draft = useTradeDrafts(({ drafts }) => drafts[key]) ?? emptyDraft;
  const settings = useOrderSettings((store) => store.settings);
  const links = of.has.links === true;
  const plan: Plan = { ...draft, ...(!links && { pairs: false, exits: false }), ...settings };
  const unanswered = useTradeDrafts(({ unanswered }) => unanswered[key] as UnansweredOrder | null | undefined) ?? null;
  const { keep, keepUnanswered } = useTradeDrafts.getState();
  const last = useTicker(key)?.last ?? null;
  const book = useBook(key);
  const guest = useSession((session) => session.token === null);
  const balances = useBalances().data;
  const requireLogin = useRequireLogin();
  const placing = of.usePlaceOrder();
  const rates = of.useRates(coin);
  const slippage = useSlippage((store) => store.slippage);
  const skipSheet = useSkipSheet(({ skip }) => skip);

  const [focused, setFocused] = useState<Field | null>(null);
  const [checking, setChecking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  // State would answer a render late, and a double tap is faster than that.
  const busy = useRef(false);

  const free = (asset: string) => units(availableIn(balances ?? [], of.book, asset));
  const available = balances ? { base: free(coin.base), quote: free(coin.quote) } : null;
  const seen: Circumstances = { coin, last, book, sizeField: of.sizeField, available, openOrders, rates, slippage };
  // Asked when it matters alone: most orders are near the last price.
  const heldHours = of.useHeldHours(!guest && goesFar(plan, seen));
  const circumstances: Circumstances = { ...seen, heldHours };
  const summary = of.summarise(plan, circumstances);
  const refusal = of.refusalOf(plan, circumstances);
  const caution = refusal ? null : cautionOf(plan, circumstances);
  const field = of.sizeField(draft);
  const buys = draft.side === 'buy';
  const unit = of.priceUnit(coin);
  const follows = of.stops?.follow ?? 'last';
  const { pairs } = plan;
  /** The price that a stop price is measured by. */
  const reference = { ...circumstances, last: of.stops ? of.stops.price : last };

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
    showToast(pairs ? words.linked.placedPair : outcomeOf(order, coin, words, own, figures), {
      tone: order.status === 'expired' ? 'warn' : 'done',
      act: (
        <AppLink className="q-act" href={of.href(order)}>
          {words.seeOrder}
        </AppLink>
      ),
    });
  }

  async function send() {
    if (busy.current) return;
    busy.current = true;
    const said = { ...orderOf(plan, circumstances), ...of.alsoSays?.(plan, circumstances) };
    const order: UnansweredOrder = numberedOrder(said, unanswered, newRequestId);
    setFailure(null);
    keepUnanswered(key, order);
    try {
      finish(await placing.mutateAsync(order));
    } catch (failed) {
      const refused = failed instanceof Refusal && !isOutcomeUnknown(failed);
      if (refused) {
        keepUnanswered(key, null);
        setChecking(false);
        setFailure({ words: failed.words, field: of.fieldOf ? of.fieldOf(plan, failed.field) : failed.field });
      } else setFailure({ words: words.noAnswer });
    } finally {
      busy.current = false;
    }
  }

  // The answer was lost, but the order itself may be heard of.
  useLive<Order[]>(guest ? null : of.channel, (orders) => {
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
  function errorAt(field: Field): string | undefined {
    if (failure?.field === field) return failure.words;
    if (refusal?.field !== field || isMissing(of.refusals, refusal)) return undefined;
    return focused === field && couldBecomeNumber(draft[field]) ? undefined : earlyWords;
  }
  // What the server calls by another name than a field on the screen stands above the button.
  const linked = (['restPrice', 'takeProfit', 'stopLoss'] as const).map(errorAt).find((error) => error !== undefined);
  const shownAtField = errorAt('stopPrice') ?? errorAt('price') ?? errorAt(field) ?? linked;
  const aboveButton = failure && failure.words !== shownAtField ? failure.words : undefined;

  const inCoin = (value: bigint, decimals: number, unit: string) =>
    `${figures.quantity(text(value), exactDecimals(value, decimals))}\u00a0${unit}`;
  const size = refusal && isMissing(of.refusals, refusal) ? null : summary && draft[field];
  const sizeUnit = field === 'quantity' ? coin.base : coin.quote;
  const sizeShown =
    size && inCoin(units(settleComma(size)), field === 'quantity' ? coin.quantityDecimals : 2, sizeUnit);
  const actNow = !sizeShown
    ? own.act[draft.side](coin.base)
    : field === 'amount'
      ? words.actFor.buy(coin.base, sizeShown)
      : own.act[draft.side](sizeShown);
  const sleeps = waitsForStop(draft.type);
  const act = pairs ? `${actNow} · ${words.linked.oco}` : sleeps && sizeShown ? words.actAtStop(actNow) : actNow;
  const sentence =
    sleeps && !refusal
      ? triggerSentence(orderOf(plan, circumstances), triggersWhen(draft, reference), coin, words, figures, follows)
      : null;

  const typeInto = (field: Field) => ({
    value: draft[field],
    error: errorAt(field),
    reading: grouped(draft[field]),
    onChange: (typed: string) => change({ ...draft, [field]: settleCommaWhileTyping(typed) }),
    onFocus: () => {
      if (field === 'price') begun.current = true;
      setFocused(field);
    },
    onBlur: () => {
      setFocused(null);
      const settled = settleComma(draft[field]);
      if (settled !== draft[field]) keep(key, { ...draft, [field]: settled });
    },
  });
  const priceLabel = pairs ? words.linked.afterStopAt(unit) : words.price(unit);
  const sizeLabel = field === 'quantity' ? words.quantity(coin.base) : words.amount(coin.quote);

  return (
    <form
      className="trading-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!refusal || guest) press();
      }}
    >
      <Segments
        label={words.sideLabel}
        value={draft.side}
        onChange={(side) => change(takeKind({ ...draft, side }, kindOf(draft)))}
        items={[
          { id: 'buy', label: own.side.buy, tone: 'rise' },
          { id: 'sell', label: own.side.sell, tone: 'fall' },
        ]}
      />
      <OrderKindControls
        coin={coin}
        types={of.types}
        selfTrade={of.has.selfTrade}
        follows={follows}
        Terms={of.Terms}
        pairs={links}
        kind={pairs ? 'oco' : draft.type}
        onChange={(kind) => change(takeKind(draft, kind))}
      />
      {pairs && (
        <PairFields
          of={typeInto}
          unit={unit}
          draft={draft}
          onStep={(direction) => change(stepPrice(draft, circumstances, direction, 'restPrice'))}
          onChange={change}
        />
      )}
      {sleeps && (
        <PriceField
          {...typeInto('stopPrice')}
          label={words.stopPrice(unit)}
          lessLabel={words.less(words.stopPrice(unit))}
          moreLabel={words.more(words.stopPrice(unit))}
          onStep={(direction) => change(stepPrice(draft, reference, direction, 'stopPrice'))}
          below={
            reference.last !== null && (
              <span className="q-row-between">
                {follows === 'mark' ? words.markNow : words.lastNow}{' '}
                <span className="q-n">{figures.price(reference.last, coin.priceDecimals)}</span>
              </span>
            )
          }
        />
      )}
      {namesPrice(draft.type) ? (
        <PriceField
          {...typeInto('price')}
          label={priceLabel}
          lessLabel={words.less(priceLabel)}
          moreLabel={words.more(priceLabel)}
          onStep={(direction) => change(stepPrice(draft, circumstances, direction))}
        />
      ) : draft.type === 'market' && buys && of.has.spending ? (
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
        <div className="trading-best-price">{words.bestPrice}</div>
      ) : null}
      <PriceField
        {...typeInto(field)}
        key={field}
        label={sizeLabel}
        lessLabel={words.less(sizeLabel)}
        moreLabel={words.more(sizeLabel)}
        onStep={(direction) => change(stepSize(draft, circumstances, direction))}
      />
      <PercentRule
        label={words.shareLabel}
        value={Math.min(summary?.share ?? 0, 100)}
        onChange={(percent) => change(of.takeShare(draft, circumstances, percent))}
        formatPercent={(percent) => `${percent}%`}
        disabled={!available}
      />
      {links && buys && !sleeps && (
        <ExitFields
          of={typeInto}
          unit={unit}
          shown={hasExits(draft)}
          onStep={(name, direction) => change(stepPrice(draft, circumstances, direction, name))}
          onChange={(exits) => change({ ...draft, exits })}
        />
      )}
      <of.Totals plan={plan} circumstances={circumstances} summary={summary} />
      {sentence && <p className="trading-trigger">{sentence}</p>}
      <div className="trading-form-act">
        <div aria-live="polite">
          {aboveButton && !checking && <p className="q-fall trading-problem">{aboveButton}</p>}
          {caution && (
            <p className="q-warn trading-problem">
              {words.caution[caution](inCoin(summary?.quantity ?? 0n, coin.quantityDecimals, coin.base))}
            </p>
          )}
        </div>
        <Button
          type="submit"
          variant={buys ? 'rise' : 'fall'}
          wide
          loading={placing.isPending}
          loadingLabel={own.sending[draft.side](sizeShown ?? coin.base)}
          disabledReason={guest ? undefined : refusal ? (shownAtField ? '' : earlyWords) : undefined}
        >
          {act}
        </Button>
        {guest && <p className="q-muted q-t12 trading-problem">{words.loginFirst}</p>}
      </div>
      {summary && !refusal && (
        <of.Confirm
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
