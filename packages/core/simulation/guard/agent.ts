import { type HoldReason, holdReasons } from '@quay/contract/identity';
import { units } from '@quay/money';
import {
  type Ad,
  type Core,
  type CreateAd,
  type PlaceOrder,
  plainLimit,
  plainMarket,
  type TakeAd,
} from '../../src/index.ts';
import { Random } from '../random.ts';
import { type Act, dayLimits, FIRST_USER, taking, type World } from '../world.ts';

const HOUR = 3_600_000;
const CNY = units('7.2');
/** A price that gives a seventh of the coins away. */
const LOW = units('6.17');
const changedMind = { reason: 'changed-mind', moneySent: 'no', unansweredSince: null } as const;

/** What a thief can change who has the login, the mailbox and the phone, and what each leads to. */
const changes: readonly HoldReason[] = holdReasons;
/** So many tries follow a change. */
const TRIES = 12;

/**
 * Thieves with the session of somebody, and an accomplice: they begin a sale, change what the account is secured with,
 * and then try everything by which value could leave. The auditor says that nothing does. Who has the fund password too
 * sells far below the reference: nothing stops it, and the auditor counts the cases that it makes. They draw from a chance
 * of their own.
 */
export class GuardAgent {
  readonly #world: World;
  readonly #random: Random;
  readonly #core: () => Core;
  #victim = FIRST_USER;
  #accomplice = FIRST_USER + 1;
  #ad = 0;
  #order = 0;
  #isLow = false;
  #step = 0;
  #ids = 0;

  constructor(world: World, seed: number, core: () => Core) {
    this.#world = world;
    this.#random = new Random(seed * 31 + 11);
    this.#core = core;
  }

