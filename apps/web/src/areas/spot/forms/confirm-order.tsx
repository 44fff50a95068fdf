import { format, ONE, text } from '@quay/money';
import { Button, Checkbox, ErrorLine, KeyValue, Plate, Sheet } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { settleComma } from '../../../amounts/typed-number.ts';
import { useFigures } from '../../../shell/figures.ts';
import { namesPrice, timeInForceOf, usualSettings, waitsForStop } from '../../../trading/ticket/order-kind.ts';
import { usdUp, worstPriceOf } from '../../../trading/ticket/order-sums.ts';
import { distanceFromLast, tradesAtOnce, triggersWhen } from '../../../trading/ticket/prices-now.ts';
import type { ConfirmProps } from '../../../trading/ticket/product-ticket.ts';
import { orderOf } from '../../../trading/ticket/sent-order.ts';
import { SMALL_ORDER, useSkipSheet } from '../../../trading/ticket/skip-sheet.ts';
import { triggerSentence } from '../../../trading/ticket/trigger-sentence.ts';
import { tradingWords } from '../../../trading/words/index.ts';
import type { Words } from '../words/index.ts';
import { spotWords } from '../words/index.ts';
import { ExitsResult, ExitsSaid } from './exits-said.tsx';
import { exitsOf } from './linked-orders.form.ts';
import { feeRateOf, type Summary, spotSizeField, worstOf } from './order-sums.ts';

