import { buttonClass, Empty, ErrorRow, Note, SkeletonRows } from '@quay/ui';
import { AppLink, useParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '../../../paths.ts';
import { keepLastSymbol } from '../../../shell/preferences.ts';
import { useSession } from '../../../shell/session.ts';
import { keyOf } from '../../../trading/instrument.ts';
import { Book } from '../../../trading/market/book.tsx';
import { coinOf } from '../../../trading/market/contract-markets.ts';
import { contractsQuery } from '../../../trading/market/queries/contracts.ts';
import { Trades } from '../../../trading/market/trades.tsx';
import { takePrice } from '../../../trading/ticket/draft-steps.ts';
import { emptyDraft, useTradeDrafts } from '../../../trading/ticket/trade-draft.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { usePerpetual } from '../account.ts';
import { contractMeant } from '../facts.ts';
import { PlaceOrderForm } from '../forms/place-order.tsx';
import { ContractAccount } from '../parts/account.tsx';
import { ContractChart } from '../parts/chart.tsx';
import { DesktopHead, PhoneHead } from '../parts/head.tsx';
import { MarginWarning } from '../parts/margin-warning.tsx';
import { Panel } from '../parts/panel.tsx';
import { openPositions } from '../parts/positions.tsx';
import { RecordLinks } from '../parts/record-links.tsx';
import { openOrdersQuery, usePerpetualPushes } from '../queries/order-lists.ts';
import { perpetualWords } from '../words/index.ts';
import '../../../trading/trading.css';
import '../perpetual.css';

export default function PerpetualContractPage() {
  const words = perpetualWords.useWords();
  const symbol = (useParams().symbol ?? 'BTC').toUpperCase();
  const contracts = useQuery(contractsQuery);
  const contract = contracts.data && contractMeant(contracts.data, symbol);
  if (contract) return <Perpetual key={contract.symbol} symbol={contract.symbol} />;
  if (contracts.data) {
    const none = contracts.data.length === 0;
    return (
      <Empty
        title={none ? words.noContracts : words.unknownContract(symbol)}
        act={
          <AppLink className={buttonClass({ wide: true })} href={paths.quotes()}>
            {words.toMarkets}
          </AppLink>
        }
      >
        {none ? words.noContractsWhy : words.unknownContractWhy}
      </Empty>
    );
  }
  if (!contracts.isError) return <SkeletonRows label={words.loading} disc={false} />;
  return (
    <ErrorRow
      title={words.contractsFailed}
      retryLabel={words.tryAgain}
      retrying={contracts.isFetching}
      onRetry={() => void contracts.refetch()}
    >
      {words.contractsFailedWhy}
    </ErrorRow>
  );
}

function Perpetual({ symbol }: { symbol: string }) {
  const words = perpetualWords.useWords();
  const wide = useWide();
  const now = usePerpetual(symbol);
  const contract = now.contracts.find((one) => one.symbol === symbol)!;
  const key = keyOf({ product: 'perpetual', symbol });
  const [chart, setChart] = useState(false);
  usePerpetualPushes();
  const loggedIn = useSession((session) => session.token !== null);
  const open = useQuery({ ...openOrdersQuery, enabled: loggedIn });
  const here = loggedIn ? open.data?.filter((order) => order.symbol === symbol) : undefined;
  // The tab bar comes back to the contract that was looked at last.
  useEffect(() => keepLastSymbol('perpetual', symbol), [symbol]);

  const coin = coinOf(contract, '');
  const position = openPositions(now)?.find((one) => one.contract.symbol === symbol);
  const closed = contract.status === 'trading' ? null : words.closedNow[contract.status];
  const form = (
    <>
      {closed && <Note>{closed}</Note>}
      <PlaceOrderForm contract={contract} now={now} />
    </>
  );
  const panel = <Panel contract={contract} now={now} open={open} />;
  const links = <RecordLinks symbol={symbol} coin={contract.quote} own={loggedIn} />;
  const charts = <ContractChart contract={contract} now={now} position={position} />;
  const book = (
    <Book
      instrument={key}
      coin={coin}
      variant={wide ? 'desktop' : 'phone'}
      ownPrices={here?.flatMap(({ price, status }) => (status === 'open' && price !== null ? [price] : []))}
      onPrice={(price) => {
        const { drafts, keep } = useTradeDrafts.getState();
        keep(key, takePrice(drafts[key] ?? emptyDraft, price));
      }}
    />
  );
  if (!wide) {
    return (
      <div className="perpetual-phone">
        <PhoneHead contract={contract} now={now} chart={chart} onChart={() => setChart(!chart)} />
        <MarginWarning now={now} symbol={symbol} />
        {chart && <section className="perpetual-phone-chart">{charts}</section>}
        <section className="perpetual-ticket">
          {book}
          <div>{form}</div>
        </section>
        {panel}
        <ContractAccount contract={contract} now={now} />
        {links}
      </div>
    );
  }
  return (
    <div className="perpetual-desk">
      <DesktopHead contract={contract} now={now} />
      <section className="perpetual-desk-chart">{charts}</section>
      <div className="perpetual-desk-panel">{panel}</div>
      <div className="perpetual-desk-book">
        <div>{book}</div>
        <section className="perpetual-desk-trades">
          <h2>{words.trades}</h2>
          <Trades instrument={key} coin={coin} rows={7} />
        </section>
      </div>
      <aside className="perpetual-desk-form">
        <MarginWarning now={now} symbol={symbol} />
        {form}
        <ContractAccount contract={contract} now={now} />
        {links}
      </aside>
    </div>
  );
}
