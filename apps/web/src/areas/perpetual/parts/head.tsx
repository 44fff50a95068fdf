import type { Contract } from '@quay/contract/perpetual';
import { AppBar, IconButton, PriceFlash } from '@quay/ui';
import { useMoments } from '@quay/web-kit/format';
import { useTitle } from '@quay/web-kit/page';
import { AppLink, useNavigate } from '@quay/web-kit/router';
import { CoinMark } from '../../../parts/coin-mark.tsx';
import { paths } from '../../../paths.ts';
import { NoticesBell } from '../../../shell/notices-bell.tsx';
import { keyOf } from '../../../trading/instrument.ts';
import { FavouriteStar } from '../../../trading/market/favourite-star.tsx';
import { PairSwitch } from '../../../trading/market/pair-header.tsx';
import { useTicker, useTickers } from '../../../trading/market/tickers.ts';
import type { PerpetualNow } from '../account.ts';
import { perpetualOrders } from '../orders.ts';
import { useShown } from '../use-shown.ts';
import { deliveryWords } from '../words/delivery/index.ts';
import { perpetualWords } from '../words/index.ts';
import { BasisFigure, type DatedContract, isDated, TimeLeft } from './dated.tsx';
import { FundingLine } from './funding.tsx';

function useHead(contract: Contract) {
  const words = perpetualWords.useWords();
  const { figures } = useShown(contract);
  const { symbol, priceDecimals, mark } = contract;
  const key = keyOf({ product: 'perpetual', symbol });
  const ticker = useTicker(key);
  const price = (value: string) => figures.price(value, priceDecimals);
  // The browser's tab is not repainted with every trade.
  const eachSecond = useTickers('perpetual').get(symbol)?.last;
  useTitle(eachSecond ? `${symbol} ${price(eachSecond)}` : words.pageTitle(symbol));
  const tone = !ticker || ticker.change === '0' ? '' : ticker.change.startsWith('-') ? 'q-fall' : 'q-rise';
  return {
    words,
    figures,
    key,
    ticker,
    tone,
    price,
    mark: mark && price(mark.price),
    index: mark && price(mark.indexPrice),
  };
}

const recordsOf = ({ symbol, expiry }: Contract): string =>
  expiry === null ? paths.perpetualRecord(symbol) : paths.deliveryRecord(symbol);

/** Which term it has, and when it is settled in what. */
function DatedLine({ contract: { term, quote, delivery } }: { contract: DatedContract }) {
  const words = deliveryWords.useWords();
  const { term: terms } = perpetualWords.useWords();
  const moments = useMoments();
  return (
    <span className="q-muted q-t12 q-block">{words.endsAt(terms[term], quote, moments.short(delivery.settlesAt))}</span>
  );
}

/** The basis, and what is left of the contract. */
function DatedFacts({ contract }: { contract: DatedContract }) {
  const words = deliveryWords.useWords();
  return (
    <>
      <div>
        <dt>{words.basis}</dt>
        <dd className="q-n">
          <BasisFigure contract={contract} />
        </dd>
      </div>
      {contract.delivery.settlementPrice === null && (
        <div>
          <dt>{words.endsIn}</dt>
          <dd>
            <TimeLeft to={contract.expiry} />
          </dd>
        </div>
      )}
    </>
  );
}

/** Mark and index, which lead to what they are made of. */
function MarkLine({ contract }: { contract: Contract }) {
  const { words, mark, index } = useHead(contract);
  return (
    <AppLink className="perpetual-mark q-t12" href={paths.perpetualInfo(contract.symbol)}>
      <span>
        <span className="q-muted">{words.mark}</span> <b className="q-n">{mark ?? '–'}</b>
      </span>
      <span>
        <span className="q-muted">{words.index}</span> <b className="q-n">{index ?? '–'}</b>
      </span>
    </AppLink>
  );
}

type PhoneHeadProps = { contract: Contract; now: PerpetualNow; chart: boolean; onChart: () => void };

export function PhoneHead({ contract, now, chart, onChart }: PhoneHeadProps) {
  const { words, figures, key, ticker, tone } = useHead(contract);
  const navigate = useNavigate();
  const go = (path: string) => void navigate(path);
  const { symbol } = contract;
  return (
    <div className="perpetual-head">
      <AppBar
        dense
        acts={
          <>
            <IconButton icon="candles" label={words.chart} aria-pressed={chart} onClick={onChart} />
            <FavouriteStar instrument={key} />
            <NoticesBell />
            <IconButton icon="clock" label={words.allRecords} onClick={() => go(recordsOf(contract))} />
          </>
        }
      >
        <PairSwitch of={perpetualOrders} symbol={symbol} onPick={(picked) => go(paths.contract(picked))} />
        <span className={`perpetual-head-change q-n q-t12 q-mid ${tone}`}>
          {ticker && figures.percent(ticker.changeRate)}
        </span>
      </AppBar>
      {isDated(contract) && (
        <p className="delivery-until">
          <DatedLine contract={contract} />
        </p>
      )}
      <MarkLine contract={contract} />
      <FundingLine contract={contract} now={now} />
    </div>
  );
}

export function DesktopHead({ contract, now }: { contract: Contract; now: PerpetualNow }) {
  const { words, figures, key, ticker, tone, price, mark, index } = useHead(contract);
  const navigate = useNavigate();
  const { symbol, coin, quote, maxLeverage, priceDecimals, openInterest, base } = contract;
  const info = paths.perpetualInfo(symbol);
  const facts = ticker && [
    [words.last24h, `${figures.signed(ticker.change, priceDecimals)}\u2002${figures.percent(ticker.changeRate)}`, tone],
    [words.high, price(ticker.high), ''],
    [words.low, price(ticker.low), ''],
    [words.turnover, `${figures.short(ticker.turnover)} ${quote}`, ''],
    [words.openInterest, `${figures.short(openInterest)} ${base}`, ''],
  ];
  return (
    <header className="perpetual-layout-head">
      <CoinMark symbol={coin} />
      <div>
        <PairSwitch of={perpetualOrders} symbol={symbol} onPick={(picked) => void navigate(paths.contract(picked))} />
        {isDated(contract) ? (
          <DatedLine contract={contract} />
        ) : (
          <span className="q-muted q-t12 q-block">{words.margined(quote, `${maxLeverage}×`)}</span>
        )}
      </div>
      <FavouriteStar instrument={key} />
      <span className={`perpetual-layout-last q-n ${tone}`}>
        {ticker && <PriceFlash value={ticker.last} text={price(ticker.last)} />}
      </span>
      <dl>
        <div>
          <dt>
            <AppLink href={info}>{words.mark}</AppLink>
          </dt>
          <dd className="q-n">{mark ?? '–'}</dd>
        </div>
        <div>
          <dt>
            <AppLink href={info}>{words.index}</AppLink>
          </dt>
          <dd className="q-n">{index ?? '–'}</dd>
        </div>
        {isDated(contract) && <DatedFacts contract={contract} />}
        {facts?.map(([label, value, colour]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={`q-n ${colour}`}>{value}</dd>
          </div>
        ))}
      </dl>
      <FundingLine contract={contract} now={now} />
    </header>
  );
}
