import type { FundFlowLine, FundOfCoin } from '@quay/contract/perpetual';
import { ONE, text, units } from '@quay/money';
import { Empty, KeyValue, ListRow, Segments, TickRule } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { AppLink, useNavigate, useSearchParams } from '@quay/web-kit/router';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { ListPage } from '../../../parts/list-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { EndlessList } from '../../../records/endless-list.tsx';
import { useFigures } from '../../../shell/figures.ts';
import { usePreferences } from '../../../shell/preferences.ts';
import { ContractLine, InformationLine } from '../../../trading/contracts/contract-lines.tsx';
import { useWide } from '../../../trading/use-wide.ts';
import { useFlowColumns } from '../parts/history-tables.tsx';
import { fundFlowsQuery } from '../queries/fund-flows.ts';
import { insuranceFundQuery } from '../queries/insurance-fund.ts';
import { toneOf } from '../use-shown.ts';
import { contractRecordWords } from '../words/records/index.ts';
import '../perpetual.css';
import '../receipts.css';

/** The insurance fund: what it has, what it keeps, what it holds, and every change of it. */
export default function FundPage() {
  const words = contractRecordWords.useWords();
  const navigate = useNavigate();
  const seen = usePreferences(({ lastSymbols }) => lastSymbols.perpetual);
  const query = useQuery(insuranceFundQuery);
  const search = useSearchParams()[0];
  const [chosen, book] = [search.get('coin'), search.get('book') ?? 'contract'];
  const funds = query.data ?? [];
  const ofCoin = funds.filter(({ coin }) => coin === chosen);
  const fund = ofCoin.find((one) => one.book === book) ?? ofCoin[0] ?? funds[0];
  const idOf = (one: FundOfCoin) => `${one.book} ${one.coin}`;
  return (
    <ListPage
      title={words.fundTitle}
      backTo={paths.perpetualInfo(seen)}
      line={
        <>
          <ContractLine page="information" />
          <InformationLine part="fund" {...(chosen !== null && { coin: chosen })} />
        </>
      }
      about={
        fund && (
          <>
            <p className="q-muted perpetual-before-choice">{words.fundWhy}</p>
            {funds.length > 1 && (
              <Segments
                label={words.fundTitle}
                items={funds.map((one) => ({ id: idOf(one), label: words.fundLabel[one.book](one.coin) }))}
                value={idOf(fund)}
                onChange={(id) => {
                  const [ofBook, coin] = id.split(' ');
                  void navigate(paths.perpetualFund(coin, ofBook), { replace: true });
                }}
              />
            )}
            <Balance of={fund} />
          </>
        )
      }
    >
      {fund ? (
        <Flows key={idOf(fund)} of={fund} />
      ) : query.data ? (
        <Empty title={words.fundNone}>{words.fundNoneWhy}</Empty>
      ) : (
        <QueryState queries={[query]} failed={words.fundFailed} kept={words.fundFailedWhy} />
      )}
    </ListPage>
  );
}

function useExact() {
  const figures = useFigures();
  return {
    figures,
    exact: (value: string) => figures.quantity(value, exactDecimals(units(value), 2)),
    signed: (value: string) => figures.signed(value, exactDecimals(units(value), 2)),
  };
}

function Balance({ of: { book, coin, balance, peak, kept, positions, deleveraged } }: { of: FundOfCoin }) {
  const words = contractRecordWords.useWords();
  const { figures, exact, signed } = useExact();
  const most = units(peak);
  const share = most === 0n ? 0n : (units(balance) * ONE) / most;
  const said = words.fundShare(figures.share(text(share)));
  return (
    <section className="receipt-part">
      <p className="q-muted">{words.fundOf(words.fundLabel[book](coin))}</p>
      <p className="perpetual-figure q-n">{exact(balance)}</p>
      <TickRule
        share={Number(share) / 1e8}
        ticks={40}
        fill
        tone={share * 10n < ONE * 7n ? 'fall' : 'accent'}
        label={said}
      />
      <p className="q-muted q-t12">{said}</p>
      <dl>
        <KeyValue label={words.fundPeak}>
          <span className="q-n">{exact(peak)}</span>
        </KeyValue>
        <KeyValue label={words.fundKept}>
          <span className="q-n">{exact(kept)}</span>
        </KeyValue>
        <KeyValue label={words.fundHolds}>
          {positions.length === 0 ? (
            words.fundHoldsNone
          ) : (
            <span className="q-n">
              {positions.map(({ symbol, quantity }) => (
                <span key={symbol} className="q-block">
                  {symbol} {signed(quantity)}
                </span>
              ))}
            </span>
          )}
        </KeyValue>
        <KeyValue label={words.deleveraged}>
          <span className="q-n">
            {deleveraged.lastAt === null
              ? deleveraged.count
              : words.deleveragedLast(String(deleveraged.count), figures.dateTime(deleveraged.lastAt))}
          </span>
        </KeyValue>
      </dl>
    </section>
  );
}

function Flows({ of: { book, coin } }: { of: FundOfCoin }) {
  const words = contractRecordWords.useWords();
  const wide = useWide();
  const pages = useInfiniteQuery(fundFlowsQuery(book, coin));
  const columns = useFlowColumns(pages.data?.pages.flat() ?? []);
  return (
    <>
      <h2 className={wide ? 'q-unseen' : 'perpetual-list-head'}>{words.flows}</h2>
      <EndlessList
        label={words.flows}
        pages={pages}
        keyOf={({ flow }: FundFlowLine) => flow}
        row={(one) => <Flow of={one} />}
        table={{
          columns,
          hrefOf: ({ receipt }) => (receipt === null ? undefined : paths.perpetualReceipt({ chain: String(receipt) })),
        }}
        empty={<Empty title={words.noFlows}>{words.noFlowsWhy}</Empty>}
      />
    </>
  );
}

/** A change of the fund; one that came of a liquidation leads to its receipt. */
function Flow({ of: { cause, amount, balanceAfter, at, receipt } }: { of: FundFlowLine }) {
  const words = contractRecordWords.useWords();
  const { figures, exact, signed } = useExact();
  return (
    <ListRow
      title={words.cause[cause]}
      sub={<span className="q-n">{figures.dateTime(at)}</span>}
      figure={<span className={toneOf(units(amount))}>{signed(amount)}</span>}
      figureSub={words.balanceThen(exact(balanceAfter))}
      {...(receipt !== null && { href: paths.perpetualReceipt({ chain: String(receipt) }) })}
      link={AppLink}
    />
  );
}
