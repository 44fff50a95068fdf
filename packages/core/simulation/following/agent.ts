import { units } from '@quay/money';
import type { Core, FollowRow } from '../../src/index.ts';
import { Random } from '../random.ts';
import { type Act, FIRST_USER, type World } from '../world.ts';

const STAFF = 7;
/** The first users lead, if they are let; the others follow them. */
const LEADERS = 2;

/** Everybody who follows, or is followed: also on terms that are impossible, and whom nobody may follow. */
export class FollowingAgent {
  readonly #world: World;
  readonly #random: Random;
  readonly #core: () => Core;

  constructor(world: World, seed: number, core: () => Core) {
    this.#world = world;
    this.#random = new Random(seed * 137 + 47);
    this.#core = core;
  }

  next(): Act {
    const random = this.#random;
    const dice = random.below(100);
    const leader = FIRST_USER + random.below(LEADERS);
    if (dice < 14) return this.#applies(random.chance(0.9) ? leader : this.#anybody());
    if (dice < 28) return this.#decides(leader);
    if (dice < 29) return { name: 'following/resign-leader', input: { leader, staff: random.chance(0.3) ? STAFF : 0 } };
    const owner = this.#anybody();
    const all = [...this.#core().following.follows.values()].filter(({ status }) => status !== 'ended');
    if (dice < 38 && all.length > 0) return this.#changes(random.pick(all));
    if (dice < 44 && all.length > 0) return this.#stops(random.pick(all));
    return this.#follows(owner, leader);
  }

  #anybody(): number {
    return FIRST_USER + this.#random.below(this.#world.users);
  }

  #applies(owner: number): Act {
    return {
      name: 'following/apply-leader',
      input: { owner, shareRate: units(this.#random.pick(['0', '0.1', '0.3', '0.31'])) },
    };
  }

  #decides(leader: number): Act {
    const random = this.#random;
    const input = {
      leader,
      isApproved: random.chance(0.9),
      followersMax: random.pick([0, 1, 3, 50, 50, 50]),
      staff: STAFF,
    };
    return { name: 'following/decide-leader', input };
  }

  #follows(owner: number, leader: number): Act {
    const { shareRate = 0n } = this.#core().following.leaders.find(leader) ?? {};
    return { name: 'following/follow', input: { owner, leader, ...this.#terms(), shareRate } };
  }

  #changes({ follower, id }: FollowRow): Act {
    const owner = this.#random.chance(0.9) ? follower : this.#anybody();
    return { name: 'following/change-terms', input: { owner, follow: id, ...this.#terms() } };
  }

  #stops({ follower, id }: FollowRow): Act {
    return {
      name: 'following/stop-following',
      input: { owner: follower, follow: id, closes: this.#random.chance(0.6) },
    };
  }

  #terms() {
    const random = this.#random;
    const cap = random.pick([15, 100, 1_000, 5_000]);
    const orderCap = Math.max(1, Math.floor((cap * random.pick([10, 50, 100])) / 100));
    const isAmount = random.chance(0.4);
    return {
      mode: isAmount ? ('amount' as const) : ('ratio' as const),
      amount: units(String(isAmount ? orderCap : 0)),
      ratio: units(isAmount ? '0' : random.pick(['0.01', '0.333', '1', '5', '11'])),
      cap: units(String(cap)),
      orderCap: units(String(orderCap)),
      leverageMax: 1 + random.below(30),
      stopLoss: units(String(Math.max(1, Math.floor((cap * random.pick([5, 30, 100])) / 100)))),
    };
  }
}
