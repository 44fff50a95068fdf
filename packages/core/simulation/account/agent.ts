import { units } from '@quay/money';
import type { Core } from '../../src/index.ts';
import { Random } from '../random.ts';
import { type Act, dayLimits, FIRST_USER, type World } from '../world.ts';

const USDT = 'USDT';

/** People who give coins to each other, close their accounts and take that back; also what cannot be. */
export class AccountAgent {
  readonly #world: World;
  readonly #random: Random;
  readonly #core: () => Core;
  #ids = 0;

  constructor(world: World, seed: number, core: () => Core) {
    this.#world = world;
    this.#random = new Random(seed * 173 + 89);
    this.#core = core;
  }

  next(): Act[] {
    const random = this.#random;
    const dice = random.below(100);
    const owner = this.#user();
    if (dice < 55) return this.#sends(owner);
    if (dice < 70) return [...this.#empties(owner), this.#closes(owner)];
    if (dice < 85) return [this.#closes(owner)];
    if (dice < 88) return [{ name: 'account/look-closure', input: { owner } }];
    return [{ name: 'account/keep-account', input: { owner: this.#closing() ?? owner } }];
  }

  #user(): number {
    return FIRST_USER + this.#random.below(this.#world.users);
  }

  /** Somebody who can still take it back, or cannot any more. */
  #closing(): number | undefined {
    const all = [...this.#core().account.closures.values()];
    return all.length === 0 ? undefined : this.#random.pick(all).owner;
  }

  #closes(owner: number): Act {
    return { name: 'account/close-account', input: { owner, leavesRest: this.#random.chance(0.8) } };
  }

  /** To anybody, also to oneself, to a market maker and to nobody; now and then the same again. */
  #sends(owner: number): Act[] {
    const random = this.#random;
    const recipient = random.chance(0.9) ? this.#user() : random.pick([owner, 100, 14, 99_999]);
    const amount = units(random.pick(['0.00000001', '7', '250', '2500', '6000', '90000']));
    const act = this.#send(owner, recipient, amount);
    return random.chance(0.8) ? [act] : [act, act, { ...act, input: { ...act.input, amount: amount + 1n } }];
  }

  /** All of the spot book's, or all but a little, in as many parts as a day allows. */
  #empties(owner: number): Act[] {
    const { available } = this.#core().ledger.balance(owner, 'spot', USDT);
    const rest = this.#random.pick([0n, 1n, 1n, units('0.5'), units('3'), units('10'), units('10.00000001')]);
    const acts: Act[] = [];
    for (let left = available - rest; left > 0n && acts.length < 5; left -= dayLimits.dayLimit) {
      const amount = left < dayLimits.dayLimit ? left : dayLimits.dayLimit;
      acts.push({ ...this.#send(owner, this.#user(), amount), later: 86_400_000 });
    }
    return acts;
  }

  #send(owner: number, recipient: number, amount: bigint): Act {
    const requestId = `send-${this.#ids++}`;
    const input = { owner, recipient, requestId, asset: USDT, amount, provenBy: 'totp', ...dayLimits };
    return { name: 'wallet/send-to-user', input };
  }
}
