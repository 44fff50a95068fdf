import type { ConvertCoin } from '@quay/contract/convert';
import { text } from '@quay/money';
import { AppBar, Button, buttonClass, Empty, ErrorRow, IconButton, KeyValue, SkeletonRows } from '@quay/ui';
import { columnDecimals, exactDecimals } from '@quay/web-kit/format';
import { useRefusalWords } from '@quay/web-kit/language';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useBack, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { refusalForReading } from '../../../amounts/refusal-for-reading.ts';
import { couldBecomeNumber, settleComma } from '../../../amounts/typed-number.ts';
import { availableIn } from '../../../holdings/balances.ts';
import { useBalances } from '../../../holdings/queries/wallets.ts';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { lazySheet } from '../../../shell/lazy-sheet.tsx';
import {
  chooseCoin,
  type ExchangeDraft,
  estimateOf,
  quoteParams,
  ratedAmounts,
  refusalOf,
  swapped,
  useExchangeDraft,
} from '../forms/exchange.form.ts';
import { AmountSide } from '../parts/amount-side.tsx';
import { RateSaid } from '../parts/rate-said.tsx';
import { convertCoinsQuery } from '../queries/convert-coins.ts';
import { convertWords } from '../words/index.ts';
import '../convert.css';

const SmallBalancesSheet = lazySheet(() => import('../forms/small-balances-sheet.tsx'));
const CoinPicker = lazySheet(() => import('../parts/coin-picker.tsx'));

/** One coin for another at a price of the exchange: which, and how much. */
export default function ExchangePage() {
  const words = convertWords.useWords();
  const navigate = useNavigate();
  const back = useBack(paths.funds());
  const query = useQuery(convertCoinsQuery);
  useTitle(words.title);
  return (
    <div className="convert-page">
      <AppBar
        title={words.title}
        backLabel={words.back}
        onBack={back}
        acts={<IconButton icon="clock" label={words.history} onClick={() => void navigate(paths.exchangeHistory())} />}
      />
      {query.data ? (
        query.data.some(({ price, symbol }) => price !== null && symbol !== 'USDT') ? (
          <Form coins={query.data} />
        ) : (
          <Closed />
        )
      ) : query.isError ? (
        <ErrorRow
          title={words.failed}
          retryLabel={words.tryAgain}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {words.failedWhy}
        </ErrorRow>
      ) : (
        <SkeletonRows label={words.loading} rows={3} />
      )}
    </div>
  );
}

function Closed() {
  const words = convertWords.useWords();
  return (
    <Empty
      title={words.nothingOpen}
      act={
        <AppLink className={buttonClass({ wide: true })} href={paths.quotes()}>
          {words.toMarkets}
        </AppLink>
      }
    >
      {words.nothingOpenWhy}
    </Empty>
  );
}

