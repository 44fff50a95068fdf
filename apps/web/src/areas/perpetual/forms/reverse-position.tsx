import type { Contract, PlaceOrder } from '@quay/contract/perpetual';
import { sizeOf } from '@quay/core/margin';
import { text } from '@quay/money';
import { Button, ErrorLine, KeyValue, Sheet, showToast } from '@quay/ui';
import { useRefusalWords } from '@quay/web-kit/language';
import { isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { useRef, useState } from 'react';
import { newRequestId } from '../../../amounts/request-id.ts';
import { ratesOf } from '../../../trading/fees/fees.ts';
import { keyOf } from '../../../trading/instrument.ts';
import { coinOf } from '../../../trading/market/contract-markets.ts';
import { useTicker } from '../../../trading/market/tickers.ts';
import { type Numbered, numbered } from '../../../trading/ticket/numbered.ts';
import { usualSettings } from '../../../trading/ticket/order-kind.ts';
import type { Plan } from '../../../trading/ticket/order-sums.ts';
import { orderOf } from '../../../trading/ticket/sent-order.ts';
import { useSlippage } from '../../../trading/ticket/slippage.ts';
import { emptyDraft } from '../../../trading/ticket/trade-draft.ts';
import { useBook } from '../../../trading/ticket/use-book.ts';
import type { PerpetualNow } from '../account.ts';
import { usePlaceOrder } from '../acts/place-order.ts';
import { bookOf } from '../facts.ts';
import { LiquidationLine } from '../parts/liquidation.tsx';
import { openPositions } from '../parts/positions.tsx';
import { useFeeRates } from '../queries/fee-rates.ts';
import { toneOf, useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';
import {
  type CloseCircumstances,
  type CloseDraft,
  closeOrder,
  closeRefusal,
  closeSummary,
  worstOf,
} from './close-position.form.ts';
import { openingOrder, quantityOnly, refusalOf, summarise } from './order-sums.ts';
import { ticketFactsOf } from './ticket-facts.ts';

/** The position as it was when somebody asked to reverse it. */
export type Reversed = { readonly symbol: string; readonly isLong: boolean; readonly size: bigint };

type ReverseProps = { open: boolean; onClose: () => void; of: Reversed; contract: Contract; now: PerpetualNow };

/** Reverses a position in two steps, each confirmed by itself: all of it is closed, and then as much is opened the other way. */
export default function ReversePosition({ open, onClose, of, contract, now }: ReverseProps) {
  const words = perpetualWords.useWords();
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.reverseTitle(of.symbol)}>
      {open && <Steps of={of} contract={contract} now={now} done={onClose} />}
    </Sheet>
  );
}

function Steps({ of, contract, now, done }: Omit<ReverseProps, 'open' | 'onClose'> & { done: () => void }) {
  const words = perpetualWords.useWords();
  const say = useRefusalWords();
  const shown = useShown(contract);
  const key = keyOf({ product: 'perpetual', symbol: contract.symbol });
  const last = useTicker(key)?.last ?? null;
  const book = useBook(key);
  const slippage = useSlippage((store) => store.slippage);
  const own = useFeeRates().data;
  const placing = usePlaceOrder();
  const unanswered = useRef<(PlaceOrder & Numbered) | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const coin = coinOf(contract, '');
  const rates = ratesOf(coin, own);
  const market = { coin, last, book, sizeField: quantityOnly, slippage };
  const held = openPositions(now)?.find((one) => one.contract.symbol === contract.symbol);
  const position = held && held.position.position.quantity > 0n === of.isLong ? held : undefined;
  const size = shown.size(of.size);
  const opens = of.isLong ? 'sell' : 'buy';

  async function send(order: PlaceOrder, finished: (filled: boolean) => void) {
    if (placing.isPending) return;
    const sent = numbered(order, unanswered.current, newRequestId, 'price');
    unanswered.current = sent;
    setProblem(null);
    try {
      const { status } = await placing.mutateAsync(sent);
      unanswered.current = null;
      finished(status === 'filled');
    } catch (failed) {
      const refused = failed instanceof Refusal && !isOutcomeUnknown(failed);
      if (refused) unanswered.current = null;
      setProblem(refused ? failed.words : words.notAnswered);
    }
  }
  const shownProblem = problem && <ErrorLine className="q-fall trading-sheet-problem">{problem}</ErrorLine>;

  if (position) {
    const circumstances: CloseCircumstances = { ...position, market, takerRate: rates.taker };
    const all = sizeOf(position.position.position);
    const draft: CloseDraft = { type: 'market', quantity: text(all), price: '' };
    const summary = closeSummary(draft, circumstances);
    const refusal = closeRefusal(draft, circumstances);
    const worst = worstOf(draft, circumstances);
    const way = words.closed.act[opens](shown.size(all));
    return (
      <div className="perpetual-form">
        {shownProblem}
        <p className="q-mid">{words.reverseStep(1, way)}</p>
        <p className="q-muted">{words.reverseMeans}</p>
        <dl className="trading-facts">
          {summary && (
            <KeyValue label={words.arrives[bookOf(contract)]}>
              <span className={`q-n ${toneOf(summary.net)}`}>{words.about(shown.result(summary.net))}</span>
            </KeyValue>
          )}
          {worst !== null && (
            <KeyValue label={words.worstPrice}>
              <span className="q-n">{shown.price(worst)}</span>
            </KeyValue>
          )}
        </dl>
        <Button
          variant="fall"
          wide
          loading={placing.isPending}
          loadingLabel={words.closing}
          disabledReason={refusal ? say(refusal) : undefined}
          onClick={() =>
            void send(closeOrder(draft, circumstances), (filled) => {
              if (!filled) setProblem(words.reverseLeft);
            })
          }
        >
          {way}
        </Button>
      </div>
    );
  }

  const facts = ticketFactsOf(contract, now);
  const plan: Plan = { ...emptyDraft, ...usualSettings, side: opens, type: 'market', quantity: text(of.size) };
  const circumstances = { ...market, rates, available: null, openOrders: null };
  const summary = summarise(plan, facts, circumstances);
  const refusal = refusalOf(plan, facts, circumstances);
  const { after } = summary ?? {};
  return (
    <div className="perpetual-form">
      {shownProblem}
      <p className="q-mid">{words.reverseStep(2, words.open[opens](size))}</p>
      <p className="q-muted">{words.reverseStop}</p>
      <dl className="trading-facts">
        {summary && (
          <KeyValue label={words.held[bookOf(contract)]}>
            <span className="q-n">{words.about(shown.charge(summary.hold))}</span>
          </KeyValue>
        )}
        <KeyValue label={words.terms}>
          {words.termsSaid(words.mode[facts.mode], shown.leverage(facts.leverage))}
        </KeyValue>
      </dl>
      {after && <LiquidationLine of={after} shown={shown} />}
      <Button
        variant={of.isLong ? 'fall' : 'rise'}
        wide
        loading={placing.isPending}
        loadingLabel={words.opening[opens](size)}
        disabledReason={refusal ? say(refusal) : undefined}
        onClick={() =>
          void send(openingOrder(orderOf(plan, circumstances), facts.leverage), () => {
            showToast(words.reversed(contract.symbol), { tone: 'done' });
            done();
          })
        }
      >
        {words.open[opens](size)}
      </Button>
    </div>
  );
}
