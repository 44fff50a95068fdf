import type { EarnKind } from '@quay/contract/earn';
import type { EarnOrderOfConsole, EarnOverview, RequestedEarnTerms } from '@quay/contract/staff';
import type { EarnFund, EarnProduct, ListProduct } from '@quay/core';
import { freeOf } from '@quay/core/earn-sums';
import { parse, text } from '@quay/money';
import type { OrderOfStaff, Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { No } from '../../edge/envelope.ts';
import { coverageOf } from './routes/products.ts';
import { fundOf, productOnWire } from './shelf.ts';

/** What a product is listed with besides its terms. */
export type WantedProduct = { readonly kind: EarnKind; readonly asset: string; readonly days: number };

/** What staff see and do of Earn. What is done gives why it was refused, or nothing. */
export type EarnAdministration = {
  overview(): Promise<EarnOverview>;
  product(id: number): Promise<EarnProduct | undefined>;
  /** One of a kind, asset and name; savings by their asset alone. */
  named(wanted: Pick<WantedProduct, 'kind' | 'asset'> & { readonly name: string }): Promise<EarnProduct | undefined>;
  fund(code: string, asset: string): Promise<EarnFund | undefined>;
  orders(below: number, count: number, isFrozen: boolean): Promise<EarnOrderOfConsole[]>;
  order(id: number): Promise<OrderOfStaff | undefined>;
  /** Whether every figure of the terms is a number of the kind that it is meant to be. */
  areWritten(terms: RequestedEarnTerms): boolean;
  list(wanted: WantedProduct, terms: RequestedEarnTerms): Promise<No | undefined>;
  change(product: number, terms: RequestedEarnTerms): Promise<No | undefined>;
  setOpen(product: number, isOpen: boolean): Promise<No | undefined>;
  putIn(code: string, asset: string, amount: bigint): Promise<No | undefined>;
  freeze(order: number, until: number, reason: string): Promise<No | undefined>;
  unfreeze(order: number): Promise<No | undefined>;
};

type Needs = {
  readonly core: Pick<CorePort, 'submit'>;
  readonly reads: Pick<Reads, 'earn' | 'liquidity'>;
  /** Until the rows have what was done before. */
  caughtUp(): Promise<unknown>;
  readonly now: () => number;
  readonly dayMs: number;
};

const PAID_DAYS = 7;
const orNull = (written: string | undefined): bigint | null =>
  written === undefined ? null : (parse(written) ?? null);
const orZero = (written: string | undefined): bigint => (written === undefined ? 0n : (parse(written) ?? 0n));

/** Terms as the core takes them. */
function termsOf(terms: RequestedEarnTerms): Omit<ListProduct, 'kind' | 'asset' | 'days' | 'dayMs'> {
  const { name, fund = '', rate, min, max, perPerson, quota, penaltyRate, reserveRate, machineType = null } = terms;
  const { algorithm = '', hashrate = '', power = '', manufacturer = '', size = '', weight = '' } = terms;
  const { temperature = '', humidity = '' } = terms;
  return {
    ...{ name, fund, rate: orZero(rate), min: orZero(min), max: orZero(max), perPerson: orNull(perPerson) },
    ...{ quota: orNull(quota), penaltyRate: orNull(penaltyRate), reserveRate: orZero(reserveRate), machineType },
    ...{ algorithm, hashrate, power, manufacturer, size, weight, temperature, humidity },
  };
}

const figures = ['rate', 'min', 'max', 'perPerson', 'quota', 'penaltyRate', 'reserveRate'] as const;

export function createEarnAdministration({ core, reads, caughtUp, now, dayMs }: Needs): EarnAdministration {
  async function done(name: string, input: object): Promise<No | undefined> {
    const { outcome } = await core.submit(name, input);
    if (outcome.ok) {
      // Whoever looks next, here or in the app, sees it.
      await caughtUp();
      return undefined;
    }
    const { refusal, params, field } = outcome;
    return { refusal, params, ...(field !== undefined && { field }) };
  }
  const rows = async () => {
    await caughtUp();
    return reads.earn;
  };

  return {
    async overview() {
      const earn = await rows();
      const [all, funds, pools, covers] = await Promise.all([
        earn.products(),
        earn.funds(),
        earn.pools(),
        coverageOf(reads),
      ]);
      const products = await Promise.all(
        all.map(async (product) => {
          const fund = fundOf(funds, product);
          const days = product.kind === 'flexible' ? await earn.savingsDays(product.id, PAID_DAYS) : [];
          const pool = pools.find(({ asset }) => asset === product.asset);
          const { perPerson, quota, reserveRate } = product;
          return {
            product: productOnWire(product, fund, pool, days),
            cover: covers.find((one) => one.product === product.id)!,
            fund: fund?.code ?? null,
            perPerson: perPerson === null ? null : text(perPerson),
            quota: quota === null ? null : text(quota),
            reserveRate: text(reserveRate),
          };
        }),
      );
      return { at: now(), dayMs, products, funds: funds.map(fundOnWire) };
    },

    product: async (id) => (await rows()).product(id),

    async named({ kind, asset, name }) {
      const all = await (await rows()).products();
      return all.find((one) => one.kind === kind && one.asset === asset && (kind === 'flexible' || one.name === name));
    },

    async fund(code, asset) {
      return (await (await rows()).funds()).find((one) => one.code === code && one.asset === asset);
    },

    async orders(below, count, isFrozen) {
      return (await (await rows()).ordersOfStaff(below, count, isFrozen)).map(orderOnWire);
    },

    order: async (id) => (await rows()).orderOfStaff(id),

    areWritten: (terms) =>
      figures.every((name) => terms[name] === undefined || parse(terms[name]) !== undefined) && !!parse(terms.min),

    list: ({ kind, asset, days }, terms) =>
      done('earn/list-product', { kind, asset, days, dayMs, ...termsOf(terms) } satisfies ListProduct),

    change: (product, terms) => done('earn/change-product', { product, ...termsOf(terms) }),

    setOpen: (product, isOpen) => done('earn/set-status', { product, isOpen }),

    putIn: (code, asset, amount) => done('earn/fund', { code, asset, amount }),

    freeze: (order, until, reason) => done('earn/freeze-order', { order, until, reason }),

    unfreeze: (order) => done('earn/unfreeze-order', { order }),
  };
}

const fundOnWire = (fund: EarnFund) => ({
  ...{ code: fund.code, asset: fund.asset, there: text(fund.funded), promised: text(fund.promised) },
  ...{ free: text(freeOf(fund)), putIn: text(fund.putIn), takenOut: text(fund.takenOut) },
  ...{ received: text(fund.received), paid: text(fund.paid), scheduled: text(fund.scheduled) },
});

const orderOnWire = (row: OrderOfStaff): EarnOrderOfConsole => ({
  ...{ order: row.id, userId: row.owner, username: row.username, product: row.product, name: row.name },
  ...{ kind: row.kind, asset: row.asset, amount: text(row.amount), status: row.status, boughtAt: row.boughtAt },
  ...{ endsAt: row.endsAt, income: text(row.income), scheduled: text(row.scheduled) },
  ...{ frozenFor: row.frozenFor, frozenUntil: row.frozenUntil },
});
