import { triggerKinds } from '@quay/contract/perpetual/rules';
import { ONE, units } from '@quay/money';
import type { Core, PositionRow } from '../../src/index.ts';
import type { Random } from '../random.ts';
import type { Act } from '../world.ts';

/** What people know of a contract when they set a price of it. */
type Terms = { readonly tick: bigint; readonly lot: bigint };

/** Triggers that people set, say anew and cancel; orders that they amend; and positions that they close all at once. */
export class TriggerActs {
  readonly #random: Random;
  readonly #core: () => Core;
  readonly #termsOf: (contract: string) => Terms;

  constructor(random: Random, core: () => Core, termsOf: (contract: string) => Terms) {
    this.#random = random;
    this.#core = core;
    this.#termsOf = termsOf;
  }

  next(owner: number, contract: string): Act {
    const random = this.#random;
    const dice = random.below(100);
    if (dice < 6) {
      return { name: 'perpetual/close-all', input: { owner, contract: random.chance(0.5) ? null : contract } };
    }
    if (dice < 20) return this.#amend(owner, contract);
    const openTriggers = this.#core().perpetual.triggers.of(owner, contract);
    if (openTriggers.length > 0 && dice < 45) {
      const { id: trigger } = random.pick(openTriggers);
      if (random.chance(0.4)) return { name: 'perpetual/cancel-trigger', input: { owner, trigger } };
      return { name: 'perpetual/edit-trigger', input: { owner, trigger, ...this.#termsFor(owner, contract) } };
    }
    const own = this.#core().perpetual.ordersOf(owner, contract);
    const order = own.length > 0 && random.chance(0.2) ? random.pick(own).id : null;
    const triggers = Array.from({ length: 1 + random.below(2) }, () => ({
      ...{ kind: random.pick(triggerKinds), ...this.#termsFor(owner, contract) },
    }));
    return { name: 'perpetual/set-triggers', input: { owner, contract, order, triggers } };
  }

  /** Stop-profit and stop-loss of an order that opens, now and then on the wrong side. */
  attached(contract: string, price: bigint, isLong: boolean) {
    const kind = this.#random.pick(['stop-profit', 'stop-loss'] as const);
    const isAbove = isLong === (kind === 'stop-profit');
    return [{ kind, triggerPrice: this.#near(contract, price, isAbove !== this.#random.chance(0.05)), price: null }];
  }

  /** A price some way from another. */
  #near(contract: string, price: bigint, isAbove: boolean): bigint {
    const { tick } = this.#termsOf(contract);
    const step = (price * BigInt(1 + this.#random.below(300))) / 10_000n;
    const at = isAbove ? price + step : price - step;
    return at < tick ? tick : (at / tick) * tick;
  }

  #termsFor(owner: number, contract: string) {
    const random = this.#random;
    const { tick, lot } = this.#termsOf(contract);
    const held = this.#core().perpetual.positions.find(owner, contract);
    const mark = this.#core().perpetual.marks.of(contract) ?? tick;
    const price = this.#near(contract, mark, random.chance(0.5));
    const none = { triggerPrice: null, price: null, quantity: null, activation: null, callback: null };
    const quantity = random.chance(0.5) ? null : this.#part(held, lot);
    if (random.chance(0.3)) {
      const activation = random.chance(0.5) ? null : price;
      return { ...none, quantity, activation, callback: (ONE * BigInt(1 + random.below(30))) / 1000n };
    }
    const limit = random.chance(0.2) ? this.#near(contract, price, random.chance(0.5)) : null;
    return { ...none, quantity, triggerPrice: price, price: limit };
  }

  #part(held: PositionRow | undefined, lot: bigint): bigint {
    const size = held === undefined ? 0n : held.quantity < 0n ? -held.quantity : held.quantity;
    return (size / lot / BigInt(1 + this.#random.below(4)) + BigInt(this.#random.below(2))) * lot;
  }

  #amend(owner: number, contract: string): Act {
    const random = this.#random;
    const own = this.#core().perpetual.ordersOf(owner, contract);
    if (own.length === 0)
      return { name: 'perpetual/amend-order', input: { owner, order: 1, price: null, quantity: null } };
    const { id: order, price, quantity } = random.pick(own);
    const { lot } = this.#termsOf(contract);
    const share = BigInt(1 + random.below(15));
    const other = ((quantity ?? units('1')) * share) / 10n / lot;
    return {
      name: 'perpetual/amend-order',
      input: {
        ...{ owner, order },
        price: price === null || random.chance(0.5) ? null : this.#near(contract, price, random.chance(0.5)),
        quantity: random.chance(0.3) ? null : (other < 1n ? 1n : other) * lot,
      },
    };
  }
}
