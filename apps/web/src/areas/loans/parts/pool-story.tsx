import { units } from '@quay/money';
import { KeyValue } from '@quay/ui';
import { useQuery } from '@tanstack/react-query';
import { poolsQuery } from '../queries/pools.ts';
import { useSaid } from '../use-said.ts';

/** Tenths of interest that are for savers. */
const LENDERS = 9n;

/** Where interest goes, and what of the pool is lent. */
export function PoolStory({ asset, hourly }: { asset: string; hourly: bigint | undefined }) {
  const { words, money, about, percent } = useSaid();
  const pool = useQuery(poolsQuery).data?.find((one) => one.asset === asset);
  if (!pool) return null;
  const toSavers = hourly === undefined ? undefined : (hourly * LENDERS) / 10n;
  return (
    <section className="loans-part">
      <h2>{words.whereInterest}</h2>
      <dl>
        {hourly !== undefined && toSavers !== undefined && (
          <>
            <KeyValue label={words.toSavers}>
              <span className="q-n">{words.anHour(money(toSavers, asset))}</span>
            </KeyValue>
            <KeyValue label={words.toQuay}>
              <span className="q-n">{words.anHour(money(hourly - toSavers, asset))}</span>
            </KeyValue>
          </>
        )}
        <KeyValue label={words.lent}>
          <span className="q-n">
            {words.ofAll(about(units(pool.lent), asset), about(units(pool.lent) + units(pool.free), asset))}
          </span>
        </KeyValue>
        <KeyValue label={words.utilisation}>
          <span className="q-n">{percent(units(pool.utilisation))}</span>
        </KeyValue>
        <KeyValue label={words.paidSoFar}>
          <span className="q-n">{about(units(pool.interest), asset)}</span>
        </KeyValue>
      </dl>
    </section>
  );
}
