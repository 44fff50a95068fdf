import { MACHINE_COIN, SHARED_BONUSES, type WithheldReason } from '@quay/contract/earn/rules';
import type { Amount } from '@quay/money';
import { bonusOf, machineTier } from '../../earn-sums/machines.ts';
import { Log } from '../../engine/changes.ts';
import type { EarnNeeds } from './needs.ts';
import type { Orders } from './orders.ts';
import { type EarnOrder, earnUplineBonusesTable, type UplineBonus } from './state.ts';

type Judged = Pick<UplineBonus, 'owner' | 'line' | 'amount' | 'own' | 'withheld'>;

/**
 * Who gets a part of an income of a machine that is paid for: the three lines above its owner, each only with a machine of
 * their own of the same tier or a higher one, running when the income was due. What is withheld is recorded with its reason.
 */
export class UplineBonuses {
  readonly #log: Log<UplineBonus>;
  readonly #orders: Orders;
  readonly #above: EarnNeeds['above'];

  constructor({ changes, above }: Pick<EarnNeeds, 'changes' | 'above'>, orders: Orders) {
    this.#log = new Log(earnUplineBonusesTable, changes);
    this.#orders = orders;
    this.#above = above;
  }

  /** The lines that an income is looked at for; none where nothing would be left of it by rounding. */
  check({ owner, kind, asset, amount: machine, isLent }: EarnOrder, income: Amount, dueAt: number): Judged[] {
    if (kind !== 'machine' || isLent || asset !== MACHINE_COIN) return [];
    return this.#above(owner, SHARED_BONUSES.length).flatMap(({ owner: above, why }, level) => {
      const amount = bonusOf(income, level);
      if (amount === 0n) return [];
      const own = this.#orders.bestMachineOf(above, asset, dueAt) ?? null;
      const withheld = why ?? withheldBy(own, machine, asset);
      return [{ owner: above, line: level + 1, amount, own, withheld }];
    });
  }

  note(bonus: UplineBonus): void {
    this.#log.add(bonus);
  }
}

function withheldBy(own: Amount | null, machine: Amount, asset: string): WithheldReason | null {
  if (own === null) return 'no-machine';
  return machineTier(own, asset) < machineTier(machine, asset) ? 'lower-machine' : null;
}
