import type { Price, Quantity } from '@quay/money';
import { type RoughTerms, roughTermsOf } from '../../margin/rough.ts';
import type { TierTable } from '../../margin/tiers.ts';
import type { Contracts } from './contracts.ts';
import type { Marks } from './marks.ts';
import type { Contract, MarkRow } from './state.ts';

/** What is asked of a contract for each order and position in it, as it is at a moment. */
export type ContractNow = {
  readonly contract: Contract;
  readonly row: MarkRow;
  /** The mark, and the same in a double, which holds it. */
  readonly mark: Price;
  readonly price: number;
  readonly tiers: TierTable;
  readonly terms: RoughTerms;
  /** As near as a double comes, in units: the most that a person may hold, what may be open, and what is. */
  readonly roughCap: number;
  readonly roughOpenMax: number;
  readonly roughOpen: number;
};

type Kept = ContractNow & {
  roughOpen: number;
  /** The open interest that this is. */
  open: Quantity;
  /** How many versions of tiers there were, and when the next one of them applies. */
  readonly versions: number;
  readonly until: number;
};

/** Contracts with their marks and tiers: found once a mark and not for each order. Only of those that have a mark. */
export class ContractsNow {
  readonly #contracts: Contracts;
  readonly #marks: Marks;
  readonly #kept = new Map<string, Kept>();
  /** What was asked for last: one order asks several times. */
  #last: Kept | undefined;

  constructor(contracts: Contracts, marks: Marks) {
    this.#contracts = contracts;
    this.#marks = marks;
  }

  /** A contract at a time, which is no earlier than any that was asked for before; nothing before its first mark. */
  of(symbol: string, at: number): ContractNow | undefined {
    const last = this.#last;
    const kept = last !== undefined && last.contract.symbol === symbol ? last : this.#kept.get(symbol);
    if (kept !== undefined && kept.row.price === kept.mark && at < kept.until) {
      if (kept.versions === this.#contracts.versions.size) {
        const { openInterest } = kept.contract;
        // A number of a bigint is a call into the virtual machine.
        if (openInterest !== kept.open) {
          kept.open = openInterest;
          kept.roughOpen = Number(openInterest);
        }
        this.#last = kept;
        return kept;
      }
    }
    return this.#find(symbol, at);
  }

  #find(symbol: string, at: number): ContractNow | undefined {
    const row = this.#marks.marks.get(symbol);
    if (row === undefined) return undefined;
    const contract = this.#contracts.of(symbol);
    const tiers = this.#contracts.tiersOf(symbol, at);
    const made: Kept = {
      contract,
      mark: row.price,
      price: Number(row.price),
      tiers,
      terms: roughTermsOf(contract.kind, tiers),
      roughCap: Number(tiers.cap),
      roughOpenMax: Number(contract.openInterestMax),
      roughOpen: Number(contract.openInterest),
      open: contract.openInterest,
      row,
      versions: this.#contracts.versions.size,
      until: this.#contracts.nextTiers(at),
    };
    this.#kept.set(symbol, made);
    this.#last = made;
    return made;
  }

  /** The first contract of which something else is kept than its rows say; nothing where all is as it should be. */
  stale(at: number): string | undefined {
    for (const symbol of this.#kept.keys()) {
      const { mark, price, tiers } = this.of(symbol, at)!;
      const isMark = mark === this.#marks.of(symbol) && BigInt(price) === mark;
      if (!isMark || tiers !== this.#contracts.tiersOf(symbol, at)) return `${symbol} is kept with the mark ${mark}`;
    }
    return undefined;
  }

  /** Start-up brought all rows, which are others. */
  rebuild(): void {
    this.#kept.clear();
    this.#last = undefined;
  }
}
