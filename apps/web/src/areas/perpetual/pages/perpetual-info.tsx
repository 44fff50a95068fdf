import type { Contract, SourceUse } from '@quay/contract/perpetual';
import { ONE, text } from '@quay/money';
import { AppBar, buttonClass, Empty, ErrorRow, KeyValue, SkeletonRows, TickRule } from '@quay/ui';
import { exactDecimals } from '@quay/web-kit/format';
import { useTitle } from '@quay/web-kit/page';
import { exchangeNow } from '@quay/web-kit/request';
import { AppLink, useNavigate, useParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../paths.ts';
import { contractsQuery } from '../../../trading/market/queries/contracts.ts';
import { useWide } from '../../../trading/use-wide.ts';
import { contractMeant, tiersAt } from '../facts.ts';
import { useContractsNow } from '../live-contracts.ts';
import { InfoFacts } from '../parts/info-facts.tsx';
import { InformationLines } from '../parts/information-lines.tsx';
import { Panes } from '../parts/panes.tsx';
import { RecordLinks } from '../parts/record-links.tsx';
import { SettingsChanges } from '../parts/settings-changes.tsx';
import { indexSourcesQuery } from '../queries/index-sources.ts';
import { tiersQuery } from '../queries/tiers.ts';
import { useShown } from '../use-shown.ts';
import { perpetualWords } from '../words/index.ts';
import '../../../trading/trading.css';
import '../perpetual.css';

/** What a contract is priced by, and what its positions require: public. */
export default function PerpetualInfoPage() {
  const words = perpetualWords.useWords();
  const navigate = useNavigate();
  const symbol = (useParams().symbol ?? 'BTC').toUpperCase();
  const wide = useWide();
  const query = useQuery(contractsQuery);
  const contract = contractMeant(useContractsNow(), symbol);
  useTitle(words.infoTitle(contract?.symbol ?? symbol));
  return (
    <div className="trading-page">
      {wide ? (
        <>
          <h1 className="q-unseen">{words.infoTitle(contract?.symbol ?? symbol)}</h1>
          <InformationLines part="index" contract={contract} />
        </>
      ) : (
        <AppBar
          title={contract?.symbol ?? symbol}
          backLabel={words.back}
          onBack={() => void navigate(paths.contract(contract?.symbol ?? symbol))}
        />
      )}
      {contract ? (
        <Info contract={contract} />
      ) : query.data ? (
        <Empty
          title={words.unknownContract(symbol)}
          act={
            <AppLink className={buttonClass({ wide: true })} href={paths.quotes()}>
              {words.toMarkets}
            </AppLink>
          }
        >
          {words.unknownContractWhy}
        </Empty>
      ) : query.isError ? (
        <ErrorRow
          title={words.contractsFailed}
          retryLabel={words.tryAgain}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {words.contractsFailedWhy}
        </ErrorRow>
      ) : (
        <SkeletonRows label={words.loading} disc={false} />
      )}
    </div>
  );
}

function Info({ contract }: { contract: Contract }) {
  const words = perpetualWords.useWords();
  const { figures } = useShown(contract);
  const { mark } = contract;
  const price = (value: string | null) => (value === null ? '–' : figures.price(value, contract.priceDecimals));
  const wide = useWide();
  return (
    <>
      {wide ? (
        <InfoFacts contract={contract} />
      ) : (
        <p className="q-gutter q-muted perpetual-margined">
          {words.margined(contract.quote, `${contract.maxLeverage}×`)}
        </p>
      )}
      <Panes
        about={
          <>
            <Sources contract={contract} />
            <section className="q-gutter q-line-above perpetual-info">
              <p className="q-row-between q-baseline">
                <b className="q-t16">{words.mark}</b>
                <b className="q-t24 q-n">{price(mark?.price ?? null)}</b>
              </p>
              <p className="q-muted">{words.markMeans}</p>
              {mark && (
                <dl>
                  {contract.expiry === null && (
                    <KeyValue label={words.byFunding}>
                      <span className="q-n">{price(mark.byFunding)}</span>
                    </KeyValue>
                  )}
                  <KeyValue label={words.byBasis}>
                    <span className="q-n">{price(mark.byBasis)}</span>
                  </KeyValue>
                  <KeyValue label={words.lastTrade}>
                    <span className="q-n">{price(mark.last)}</span>
                  </KeyValue>
                </dl>
              )}
            </section>
          </>
        }
      >
        <Tiers contract={contract} />
        <SettingsChanges contract={contract} />
        {!wide && <RecordLinks contract={contract} own={false} />}
      </Panes>
    </>
  );
}

const useTones: Record<SourceUse, 'accent' | 'warn' | 'fall'> = {
  used: 'accent',
  clipped: 'warn',
  'too-old': 'fall',
  'too-few': 'fall',
};

function Sources({ contract }: { contract: Contract }) {
  const words = perpetualWords.useWords();
  const { figures } = useShown(contract);
  const query = useQuery(indexSourcesQuery(contract.coin));
  const index = query.data?.find(({ coin }) => coin === contract.coin);
  const price = (value: string) => figures.price(value, contract.priceDecimals);
  const inIndex = index?.sources.filter(({ counted }) => counted !== null) ?? [];
  const all = inIndex.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <section className="q-gutter perpetual-info">
      <p className="q-row-between q-baseline">
        <b className="q-t16">{words.index}</b>
        <b className="q-t24 q-n">{index?.price ? price(index.price) : '–'}</b>
      </p>
      <p className="q-muted">{words.indexMeans(inIndex.length)}</p>
      {!index && query.isError && (
        <ErrorRow
          title={words.sourcesFailed}
          retryLabel={words.tryAgain}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {words.sourcesFailedWhy}
        </ErrorRow>
      )}
      {!index && !query.isError && <SkeletonRows label={words.loading} rows={4} disc={false} />}
      {index && (
        <table className="trading-table">
          <thead>
            <tr>
              <th scope="col">{words.source.name}</th>
              <th scope="col" className="q-right">
                {words.source.price}
              </th>
              <th scope="col" className="q-right">
                {words.source.weight}
              </th>
              <th scope="col" className="q-right">
                {words.source.age}
              </th>
            </tr>
          </thead>
          <tbody>
            {index.sources.map((one) => {
              const share = one.counted === null || all === 0 ? 0 : one.weight / all;
              return (
                <tr key={one.source}>
                  <td>
                    {one.source}
                    {one.use !== 'used' && <span className="q-warn q-t12 q-block">{words.source.use[one.use]}</span>}
                  </td>
                  <td className="q-n q-right">{price(one.price)}</td>
                  <td className="q-n q-right">
                    <span className="perpetual-weight">
                      <TickRule
                        share={share}
                        ticks={10}
                        tone={useTones[one.use]}
                        label={figures.share(String(share))}
                      />
                      {figures.share(String(share))}
                    </span>
                  </td>
                  <td className="q-n q-right q-muted">{words.source.seconds((one.ageMs / 1000).toFixed(1))}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Tiers({ contract }: { contract: Contract }) {
  const words = perpetualWords.useWords();
  const { figures } = useShown(contract);
  const query = useQuery(tiersQuery(contract));
  const at = exchangeNow();
  const table = query.data && tiersAt(query.data, at);
  const announced = query.data?.filter(({ appliesAt }) => appliesAt > at) ?? [];
  const holds = query.data?.find(({ version }) => version === contract.tierVersion);
  const worth = (value: bigint) => (value === 0n ? '0' : figures.short(text(value)));
  const exactly = (value: bigint) => figures.quantity(text(value), exactDecimals(value, 0));
  return (
    <section className="q-gutter q-line-above perpetual-info">
      <p className="q-row-between q-baseline">
        <b className="q-t16">{words.tiers}</b>
        {holds && (
          <span className="q-muted q-t12">{words.tierVersion(holds.version, figures.date(holds.appliesAt))}</span>
        )}
      </p>
      <p className="q-muted">{words.tiersMean}</p>
      {!table && query.isError && (
        <ErrorRow
          title={words.tiersFailed}
          retryLabel={words.tryAgain}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        >
          {words.tiersFailedWhy}
        </ErrorRow>
      )}
      {!table && !query.isError && <SkeletonRows label={words.loading} rows={4} disc={false} />}
      {table && (
        <table className="trading-table">
          <thead>
            <tr>
              <th scope="col">{words.tier.position(contract.quote)}</th>
              <th scope="col" className="q-right">
                {words.tier.leverage}
              </th>
              <th scope="col" className="q-right">
                {words.tier.maintenance}
              </th>
              <th scope="col" className="q-right">
                {words.tier.less}
              </th>
            </tr>
          </thead>
          <tbody>
            {table.tiers.map(({ floor, initialRate, maintenanceRate, cumulative }, place) => (
              <tr key={String(floor)}>
                <td className="q-n">
                  {worth(floor)} – {worth(table.tiers[place + 1]?.floor ?? table.cap)}
                </td>
                <td className="q-n q-right">
                  {words.tier.upTo(`${Math.min(contract.maxLeverage, Number(ONE / initialRate))}×`)}
                </td>
                <td className="q-n q-right">{figures.rate(text(maintenanceRate))}</td>
                <td className="q-n q-right q-muted">{exactly(cumulative)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {announced.map(({ version, appliesAt }) => (
        <p key={version} className="q-muted q-t12">
          {words.tierAnnounced(version, figures.dateTime(appliesAt))}
        </p>
      ))}
    </section>
  );
}
