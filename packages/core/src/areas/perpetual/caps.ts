import type { Amount, Price } from '@quay/money';
import { type Changes, Rows } from '../../engine/changes.ts';
import { leverageMax, mostHeld } from '../../margin/caps.ts';
import { type CapsRow, type Contract, capsTable } from './state.ts';

/** How much of a contract one person may hold, and from which leverage, beyond what its tiers say. */
export class Caps extends Rows<CapsRow> {
  readonly #openedAt: (owner: number) => number | undefined;
  readonly #isMarketMaker: (owner: number) => boolean;

  /** @param of when an owner's accounts were opened, and who makes the simulated market and has no caps */
  constructor(
    changes: Changes,
    of: { openedAt(owner: number): number | undefined; isMarketMaker(owner: number): boolean },
  ) {
    super(capsTable, changes);
    this.#openedAt = of.openedAt;
    this.#isMarketMaker = of.isMarketMaker;
  }

  #of(owner: number, contract: string): CapsRow | undefined {
    return this.#isMarketMaker(owner) ? undefined : this.get(contract);
  }

  /** The most that an owner may hold at a price, counting what their orders would open. Nothing where no cap says so. */
  mostHeld({ symbol, kind, openInterest }: Contract, owner: number, price: Price): Amount | undefined {
    const caps = this.#of(owner, symbol);
    return caps && mostHeld(kind, openInterest, caps, price);
  }

  /** Whether no cap of theirs could refuse so much, in what the contract settles in; where one could, {@link mostHeld} says. */
  isFreeUpTo(contract: string, reached: number): boolean {
    const caps = this.get(contract);
    return caps === undefined || reached <= Number(caps.shareFloor);
  }

  /** Whether an owner may choose a leverage. */
  allows(contract: Contract, owner: number, leverage: number, at: number): boolean {
    if (leverage > contract.maxLeverage) return false;
    const caps = this.get(contract.symbol);
    // How old an account is must be looked up, and seldom matters.
    if (caps === undefined || leverage <= caps.newAccountLeverage) return true;
    return leverage <= this.leverageMax(contract, owner, at);
  }

  /** The greatest leverage of an owner in a contract. */
  leverageMax({ symbol, maxLeverage }: Contract, owner: number, at: number): number {
    return leverageMax(maxLeverage, this.#of(owner, symbol), at - (this.#openedAt(owner) ?? 0));
  }
}
