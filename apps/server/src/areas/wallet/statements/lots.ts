import type { CostMethod } from '@quay/contract/wallet';

/** What was taken: what it had cost, and when the oldest of it was got. */
export type Taken = { readonly cost: bigint; readonly since: number | null };

/**
 * The coins of one kind that somebody has, with what they cost. What is taken is the oldest (`fifo`), or has the average
 * cost of all (`average`). Costs are rounded down when they are taken, and what rounding leaves stays with the coins that
 * stay, so that all costs together are never more or less than was paid. Of coins that are not known to be there the cost
 * is nothing.
 */
export class Lots {
  readonly #method: CostMethod;
  readonly #lots: { quantity: bigint; cost: bigint; at: number }[] = [];
  #first = 0;

  constructor(method: CostMethod) {
    this.#method = method;
  }

  add(quantity: bigint, cost: bigint, at: number): void {
    if (quantity <= 0n) return;
    const last = this.#lots.at(-1);
    if (this.#method === 'average' && last) {
      // All in one: it begins anew once nothing is left.
      const isEmpty = last.quantity === 0n;
      last.quantity += quantity;
      last.cost = isEmpty ? cost : last.cost + cost;
      if (isEmpty) last.at = at;
    } else this.#lots.push({ quantity, cost, at });
  }

  take(quantity: bigint): Taken {
    let cost = 0n;
    let since: number | null = null;
    for (let left = quantity; left > 0n && this.#first < this.#lots.length; ) {
      const lot = this.#lots[this.#first]!;
      if (lot.quantity > 0n) since ??= lot.at;
      const part = lot.quantity <= left ? lot.quantity : left;
      const partCost = part === lot.quantity ? lot.cost : (lot.cost * part) / lot.quantity;
      lot.quantity -= part;
      lot.cost -= partCost;
      cost += partCost;
      left -= part;
      if (lot.quantity > 0n) break;
      if (this.#method === 'average') break;
      this.#first += 1;
    }
    return { cost, since };
  }
}
