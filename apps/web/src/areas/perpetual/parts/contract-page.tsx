import type { Contract } from '@quay/contract/perpetual';
import { buttonClass, Empty, ErrorRow, Note, Segments, SkeletonRows } from '@quay/ui';
import { AppLink, useNavigate, useParams } from '@quay/web-kit/router';
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
import { PlaceOrderForm } from '../forms/place-order.tsx';
import { openOrdersQuery, usePerpetualPushes } from '../queries/order-lists.ts';
import { deliveryWords } from '../words/delivery/index.ts';
import { perpetualWords } from '../words/index.ts';
import { ContractAccount } from './account.tsx';
import { ContractChart } from './chart.tsx';
import { BasisLine, ContractLife, isDated, TermChoice } from './dated.tsx';
import { DesktopHead, PhoneHead } from './head.tsx';
import { MarginWarning } from './margin-warning.tsx';
import { Panel } from './panel.tsx';
import { openPositions } from './positions.tsx';
import { RecordLinks } from './record-links.tsx';
import { SettlementView } from './settlement-view.tsx';
import '../../../trading/trading.css';
import '../perpetual.css';
import '../delivery.css';

type ContractPageProps = {
  /** The contract of this page that an address means. */
  meant: (contracts: readonly Contract[], symbol: string) => Contract | undefined;
  /** What is said where this page has no contract at all. */
  none: { readonly title: string; readonly why: string };
  /** Whether a contract is of this page. */
  has: (contract: Contract) => boolean;
};

/** The trading page of a contract, perpetual or dated. One of the other page is shown there. */
export function ContractPage({ meant, none: nothing, has }: ContractPageProps) {
  const words = perpetualWords.useWords();
  const navigate = useNavigate();
  const symbol = (useParams().symbol ?? 'BTC').toUpperCase();
  const contracts = useQuery(contractsQuery);
  const contract = contracts.data && meant(contracts.data, symbol);
  const other = contracts.data?.find((one) => one.symbol === symbol && !has(one));
  useEffect(() => {
    if (other) navigate(paths.contract(other.symbol), { replace: true });
  }, [other, navigate]);
  if (other) return <SkeletonRows label={words.loading} disc={false} />;
  if (contract) return <Trading key={contract.symbol} symbol={contract.symbol} />;
  if (contracts.data) {
    const none = !contracts.data.some(has);
    return (
      <Empty
        title={none ? nothing.title : words.unknownContract(symbol)}
        act={
          <AppLink className={buttonClass({ wide: true })} href={paths.quotes()}>
            {words.toMarkets}
          </AppLink>
        }
      >
        {none ? nothing.why : words.unknownContractWhy}
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

type View = 'settlement' | 'trade';

function Trading({ symbol }: { symbol: string }) {
  const words = perpetualWords.useWords();
  const wide = useWide();
  const now = usePerpetual(symbol);
  const contract = now.contracts.find((one) => one.symbol === symbol)!;
  const key = keyOf({ product: 'perpetual', symbol });
  const [chart, setChart] = useState(false);
  const [view, setView] = useState<View>('settlement');
  const dated = isDated(contract) ? contract : null;
  const life = dated?.delivery.life ?? 'trading';
  usePerpetualPushes();
  const loggedIn = useSession((session) => session.token !== null);
  const open = useQuery({ ...openOrdersQuery, enabled: loggedIn });
  const here = loggedIn ? open.data?.filter((order) => order.symbol === symbol) : undefined;
  // The tab bar comes back to the contract that was looked at last.
  const lasts = contract.expiry === null;
  useEffect(() => {
    if (lasts) keepLastSymbol('perpetual', symbol);
  }, [symbol, lasts]);

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
  const links = <RecordLinks contract={contract} own={loggedIn} />;
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
  const views = dated && life === 'averaging' && <Views value={view} onChange={setView} />;
  const settles = dated && (life === 'averaging' ? view === 'settlement' : life !== 'trading');
  if (settles) {
    return (
      <div className={wide ? 'perpetual-layout perpetual-layout--settling' : 'perpetual-phone'}>
        {wide ? (
          <DesktopHead contract={contract} now={now} />
        ) : (
          <PhoneHead contract={contract} now={now} chart={chart} onChart={() => setChart(!chart)} />
        )}
        <div>
          {views}
          <MarginWarning now={now} symbol={symbol} />
          <SettlementView contract={dated} now={now} position={position} />
        </div>
        <div className="perpetual-layout-panel">
          {panel}
          {links}
        </div>
      </div>
    );
  }
  if (!wide) {
    return (
      <div className="perpetual-phone">
        <PhoneHead contract={contract} now={now} chart={chart} onChart={() => setChart(!chart)} />
        {dated && (
          <>
            <div className="delivery-terms">
              <TermChoice contract={dated} />
            </div>
            <BasisLine contract={dated} />
            {views}
            <ContractLife contract={dated} />
          </>
        )}
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
    <div className="perpetual-layout">
      <DesktopHead contract={contract} now={now} />
      <section className="perpetual-layout-chart">{charts}</section>
      <div className="perpetual-layout-panel">{panel}</div>
      <div className="perpetual-layout-book">
        <div>{book}</div>
        <section className="perpetual-layout-trades">
          <h2>{words.trades}</h2>
          <Trades instrument={key} coin={coin} rows={7} />
        </section>
      </div>
      <aside className="perpetual-layout-form">
        {dated && (
          <>
            <div className="delivery-terms">
              <TermChoice contract={dated} />
            </div>
            {views}
          </>
        )}
        <MarginWarning now={now} symbol={symbol} />
        {form}
        {dated && <ContractLife contract={dated} />}
        <ContractAccount contract={contract} now={now} />
        {links}
      </aside>
    </div>
  );
}

/** While samples are taken: how the price comes to be, or the order form. */
function Views({ value, onChange }: { value: View; onChange: (view: View) => void }) {
  const words = deliveryWords.useWords();
  return (
    <div className="delivery-view">
      <Segments<View>
        label={words.view}
        items={(['settlement', 'trade'] as const).map((id) => ({ id, label: words.views[id] }))}
        value={value}
        onChange={onChange}
      />
    </div>
  );
}
