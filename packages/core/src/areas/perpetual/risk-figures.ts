import { NOWHERE } from '../../engine/heap.ts';
import { type Rough, type RoughTerms, roughOfOne, roughRatio } from '../../margin/rough.ts';
import type { Funding } from './funding.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import type { PositionRecord } from './position-record.ts';
import type { RiskGroup } from './risk.ts';

/** Doubles of a group: its wallet, and the signed quantity and open value of its position. */
const RECORD = 4;
const WALLET = 0;
const QUANTITY = 1;
const OPEN = 2;
/** By so much of itself may a sum of two doubles be off. */
const ROUNDED = 1e-15;

/**
 * What groups of one position come to, in doubles of one array: a mark that liquidates thousands would wait for the memory
 * of each of their rows and accounts. A group's are taken whenever it is looked at, which it is after every change.
 */
export class RiskFigures {
  readonly #accounts: MarginAccounts;
  readonly #funding: Funding;
  #records: Float64Array = new Float64Array(1024 * RECORD);
  #size = 0;
  readonly #gaps: number[] = [];

  constructor(of: {
    readonly accounts: MarginAccounts;
    readonly funding: Funding;
  }) {
    this.#accounts = of.accounts;
    this.#funding = of.funding;
  }

  /** Takes them of a group as it stands, where they can tell anything. */
  take(group: RiskGroup): void {
    if (group.rows.length === 1) this.takeOf(group, group.rows[0]!);
    else this.drop(group);
  }

  /** The same of a group of one position. */
  takeOf(group: RiskGroup, row: PositionRecord): void {
    const wallet = this.#funding.isPendingFor(row.owner) ? undefined : this.#accounts.plainWallet(row);
    if (wallet === undefined) {
      this.drop(group);
      return;
    }
    if (group.figures === NOWHERE) group.figures = this.#gaps.pop() ?? this.#add();
    const at = group.figures * RECORD;
    this.#records[at + WALLET] = wallet;
    this.#records[at + QUANTITY] = row.roughQuantity;
    this.#records[at + OPEN] = row.roughOpen;
  }

  /** What is wrong with those of a group, whose rows are as they were when it was looked at last. */
  stale({ figures, owner, rows }: RiskGroup): string | undefined {
    if (figures === NOWHERE) return undefined;
    const record = figures * RECORD;
    const records = this.#records;
    const { quantity, openValue } = rows[0]!;
    const [wallet, kept] = [this.#accounts.plainWallet(rows[0]!), records[record + WALLET]!];
    // What moves between available and frozen may round their sum otherwise: by far less than a look allows for.
    const isWallet = wallet !== undefined && Math.abs(wallet - kept) <= Math.abs(wallet) * ROUNDED;
    const isRow = records[record + QUANTITY] === Number(quantity) && records[record + OPEN] === Number(openValue);
    return isWallet && isRow
      ? undefined
      : `${owner} is kept with a wallet of ${kept} and has ${wallet}, or another row`;
  }

  /** They tell nothing, or the group is gone. */
  drop(group: RiskGroup): void {
    if (group.figures === NOWHERE) return;
    this.#gaps.push(group.figures);
    group.figures = NOWHERE;
  }

  /** What a group whose figures stand here comes to at a mark. */
  roughOf({ figures }: RiskGroup, terms: RoughTerms, mark: number): Rough {
    const record = figures * RECORD;
    const records = this.#records;
    return roughOfOne(terms, mark, records[record + WALLET]!, records[record + QUANTITY]!, records[record + OPEN]!);
  }

  /** The signed quantity of its position. */
  quantityOf({ figures }: RiskGroup): number {
    return this.#records[figures * RECORD + QUANTITY]!;
  }

  /**
   * Equity for each unit of maintenance of a group whose position is in a contract, where it is clearly liquidatable at a
   * mark; nothing where a closer look is needed. No funding may be on its way to anybody.
   */
  ratioOf({ figures }: RiskGroup, terms: RoughTerms, mark: number): number | undefined {
    if (figures === NOWHERE) return undefined;
    const record = figures * RECORD;
    const records = this.#records;
    const [wallet, quantity] = [records[record + WALLET]!, records[record + QUANTITY]!];
    return roughRatio(terms, mark, wallet, quantity, records[record + OPEN]!);
  }

  #add(): number {
    const added = this.#size++;
    if (added * RECORD === this.#records.length) {
      const larger = new Float64Array(this.#records.length * 2);
      larger.set(this.#records);
      this.#records = larger;
    }
    return added;
  }
}
