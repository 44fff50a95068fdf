import type { Refusal, Way } from '@quay/contract';
import { account } from '@quay/contract/account/rules';
import { c2c } from '@quay/contract/c2c/rules';
import { following } from '@quay/contract/following/rules';
import { breaksRelease, identity } from '@quay/contract/identity/rules';
import { spot } from '@quay/contract/spot/rules';
import { wallet } from '@quay/contract/wallet/rules';
import type { Amount } from '@quay/money';
import type { Area } from '../engine/area.ts';
import type { Changes } from '../engine/changes.ts';
import { type Refused, refuse } from '../engine/command.ts';
import type { Sequences } from '../engine/sequences.ts';
import { endHolds } from './commands/end-holds.ts';
import { freezeAccount } from './commands/freeze-account.ts';
import { placeHold } from './commands/place-hold.ts';
import { unfreezeAccount } from './commands/unfreeze-account.ts';
import { Freezes } from './freezes.ts';
import { Given } from './given.ts';
import { Holds } from './holds.ts';
import { guardInvariants } from './invariants.ts';
import { Sales } from './sales.ts';
import { type AccountHold, valueCasesTable } from './state.ts';

/** What each way is refused with while a hold lasts; each takes the hours until its end. */
const heldRefusals: Readonly<Record<Way, Refusal>> = {
  withdrawal: wallet['withdrawals-held'],
  'c2c-sale': c2c['sales-held'],
  'c2c-sell-ad': c2c['sales-held'],
  'c2c-release': c2c['release-held'],
  'merchant-deposit': wallet['deposit-held'],
  'far-order': spot['far-price-held'],
  following: following.held,
  closure: account.held,
};

/** The holds that count for a way: all of them, but for an order that began before it. */
const counting: Partial<Readonly<Record<Way, (hold: AccountHold) => boolean>>> = {
  'c2c-release': ({ reason }) => breaksRelease(reason),
};

/**
 * A debt keeps value from leaving in any way but these: the payer has paid for what is in escrow, and an account that is to
 * be closed has a refusal of its own for it.
 */
const pastDebts: readonly Way[] = ['c2c-release', 'closure'];

/** What an owner owes, as far as the guard asks. */
type Owed = { readonly asset: string; readonly left: Amount };

const HOUR_MS = 60 * 60_000;

/**
 * The one place that says whether value may leave an owner now. Holds and freezes are commands like any others, so that
 * they stand in the journal in order with what they stop.
 */
export class Guard {
  readonly holds: Holds;
  readonly freezes: Freezes;
  readonly given: Given;
  readonly sales: Sales;

  readonly #debtOf: (owner: number) => readonly Owed[];

  /** @param debtOf what an owner owes, the oldest first */
  constructor(changes: Changes, sequences: Sequences, debtOf: (owner: number) => readonly Owed[]) {
    this.#debtOf = debtOf;
    this.holds = new Holds(changes);
    this.freezes = new Freezes(changes);
    this.given = new Given(changes, sequences.of('value-case'));
    this.sales = new Sales(changes, this.given);
  }

  /** Why value may not leave an owner in this way, if it may not. */
  check(owner: number, way: Way, at: number): Refused | undefined {
    if (this.freezes.isFrozen(owner)) return refuse(identity['account-frozen']);
    const [debt] = pastDebts.includes(way) ? [] : this.#debtOf(owner);
    if (debt) return refuse(wallet['debt-open'], { amount: debt.left, coin: debt.asset });
    const until = this.heldUntil(owner, way, at);
    return until === undefined ? undefined : refuse(heldRefusals[way], { hours: hoursUntil(until, at) });
  }

  /** When the owner may go this way again; nothing where no hold keeps them from it. */
  heldUntil(owner: number, way: Way, at: number): number | undefined {
    return this.holds.until(owner, at, counting[way]);
  }

  /** Whether the owner could not go this way, for whatever reason. */
  stops(owner: number, way: Way, at: number): boolean {
    return this.check(owner, way, at) !== undefined;
  }

  area(): Area {
    const { holds, freezes, given, sales } = this;
    return {
      name: 'guard',
      state: [holds, freezes, given, sales],
      logs: [valueCasesTable],
      commands: [placeHold(holds), endHolds(holds), freezeAccount(freezes), unfreezeAccount(freezes)],
      due: (now) => (holds.isDue(now) ? [{ name: 'guard/end-holds', input: {} }] : []),
      rebuild: () => holds.rebuild(),
      invariants: guardInvariants(holds, freezes),
    };
  }
}

const hoursUntil = (until: number, at: number): number => Math.max(1, Math.ceil((until - at) / HOUR_MS));
