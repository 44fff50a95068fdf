import type { Core } from '../src/index.ts';
import { AccountAgent } from './account/agent.ts';
import { C2cAgent } from './c2c/agent.ts';
import { Coins } from './coins.ts';
import { ConvertAgent } from './convert/agent.ts';
import { CreditAgent } from './credit/agent.ts';
import { DemoAgent } from './demo/agent.ts';
import { EarnAgent } from './earn/agent.ts';
import { FollowingAgent } from './following/agent.ts';
import { GuardAgent } from './guard/agent.ts';
import { LiquidityAgent } from './liquidity/agent.ts';
import { LoansAgent } from './loans/agent.ts';
import { PerpetualAgent } from './perpetual/agent.ts';
import { DeliveryAgent } from './perpetual/delivery-agent.ts';
import { Random } from './random.ts';
import { ReferralAgent } from './referral/agent.ts';
import { SpotAgent } from './spot/agent.ts';
import { WalletAgent } from './wallet/agent.ts';
import { type Act, FIRST_USER, type World } from './world.ts';

/** After so many turns somebody pays a merchant's deposit, or has it back. */
const DEPOSIT_EVERY = 50;
/** After so many turns somebody moves coins instead of trading. */
const MOVE_EVERY = 7;
/** And after so many somebody trades coins for fiat. */
const MEET_EVERY = 4;
/** And after so many somebody trades contracts. */
const MARGIN_EVERY = 9;
/** Of these turns, those at which somebody follows, or is followed. */
const FOLLOW_EVERY = MARGIN_EVERY * 6;
/** And those at which somebody borrows without a pledge, or staff decide on it. */
const LEND_EVERY = MARGIN_EVERY * 5;
/** And those at which somebody trades contracts with an end, or one of these comes to it. */
const DATED_EVERY = MARGIN_EVERY * 2;
/** Of these turns, those at which somebody borrows, repays or adds pledge. */
const BORROW_EVERY = MARGIN_EVERY * 5;
/** And those at which somebody saves, buys a term or leaves one. */
const EARN_EVERY = MARGIN_EVERY * 4;
/** And those at which a wallet is linked or read. */
const LINK_EVERY = MARGIN_EVERY * 7;
/** And those at which somebody practises. */
const PRACTISE_EVERY = MARGIN_EVERY * 3 + 2;
/** And those at which somebody gives coins to another, or leaves. */
const LEAVE_EVERY = MARGIN_EVERY * 8;
/** And those at which somebody invites, is invited, or claims. */
const REFER_EVERY = MARGIN_EVERY * 11;
/** Of the turns at which coins are moved, those after which a thief tries what there is to take. */
const STEAL_EVERY = MOVE_EVERY * 4;

/**
 * Whose turn it is: an agent for each area. Those who trade draw from the life's own chance and the others from chances
 * of their own, so that each does what it would do without the others.
 */
export class Agents {
  readonly spot: SpotAgent;
  readonly c2c: C2cAgent;
  readonly #wallet: WalletAgent;
  readonly #convert: ConvertAgent;
  readonly #guard: GuardAgent;
  readonly #perpetual: PerpetualAgent;
  readonly #delivery: DeliveryAgent;
  readonly #following: FollowingAgent;
  readonly #loans: LoansAgent;
  readonly #earn: EarnAgent;
  readonly #credit: CreditAgent;
  readonly #liquidity: LiquidityAgent;
  readonly #demo: DemoAgent;
  readonly #account: AccountAgent;
  readonly #referral: ReferralAgent;
  readonly #world: World;
  readonly #moving: Random;
  #steps = 0;

  constructor(world: World, seed: number, core: () => Core) {
    this.#world = world;
    this.#moving = new Random(seed * 31 + 7);
    const coins = new Coins(world, this.#moving, core);
    this.spot = new SpotAgent(world);
    this.c2c = new C2cAgent(world, seed, core);
    this.#wallet = new WalletAgent(coins, this.#moving, core);
    this.#convert = new ConvertAgent(coins, this.#moving);
    this.#guard = new GuardAgent(world, seed, core);
    this.#perpetual = new PerpetualAgent(world, seed, core);
    this.#delivery = new DeliveryAgent(world, seed, core);
    this.#following = new FollowingAgent(world, seed, core);
    this.#loans = new LoansAgent(world, seed, core);
    this.#earn = new EarnAgent(world, seed, core);
    this.#credit = new CreditAgent(world, seed, core);
    this.#liquidity = new LiquidityAgent(world, seed, core);
    this.#demo = new DemoAgent(world, seed, core);
    this.#account = new AccountAgent(world, seed, core);
    this.#referral = new ReferralAgent(world, seed, core);
  }

  /** How often a promise of the exchange was asked for and kept. */
  get repeats(): number {
    return this.spot.repeats + this.#wallet.repeats + this.c2c.repeats + this.#perpetual.repeats;
  }

  /** Before anybody comes. */
  opening(): Act[] {
    return [
      ...this.#convert.opening(),
      ...this.#perpetual.opening(),
      ...this.#delivery.opening(),
      ...this.#loans.opening(),
      ...this.#earn.opening(),
      ...this.#credit.opening(),
      ...this.#liquidity.opening(),
      ...this.#referral.opening(),
    ];
  }

  /** The core died: what was not answered may have happened or not, and is looked at again. */
  startAgain(): void {
    this.#wallet.startAgain();
  }

  /** Anything that anybody does. */
  next(): Act[] {
    const place = this.#world.place();
    const dice = this.#world.random.below(100);
    this.#steps += 1;
    if (this.#steps % DEPOSIT_EVERY === 0) return this.c2c.deposits(this.#steps / DEPOSIT_EVERY);
    if (this.#steps % STEAL_EVERY === 0) return [...this.#moves(), ...this.#guard.next()];
    if (this.#steps % MOVE_EVERY === 0) return this.#moves();
    if (this.#steps % PRACTISE_EVERY === 0) return [this.#demo.next(), ...this.#perpetual.next()];
    if (this.#steps % LEAVE_EVERY === 0) return [...this.#account.next(), ...this.#perpetual.next()];
    if (this.#steps % LEND_EVERY === 0) return [this.#credit.next(), ...this.#perpetual.next()];
    if (this.#steps % LINK_EVERY === 0) return [this.#liquidity.next(), ...this.#perpetual.next()];
    if (this.#steps % REFER_EVERY === 0) return [this.#referral.nextAmongOthers(), ...this.#perpetual.next()];
    if (this.#steps % FOLLOW_EVERY === 0) return [this.#following.next(), ...this.#perpetual.next()];
    if (this.#steps % BORROW_EVERY === 0) return [this.#loans.next(), ...this.#perpetual.next()];
    if (this.#steps % EARN_EVERY === 0) return [this.#earn.next(), ...this.#perpetual.next()];
    if (this.#steps % DATED_EVERY === 0) return [...this.#perpetual.next(), ...this.#delivery.next()];
    if (this.#steps % MARGIN_EVERY === 0) return this.#perpetual.next();
    if (this.#steps % MEET_EVERY === 0) return this.c2c.next();
    return this.spot.next(place, dice);
  }

  #moves(): Act[] {
    const dice = this.#moving.below(100);
    const owner = FIRST_USER + this.#moving.below(this.#world.users);
    return dice >= 20 && dice < 38 ? this.#convert.exchanges(owner) : this.#wallet.next(owner, dice);
  }
}
