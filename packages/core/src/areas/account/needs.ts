import type { ClosureObstacle } from '@quay/contract/account/rules';
import type { Price } from '@quay/money';
import type { Changes } from '../../engine/changes.ts';
import type { Guard } from '../../guard/guard.ts';
import type { Ledger } from '../../ledger/ledger.ts';

/** What keeps an account from being closed that is not a balance: each is asked of the area that knows it. */
export type Obstacle = Exclude<ClosureObstacle, 'balances'>;

/** What closing an account asks of its neighbours; wired in `core.ts`. */
export type AccountNeeds = {
  readonly changes: Changes;
  readonly ledger: Ledger;
  readonly guard: Pick<Guard, 'check' | 'stops'>;
  readonly has: Readonly<Record<Obstacle, (owner: number) => boolean>>;
  /** The last price of a coin in USDT; nothing where no market has one. */
  price(coin: string): Price | undefined;
};
