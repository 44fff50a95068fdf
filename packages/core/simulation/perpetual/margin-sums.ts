import type { Contract } from '../../src/index.ts';

const ONE = 100_000_000n;

/** An exact sum of amounts, as the auditor works them out: a fraction that is never shortened. */
export class Sum {
  #top: bigint;
  #bottom: bigint;

  constructor(top = 0n, bottom = 1n) {
    this.#top = top;
    this.#bottom = bottom;
  }

  add(amount: bigint): void {
    this.#add(amount, 1n);
  }

  #add(top: bigint, bottom: bigint): void {
    this.#top = this.#top * bottom + top * this.#bottom;
    this.#bottom *= bottom;
  }

  addNotional({ kind }: Contract, quantity: bigint, mark: bigint): void {
    const size = quantity < 0n ? -quantity : quantity;
    if (kind === 'linear') this.#add(size * mark, ONE);
    else this.#add(size * ONE, mark);
  }

  /** What a position has gained at a mark: its value less what it was opened at. */
  addProfit(
    { kind }: Contract,
    position: { readonly quantity: bigint; readonly openValue: bigint },
    mark: bigint,
  ): void {
    const { quantity, openValue } = position;
    if (kind === 'linear') this.#add(quantity * mark, ONE);
    else this.#add(-quantity * ONE, mark);
    this.#add(-openValue, 1n);
  }

  /** What keeps it, slice by slice of the tiers; added as it is, or with another sign. */
  takeMaintenance(
    contract: Contract,
    quantity: bigint,
    mark: bigint,
    tiers: readonly { readonly floor: bigint; readonly maintenanceRate: bigint }[],
    sign = 1n,
  ): void {
    const size = quantity < 0n ? -quantity : quantity;
    const [top, bottom] = contract.kind === 'linear' ? [size * mark, ONE] : [size * ONE, mark];
    for (const [n, { floor, maintenanceRate }] of tiers.entries()) {
      const next = tiers[n + 1]?.floor;
      const reached = next === undefined || top < next * bottom ? top : next * bottom;
      if (reached <= floor * bottom) break;
      this.#add(sign * (reached - floor * bottom) * maintenanceRate, bottom * ONE);
    }
  }

  times(other: Sum): Sum {
    return new Sum(this.#top * other.#top, this.#bottom * other.#bottom);
  }

  /** By nothing it is endless. */
  over(other: Sum): Sum {
    return new Sum(this.#top * other.#bottom, this.#bottom * other.#top);
  }

  orZero(): Sum {
    return this.#top > 0n === this.#bottom > 0n && this.#top !== 0n ? this : new Sum();
  }

  isAbove(amount: bigint): boolean {
    return this.#top > amount * this.#bottom;
  }

  floor(): bigint {
    const whole = this.#top / this.#bottom;
    return this.#top < 0n && whole * this.#bottom !== this.#top ? whole - 1n : whole;
  }

  compare(other: Sum): number {
    const [left, right] = [this.#top * other.#bottom, other.#top * this.#bottom];
    return left < right ? -1 : left > right ? 1 : 0;
  }
}
