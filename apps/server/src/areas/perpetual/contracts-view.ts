import type { ContractBook } from '@quay/contract/perpetual';
import {
  accountName,
  type CapsRow,
  type Contract,
  capsTable,
  contractsTable,
  type Dated,
  datedTable,
  type FundingPeriod,
  fundingPeriodsTable,
  type MarkRow,
  marksTable,
  newestIndex,
  type SettlementSamples,
  settlementSamplesTable,
} from '@quay/core';
import type { Price } from '@quay/money';
import type { Committed } from '../../core-host/port.ts';

/** How long a dated contract stands in the list of contracts after it was settled. */
const SETTLED_SHOWN_MS = 86_400_000;

/**
 * Contracts, their marks and their funding periods as of the last durable batch, in memory. Books, trades and candles of contracts are in the
 * market view, as those of every instrument.
 */
export class ContractsView {
  readonly #contracts = new Map<string, Contract>();
  readonly #marks = new Map<string, MarkRow>();
  readonly #caps = new Map<string, CapsRow>();
  readonly #dated = new Map<string, Dated>();
  readonly #periods = new Map<string, FundingPeriod>();
  /** By contract, the newest half minute that has a sample. */
  readonly #samples = new Map<string, SettlementSamples>();
  readonly #changed = new Set<string>();

  apply({ changes }: Pick<Committed, 'changes'>): void {
    for (const { table, op, row } of changes) {
      if (op !== 'put') continue;
      if (table === contractsTable) this.#keep(this.#contracts, (row as Contract).symbol, row as Contract);
      else if (table === capsTable) this.#keep(this.#caps, (row as CapsRow).contract, row as CapsRow);
      else if (table === marksTable) this.#keep(this.#marks, (row as MarkRow).contract, row as MarkRow);
      else if (table === datedTable) this.#keep(this.#dated, (row as Dated).contract, row as Dated);
      else if (table === fundingPeriodsTable && (row as FundingPeriod).status === 'sampling') {
        this.#keep(this.#periods, (row as FundingPeriod).contract, row as FundingPeriod);
      } else if (table === settlementSamplesTable) this.#keepSamples(row as SettlementSamples);
    }
  }

  #keep<Row>(rows: Map<string, Row>, symbol: string, row: Row): void {
    rows.set(symbol, row);
    this.#changed.add(symbol);
  }

  #keepSamples(row: SettlementSamples): void {
    if (row.at >= (this.#samples.get(row.contract)?.at ?? 0)) this.#samples.set(row.contract, row);
  }

  /** In the order of the list. */
  all(): Contract[] {
    return [...this.#contracts.values()].sort((a, b) => a.position - b.position);
  }

  /** Those that somebody may trade or has held lately: dated ones until a day after their settlement. */
  current(now: number): Contract[] {
    return this.all().filter(({ symbol }) => {
      const dated = this.#dated.get(symbol);
      return dated?.life !== 'settled' || now < dated.fixedAt! + SETTLED_SHOWN_MS;
    });
  }

  find(symbol: string): Contract | undefined {
    return this.#contracts.get(symbol);
  }

  /** One that orders or positions are in. */
  of(symbol: string): Contract {
    const contract = this.#contracts.get(symbol);
    if (!contract) throw new Error(`no contract ${symbol}`);
    return contract;
  }

  /** Nothing before its first index. */
  mark(symbol: string): MarkRow | undefined {
    return this.#marks.get(symbol);
  }

  /** What a contract with an end has besides; nothing of a perpetual one. */
  dated(symbol: string): Dated | undefined {
    return this.#dated.get(symbol);
  }

  /** The index that an overdue contract is settled at; nothing of any other. */
  overdueIndex(symbol: string): Price | undefined {
    if (this.#dated.get(symbol)?.life !== 'overdue') return undefined;
    return newestIndex(this.#samples.get(symbol), this.#marks.get(symbol));
  }

  expiryOf(symbol: string): number | null {
    return this.#dated.get(symbol)?.expiresAt ?? null;
  }

  /** The book of the ledger in which it is margined and settles. */
  bookOf(symbol: string): ContractBook {
    return this.#dated.has(symbol) ? 'delivery' : 'contract';
  }

  /** What the account that it is margined on is called in rows of the core. */
  accountOf(symbol: string): string {
    return accountName(this.bookOf(symbol), this.of(symbol).quote);
  }

  /** Symbols of the contracts of a book. */
  symbolsOf(book: ContractBook): string[] {
    return [...this.#contracts.keys()].filter((symbol) => this.bookOf(symbol) === book);
  }

  /** Nothing where none were set. */
  caps(symbol: string): CapsRow | undefined {
    return this.#caps.get(symbol);
  }

  /** The funding period that is being sampled; nothing before the first index. */
  funding(symbol: string): FundingPeriod | undefined {
    return this.#periods.get(symbol);
  }

  /** Contracts that changed, or whose mark did, since the last call. For one listener: the hub. */
  takeChanged(): Contract[] {
    const changed = this.all().filter(({ symbol }) => this.#changed.has(symbol));
    this.#changed.clear();
    return changed;
  }
}
