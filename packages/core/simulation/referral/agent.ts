import { units } from '@quay/money';
import type { Core, Withdrawal } from '../../src/index.ts';
import { Random } from '../random.ts';
import { type Act, FIRST_USER, type World } from '../world.ts';

const SUMS = ['20', '400', '999.99999999', '1000', '1000.00000001', '1600', '2345.678', '9000'] as const;

/**
 * People who invite each other, deposit, withdraw and claim, some of them with second accounts that invite each other in
 * rings; staff who correct who invited whom and take rights away; also what cannot be.
 */
export class ReferralAgent {
  readonly #world: World;
  readonly #random: Random;
  readonly #core: () => Core;
  #credits = 0;
  #nonce = 0;
  constructor(world: World, seed: number, core: () => Core) {
    this.#world = world;
    this.#random = new Random(seed * 163 + 73);
    this.#core = core;
  }

  /**
   * Documents and browsers of everybody but a few. Of each five people the fourth is the first one's second account, the
   * fifth comes with the second one's browser.
   */
  opening(): Act[] {
    const acts: Act[] = [];
    const known = (owner: number, kind: 'person' | 'device', digest: string) =>
      acts.push({ name: 'referral/record-trait', input: { owner, kind, digest } });
    for (let at = 0; at < this.#world.users; at++) {
      const owner = FIRST_USER + at;
      if (at % 7 !== 6) known(owner, 'person', `document ${at % 5 === 3 ? owner - 3 : owner}`);
      known(owner, 'device', `browser ${at % 5 === 4 ? owner - 3 : owner}`);
    }
    return acts;
  }

  next(): Act {
    const random = this.#random;
    const dice = random.below(100);
    if (dice < 14) return this.#binds();
    if (dice < 18) return this.#corrects();
    if (dice < 21) return this.#rights();
    if (dice < 24) return this.#freezes();
    if (dice < 27) return this.#funds();
    if (dice < 31) return this.#verifies();
    if (dice < 34) return this.#loses();
    if (dice < 46) return this.#withdraws();
    if (dice < 76) return this.#deposits();
    return this.#claims();
  }

  /** What leaves others to theirs: no withdrawals, freezes and forks. */
  nextAmongOthers(): Act {
    const dice = this.#random.below(100);
    if (dice < 20) return this.#binds();
    if (dice < 24) return this.#corrects();
    if (dice < 27) return this.#rights();
    if (dice < 60) return this.#deposits();
    return this.#claims();
  }

  #user(): number {
    return FIRST_USER + this.#random.below(this.#world.users);
  }

  #binds(): Act {
    const owner = this.#user();
    // Mostly somebody near, so that lines become long.
    const referrer = this.#random.chance(0.8) ? owner - 1 : this.#user();
    return { name: 'referral/bind', input: { owner, referrer: Math.max(referrer, FIRST_USER) } };
  }

  #corrects(): Act {
    const referrer = this.#random.chance(0.15) ? null : this.#user();
    return { name: 'referral/correct-referrer', input: { owner: this.#user(), referrer } };
  }

  #rights(): Act {
    return { name: 'referral/set-right', input: { owner: this.#user(), mayRefer: this.#random.chance(0.7) } };
  }

  #freezes(): Act {
    const owner = this.#user();
    if (this.#core().guard.freezes.isFrozen(owner)) return { name: 'guard/unfreeze-account', input: { owner } };
    return this.#random.chance(0.5) ? { name: 'guard/freeze-account', input: { owner, by: 'owner' } } : this.#claims();
  }

  #funds(): Act {
    const amount = units(this.#random.pick(['0.5', '15', '60', '400']));
    return { name: 'earn/fund', input: { code: 'promotion', asset: 'USDT', amount } };
  }

  #verifies(): Act {
    const owner = this.#user();
    return { name: 'referral/record-trait', input: { owner, kind: 'person', digest: `document ${owner}` } };
  }

  #deposits(): Act {
    const random = this.#random;
    const asset = random.chance(0.9) ? 'USDT' : 'BTC';
    const amount = asset === 'USDT' ? units(random.pick(SUMS)) : 3_000_000n;
    // Some that were taken back are there again.
    if (this.#credits === 0 || random.chance(0.97)) this.#credits += 1;
    const transfer = { network: 'ERC20', txHash: `0xr${this.#credits}`, logIndex: 1, block: 9 };
    return { name: 'wallet/credit-deposit', input: { ...transfer, owner: this.#user(), asset, amount } };
  }

  #loses(): Act {
    const txHash = `0xr${1 + this.#random.below(Math.max(1, this.#credits))}`;
    return { name: 'wallet/reverse-deposit', input: { network: 'ERC20', txHash, logIndex: 1 } };
  }

  #withdraws(): Act {
    const random = this.#random;
    const all = [...this.#core().wallet.withdrawals.values()];
    if (all.length > 0 && random.chance(0.7)) return this.#proceeds(random.pick(all));
    const amount = units(random.pick(SUMS));
    const way = { network: 'ERC20', address: '0xA1', fee: units('1'), needs: 0, provenBy: 'totp' };
    const limits = { dayLimit: units('1000000'), dayCount: 10 };
    const request = { owner: this.#user(), requestId: `r${random.below(1_000_000)}`, asset: 'USDT', amount };
    return { name: 'wallet/request-withdrawal', input: { ...request, ...way, ...limits } };
  }

  #proceeds({ id: withdrawal, state, txHash }: Withdrawal): Act {
    if (state === 'broadcasting') {
      const paid = this.#random.chance(0.85);
      return { name: 'wallet/settle-withdrawal', input: { withdrawal, txHash, block: 21, paid } };
    }
    this.#nonce += 1;
    const hash = `0xw${this.#nonce}`;
    return { name: 'wallet/sign-withdrawal', input: { withdrawal, nonce: this.#nonce, txHash: hash, raw: hash } };
  }

  /** What they see; now and then something else, or a second time. */
  #claims(): Act {
    const random = this.#random;
    const owner = this.#user();
    const { claims } = this.#core().referral;
    const found = claims.claimable(owner, Math.max(this.at, this.#core().engine.now));
    const sum = found.reduce((all, { amount }) => all + amount, 0n);
    const amount = random.chance(0.9) && sum > 0n ? sum : units('50');
    return { name: 'referral/claim', input: { owner, amount } };
  }

  /** What it is when somebody looks. */
  at = 0;
}
