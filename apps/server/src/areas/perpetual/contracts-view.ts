import {
  type CapsRow,
  type Contract,
  capsTable,
  contractsTable,
  type FundingPeriod,
  fundingPeriodsTable,
  type MarkRow,
  marksTable,
} from '@quay/core';
import type { Committed } from '../../core-host/port.ts';

/**
 * Contracts, their marks and their funding periods as of the last durable batch, in memory. Books, trades and candles of contracts are in the
 * market view, as those of every instrument.
 */
export class ContractsView {
  readonly #contracts = new Map<string, Contract>();
  readonly #marks = new Map<string, MarkRow>();
  readonly #caps = new Map<string, CapsRow>();
  readonly #periods = new Map<string, FundingPeriod>();
  readonly #changed = new Set<string>();

  apply({ changes }: Pick<Committed, 'changes'>): void {
    for (const { table, op, row } of changes) {
      if (op !== 'put') continue;
      if (table === contractsTable) this.#keep(this.#contracts, (row as Contract).symbol, row as Contract);
      else if (table === capsTable) this.#keep(this.#caps, (row as CapsRow).contract, row as CapsRow);
      else if (table === marksTable) this.#keep(this.#marks, (row as MarkRow).contract, row as MarkRow);
      else if (table === fundingPeriodsTable && (row as FundingPeriod).status === 'sampling') {
        this.#keep(this.#periods, (row as FundingPeriod).contract, row as FundingPeriod);
      }
    }
  }

  #keep<Row>(rows: Map<string, Row>, symbol: string, row: Row): void {
    rows.set(symbol, row);
    this.#changed.add(symbol);
  }

  /** In the order of the list. */
  all(): Contract[] {
    return [...this.#contracts.values()].sort((a, b) => a.position - b.position);
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
