import { NOWHERE } from '../../engine/heap.ts';
import { type RoughTerms, roughGuardOfOne, roughRatio } from '../../margin/rough.ts';
import type { Funding } from './funding.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import { PLACES, type PositionAmounts, type PositionRecord } from './position-record.ts';
import type { Positions } from './positions.ts';
import type { RiskGroup } from './risk-group.ts';

const { OPEN, QUANTITY, WALLET } = PLACES;
/** By so much of itself may a sum of two doubles be off. */
const ROUNDED = 1e-15;

/**
 * What groups of one position come to, in the doubles of that: a mark that liquidates thousands would wait for the memory
 * of each of their rows and accounts. A group's wallet is taken whenever it is looked at, which it is after every change.
 */
export class RiskFigures {
  readonly #accounts: MarginAccounts;
  readonly #funding: Funding;
  readonly #amounts: PositionAmounts;

  constructor(of: {
    readonly accounts: MarginAccounts;
    readonly funding: Funding;
    readonly positions: Pick<Positions, 'amounts'>;
  }) {
    this.#accounts = of.accounts;
    this.#funding = of.funding;
    this.#amounts = of.positions.amounts;
  }

  /** Takes them of a group as it stands, where they can tell anything. */
  take(group: RiskGroup): void {
    const [row] = group.rows;
    const wallet = group.rows.length === 1 ? this.walletOf(row!) : undefined;
    if (wallet === undefined) {
      group.figures = NOWHERE;
      return;
    }
    group.figures = row!.place;
    row!.wallet = wallet;
  }

  /** What stands behind a position that is alone in its group; nothing where a double does not tell. */
  walletOf(row: PositionRecord): number | undefined {
    return this.#funding.isPendingFor(row.owner) ? undefined : this.#accounts.plainWallet(row);
  }

  /** What is wrong with those of a group, whose rows are as they were when it was looked at last. */
  stale({ figures, owner, rows }: RiskGroup): string | undefined {
    if (figures === NOWHERE) return undefined;
    const [row] = rows;
    const [wallet, kept] = [this.#accounts.plainWallet(row!), this.#amounts.doubles[figures + WALLET]!];
    // What moves between available and frozen may round their sum otherwise: by far less than a look allows for.
    const isWallet = wallet !== undefined && Math.abs(wallet - kept) <= Math.abs(wallet) * ROUNDED;
    return isWallet && rows.length === 1 && figures === row!.place
      ? undefined
      : `${owner} is kept with a wallet of ${kept} and has ${wallet}, or another row`;
  }

  /** The guard of a group of one position at a mark; see {@link roughGuardOfOne}. */
  guardOf({ figures }: RiskGroup, terms: RoughTerms, mark: number, ratio: number): number {
    const { doubles } = this.#amounts;
    const [wallet, quantity] = [doubles[figures + WALLET]!, doubles[figures + QUANTITY]!];
    return roughGuardOfOne(terms, mark, wallet, quantity, doubles[figures + OPEN]!, ratio);
  }

  /**
   * Equity for each unit of maintenance of a group whose position is in a contract, where it is clearly liquidatable at a
   * mark; no number where a closer look is needed. No funding may be on its way to anybody.
   */
  ratioOf({ figures }: RiskGroup, terms: RoughTerms, mark: number): number {
    if (figures === NOWHERE) return Number.NaN;
    const { doubles } = this.#amounts;
    const [wallet, quantity] = [doubles[figures + WALLET]!, doubles[figures + QUANTITY]!];
    return roughRatio(terms, mark, wallet, quantity, doubles[figures + OPEN]!);
  }
}