function Form({ coins }: { coins: readonly ConvertCoin[] }) {
  const words = convertWords.useWords();
  const say = useRefusalWords();
  const figures = useFigures();
  const navigate = useNavigate();
  const balances = useBalances().data;
  const draft = useExchangeDraft();
  const [picking, setPicking] = useState<'give' | 'take' | null>(null);
  const [isSmall, setSmall] = useState(false);
  const [focused, setFocused] = useState(false);
  const priced = new Map(coins.map((coin) => [coin.symbol, coin]));
  useCoinsOfAddress(priced);

  const change = (next: ExchangeDraft) => useExchangeDraft.setState(next);
  const refusal = refusalOf(draft, priced, balances);
  const estimate = estimateOf(draft, priced);
  const available = availableIn(balances ?? [], 'spot', draft.give);
  const plain = (amount: string, symbol: string) =>
    figures.quantity(amount, exactDecimals(amount, columnDecimals(symbol)));
  const inCoin = (amount: string, symbol: string) => `${plain(amount, symbol)}\u00a0${symbol}`;
  // An amount that is still being typed is not yet called wrong; a coin without a price is, before any amount.
  const mayYetBe =
    refusal?.reason === 'convert/amount-malformed' &&
    (draft.amount === '' || (focused && couldBecomeNumber(draft.amount)));
  const early = refusal && !mayYetBe ? say(refusalForReading(refusal, plain)) : undefined;
  const named = quoteParams(draft);
  const typedCoin = draft[draft.side];
  const shown = named && inCoin(settleComma(draft.amount), typedCoin);
  const limits = priced.get(typedCoin);

  const side = (of: 'give' | 'take', below?: ReactNode) => (
    <AmountSide
      label={words[of]}
      symbol={draft[of]}
      typed={draft.side === of ? draft.amount : undefined}
      estimate={
        draft.side === of || estimate === undefined
          ? undefined
          : figures.quantity(text(estimate), columnDecimals(draft[of]))
      }
      onType={(amount) => change({ ...draft, side: of, amount })}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        const settled = settleComma(draft.amount);
        if (settled !== draft.amount) change({ ...draft, amount: settled });
      }}
      onPick={() => setPicking(of)}
      below={below}
      error={early && refusal?.side === of && refusal.reason !== 'convert/no-price' ? early : undefined}
    />
  );

  return (
    <form
      className="convert-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (!refusal) void navigate(paths.exchangeSubmit());
      }}
    >
      <div className="q-gutter convert-sides">
        {side(
          'give',
          <div className="convert-available">
            <span>{words.available(inCoin(available, draft.give))}</span>
            <Button
              variant="quiet"
              onClick={() => change({ ...draft, side: 'give', amount: /[1-9]/.test(available) ? available : '' })}
            >
              {words.max}
            </Button>
          </div>,
        )}
        <div className="convert-swap">
          <IconButton icon="transfer" label={words.swap} onClick={() => change(swapped(draft))} />
        </div>
        {side('take')}
      </div>
      <dl className="q-gutter convert-facts">
        <KeyValue label={words.price}>
          <RateOf draft={draft} priced={priced} />
        </KeyValue>
        {limits && (
          <KeyValue label={words.range}>
            <span className="q-n">{words.between(plain(limits.min, typedCoin), inCoin(limits.max, typedCoin))}</span>
          </KeyValue>
        )}
      </dl>
      <p className="q-gutter q-muted q-t12">{words.inSpot}</p>
      <p className="q-gutter convert-rests">
        <Button variant="quiet" onClick={() => setSmall(true)}>
          {words.small.title}
        </Button>
      </p>
      <div className="q-act-bar convert-act">
        <Button
          type="submit"
          wide
          disabledReason={
            refusal ? (mayYetBe ? words.missing : refusal.reason === 'convert/no-price' ? early : '') : undefined
          }
        >
          {shown && !mayYetBe ? (draft.side === 'give' ? words.see(shown) : words.seeFor(shown)) : words.seeEmpty}
        </Button>
      </div>
      <SmallBalancesSheet open={isSmall} onClose={() => setSmall(false)} coins={coins} />
      <CoinPicker
        open={picking !== null}
        onClose={() => setPicking(null)}
        coins={coins}
        balances={balances ?? []}
        chosen={picking ? draft[picking] : ''}
        onPick={(symbol) => {
          if (picking) change(chooseCoin(draft, picking, symbol));
          setPicking(null);
        }}
      />
    </form>
  );
}

/** A link may name the coins; from then on they are the form's. */
function useCoinsOfAddress(priced: ReadonlyMap<string, ConvertCoin>): void {
  const [search, setSearch] = useSearchParams();
  const give = search.get('give');
  const take = search.get('take');
  useEffect(() => {
    if (!give && !take) return;
    let draft: ExchangeDraft = useExchangeDraft.getState();
    if (give && give !== draft.give && priced.has(give)) draft = chooseCoin(draft, 'give', give);
    if (take && take !== draft.take && priced.has(take)) draft = chooseCoin(draft, 'take', take);
    useExchangeDraft.setState(draft);
    setSearch({}, { replace: true });
  }, [give, take, priced, setSearch]);
}

function RateOf({ draft, priced }: { draft: ExchangeDraft; priced: ReadonlyMap<string, ConvertCoin> }) {
  const words = convertWords.useWords();
  const amounts = ratedAmounts(draft, priced);
  return amounts ? <RateSaid give={draft.give} take={draft.take} {...amounts} approximate /> : words.none;
}