/** What leaves, what arrives, the fee, the worst of it and when: the last look before an order. */
export function ConfirmOrder(props: ConfirmProps<Summary>) {
  const { open, onClose, plan, circumstances, summary, sending, problem, onConfirm } = props;
  const words = spotWords.useWords();
  const shared = tradingWords.useWords();
  const figures = useFigures();
  const { skip, set } = useSkipSheet();
  const { coin, last } = circumstances;
  const { side } = plan;
  const buys = side === 'buy';
  const limit = namesPrice(plan.type);
  const sleeps = waitsForStop(plan.type);
  const byAmount = spotSizeField(plan) === 'amount';
  const timeInForce = timeInForceOf(plan.type, plan.timeInForce);
  const order = orderOf(plan, circumstances);
  const inBase = (value: bigint, decimals: number) => `${figures.quantity(text(value), decimals)} ${coin.base}`;
  const inQuote = (value: bigint) => `${figures.quantity(text(value), exactDecimals(value, 2))} ${coin.quote}`;
  const cents = (value: bigint) => `${figures.quantity(format(value, 2), 2)} ${coin.quote}`;
  const maybe = (figure: string) => (summary.estimated ? words.about(figure) : figure);

  const size = `${figures.quantity(order.quantity ?? '0', exactDecimals(order.quantity ?? '0', coin.quantityDecimals))} ${coin.base}`;
  const amount = limit
    ? inQuote(summary.total)
    : byAmount
      ? inQuote(summary.holds)
      : words.about(cents(usdUp(summary.total)));
  const actNow = byAmount ? shared.actFor.buy(coin.base, amount) : shared.actFor[side](size, amount);
  const price = limit && order.price && figures.price(order.price, coin.priceDecimals);
  const worstPrice = worstPriceOf(plan, circumstances);
  const worstShown = worstPrice !== null && figures.price(text(worstPrice), coin.priceDecimals);
  const slippage = figures.rate(circumstances.slippage ?? coin.priceBand);
  const stop = order.stopPrice && figures.price(order.stopPrice, coin.priceDecimals);
  const arrives = buys ? inBase(summary.arrives, 8) : cents(summary.arrives);
  // What arrives is worth its quote asset; for a buy that is the total less the fee's worth.
  const worth = buys ? summary.total - summary.feeWorth : summary.arrives;
  const feeRate = figures.rate(text(feeRateOf(plan, circumstances)));
  const worst = worstOf(plan, circumstances);
  const rest = plan.pairs && figures.price(settleComma(plan.restPrice), coin.priceDecimals);
  const exits = exitsOf(plan, circumstances, summary);
  const sentence = triggerSentence(order, triggersWhen(plan, circumstances), coin, shared, figures);
  const remark = !limit && !sleeps ? (buys ? words.spentNow : words.paidNow) : words.frozen;

  function title(): string {
    if (plan.pairs) return `${shared.linked.oco} · ${shared.act[side](coin.base)}`;
    if (price) return words.sheetTitle[side](coin.base, price);
    if (stop) return words.sheetTitle[buys ? 'buyThen' : 'sellThen'](coin.base, stop);
    return words.sheetTitle[buys ? 'buyNow' : 'sellNow'](coin.base);
  }

  function when(): string {
    if (plan.pairs) return words.whenWaits;
    if (sleeps) return words.whenStop;
    if (!limit) return words.whenMarket;
    if (timeInForce === 'ioc') return words.whenIoc;
    if (timeInForce === 'fok') return words.whenFok;
    if (timeInForce === 'post-only') return words.whenPostOnly;
    return tradesAtOnce(plan, circumstances) ? words.whenNow : words.whenWaits;
  }

  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={words.close}
      title={title()}
      foot={
        <>
          <Checkbox checked={skip} onChange={set}>
            {words.skipSheet(`${figures.quantity(SMALL_ORDER, 0)} ${coin.quote}`)}
          </Checkbox>
          <Button
            variant={buys ? 'rise' : 'fall'}
            wide
            loading={sending}
            loadingLabel={shared.sending[side](order.quantity ? size : coin.base)}
            onClick={onConfirm}
          >
            {plan.pairs
              ? `${shared.act[side](size)} · ${shared.linked.oco}`
              : sleeps
                ? shared.actAtStop(actNow)
                : actNow}
          </Button>
        </>
      }
    >
      {problem && (
        // At the top: the notices of the shell lie over the foot.
        <ErrorLine className="q-fall trading-sheet-problem">{problem}</ErrorLine>
      )}
      {rest && <p className="q-muted trading-sheet-sentence">{shared.linked.ocoSays(rest)}</p>}
      {sentence && <p className="q-muted trading-sheet-sentence">{sentence}</p>}
      {exits && <ExitsSaid exits={exits} price={(value) => figures.price(text(value), coin.priceDecimals)} />}
      <Plate
        leaves={{
          label: words.leaves,
          amount: buys ? maybe(limit ? inQuote(summary.leaves) : cents(usdUp(summary.leaves))) : size,
          remark: timeInForce === 'fok' && !sleeps ? words.frozenAll : remark,
        }}
        arrives={{ label: words.arrives, amount: maybe(arrives), remark: words.about(figures.money(text(worth))) }}
      />
      <dl className="trading-facts">
        <KeyValue label={shared.orderType}>
          {plan.pairs
            ? `${shared.type.limit} + ${shared.type[plan.type]}`
            : words.typeSaid(shared.type[plan.type], words.treated[timeInForce ?? 'never'])}
        </KeyValue>
        {plan.selfTrade !== usualSettings.selfTrade && (
          <KeyValue label={shared.ownOrders}>{shared.ownOrdersSaid[plan.selfTrade]}</KeyValue>
        )}
        {rest && (
          <KeyValue label={shared.limitPrice}>
            <span className="q-n">{rest}</span>
          </KeyValue>
        )}
        {stop && (
          <KeyValue label={shared.stopAt}>
            <span className="q-n">{stop}</span>
          </KeyValue>
        )}
        {last !== null && (
          <KeyValue label={shared.lastPrice}>
            <span className="q-n">{figures.price(last, coin.priceDecimals)}</span>
            <PriceDistance
              words={sleeps ? words.awayStop : words.away}
              distance={distanceFromLast(plan, circumstances, sleeps ? 'stopPrice' : 'price')}
            />
          </KeyValue>
        )}
        <KeyValue label={timeInForce === 'post-only' ? words.feeAsMaker(feeRate) : words.feeAtMost(feeRate)}>
          {buys && <span className="q-n">{inBase(summary.fee, 8)}</span>}{' '}
          <span className="q-n">{words.about(cents(usdUp(summary.feeWorth)))}</span>
        </KeyValue>
        {summary.stays > 0n && (
          <KeyValue label={words.stays}>
            <span className="q-n">{words.about(cents(summary.stays))}</span>
          </KeyValue>
        )}
        {worstShown && (
          <KeyValue label={shared.worstPrice}>
            <span className="q-n">{words.worstPriceSaid(worstShown, slippage)}</span>
          </KeyValue>
        )}
        {worst && (
          <KeyValue label={words.worst[worst.way]}>
            <span className="q-n">
              {plan.type === 'stop-market' && '≈ '}
              {worst.coin === 'base'
                ? inBase(worst.amount, 8)
                : cents(worst.way === 'pays' ? usdUp(worst.amount) : worst.amount)}
            </span>
          </KeyValue>
        )}
        <KeyValue label={words.when}>{when()}</KeyValue>
        {exits && <ExitsResult exits={exits} coin={coin} />}
      </dl>
      {worst && !limit && (
        <p className="q-muted q-t12 trading-sheet-why">
          {worstShown
            ? words.slippageWhy(worstShown)
            : words.worstWhy(figures.percent(coin.priceBand).replace(/^\+/, ''))}
        </p>
      )}
    </Sheet>
  );
}

/** How far the named price is from the last one; a difference that would round to nothing is still one. */
function PriceDistance({ distance, words }: { distance: bigint | null; words: Words['away'] }) {
  const figures = useFigures();
  if (distance === null) return null;
  const unsigned = (share: bigint) => figures.percent(text(share < 0n ? -share : share)).replace(/^\+/, '');
  const share = unsigned(distance) === unsigned(0n) ? `<${unsigned(ONE / 10_000n)}` : unsigned(distance);
  return (
    <span className="q-muted trading-away">
      {distance === 0n ? words.same : words[distance < 0n ? 'below' : 'above'](share)}
    </span>
  );
}
