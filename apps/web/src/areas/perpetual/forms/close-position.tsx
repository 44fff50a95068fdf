import type { ContractBook, PlaceOrder } from '@quay/contract/perpetual';
import { perpetual } from '@quay/contract/perpetual';
import { format, least, units } from '@quay/money';
import { Button, ErrorLine, Field, KeyValue, PercentRule, Plate, Segments, showToast } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { type FocusEvent, useRef, useState } from 'react';
import { newRequestId } from '../../../amounts/request-id.ts';
import { selectWhenDrawn } from '../../../amounts/select-when-drawn.ts';
import { couldBecomeNumber, grouped, settleComma, settleCommaWhileTyping } from '../../../amounts/typed-number.ts';
import { ratesOf } from '../../../trading/fees/fees.ts';
import { keyOf } from '../../../trading/instrument.ts';
import { coinOf } from '../../../trading/market/contract-markets.ts';
import { useTicker } from '../../../trading/market/tickers.ts';
import { isMissing } from '../../../trading/ticket/early-refusals.ts';
import { type Numbered, numbered } from '../../../trading/ticket/numbered.ts';
import { outcomeOf } from '../../../trading/ticket/outcome.ts';
import { useSlippage } from '../../../trading/ticket/slippage.ts';
import { useBook } from '../../../trading/ticket/use-book.ts';
import { tradingWords } from '../../../trading/words/index.ts';
import { usePlaceOrder } from '../acts/place-order.ts';
import { bookOf } from '../facts.ts';
import { LiquidationLine } from '../parts/liquidation.tsx';
import { useFeeRates } from '../queries/fee-rates.ts';
import { type Shown, toneOf, useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';
import {
  type CloseCircumstances,
  type CloseDraft,
  type CloseSummary,
  closableOf,
  closeOrder,
  closeRefusal,
  closeSummary,
  takePart,
  worstOf,
} from './close-position.form.ts';
import { quantityOnly } from './order-sums.ts';
import type { OpenPosition } from './position-sheet.tsx';

type ClosePositionProps = { of: OpenPosition; part: number; done: () => void; onReverse: () => void };

/** Closes a part of a position or all of it, at once or at a price. */
export function ClosePosition({ of, part, done, onReverse }: ClosePositionProps) {
  const words = perpetualWords.useWords();
  const shared = tradingWords.useWords();
  const say = useRefusalWords();
  const { contract } = of;
  const shown = useShown(contract);
  const key = keyOf({ product: 'perpetual', symbol: contract.symbol });
  const last = useTicker(key)?.last ?? null;
  const book = useBook(key);
  const slippage = useSlippage((store) => store.slippage);
  const own = useFeeRates().data;
  const placing = usePlaceOrder();
  const coin = coinOf(contract, '');
  const market = { coin, last, book, sizeField: quantityOnly, slippage };
  const circumstances: CloseCircumstances = { ...of, market, takerRate: ratesOf(coin, own).taker };
  const [draft, setDraft] = useState<CloseDraft>(() => ({
    ...takePart({ type: 'market', quantity: '', price: '' }, circumstances, part),
    price: format(units(last ?? contract.mark?.price ?? '0'), contract.priceDecimals),
  }));
  const [focused, setFocused] = useState<'quantity' | 'price' | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const unanswered = useRef<(PlaceOrder & Numbered) | null>(null);

  const summary = closeSummary(draft, circumstances);
  const refusal = closeRefusal(draft, circumstances);
  const closable = closableOf(circumstances);
  const isLong = of.position.position.quantity > 0n;
  const typed = units(settleComma(couldBecomeNumber(draft.quantity) && draft.quantity !== '' ? draft.quantity : '0'));
  const percent = closable === 0n ? 0 : Number(least(100n, (typed * 100n + closable / 2n) / closable));
  const size = summary && shown.size(summary.quantity);
  const net = summary && shown.result(summary.net);
  const worst = worstOf(draft, circumstances);

  const errorAt = (field: 'quantity' | 'price') => {
    if (refusal?.field !== field || isMissing(perpetual, refusal)) return undefined;
    return focused === field && couldBecomeNumber(draft[field]) && refusal.reason.endsWith('-malformed')
      ? undefined
      : say(refusal);
  };
  const typeInto = (field: 'quantity' | 'price') => ({
    value: focused === field ? draft[field] : grouped(draft[field]),
    figure: true,
    error: errorAt(field),
    onFocus: (event: FocusEvent<HTMLInputElement>) => {
      setFocused(field);
      selectWhenDrawn(event);
    },
    onBlur: () => {
      setFocused(null);
      setDraft({ ...draft, [field]: settleComma(draft[field]) });
    },
    onChange: (value: string) => {
      setProblem(null);
      setDraft({ ...draft, [field]: settleCommaWhileTyping(value) });
    },
  });

  async function send() {
    if (placing.isPending || refusal) return;
    const following = draft.type === 'market' ? ('price' as const) : undefined;
    const order = numbered(closeOrder(draft, circumstances), unanswered.current, newRequestId, following);
    unanswered.current = order;
    setProblem(null);
    try {
      const placed = await placing.mutateAsync(order);
      unanswered.current = null;
      showToast(outcomeOf(placed, coin, shared, words.closed, shown.figures), {
        tone: placed.status === 'expired' ? 'warn' : 'done',
      });
      done();
    } catch (failed) {
      const refused = failed instanceof Refusal && !isOutcomeUnknown(failed);
      if (refused) unanswered.current = null;
      setProblem(refused ? failed.words : shared.noAnswer);
    }
  }

  return (
    <form
      className="perpetual-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {problem && <ErrorLine className="q-fall trading-sheet-problem">{problem}</ErrorLine>}
      <Field {...typeInto('quantity')} label={words.howMuch} unit={words.ofAll(shown.size(closable))} />
      <PercentRule
        label={words.partOfPosition}
        value={percent}
        onChange={(part) => {
          setProblem(null);
          setDraft(takePart(draft, circumstances, part));
        }}
        formatPercent={(part) => `${part}%`}
      />
      <Segments<CloseDraft['type']>
        label={shared.typeLabel}
        value={draft.type}
        onChange={(type) => setDraft({ ...draft, type })}
        items={[
          { id: 'market', label: shared.type.market },
          { id: 'limit', label: shared.type.limit },
        ]}
      />
      {draft.type === 'limit' && <Field {...typeInto('price')} label={shared.price(shown.unit)} />}
      {summary && <Effect book={bookOf(contract)} summary={summary} draft={draft} worst={worst} shown={shown} />}
      <Button
        type="submit"
        variant={isLong ? 'fall' : 'rise'}
        wide
        loading={placing.isPending}
        loadingLabel={words.closing}
        disabledReason={refusal ? (errorAt('quantity') || errorAt('price') ? '' : say(refusal)) : undefined}
      >
        {size && net ? words.closeFor(size, draft.type === 'market' ? words.about(net) : net) : words.closePosition}
      </Button>
      <p className="q-muted q-t12 perpetual-centred">{words.onlyShrinks}</p>
      <p className="perpetual-centred">
        <Button variant="quiet" onClick={onReverse}>
          {words.reverse}
        </Button>
      </p>
    </form>
  );
}

type EffectProps = { book: ContractBook; summary: CloseSummary; draft: CloseDraft; worst: bigint | null; shown: Shown };

/** What closing brings, and what is left. */
function Effect({ book, summary, draft, worst, shown }: EffectProps) {
  const words = perpetualWords.useWords();
  const { before, left } = summary;
  const estimated = draft.type === 'market';
  const maybe = (figure: string) => (estimated ? words.about(figure) : figure);
  const price = shown.price(summary.price);
  return (
    <>
      <Plate
        leaves={{
          label: words.profitOf,
          amount: <span className={toneOf(summary.profit)}>{maybe(shown.result(summary.profit))}</span>,
          remark: estimated ? words.atAbout(price) : words.atPrice(price),
        }}
        arrives={{
          label: words.arrives[book],
          amount: <span className={toneOf(summary.net)}>{maybe(shown.result(summary.net))}</span>,
          remark: words.afterFee(shown.charge(summary.fee)),
        }}
      />
      <dl className="trading-facts">
        <KeyValue label={words.left}>
          <span className="q-n">
            {left ? words.leftSize(shown.size(left.size), shown.price(left.entry)) : words.nothingLeft}
          </span>
        </KeyValue>
        {summary.freed > 0n && (
          <KeyValue label={words.freed}>
            <span className="q-n">{shown.money(summary.freed)}</span>
          </KeyValue>
        )}
        {estimated && worst !== null && (
          <KeyValue label={words.worstPrice}>
            <span className="q-n">{shown.price(worst)}</span>
          </KeyValue>
        )}
      </dl>
      {left && <LiquidationLine of={left} before={before} shown={shown} label={words.afterwards} />}
    </>
  );
}
