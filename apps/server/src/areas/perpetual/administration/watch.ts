import type { AbnormalPrice, ContractFund, ContractRisk, Exposure, TiersPreview } from '@quay/contract/staff';
import { accountName, fundPeak, type PositionRow, type SetTiers, systemAccounts } from '@quay/core';
import {
  compare,
  entryPrice,
  equityOf,
  fundKeeps,
  isLiquidatable,
  isNearLiquidation,
  maintenanceAt,
  maintenanceOf,
  notionalAt,
  profitAt,
  rounded,
  tierTable,
} from '@quay/core/margin';
import { divide, greatest, text } from '@quay/money';
import type { Reads } from '@quay/store';
import { accountKeysOf } from '../account.ts';
import type { ContractsView } from '../contracts-view.ts';
import { fundFlowOnWire } from '../records-wire.ts';
import { abnormalOf } from './abnormal.ts';
import { exposedOnWire, exposureOnWire } from './exposed-on-wire.ts';
import type { Exposed, Exposures } from './exposures.ts';
import { movesOf } from './moves.ts';

type Needs = {
  readonly rows: Reads['perpetual'];
  readonly contracts: ContractsView;
  readonly exposures: () => Promise<Exposures>;
  now(): number;
};

const LARGEST = 10;
const WORST = 100;
const FLOWS = 20;
const END = Number.MAX_SAFE_INTEGER;

/** Who has less for what it requires comes first: maintenance over equity, and who has nothing left before all. */
function compareRatio(a: Exposed, b: Exposed): number {
  const [equityA, equityB] = [equityOf(a.group), equityOf(b.group)];
  const [needA, needB] = [maintenanceOf(a.group), maintenanceOf(b.group)];
  return compare(
    { numerator: equityA.numerator * needA.denominator, denominator: equityA.denominator * needA.numerator },
    { numerator: equityB.numerator * needB.denominator, denominator: equityB.denominator * needB.numerator },
  );
}

/** What staff see of positions, the insurance fund and prices. */
export function contractWatch({ rows, contracts, exposures, now }: Needs) {
  const fundOf = async (symbol: string): Promise<bigint> => {
    const { balances } = await rows.holdingsOf(systemAccounts.insurance);
    const [inBook, coin] = [contracts.bookOf(symbol), contracts.of(symbol).quote];
    return balances.find(({ book, asset }) => book === inBook && asset === coin)?.available ?? 0n;
  };

  return {
    async risk(symbol: string): Promise<ContractRisk | undefined> {
      const contract = contracts.find(symbol);
      if (!contract) return undefined;
      const { at, groups } = await exposures();
      const here = groups.flatMap((group) =>
        group.rows.flatMap((row, which) => (row.contract === symbol ? [{ group, which, row }] : [])),
      );
      const sideOf = (isLong: boolean) => {
        const own = here.filter(({ row }) => row.quantity > 0n === isLong);
        const quantity = own.reduce((sum, { row }) => sum + (isLong ? row.quantity : -row.quantity), 0n);
        return { holders: own.length, quantity };
      };
      const [long, short] = [sideOf(true), sideOf(false)];
      const size = ({ quantity }: PositionRow) => (quantity < 0n ? -quantity : quantity);
      const largest = here.sort((a, b) => (size(a.row) < size(b.row) ? 1 : -1)).slice(0, LARGEST);
      const names = await rows.namesOf(largest.map(({ row }) => row.owner));
      // Of the same moment as the positions: the insurance fund, which is not among them, holds one side at most.
      const whole = greatest(long.quantity, short.quantity);
      return {
        ...{ at, coin: contract.quote, openInterest: text(whole) },
        long: { ...long, quantity: text(long.quantity) },
        short: { ...short, quantity: text(short.quantity) },
        largest: largest.map(({ group, which, row }) => ({
          ...exposedOnWire(group, which),
          ...{ userId: row.owner, username: names.get(row.owner) ?? null },
          share: whole === 0n ? '0' : text(divide(size(row), whole, 'up')),
        })),
        fund: text(await fundOf(symbol)),
        moves: movesOf(groups, symbol).map(({ needed, ...move }) => ({ ...move, needed: text(needed) })),
      };
    },

    async worst(): Promise<{ groups: number; worst: Exposure[] }> {
      const { groups } = await exposures();
      const worst = [...groups].sort(compareRatio).slice(0, WORST);
      const names = await rows.namesOf([...new Set(worst.map(({ owner }) => owner))]);
      return {
        groups: groups.length,
        worst: worst.map((one) => exposureOnWire(one, names.get(one.owner) ?? null)),
      };
    },

    /** What other tiers would change, worked out for everybody who holds the contract. */
    async preview(symbol: string, { cap, rows: tiers }: Pick<SetTiers, 'cap' | 'rows'>): Promise<TiersPreview> {
      const { at, groups } = await exposures();
      const table = tierTable(tiers, cap);
      const preview = { at, positions: 0, more: 0, less: 0, near: 0, liquidated: 0, aboveCap: 0 };
      for (const { group, rows: held, isNear } of groups) {
        const which = held.findIndex(({ contract }) => contract === symbol);
        if (which < 0) continue;
        const before = group.positions[which]!;
        const after = { ...before, tiers: table };
        const changed = compare(maintenanceAt(after), maintenanceAt(before));
        const then = { ...group, positions: group.positions.with(which, after) };
        const isOver = isLiquidatable(then);
        preview.positions += 1;
        if (changed > 0) preview.more += 1;
        if (changed < 0) preview.less += 1;
        if (isOver && !isLiquidatable(group)) preview.liquidated += 1;
        if (!isOver && !isNear && isNearLiquidation(then)) preview.near += 1;
        if (rounded(notionalAt(after), 'up') > cap) preview.aboveCap += 1;
      }
      return preview;
    },

    async funds(): Promise<ContractFund[]> {
      const [fund, debts, peaks] = await Promise.all([
        rows.holdingsOf(systemAccounts.insurance),
        rows.holdingsOf(systemAccounts.badDebt),
        rows.fundPeaks(),
      ]);
      const each = accountKeysOf(contracts).map(async ({ book, coin }) => {
        const balanceOf = (of: typeof fund) =>
          of.balances.find((one) => one.book === book && one.asset === coin)?.available ?? 0n;
        const account = accountName(book, coin);
        const balance = balanceOf(fund);
        const owed = balanceOf(debts);
        const own = peaks.filter(({ asset }) => asset === account);
        const peak = fundPeak(balance, own, now());
        const held = fund.positions.filter(
          (row) => row.quantity !== 0n && contracts.accountOf(row.contract) === account,
        );
        return {
          ...{ book, coin, balance: text(balance), peak: text(peak), kept: text(fundKeeps(peak)) },
          badDebt: text(owed < 0n ? -owed : 0n),
          positions: held.map((row) => {
            const { kind } = contracts.of(row.contract);
            const mark = contracts.mark(row.contract)?.price;
            return {
              ...{ symbol: row.contract, quantity: text(row.quantity), entryPrice: text(entryPrice(kind, row)!) },
              markPrice: mark === undefined ? null : text(mark),
              unrealised: mark === undefined ? null : text(profitAt(kind, row, mark)),
            };
          }),
          flows: (await rows.fundFlows(account, END, FLOWS)).map(fundFlowOnWire),
        };
      });
      return Promise.all(each);
    },

    async abnormal(): Promise<AbnormalPrice[]> {
      const [sources, syncing] = await Promise.all([rows.sources(), rows.syncing()]);
      return abnormalOf(contracts.all(), sources, syncing, now());
    },
  };
}
