import type { DeliverySamples, Settlement } from '@quay/contract/perpetual';
import { decimalsOf, text, units } from '@quay/money';
import { Button, Empty, Icon, KeyValue, ListRow, Note } from '@quay/ui';
import { exactDecimals, useMoments } from '@quay/web-kit/format';
import { AppLink, useParams } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ColumnPage } from '../../../parts/column-page.tsx';
import { QueryState } from '../../../parts/query-state.tsx';
import { paths } from '../../../paths.ts';
import { useFigures } from '../../../shell/figures.ts';
import { contractsQuery } from '../../../trading/market/queries/contracts.ts';
import { datedMeant } from '../facts.ts';
import { useContractsNow } from '../live-contracts.ts';
import { Panes } from '../parts/panes.tsx';
import { deliverySamplesQuery } from '../queries/delivery-samples.ts';
import { settlementQuery } from '../queries/settlement.ts';
import { settlementsQuery } from '../queries/settlements.ts';
import { curveOf, priceSoFar, samplesOf } from '../sums/settlement.ts';
import { partsOf } from '../window-now.ts';
import { deliveryWords } from '../words/delivery/index.ts';
import '../../../trading/trading.css';
import '../perpetual.css';
import '../delivery.css';
import '../receipts.css';

/** Every index second of a settlement, from which the price is made again here: public. */
export default function DeliverySamplesPage() {
  const words = deliveryWords.useWords();
  const wanted = (useParams().symbol ?? '').toUpperCase();
  const listed = useQuery(contractsQuery);
  const contract = datedMeant(useContractsNow(), wanted);
  const symbol = contract?.symbol ?? wanted;
  const isLive = contract?.delivery?.settlementPrice === null;
  // One that is listed no more is asked for as it was named.
  const enabled = contract !== undefined || listed.data !== undefined;
  const samples = useQuery({ ...deliverySamplesQuery(symbol, isLive), enabled });
  const fixed = useQuery({ ...settlementQuery(symbol), enabled });
  return (
    <ColumnPage title={words.samplesTitle(symbol)} backTo={paths.delivery(symbol)}>
      {samples.data && fixed.data ? (
        <Found
          samples={samples.data}
          fixed={fixed.data.settlement}
          tick={contract?.tickSize}
          coin={contract?.coin ?? fixed.data.settlement?.coin}
        />
      ) : (
        <QueryState queries={[listed, samples, fixed]} failed={words.samplesFailed} kept={words.samplesFailedWhy} />
      )}
    </ColumnPage>
  );
}

type FoundProps = {
  samples: DeliverySamples;
  fixed: Settlement['settlement'];
  tick: string | undefined;
  coin: string | undefined;
};

function Found({ samples, fixed, tick, coin }: FoundProps) {
  const words = deliveryWords.useWords();
  const figures = useFigures();
  const moments = useMoments();
  const { symbol, startsAt, settlesAt } = samples;
  const parts = partsOf(samples);
  const count = (value: bigint | number) => figures.quantity(String(value), 0);
  const all = samplesOf(parts);
  const due = (settlesAt - startsAt) / 1_000;
  return (
    <Panes
      about={
        <div className="delivery-about">
          <p className="q-muted">{words.samplesAbout}</p>
          <dl>
            {fixed && (
              <KeyValue label={words.priceFixed}>
                <b className="q-n">{figures.price(fixed.price, exactDecimals(units(fixed.price), 1))}</b>
              </KeyValue>
            )}
            <KeyValue label={words.window}>
              <span className="q-n">{words.windowOf(moments.short(startsAt), figures.time(settlesAt))}</span>
            </KeyValue>
            <KeyValue label={words.seconds}>
              <span className="q-n">{words.countedTicks(count(all.count), count(due))}</span>
            </KeyValue>
          </dl>
          {all.count > 0n && tick !== undefined && <Recompute key={symbol} parts={parts} fixed={fixed} tick={tick} />}
          {fixed && (
            <p>
              <AppLink className="q-act" href={paths.perpetualReceipt({ contract: symbol })}>
                {words.receipt}
              </AppLink>
            </p>
          )}
          {coin !== undefined && <Settled coin={coin} />}
        </div>
      }
    >
      {parts.length === 0 ? (
        <Empty title={words.noSamples}>{words.noSamplesWhy(moments.short(startsAt))}</Empty>
      ) : (
        <HalfMinutes samples={samples} />
      )}
    </Panes>
  );
}

