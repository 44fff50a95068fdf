import type { Coin } from '@quay/contract/market';
import { type FeeTier, feeTiers } from '@quay/contract/trading';
import { text } from '@quay/money';
import { ErrorRow, Icon, KeyValue, Sheet, SkeletonRows, TickRule } from '@quay/ui';
import { useFigures } from '../../shell/figures.ts';
import { useSession } from '../../shell/session.ts';
import { tradingWords } from '../words/index.ts';
import { nextTier, type OwnTier, ratesOf } from './fees.ts';
import '../trading.css';

type FeeTiersProps = {
  open: boolean;
  onClose: () => void;
  coin: Coin;
  /** What the market is called; of what trades against a quote asset, its two coins. */
  name?: string;
  /** The answer to the product's call; nothing for a guest. */
  own: { data: OwnTier | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
};

/** The user's fee tier, what it was earned with, and all tiers with what they cost in this market. */
export default function FeeTiers({ open, onClose, coin, name = `${coin.base}/${coin.quote}`, own }: FeeTiersProps) {
  const words = tradingWords.useWords();
  const guest = useSession((session) => session.token === null);
  return (
    <Sheet open={open} onClose={onClose} closeLabel={words.close} title={words.fees.title}>
      {own.data ? (
        <TierOfUser own={own.data} coin={coin} />
      ) : guest ? (
        <p className="q-muted">{words.fees.guest}</p>
      ) : own.isError ? (
        <ErrorRow
          title={words.listFailed}
          retryLabel={words.tryAgain}
          retrying={own.isFetching}
          onRetry={() => void own.refetch()}
        >
          {words.listFailedWhy}
        </ErrorRow>
      ) : (
        <SkeletonRows label={words.loading} rows={2} disc={false} />
      )}
      <Tiers tiers={own.data?.tiers ?? feeTiers} tier={own.data?.tier} coin={coin} />
      <p className="q-muted q-t12 trading-sheet-end">
        {words.fees.roles} {words.fees.market(name)}
      </p>
    </Sheet>
  );
}

function TierOfUser({ own, coin }: { own: OwnTier; coin: Coin }) {
  const { fees } = tradingWords.useWords();
  const figures = useFigures();
  const next = nextTier(own);
  const sum = (value: string) => `${figures.quantity(value, 2)} ${coin.quote}`;
  const rates = ratesOf(coin, own);
  return (
    <>
      <p className="q-t24 q-strong">{fees.tier(own.tier)}</p>
      <p className="q-muted">
        {fees.maker} <span className="q-n">{figures.rate(text(rates.maker))}</span> · {fees.taker}{' '}
        <span className="q-n">{figures.rate(text(rates.taker))}</span>
      </p>
      {next && (
        <div className="trading-fees-way">
          <TickRule share={next.share} label={fees.done(`${Math.floor(next.share * 100)}%`)} ticks={40} fill />
        </div>
      )}
      <dl className="trading-facts">
        <KeyValue
          label={
            <>
              {fees.volume} <span className="q-faint q-t12 q-block">{fees.volumeWhy}</span>
            </>
          }
        >
          <span className="q-n">{sum(own.volume)}</span>
        </KeyValue>
        <KeyValue
          label={
            <>
              {fees.today} <span className="q-faint q-t12 q-block">{fees.todayWhy}</span>
            </>
          }
        >
          <span className="q-n">{sum(own.today)}</span>
        </KeyValue>
        {next && (
          <KeyValue label={fees.missing(next.tier)}>
            <span className="q-n">{sum(next.missing)}</span>
          </KeyValue>
        )}
      </dl>
      {!next && <p className="q-muted">{fees.highest}</p>}
    </>
  );
}

type TiersProps = { tiers: readonly FeeTier[]; tier: number | undefined; coin: Coin };

function Tiers({ tiers, tier, coin }: TiersProps) {
  const { fees } = tradingWords.useWords();
  const figures = useFigures();
  return (
    <table className="trading-table trading-fees">
      <thead>
        <tr>
          <th scope="col">{fees.tiers}</th>
          <th scope="col" className="q-right">
            {fees.from}
          </th>
          <th scope="col" className="q-right">
            {fees.maker}
          </th>
          <th scope="col" className="q-right">
            {fees.taker}
          </th>
        </tr>
      </thead>
      <tbody>
        {tiers.map((one) => {
          const rates = ratesOf(coin, { tier: one.tier, tiers: [one] });
          return (
            <tr key={one.tier} aria-current={one.tier === tier || undefined}>
              <th scope="row">
                <span className="q-row q-gap-1">
                  {fees.tier(one.tier)}{' '}
                  {one.tier === tier && (
                    <>
                      <Icon name="check" size="xs" className="q-accent" />
                      <span className="q-unseen">{fees.yours}</span>
                    </>
                  )}
                </span>
              </th>
              <td className="q-n q-right">{figures.quantity(one.volume, 0)}</td>
              <td className="q-n q-right">{figures.rate(text(rates.maker))}</td>
              <td className="q-n q-right">{figures.rate(text(rates.taker))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
