import { format, ONE, text, units } from '@quay/money';
import { Button, Checkbox, KeyValue, Plate, Sheet } from '@quay/ui';
import type { TradeDraft } from '../../../market/trade-draft.ts';
import { useFigures } from '../../../shell/figures.ts';
import { decimalsFor } from '../figures.ts';
import { SMALL_ORDER, useSkipSheet } from '../parts/skip-sheet.ts';
import { spotWords } from '../words/index.ts';
import {
  awayFromLast,
  type Circumstances,
  orderOf,
  type Summary,
  sizeField,
  tradesAtOnce,
  usdUp,
} from './place-order.form.ts';

type ConfirmOrderProps = {
  open: boolean;
  onClose: () => void;
  draft: TradeDraft;
  circumstances: Circumstances;
  summary: Summary;
  sending: boolean;
  /** What went wrong with the last try. */
  problem?: string;
  onConfirm: () => void;
};

/** What leaves, what arrives, the fee and when: the last look before an order. */
export function ConfirmOrder(props: ConfirmOrderProps) {
  const { open, onClose, draft, circumstances, summary, sending, problem, onConfirm } = props;
  const words = spotWords.useWords();
  const figures = useFigures();
  const { skip, set } = useSkipSheet();
  const { coin, last } = circumstances;
  const { side } = draft;
  const buys = side === 'buy';
  const limit = draft.type === 'limit';
  const order = orderOf(draft, coin.symbol);
  const inBase = (value: bigint, decimals: number) => `${figures.quantity(text(value), decimals)} ${coin.base}`;
  const inQuote = (value: bigint) => `${figures.quantity(text(value), decimalsFor(value, 2))} ${coin.quote}`;
  const cents = (value: bigint) => `${figures.quantity(format(value, 2), 2)} ${coin.quote}`;
  const maybe = (figure: string) => (summary.estimated ? words.about(figure) : figure);

  const size = `${figures.quantity(order.quantity ?? '0', decimalsFor(units(order.quantity ?? '0'), coin.quantityDecimals))} ${coin.base}`;
  const amount = limit
    ? inQuote(summary.total)
    : sizeField(draft) === 'amount'
      ? inQuote(summary.leaves)
      : words.about(cents(summary.total));
  const act =
    sizeField(draft) === 'amount'
      ? words.actFor.buy(coin.base, amount)
      : words.actFor[buys ? 'buy' : 'sell'](size, amount);
  const price = order.price && figures.price(order.price, coin.priceDecimals);
  const away = awayFromLast(draft, circumstances);
  const unsigned = (share: bigint) => figures.percent(text(share < 0n ? -share : share)).replace(/^\+/, '');
  // A difference that would round to nothing is still one.
  const awayShare = unsigned(away ?? 0n) === unsigned(0n) ? `<${unsigned(ONE / 10_000n)}` : unsigned(away ?? 0n);
  const arrives = buys ? inBase(summary.arrives, 8) : cents(summary.arrives);
  // What arrives is worth its quote asset; for a buy that is the total less the fee's worth.
  const worth = buys ? summary.total - summary.feeWorth : summary.arrives;
  const feeRate = figures.percent(coin.takerFeeRate).replace(/^\+/, '');

  return (
    <Sheet
      open={open}
      onClose={onClose}
      closeLabel={words.close}
      title={
        price ? words.sheetTitle[side](coin.base, price) : words.sheetTitle[buys ? 'buyNow' : 'sellNow'](coin.base)
      }
      foot={
        <>
          <Checkbox checked={skip} onChange={set}>
            {words.skipSheet(`${figures.quantity(SMALL_ORDER, 0)} ${coin.quote}`)}
          </Checkbox>
          <Button
            variant={buys ? 'rise' : 'fall'}
            wide
            loading={sending}
            loadingLabel={words.sending[side](order.quantity ? size : coin.base)}
            onClick={onConfirm}
          >
            {act}
          </Button>
        </>
      }
    >
      {problem && (
        // At the top: the notices of the shell lie over the foot.
        <p className="q-fall spot-sheet-problem" role="alert">
          {problem}
        </p>
      )}
      <Plate
        leaves={{
          label: words.leaves,
          amount: buys
            ? sizeField(draft) === 'amount'
              ? inQuote(summary.leaves)
              : maybe(limit ? inQuote(summary.leaves) : cents(usdUp(summary.leaves)))
            : size,
          remark: limit ? words.frozen : buys ? words.spentNow : words.paidNow,
        }}
        arrives={{ label: words.arrives, amount: maybe(arrives), remark: words.about(figures.money(text(worth))) }}
      />
      <dl className="spot-facts">
        <KeyValue label={words.orderType}>{words.typeSaid[draft.type]}</KeyValue>
        {last !== null && (
          <KeyValue label={words.lastPrice}>
            <span className="q-n">{figures.price(last, coin.priceDecimals)}</span>
            {away !== null && (
              <span className="q-muted spot-away">
                {away === 0n ? words.away.same : words.away[away < 0n ? 'below' : 'above'](awayShare)}
              </span>
            )}
          </KeyValue>
        )}
        <KeyValue label={words.feeAtMost(feeRate)}>
          {buys && <span className="q-n">{inBase(summary.fee, 8)}</span>}{' '}
          <span className="q-n">{words.about(cents(usdUp(summary.feeWorth)))}</span>
        </KeyValue>
        <KeyValue label={words.when}>
          {!limit ? words.whenMarket : tradesAtOnce(draft, circumstances) ? words.whenNow : words.whenWaits}
        </KeyValue>
      </dl>
    </Sheet>
  );
}
