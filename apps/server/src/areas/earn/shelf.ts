import { type EarnProduct as ProductOnWire, payerOf } from '@quay/contract/earn';
import type { EarnFund, EarnProduct } from '@quay/core';
import { freeOf, leftOf, paidRate, rateNow, saversPart } from '@quay/core/earn-sums';
import { MAX, text } from '@quay/money';
import type { PaidAt, PoolFigures, Reads } from '@quay/store';

const WEEK_DAYS = 7;

/** A product with what its page says of it. `lastDays` are the newest days of savings. */
export function productOnWire(
  product: EarnProduct,
  fund: EarnFund | undefined,
  pool: PoolFigures | undefined,
  lastDays: readonly PaidAt[],
): ProductOnWire {
  const { id, version, kind, asset, days, dayMs, name, rate, min, max, quota, penaltyRate, held, isOpen } = product;
  const isSavings = kind === 'flexible';
  const week = lastDays.slice(0, WEEK_DAYS).map(({ paid: shared, weight }) => ({ shared, weight }));
  const now = pool ? rateNow(pool.interest, held) : 0n;
  return {
    ...{ product: id, kind, name, asset, payer: payerOf(product), open: isOpen, dayMs, version },
    rate: text(isSavings ? now : rate),
    weekRate: isSavings && week.length > 0 ? text(paidRate(week, dayMs)) : null,
    ...{ days: isSavings ? null : days, min: text(min), max: text(max) },
    penaltyRate: penaltyRate === null ? null : text(penaltyRate),
    ...{ sold: text(held), left: leftText(product, fund, quota) },
    account: fund ? accountOnWire(fund) : null,
    pool: isSavings ? poolOnWire(product, pool) : null,
    sheet: sheetOf(product),
  };
}

/** What can still be sold: by the quota, and by what the fund covers; null without a limit. */
function leftText(product: EarnProduct, fund: EarnFund | undefined, quota: bigint | null): string | null {
  const { held, rate, days, kind } = product;
  if (kind === 'flexible') return quota === null ? null : text(quota > held ? quota - held : 0n);
  if (!fund) return '0';
  // Without a quota the cover alone decides.
  return text(leftOf({ quota: quota ?? MAX, held, rate, days }, fund));
}

const accountOnWire = (fund: EarnFund) => ({
  code: fund.code,
  funded: text(fund.putIn - fund.takenOut + fund.received),
  paid: text(fund.paid),
  promised: text(fund.promised),
  free: text(freeOf(fund)),
});

function poolOnWire({ asset, held }: EarnProduct, pool: PoolFigures | undefined) {
  const { lent = 0n, free = 0n, borrowers = 0, interest = 0n } = pool ?? {};
  return {
    ...{ asset, saved: text(held), lent: text(lent), free: text(free), borrowers },
    ...{ interest: text(interest), toSavers: text(saversPart(interest)) },
  };
}

function sheetOf(product: EarnProduct): ProductOnWire['sheet'] {
  const { machineType: type } = product;
  if (type === null) return null;
  const { algorithm, hashrate, power, manufacturer, size, weight, temperature, humidity } = product;
  return { type, algorithm, hashrate, power, manufacturer, size, weight, temperature, humidity };
}

export const fundOf = (funds: readonly EarnFund[], { fund, asset, kind }: EarnProduct): EarnFund | undefined =>
  kind === 'flexible' ? undefined : funds.find((one) => one.code === fund && one.asset === asset);

/** Everything that can be bought or is held, as it stands. What is closed and held by nobody is left out. */
export async function shelfOf({ earn }: Pick<Reads, 'earn'>): Promise<ProductOnWire[]> {
  const [products, funds, pools] = await Promise.all([earn.products(), earn.funds(), earn.pools()]);
  const shown = products.filter(({ isOpen, held, orders }) => isOpen || held > 0n || orders > 0);
  return Promise.all(
    shown.map(async (product) => {
      const days = product.kind === 'flexible' ? await earn.savingsDays(product.id, WEEK_DAYS) : [];
      return productOnWire(
        product,
        fundOf(funds, product),
        pools.find(({ asset }) => asset === product.asset),
        days,
      );
    }),
  );
}
