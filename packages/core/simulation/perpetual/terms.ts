import {
  type Contract,
  contractsTable,
  type Dated,
  datedTable,
  type TierRow,
  type TierVersion,
  tierRowsTable,
  tierVersionsTable,
} from '../../src/index.ts';
import type { BatchView } from '../auditor/batch-view.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';

/** The contracts that the auditor has read of, and the versions of their tiers. */
export class Terms {
  readonly contracts = new Map<string, Contract>();
  /** What is said besides of those that have an end. */
  readonly dated = new Map<string, Dated>();
  /** What was open of a contract before the batch, where the batch changed it. */
  readonly #openBefore = new Map<string, bigint>();
  readonly #tiers = new Map<string, { readonly appliesAt: number; readonly rows: TierRow[] }[]>();

  take({ sorted, from }: BatchView): void {
    this.#openBefore.clear();
    for (const row of rowsOf<Contract>(sorted, contractsTable.number)) {
      const known = this.contracts.get(row.symbol);
      if (
        known &&
        (known.tick !== row.tick || known.lot !== row.lot || known.kind !== row.kind || known.quote !== row.quote)
      ) {
        wrong(`${row.symbol} has other terms`);
      }
      if (known) this.#openBefore.set(row.symbol, known.openInterest);
      this.contracts.set(row.symbol, row);
    }
    for (const row of rowsOf<Dated>(sorted, datedTable.number)) this.dated.set(row.contract, row);
    for (const { contract, version, appliesAt } of rowsOf<TierVersion>(sorted, tierVersionsTable.number)) {
      const versions = this.#tiers.get(contract) ?? [];
      if (version !== versions.length + 1) wrong(`${contract} has the version ${version} of tiers`);
      // A version may apply before one that was announced earlier, and takes its place; none applies to the past.
      if (appliesAt < from) wrong(`tiers of ${contract} apply before they were set`);
      versions.push({ appliesAt, rows: [] });
      this.#tiers.set(contract, versions);
    }
    for (const row of rowsOf<TierRow>(sorted, tierRowsTable.number)) {
      const version = this.#tiers.get(row.contract)?.[row.version - 1];
      if (!version) wrong(`a tier of ${row.contract} is of no version`);
      version.rows.push(row);
    }
  }

  of(symbol: string): Contract {
    const contract = this.contracts.get(symbol);
    if (!contract) wrong(`nobody listed ${symbol}`);
    return contract;
  }

  /** The book that a contract is margined in. */
  bookOf(symbol: string): 'contract' | 'delivery' {
    return this.dated.has(symbol) ? 'delivery' : 'contract';
  }

  /** What rows call the accounts that it stands on. */
  accountOf(symbol: string): string {
    const { quote } = this.of(symbol);
    return this.dated.has(symbol) ? `delivery:${quote}` : quote;
  }

  /** Whether nothing of a contract trades any more. */
  hasEnded(symbol: string): boolean {
    const life = this.dated.get(symbol)?.life ?? 'trading';
    return life !== 'trading' && life !== 'averaging';
  }

  openBefore(symbol: string): bigint {
    return this.#openBefore.get(symbol) ?? this.of(symbol).openInterest;
  }

  tiersAt(contract: string, at: number): readonly TierRow[] {
    const versions = this.#tiers.get(contract)!;
    return versions.filter(({ appliesAt }, n) => n === 0 || appliesAt <= at).at(-1)!.rows;
  }
}
