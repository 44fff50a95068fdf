import type { Conversion, Quote } from '@quay/contract/convert';
import { QUOTE_MS } from '@quay/contract/convert';
import { AppBar, Button, Empty, ErrorLine, Icon, KeyValue, Plate, Ring, SkeletonRows } from '@quay/ui';
import { columnDecimals, exactDecimals } from '@quay/web-kit/format';
import { useTitle } from '@quay/web-kit/page';
import { exchangeNow, isOutcomeUnknown, Refusal } from '@quay/web-kit/request';
import { Redirect, useLocation, useNavigate } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { useSecondsLeft } from '../../../shell/use-seconds-left.ts';
import { useExchange } from '../acts/exchange.ts';
import { conversionIn } from '../figures.ts';
import { type QuoteParams, quoteParams, useExchangeDraft } from '../forms/exchange.form.ts';
import { Done } from '../parts/done.tsx';
import { RateSaid } from '../parts/rate-said.tsx';
import { quoteQuery } from '../queries/quote-exchange.ts';
import { convertWords } from '../words/index.ts';
import '../convert.css';

/** The price of the exchange for seconds, and the act. Afterwards what came of it, which stays with the entry of the history. */
export default function ExchangeSubmitPage() {
  const words = convertWords.useWords();
  const navigate = useNavigate();
  const [finished, setFinished] = useState<Conversion | null>(null);
  const sent = conversionIn(useLocation().state);
  const done = finished ?? sent;
  const draft = useExchangeDraft();
  // As it was when one came here: what is sent from here is told where it was sent.
  const [held, setHeld] = useState(draft.unanswered);
  const [refused, setRefused] = useState<string | null>(null);
  const query = quoteParams(draft);
  const toForm = () => navigate(paths.exchangePage());
  useTitle(words.confirm);
  useEffect(() => {
    // Only now: without an amount there is nothing here to be seen but what came of it.
    if (finished) useExchangeDraft.setState({ unanswered: null, amount: '' });
  }, [finished]);

  function finish(conversion: Conversion) {
    setFinished(conversion);
    // With the entry of the history it outlives a reload.
    navigate(paths.exchangeSubmit(), { replace: true, state: { conversion } });
  }

  if (done) {
    return (
      <div className="convert-page">
        <AppBar title={words.title} backLabel={words.close} closes onBack={() => navigate(paths.funds())} />
        <Done conversion={done} />
      </div>
    );
  }
  if (!query && !held) return <Redirect to={paths.exchangePage()} />;
  return (
    <div className="convert-page">
      <AppBar title={words.confirm} backLabel={words.back} onBack={() => void toForm()} />
      {held ? (
        <Taking
          quote={held}
          isOpen
          onDone={finish}
          onRefused={(why) => {
            setRefused(why);
            setHeld(null);
          }}
        />
      ) : (
        query && <Quoting query={query} refused={refused} onDone={finish} />
      )}
    </div>
  );
}

type QuotingProps = {
  query: QuoteParams;
  /** Why the quote before was not taken. */
  refused: string | null;
  onDone: (conversion: Conversion) => void;
};

/** Asks for a price, and when it runs out once more by itself; after that it waits for a tap. */
function Quoting({ query, refused, onDone }: QuotingProps) {
  const words = convertWords.useWords();
  const navigate = useNavigate();
  const [round, setRound] = useState(0);
  const [renewed, setRenewed] = useState(false);
  const [over, setOver] = useState(refused);
  const { data: quote, error, isFetching } = useQuery({ ...quoteQuery(query, round), enabled: over === null });

  function next(byItself: boolean) {
    setOver(null);
    setRenewed(byItself);
    setRound((last) => last + 1);
  }

  const change = (
    <Button variant="quiet" onClick={() => navigate(paths.exchangePage())}>
      {words.change}
    </Button>
  );
  const again = (
    <Button wide onClick={() => next(false)}>
      {words.askNew}
    </Button>
  );
  if (over !== null) {
    return (
      <Empty title={words.runOut} act={again} quiet={change}>
        {over || words.runOutWhy}
      </Empty>
    );
  }
  if (error && !isFetching) {
    return (
      <Empty title={words.notPriced} act={again} quiet={change}>
        {error instanceof Refusal ? error.words : words.runOutWhy}
      </Empty>
    );
  }
  if (!quote) return <SkeletonRows label={words.asking} rows={3} disc={false} />;
  return (
    <Taking
      key={quote.quoteId}
      quote={quote}
      isNew={renewed}
      onDone={onDone}
      onRunOut={() => (renewed ? setOver('') : next(true))}
      onRefused={setOver}
    />
  );
}

