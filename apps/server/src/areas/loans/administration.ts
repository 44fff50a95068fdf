import { loans as refusals } from '@quay/contract/loans';
import type { LoanOverview, StaffLoan } from '@quay/contract/staff';
import type { FundPool, SetProduct } from '@quay/core';
import { debtOf, isWarnedAtOnce, pledgeRate, productIsPossible } from '@quay/core/lending';
import { least, parse, text } from '@quay/money';
import type { Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { No } from '../../edge/envelope.ts';
import { coinIndex } from './coin-index.ts';
import type { ContractsOfLoans } from './needs.ts';
import { loanOnWire, poolOnWire, productOnWire } from './wire.ts';

/** Terms of a product as the console says them; decimals as text. */
type WantedProduct = Readonly<Record<'asset' | 'pledge' | (typeof figures)[number], string>> & {
  readonly days: number;
  readonly open: boolean;
};
type FundedPool = { readonly asset: string; readonly amount: string };

const PAGE = 50;
const figures = [
  ...(['hourlyRate', 'lateMultiple', 'initialRate', 'saleFeeRate'] as const),
  ...(['lot', 'minAmount', 'lentMax', 'pledgedMax'] as const),
];

/** What staff watch of loans, and what two of them decide. */
export function createLoanAdministration({
  core,
  rows,
  contracts,
  hourMs,
  now,
}: {
  readonly core: Pick<CorePort, 'submit'>;
  readonly rows: Reads['loans'];
  readonly contracts: ContractsOfLoans;
  /** How long an hour of new loans is. */
  readonly hourMs: number;
  readonly now: () => number;
}) {
  const no = (refusal: No['refusal'], params: No['params'] = {}, field?: string): No => ({
    ...{ refusal, params },
    ...(field !== undefined && { field }),
  });
  const hasIndex = (coin: string): boolean =>
    coin === 'USDT' || contracts.all().some(({ coin: of, kind }) => of === coin && kind === 'linear');

  function termsOf({ open, ...wanted }: WantedProduct): SetProduct | No {
    const { asset, pledge, days } = wanted;
    const terms = { asset, pledge, days, isOpen: open, hourMs } as Record<string, unknown>;
    for (const name of figures) {
      const figure = parse(wanted[name]);
      if (figure === undefined) return no(refusals['amount-malformed'], {}, name);
      terms[name] = figure;
    }
    return terms as SetProduct;
  }

  const validateProduct = (wanted: WantedProduct): No | undefined => {
    const terms = termsOf(wanted);
    if ('refusal' in terms) return terms;
    for (const field of ['asset', 'pledge'] as const) {
      if (!hasIndex(wanted[field])) return no(refusals['coin-unknown'], { coin: wanted[field] }, field);
    }
    if (!productIsPossible(terms)) return no(refusals['terms-impossible']);
    return isWarnedAtOnce(terms) ? no(refusals['warned-at-once']) : undefined;
  };

  return {
    async view(): Promise<LoanOverview> {
      const [products, pools, count] = await Promise.all([rows.products(), rows.pools(), rows.countOfLoans()]);
      const lendable = new Map(pools.map((pool) => [pool.asset, pool.lendable]));
      const at = now();
      return {
        products: products.map((row) => ({
          ...productOnWire(row, lendable.get(row.asset) ?? 0n, contracts, at),
          ...{ lent: text(row.lent), pledged: text(row.pledged) },
          ...{ lentMax: text(row.lentMax), pledgedMax: text(row.pledgedMax) },
        })),
        pools: pools.map((pool) => ({
          ...poolOnWire(pool),
          ...{ buyer: text(pool.buyer), badDebt: text(pool.badDebt) },
        })),
        ...count,
      };
    },

    async running(below: number | undefined): Promise<StaffLoan[]> {
      const at = now();
      return (await rows.loansOfStaff(below ?? Number.MAX_SAFE_INTEGER, PAGE)).map((row) => {
        const [asset, pledge] = [coinIndex(contracts, row.asset, at), coinIndex(contracts, row.pledge, at)];
        const debt = debtOf(row, at);
        const rate = asset && pledge && pledgeRate(debt, row.pledged, { asset: asset.price, pledge: pledge.price });
        return {
          ...loanOnWire(row),
          ...{ userId: row.owner, name: row.name, debt: text(debt), rate: rate === undefined ? null : text(rate) },
        };
      });
    },

    validateProduct,

    async setProduct(wanted: WantedProduct): Promise<No | undefined> {
      const terms = termsOf(wanted);
      if ('refusal' in terms) return terms;
      const { outcome } = await core.submit('loans/set-product', terms);
      return outcome.ok ? undefined : outcome;
    },

    async validateFunds({ asset, amount: said }: FundedPool): Promise<No | undefined> {
      const amount = signed(said);
      if (amount === undefined) return no(refusals['amount-malformed'], {}, 'amount');
      if (amount === 0n) return no(refusals['amount-missing'], {}, 'amount');
      if (!hasIndex(asset)) return no(refusals['coin-unknown'], { coin: asset }, 'asset');
      const pool = (await rows.pools()).find((one) => one.asset === asset);
      const free = pool ? least(pool.lendable, pool.capital) : 0n;
      return -amount > free ? no(refusals['capital-lent'], { free: text(free), coin: asset }, 'amount') : undefined;
    },

    async fund({ asset, amount: said }: FundedPool): Promise<No | undefined> {
      const input: FundPool = { asset, amount: signed(said)! };
      const { outcome } = await core.submit('loans/fund-pool', input);
      return outcome.ok ? undefined : outcome;
    },
  };
}

/** A decimal that may be below zero. */
function signed(said: string): bigint | undefined {
  const isBelow = said.startsWith('-');
  const amount = parse(isBelow ? said.slice(1) : said);
  return amount === undefined || !isBelow ? amount : -amount;
}