type RecomputeProps = Pick<FoundProps, 'fixed'> & { parts: ReturnType<typeof partsOf>; tick: string };

/** The mean of the seconds, worked out by the function that the exchange settles by. */
function Recompute({ parts, fixed, tick }: RecomputeProps) {
  const words = deliveryWords.useWords();
  const figures = useFigures();
  const [isRequested, setRequested] = useState(false);
  if (fixed?.byStaff) return <Note tone="quiet">{words.samplesByStaff}</Note>;
  if (!isRequested) {
    return (
      <Button variant="second" wide onClick={() => setRequested(true)}>
        {words.samplesWork}
      </Button>
    );
  }
  const found = priceSoFar({ samples: samplesOf(parts), tick: units(tick) })!;
  const shown = (price: bigint) => figures.price(text(price), decimalsOf(units(tick)));
  const said = fixed && units(fixed.price);
  if (said !== null && said !== found) return <Note>{words.samplesDiffer(shown(found), shown(said))}</Note>;
  return (
    <p className={`perpetual-worked ${said === null ? '' : 'q-rise'}`}>
      <Icon name="check" size="s" /> {(said === null ? words.samplesSoFar : words.samplesEqual)(shown(found))}
    </p>
  );
}

function HalfMinutes({ samples }: { samples: DeliverySamples }) {
  const words = deliveryWords.useWords();
  const figures = useFigures();
  const parts = partsOf(samples);
  const points = new Map(curveOf(parts).map((point) => [point.at, point]));
  const price = (value: bigint | undefined) => (value === undefined ? '–' : figures.price(text(value), 2));
  return (
    <table className="trading-table delivery-samples">
      <thead>
        <tr>
          <th scope="col">{words.halfMinute}</th>
          <th scope="col" className="q-right">
            {words.seconds}
          </th>
          <th scope="col" className="q-right">
            {words.meanOfIt}
          </th>
          <th scope="col" className="q-right">
            {words.meanSoFar}
          </th>
        </tr>
      </thead>
      <tbody>
        {parts.toReversed().map(({ at, count }) => (
          <tr key={at}>
            <td className="q-n">{figures.time(at)}</td>
            <td className="q-right q-n">{String(count)}</td>
            <td className="q-right q-n">{price(points.get(at)?.index)}</td>
            <td className="q-right q-n">{price(points.get(at)?.mean)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Contracts of the coin that were settled before. */
function Settled({ coin }: { coin: string }) {
  const words = deliveryWords.useWords();
  const figures = useFigures();
  const moments = useMoments();
  const settled = useQuery(settlementsQuery(coin)).data;
  if (!settled) return null;
  return (
    <section className="receipt-part delivery-settled">
      <h2>{words.settlements}</h2>
      {settled.length === 0 && <p className="q-muted">{words.noSettled}</p>}
      {settled.map(({ symbol, price, expiry, samples, due }) => (
        <ListRow
          key={symbol}
          title={symbol}
          sub={<span className="q-n">{moments.short(expiry)}</span>}
          figure={figures.price(price, exactDecimals(units(price), 1))}
          figureSub={words.countedTicks(figures.quantity(String(samples), 0), figures.quantity(String(due), 0))}
          href={paths.deliverySamples(symbol)}
          link={AppLink}
        />
      ))}
    </section>
  );
}
