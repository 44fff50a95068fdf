import '../users.css';
import type { CurrencyCode } from '@quay/contract/identity';
import { text, units } from '@quay/money';
import { buttonClass, Empty, KeyValue } from '@quay/ui';
import { Link } from '@quay/web-kit/router';
import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../parts/query-state.tsx';
import { MerchantPage } from '../merchant/merchant-page.tsx';
import { MerchantRows } from '../merchant/merchant-rows.tsx';
import { MerchantTable } from '../merchant/merchant-table.tsx';
import { useWide } from '../merchant/use-wide.ts';
import { byUrgency } from '../merchant/waiting.ts';
import { useC2cAmounts } from '../parts/use-c2c-amounts.ts';
import { c2cPaths } from '../paths.ts';
import { merchantQuery } from '../queries/orders.ts';
import { merchantWords } from '../words/merchant/index.ts';

/** What the merchant has to pay for: whoever sells to their buy ads waits for it. */
export default function MerchantPayments() {
  return (
    <MerchantPage part="payments">
      <Payments />
    </MerchantPage>
  );
}

function Payments() {
  const words = merchantWords.useWords();
  const amounts = useC2cAmounts();
  const orders = useQuery(merchantQuery);
  const List = useWide() ? MerchantTable : MerchantRows;
  const rows = orders.data?.filter(({ party, state }) => party === 'payer' && state === 'unpaid');
  if (!rows) {
    return (
      <div className="merchant-body">
        <QueryState queries={[orders]} failed={words.deskFailed} kept={words.deskFailedWhy} rows={6} />
      </div>
    );
  }
  if (rows.length === 0) {
    return (
      <Empty
        title={words.payNone}
        act={
          <Link className={buttonClass({ variant: 'second', wide: true })} to={c2cPaths.merchantAds()}>
            {words.ads}
          </Link>
        }
      >
        {words.payNoneWhy}
      </Empty>
    );
  }
  const sums = new Map<CurrencyCode, { sum: bigint; count: number }>();
  for (const { fiat, money } of rows) {
    const before = sums.get(fiat) ?? { sum: 0n, count: 0 };
    sums.set(fiat, { sum: before.sum + units(money), count: before.count + 1 });
  }
  return (
    <>
      <section className="merchant-sums">
        <h2>{words.toPay}</h2>
        <p className="q-muted">{words.toPayWhy}</p>
        <dl>
          {[...sums].map(([fiat, { sum, count }]) => (
            <KeyValue key={fiat} label={words.inAll(count)}>
              {amounts.fiat(text(sum), fiat)}
            </KeyValue>
          ))}
        </dl>
      </section>
      <List rows={rows.toSorted(byUrgency)} label={words.toPay} />
    </>
  );
}