  next(): Act[] {
    const random = this.#random;
    const step = this.#step++;
    if (step === 0) {
      this.#victim = FIRST_USER + random.below(this.#world.users);
      this.#accomplice = FIRST_USER + random.below(this.#world.users);
      this.#ad = 0;
      this.#order = 0;
      this.#isLow = random.chance(0.2);
      return [this.#posts(this.#accomplice, 'buy', this.#isLow)];
    }
    if (step === 1) return [this.#takes(this.#victim, this.#ad)];
    if (step === 2) return [{ name: 'c2c/pay', input: { owner: this.#accomplice, order: this.#order } }];
    if (step === 3) return this.#isLow ? [this.#releases(), this.#changes()] : [this.#changes(), this.#releases()];
    if (step < 3 + TRIES) return this.#tries();
    this.#step = 0;
    return [{ name: 'guard/unfreeze-account', input: { owner: this.#victim } }];
  }

  /** The server places the hold before it commits the change. */
  #changes(): Act {
    const random = this.#random;
    const owner = this.#victim;
    if (random.chance(0.1))
      return { name: 'guard/freeze-account', input: { owner, by: random.pick(['owner', 'staff']) } };
    const until = this.#core().engine.now + random.pick([1, 1, 24]) * HOUR;
    const reason = random.chance(0.5) ? 'fund-password-forgotten' : random.pick(changes);
    return { name: 'guard/place-hold', input: { owner, reason, until } };
  }

  #tries(): Act[] {
    const random = this.#random;
    const owner = this.#victim;
    const own = [...this.#core().c2c.ads.of(owner)].filter(({ side }) => side === 'sell');
    const others = [...this.#core().c2c.ads.values()].filter((ad) => ad.side === 'buy' && ad.owner !== owner);
    const acts: Act[] = [
      this.#releases(),
      this.#releases(),
      { name: 'c2c/pay-deposit', input: { owner, asset: 'USDT', amount: units('150') } },
      this.#posts(owner, 'sell'),
      this.#withdraws(owner),
      this.#trades(owner),
    ];
    if (others.length > 0) acts.push(this.#takes(owner, random.pick(others).id));
    for (const { id: ad } of own) {
      acts.push({ name: 'c2c/shelve-ad', input: { owner, ad, on: random.chance(0.8) } });
      acts.push({ name: 'c2c/update-ad', input: { owner, ad, ...this.#words() } });
      acts.push(this.#takes(this.#accomplice, ad));
    }
    // Whoever helps gives up in between, or asks staff, who are nobody's accomplice.
    if (random.chance(0.1)) {
      const order = { owner: this.#accomplice, order: this.#order };
      acts.push({ name: 'c2c/cancel', input: { ...order, ...changedMind } });
    }
    return [random.pick(acts), random.pick(acts)];
  }

  #releases(): Act {
    return { name: 'c2c/release', input: { owner: this.#victim, order: this.#order, provenBy: 'fund-password' } };
  }

  #withdraws(owner: number): Act {
    const to = { asset: 'USDT', network: 'ERC20', address: '0x7', amount: units('25'), fee: units('1') };
    const request = { owner, requestId: `thief-${this.#ids++}`, provenBy: 'totp', needs: 0, ...dayLimits };
    return { name: 'wallet/request-withdrawal', input: { ...request, ...to } };
  }

  /** Against who waits in the book: far below the last price, or far above it. */
  #trades(owner: number): Act {
    const random = this.#random;
    const place = this.#world.place();
    const last = this.#core().market.markets.get(place.symbol)!.referencePrice;
    const side = random.pick(['buy', 'sell'] as const);
    const far = (last * BigInt(side === 'buy' ? 105 : 95)) / 100n;
    const type = random.pick(['limit', 'limit', 'market', 'stop-limit', 'stop-market'] as const);
    const [isPriced, stops] = [type === 'limit' || type === 'stop-limit', type.startsWith('stop')];
    const spends = side === 'buy' && type === 'stop-market';
    const input: PlaceOrder = {
      ...{ ...(isPriced ? plainLimit : plainMarket), owner, clientId: null, market: place.symbol, side, type },
      price: isPriced ? Number(far - (far % place.terms.tick)) : null,
      stopPrice: stops ? Number(last + place.terms.tick) : null,
      quantity: spends ? null : place.lot * (1 + random.below(place.maxLots)),
      amount: spends ? Number(units('50')) : null,
    };
    return { name: 'spot/place-order', input };
  }

  #words() {
    const prices = { priceKind: 'fixed', index: 0n, price: CNY, min: units('50'), max: units('20000') } as const;
    const paid = { kinds: 'alipay,wechat', methods: '11,12', minutes: 15, terms: 'terms', autoReply: '' } as const;
    const demands = { demandVerified: false, demandDays: 0, demandHoldings: 0n };
    return { total: units(String(50 + this.#random.below(50))), ...prices, ...paid, ...demands };
  }

  #posts(owner: number, side: 'buy' | 'sell', isLow = false): Act {
    const request = { requestId: `theft-${this.#ids++}`, said: 'it', onShelf: true, adsMax: 3 };
    const low = isLow ? { price: LOW, total: units('4000'), max: units('30000') } : {};
    const input: CreateAd = { owner, side, asset: 'USDT', fiat: 'CNY', ...this.#words(), ...low, ...request };
    return {
      name: 'c2c/create-ad',
      input,
      heard: (outcome) => {
        if (outcome.ok && side === 'buy') this.#ad = (outcome.value as Ad).id;
      },
    };
  }

  #takes(taker: number, ad: number): Act {
    const of = { taker, ad, requestId: `theft-${this.#ids++}`, said: 'it', money: 0n };
    const isLow = this.#isLow && taker === this.#victim;
    const paid = {
      quantity: units(isLow ? '3600' : '10'),
      seen: isLow ? LOW : CNY,
      reference: CNY,
      kind: 'alipay',
      method: 11,
    } as const;
    const named = { number: of.requestId, bankReference: of.requestId, detailsDigest: '' };
    const input: TakeAd = { ...of, ...paid, ...named, ...taking };
    return {
      name: 'c2c/take-ad',
      input,
      heard: (outcome) => {
        if (outcome.ok && taker === this.#victim) this.#order = (outcome.value as { order: number }).order;
      },
    };
  }
}
