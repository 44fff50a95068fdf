import { text, units } from '@quay/money';
import { Button, Checkbox, ErrorLine, KeyValue, Plate, Sheet } from '@quay/ui';
import { namesPrice, timeInForceOf, waitsForStop } from '../../../trading/ticket/order-kind.ts';
import { worstPriceOf } from '../../../trading/ticket/order-sums.ts';
import { tradesAtOnce, triggersWhen } from '../../../trading/ticket/prices-now.ts';
import type { ConfirmProps } from '../../../trading/ticket/product-ticket.ts';
import { orderOf } from '../../../trading/ticket/sent-order.ts';
import { SMALL_ORDER, useSkipSheet } from '../../../trading/ticket/skip-sheet.ts';
import { triggerSentence } from '../../../trading/ticket/trigger-sentence.ts';
import { tradingWords } from '../../../trading/words/index.ts';
import { bookOf } from '../facts.ts';
import { fundingOf } from '../funding-now.ts';
import { isDated } from '../parts/dated.tsx';
import { LiquidationLine } from '../parts/liquidation.tsx';
import { useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';
import { contractRecordWords } from '../words/records/index.ts';
import { attachedOf } from './attached-draft.ts';
import { figuresAt } from './linked-price.ts';
import type { Summary } from './order-sums.ts';
import { SettlementOutcomes, SettlementTerms } from './settlement-terms.tsx';

/** What is held, what one then has, where it is liquidated and the most that can be lost: the last look before an order. */
export function ConfirmOrder(props: ConfirmProps<Summary>) {
  const { open, onClose, plan, circumstances, summary, sending, problem, onConfirm } = props;
  const { facts, after, estimated } = summary;
  const { contract, mode, leverage } = facts;
  const words = perpetualWords.useWords();
  const shared = tradingWords.useWords();
  const records = contractRecordWords.useWords();
  const shown = useShown(contract);
  const { skip, set } = useSkipSheet();
  const { side } = plan;
  const buys = side === 'buy';
  const size = shown.size(summary.quantity);
  const maybe = (figure: string) => (estimated ? words.about(figure) : figure);
  const limit = namesPrice(plan.type);
  const worst = worstPriceOf(plan, circumstances);
  const force = timeInForceOf(plan.type, plan.timeInForce);
  const distanceText = after?.distance === undefined ? null : shown.unsigned(after.distance);
  const [margin, fee] = [shown.charge(summary.margin), shown.charge(summary.fee)];
  const heldFor =
    summary.loss > 0n ? words.heldForLoss(margin, fee, shown.charge(summary.loss)) : words.heldFor(margin, fee);

  const sleeps = waitsForStop(plan.type);
  // What waits for its price has no position at the next stamp yet.
  const funding =
    after && facts.now && !sleeps ? fundingOf(contract, facts.now, buys ? after.size : -after.size) : undefined;
  const order = orderOf(plan, circumstances);
  const stop = facts.now && text(facts.now.mark);
  const way = triggersWhen(plan, { ...circumstances, last: stop });
  const sentence = triggerSentence(order, way, circumstances.coin, shared, shown.figures, 'mark');
  const { stopProfit, stopLoss } = attachedOf(facts.attached, summary.linked);
  const closes = [
    [words.takeProfit, stopProfit],
    [words.stopLoss, stopLoss],
  ] as const;

  function title(): string {
    if (limit) return words.openAt[side](shown.price(summary.price));
    return sleeps ? words.openThen[side](shown.price(units(order.stopPrice ?? '0'))) : words.openNow[side];
  }

  function when(): string {
    if (sleeps) return shared.triggersAt[way ?? 'unknown'](shown.price(units(order.stopPrice ?? '0')));
    if (!limit) return words.whenMarket;
    if (force === 'ioc') return words.whenIoc;
    if (force === 'fok') return words.whenFok;
    if (force === 'post-only') return words.whenPostOnly;
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
            {words.skipSheet(shown.figures.quantity(SMALL_ORDER, 0))}
          </Checkbox>
          <Button
            variant={buys ? 'rise' : 'fall'}
            wide
            loading={sending}
            loadingLabel={words.opening[side](size)}
            onClick={onConfirm}
          >
            {sleeps ? shared.actAtStop(words.open[side](size)) : words.open[side](size)}
          </Button>
        </>
      }
    >
      {problem && <ErrorLine className="q-fall trading-sheet-problem">{problem}</ErrorLine>}
      {sentence && <p className="q-muted trading-sheet-sentence">{sentence}</p>}
      <Plate
        leaves={{ label: words.held[bookOf(contract)], amount: maybe(shown.charge(summary.hold)), remark: heldFor }}
        arrives={{
          label: words.thenHold,
          amount: words.sizeOf[side](shown.size(after?.size ?? summary.quantity)),
          remark: words.fromEntry(maybe(shown.price(after?.entry ?? summary.price))),
        }}
      />
      {after && (
        <section className="perpetual-worst">
          <LiquidationLine of={after} shown={shown} />
          <p>
            {distanceText === null ? words.neverLiquidated : words.soldAt[side](distanceText)}{' '}
            {words.worst[mode](shown.money(after.worst))}
          </p>
        </section>
      )}
      {isDated(contract) && <SettlementOutcomes contract={contract} summary={summary} />}
      <dl className="trading-facts">
        {isDated(contract) && <SettlementTerms contract={contract} summary={summary} />}
        <KeyValue label={words.terms}>{words.termsSaid(words.mode[mode], shown.leverage(leverage))}</KeyValue>
        <KeyValue label={words.costs}>
          <span className="q-n">{maybe(shown.charge(summary.costs))}</span>
        </KeyValue>
        {summary.even !== undefined && (
          <KeyValue label={words.even}>
            <span className="q-n">{shown.price(summary.even)}</span>
          </KeyValue>
        )}
        {funding !== undefined && funding !== 0n && (
          <KeyValue label={records.next}>
            <span className="q-n">
              {funding < 0n ? records.youPay(shown.money(-funding)) : records.youGet(shown.money(funding))}
            </span>
          </KeyValue>
        )}
        {facts.now && (
          <KeyValue label={words.markNow}>
            <span className="q-n">{shown.price(facts.now.mark)}</span>
          </KeyValue>
        )}
        {worst !== null && (
          <KeyValue label={words.worstPrice}>
            <span className="q-n">{shown.price(worst)}</span>
          </KeyValue>
        )}
        {closes.map(
          ([name, one]) =>
            one && (
              <KeyValue key={name} label={name}>
                <span className="q-n">
                  {words.closesFor(
                    shown.price(units(one.triggerPrice)),
                    shown.result(figuresAt(units(one.triggerPrice), summary.linked).result),
                  )}
                </span>
              </KeyValue>
            ),
        )}
        <KeyValue label={words.when}>{when()}</KeyValue>
      </dl>
      {estimated && (
        <p className="q-muted q-t12 trading-sheet-why">{sleeps ? words.estimatedAtStop : words.estimatedWhy}</p>
      )}
    </Sheet>
  );
}