type TakingProps = {
  quote: Quote;
  /** It was taken before and no answer came: it can only be sent again. */
  isOpen?: boolean;
  isNew?: boolean;
  onDone: (conversion: Conversion) => void;
  onRunOut?: () => void;
  onRefused?: (why: string) => void;
};

/** One quote: what leaves, what arrives, until when, and the act. */
function Taking({ quote, isOpen = false, isNew = false, onDone, onRunOut, onRefused }: TakingProps) {
  const words = convertWords.useWords();
  const figures = useFigures();
  const taking = useExchange();
  const [problem, setProblem] = useState<string | null>(isOpen ? words.noAnswer : null);
  // State would answer a render late, and a double tap is faster than that.
  const busy = useRef(false);
  const inCoin = (amount: string, symbol: string) =>
    `${figures.quantity(amount, exactDecimals(amount, columnDecimals(symbol)))}\u00a0${symbol}`;
  const given = inCoin(quote.giveAmount, quote.give);
  const unknown = isOpen || problem !== null;

  useRunOut(quote, !unknown && !taking.isPending, onRunOut);

  async function take() {
    if (busy.current) return;
    busy.current = true;
    // Kept before it leaves: should this page go away now, it is sent again and not asked anew.
    useExchangeDraft.setState({ unanswered: quote });
    try {
      onDone(await taking.mutateAsync(quote));
    } catch (failed) {
      if (!(failed instanceof Refusal)) throw failed;
      if (isOutcomeUnknown(failed)) setProblem(words.noAnswer);
      else {
        useExchangeDraft.setState({ unanswered: null });
        onRefused?.(failed.words);
      }
    } finally {
      busy.current = false;
    }
  }

  return (
    <>
      {!unknown && <Countdown quote={quote} />}
      <div className="q-gutter convert-quote">
        {isNew && !unknown && (
          <p className="q-warn" role="status">
            {words.newPrice}
          </p>
        )}
        {problem && <ErrorLine>{problem}</ErrorLine>}
        <Plate
          leaves={{ label: words.leaves, amount: given }}
          arrives={{
            label: words.arrives,
            amount: inCoin(quote.takeAmount, quote.take),
            remark: words.allIncluded,
          }}
        />
        <dl className="convert-facts convert-facts--lined">
          <KeyValue label={words.price}>
            <RateSaid {...quote} />
          </KeyValue>
          <KeyValue label={words.fee}>{words.feeNone}</KeyValue>
          <KeyValue label={words.when}>{words.atOnce}</KeyValue>
          <KeyValue label={words.number}>
            <span className="q-code">{quote.quoteId}</span>
          </KeyValue>
        </dl>
      </div>
      <div className="q-act-bar convert-act">
        <Button wide loading={taking.isPending} loadingLabel={words.acting(given)} onClick={() => void take()}>
          {unknown ? words.again(given) : words.act(given)}
        </Button>
      </div>
    </>
  );
}

/** Tells when the quote is over, by the exchange's clock; not while its answer is awaited. */
function useRunOut({ expiresAt }: Quote, waits: boolean, onRunOut: (() => void) | undefined): void {
  const callback = useRef(onRunOut);
  useEffect(() => {
    callback.current = onRunOut;
  });
  useEffect(() => {
    if (!waits) return;
    const timer = setTimeout(() => callback.current?.(), Math.max(0, expiresAt - exchangeNow()));
    return () => clearTimeout(timer);
  }, [expiresAt, waits]);
}

function Countdown({ quote: { expiresAt } }: { quote: Quote }) {
  const words = convertWords.useWords();
  const figures = useFigures();
  const left = useSecondsLeft(expiresAt);
  return (
    <div className="q-gutter convert-countdown">
      <Ring
        secondsLeft={left}
        secondsTotal={QUOTE_MS / 1_000}
        tone={left <= 3 ? 'warn' : 'accent'}
        label={words.secondsLeft(left)}
      >
        {words.seconds(left)}
      </Ring>
      <p className="q-muted">
        <Icon name="clock" size="xs" /> {words.standsUntil(figures.time(expiresAt))}
      </p>
    </div>
  );
}
