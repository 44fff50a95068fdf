import { setImmediate as othersTurn } from 'node:timers/promises';
import type { ContractBook } from '@quay/contract/perpetual';
import { accountName, type LiquidationCase, type PositionRow } from '@quay/core';
import {
  type Group,
  type Held,
  initialRate,
  isNearLiquidation,
  notionalAt,
  type TierTable,
  tierTable,
} from '@quay/core/margin';
import type { QueueRows, Reads } from '@quay/store';
import { isolatedHeldOf, tiersAt } from '../account.ts';
import type { ContractsView } from '../contracts-view.ts';

/** A group of a user, and the rows of its positions in the same order. */
export type Exposed = {
  readonly owner: number;
  /** The book that it is in, and what it settles in. */
  readonly book: ContractBook;
  readonly asset: string;
  /** Of an isolated position; nothing for all cross positions that settle in the asset. */
  readonly contract: string | undefined;
  readonly rows: readonly PositionRow[];
  readonly group: Group & { readonly positions: readonly Held[] };
  /** Whether its margin ratio is 80 % or more. */
  readonly isNear: boolean;
  readonly isLiquidating: boolean;
};

export type Exposures = { readonly at: number; readonly groups: readonly Exposed[] };

type Needs = {
  readonly rows: Pick<Reads['perpetual'], 'exposureRows' | 'tierVersions' | 'liquidationCases'>;
  readonly contracts: Pick<ContractsView, 'of' | 'mark' | 'bookOf' | 'accountOf'>;
  now(): number;
};

/** How long what was worked out is shown: several of staff look at the same time. */
const KEPT_MS = 3_000;
/** Groups that are worked out before others have their turn. */
const AT_ONCE = 500;

/**
 * All positions of users at the marks as they are, with what they stand on, by the functions that the core liquidates by.
 * Made of what the tables have, so that looking costs the core nothing.
 */
export function createExposures({ rows, contracts, now }: Needs): () => Promise<Exposures> {
  let kept: { readonly at: number; readonly made: Promise<Exposures> } | undefined;

  async function made(at: number): Promise<Exposures> {
    const [found, versions, cases] = await Promise.all([
      rows.exposureRows(),
      rows.tierVersions(),
      rows.liquidationCases(),
    ]);
    const tables = new Map<string, TierTable>();
    const tableOf = (contract: string) => {
      const known = tables.get(contract);
      if (known) return known;
      const { rows: tiers, cap } = tiersAt(versions, contract, at);
      const table = tierTable(tiers, cap);
      tables.set(contract, table);
      return table;
    };
    const held = (row: PositionRow): Held => {
      const tiers = tableOf(row.contract);
      const position = { quantity: row.quantity, openValue: row.openValue };
      const marked = {
        kind: contracts.of(row.contract).kind,
        tiers,
        position,
        mark: contracts.mark(row.contract)!.price,
      };
      return { ...marked, leverage: BigInt(row.leverage), initialRate: initialRate(tiers, notionalAt(marked), 0n) };
    };
    const isOn = liquidatingIn(cases);
    const groups: Exposed[] = [];
    for (const [n, one] of groupsOf(found, contracts).entries()) {
      if (n % AT_ONCE === AT_ONCE - 1) await othersTurn();
      const group = { wallet: one.wallet, positions: one.rows.map(held) };
      const { owner, book, asset, contract } = one;
      const account = accountName(book, asset);
      const state = { isNear: isNearLiquidation(group), isLiquidating: isOn(owner, account, contract) };
      groups.push({ ...{ owner, book, asset, contract, rows: one.rows, group }, ...state });
    }
    return { at, groups };
  }

  return () => {
    const at = now();
    if (kept && at - kept.at < KEPT_MS) return kept.made;
    const fresh = { at, made: made(at) };
    kept = fresh;
    // One that could not be made is asked for again.
    fresh.made.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return fresh.made;
  };
}

type GroupRows = Pick<Exposed, 'owner' | 'book' | 'asset' | 'contract' | 'rows'> & { readonly wallet: bigint };

/** What each wallet stands behind: an isolated position, or all cross positions of somebody that settle in an asset. */
function groupsOf({ positions, balances, holds }: QueueRows, contracts: Needs['contracts']): GroupRows[] {
  const holdsOf = Map.groupBy(holds, ({ owner }) => owner);
  const balanceOf = new Map(balances.map((one) => [`${one.owner}/${one.book}/${one.asset}`, one]));
  const accountOf = ({ contract }: PositionRow) => contracts.accountOf(contract);
  const groups: GroupRows[] = [];
  for (const here of Map.groupBy(positions, (row) => `${row.owner}/${accountOf(row)}`).values()) {
    const { owner } = here[0]!;
    const book = contracts.bookOf(here[0]!.contract);
    const asset = contracts.of(here[0]!.contract).quote;
    const open = here.filter(({ quantity }) => quantity !== 0n);
    for (const row of open) {
      if (row.mode !== 'isolated') continue;
      groups.push({ owner, book, asset, contract: row.contract, rows: [row], wallet: row.margin });
    }
    const cross = open.filter(({ mode }) => mode === 'cross');
    if (cross.length === 0) continue;
    const { available, frozen } = balanceOf.get(`${owner}/${book}/${asset}`) ?? { available: 0n, frozen: 0n };
    const wallet = available + frozen - isolatedHeldOf(here, holdsOf.get(owner) ?? []);
    groups.push({ ...{ owner, book, asset, contract: undefined, rows: cross }, wallet });
  }
  return groups;
}

/** Tells which groups are being liquidated. */
function liquidatingIn(cases: readonly LiquidationCase[]) {
  const known = new Set(cases.map(({ owner, asset, contract }) => `${owner}/${asset}/${contract}`));
  return (owner: number, asset: string, contract = ''): boolean => known.has(`${owner}/${asset}/${contract}`);
}
