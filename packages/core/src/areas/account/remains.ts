import {
  type ClosureObstacle,
  closureObstacles,
  LEFT_BEHIND_COIN,
  LEFT_BEHIND_MAX,
} from '@quay/contract/account/rules';
import { type Amount, units } from '@quay/money';
import { systemAccounts } from '../../ledger/system-accounts.ts';
import type { AccountNeeds } from './needs.ts';

const MOST = units(LEFT_BEHIND_MAX);
const ONE = 100_000_000n;
/** What a change of a chain can bring back to an account that is closed. */
const fromOutside: readonly ClosureObstacle[] = ['withdrawals', 'debts'];

/** What an owner still has, and what is in the way of closing. */
export class Remains {
  readonly #needs: AccountNeeds;

  constructor(needs: AccountNeeds) {
    this.#needs = needs;
  }

  /** All that is in the way, in the order of the set. */
  obstacles(owner: number, leavesRest: boolean): ClosureObstacle[] {
    const { has } = this.#needs;
    return closureObstacles.filter((one) =>
      one === 'balances' ? !this.#isLittle(owner, leavesRest) : has[one](owner),
    );
  }

  /** The first of them. */
  obstacle(owner: number, leavesRest: boolean): ClosureObstacle | undefined {
    return this.obstacles(owner, leavesRest)[0];
  }

  /** Whether something is under way that only the owner could have begun. */
  isEngaged(owner: number): boolean {
    const { has } = this.#needs;
    return closureObstacles.some((one) => one !== 'balances' && !fromOutside.includes(one) && has[one](owner));
  }

  /** What all balances are worth at the last prices, in USDT, each rounded up; nothing where a coin has no price. */
  worth(owner: number): Amount | undefined {
    let sum = 0n;
    for (const { asset, available, frozen } of this.#balances(owner)) {
      const price = asset === LEFT_BEHIND_COIN ? ONE : this.#needs.price(asset);
      if (price === undefined) return undefined;
      sum += ((available + frozen) * price + ONE - 1n) / ONE;
    }
    return sum;
  }

  /** Moves what is left to where it stays. The caller has seen that nothing of it is frozen. */
  leave(owner: number, at: number): void {
    const { ledger } = this.#needs;
    for (const { book, asset, available } of this.#balances(owner)) {
      ledger.post(owner, at, [
        { account: ledger.account(owner, book, asset), amount: -available, cause: 'left-behind' },
        { account: ledger.account(systemAccounts.leftBehind, 'spot', asset), amount: available, cause: 'left-behind' },
      ]);
    }
  }

  /** Whether nothing is left, or little of which the owner says that it stays behind. */
  #isLittle(owner: number, leavesRest: boolean): boolean {
    const balances = this.#balances(owner);
    if (balances.length === 0) return true;
    if (!leavesRest || balances.some(({ frozen }) => frozen > 0n)) return false;
    const worth = this.worth(owner);
    return worth !== undefined && worth <= MOST;
  }

  #balances(owner: number) {
    const { accounts } = this.#needs.ledger;
    return accounts.assetBooks
      .map((_, assetBook) => accounts.find(owner, assetBook))
      .flatMap((account) => (account < 0 ? [] : [accounts.row(account)]))
      .filter(({ available, frozen }) => available > 0n || frozen > 0n);
  }
}
