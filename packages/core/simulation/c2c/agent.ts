import { type CancelReason, cancelReasons, moneySentAnswers, suspensionReasons } from '@quay/contract/c2c';
import { ONE, units } from '@quay/money';
import type { Ad, C2cOrder, Core, CreateAd, MerchantDeposit, Outcome, TakeAd } from '../../src/index.ts';
import { Random } from '../random.ts';
import { type Act, FIRST_USER, taking, type World } from '../world.ts';

const USDT = 'USDT';
const STAFF = [7, 8, 9] as const;
const ADS_MAX = 3;
export const BLOCKS_MAX = 2;
/** More than anybody has at times, and than anybody has ever. */
const DEPOSITS = ['150', '1500', '9000', '400000'].map((amount) => units(amount));
/** Fiat for one USDT. */
const CNY = units('7.2');
const faults = ['seller-silent', 'seller-asks-more'] as const;
/** Minutes for which the clock runs when somebody sits down to watch it; now and then for more than a day. */
const SPANS = [11, 16, 31] as const;
const LONG = 25 * 60;

/**
 * Users who trade coins for fiat: they post ads and change them, take them, pay or do not, release, cancel, appeal,
 * change their minds and try what is not theirs; staff rule, the chat is noted. They draw from a chance of their own.
 */
export class C2cAgent {
  readonly #world: World;
  readonly #random: Random;
  readonly #core: () => Core;
  /** Of a chance of its own, so that lives of before stay as they were. */
  readonly #blocking: Random;
  #ids = 0;
  /** The last deposit that was paid. */
  #lastDeposit = 0;
  /** How often a promise of the exchange was asked for and kept. */
  repeats = 0;

  constructor(world: World, seed: number, core: () => Core) {
    this.#world = world;
    this.#random = new Random(seed * 13 + 5);
    this.#blocking = new Random(seed * 17 + 3);
    this.#core = core;
  }

  /** Minutes for which somebody watches the clock now; mostly none. */
  watches(): number {
    if (!this.#random.chance(0.02)) return 0;
    return this.#random.chance(0.02) ? LONG : this.#random.pick(SPANS);
  }

  next(): Act[] {
    const acts = this.#acts();
    return this.#blocking.chance(0.04) ? [...acts, this.#blocks()] : acts;
  }

  #acts(): Act[] {
    const dice = this.#random.below(100);
    const { ads, orders } = this.#core().c2c;
    if (dice < 14 || ads.size === 0) return this.#posts();
    const ad = this.#random.pick([...ads.values()]);
    if (dice < 26) return [this.#changes(ad)];
    if (dice < 28) return [this.#suspends(ad.owner)];
    if (dice < 46 || orders.size === 0) return this.#takes(ad);
    return [this.#proceeds(this.#random.pick([...orders.values()]))];
  }

  /** Pays a merchant's deposit and returns one in turn; now and then what is held already, what was given back, and what there is not. */
  deposits(turn: number): Act[] {
    const owner = FIRST_USER + (turn % this.#world.users);
    if (turn % 3 === 0)
      return [{ name: 'c2c/return-deposit', input: { deposit: 1 + ((turn * 7) % (this.#lastDeposit + 2)) } }];
    const amount = DEPOSITS[turn % DEPOSITS.length]!;
    return [
      {
        name: 'c2c/pay-deposit',
        input: { owner, asset: 'USDT', amount },
        heard: (outcome) => {
          if (outcome.ok) this.#lastDeposit = Math.max(this.#lastDeposit, (outcome.value as MerchantDeposit).id);
        },
      },
    ];
  }

  #user(): number {
    return FIRST_USER + this.#random.below(this.#world.users);
  }

  #coin(): string {
    return this.#random.chance(0.7) ? USDT : this.#random.pick(this.#world.places).symbol;
  }

  /** So many USDT in another coin, at its last price. */
  #worth(usdt: number, asset: string): bigint {
    const amount = units(String(usdt));
    const coins = asset === USDT ? amount : (amount * ONE) / this.#priceOf(asset);
    return coins > 0n ? coins : 1n;
  }

  #priceOf(asset: string): bigint {
    return asset === USDT ? ONE : this.#core().market.markets.get(asset)!.referencePrice;
  }

  /** What a coin costs in fiat, to the decimals of a price. */
  #inFiat(asset: string): bigint {
    const price = (this.#priceOf(asset) * CNY) / ONE;
    const step = asset === USDT ? ONE / 1000n : ONE / 100n;
    return price - (price % step) + step;
  }

  #posts(): Act[] {
    const random = this.#random;
    const side = random.pick(['sell', 'sell', 'buy'] as const);
    const of = { owner: this.#user(), side, asset: this.#coin(), fiat: 'CNY', onShelf: random.chance(0.9) };
    const request = { requestId: `post-${this.#ids++}`, said: 'it' };
    const input: CreateAd = { ...of, ...this.#words(of.asset), ...request, adsMax: ADS_MAX };
    if (random.chance(0.85)) return [{ name: 'c2c/create-ad', input }];
    return this.#again('c2c/create-ad', input, (ad: Ad) => ad.id);
  }

  #words(asset: string) {
    const random = this.#random;
    const floats = random.chance(0.3);
    const total = this.#worth(random.pick([50, 500, 4000, 12_000]) + random.below(500), asset);
    return {
      ...({ priceKind: floats ? 'floating' : 'fixed', index: floats ? units('1.01') : 0n } as const),
      price: floats ? 0n : this.#inFiat(asset),
      total: asset === USDT ? total - (total % (ONE / 100n)) : total,
      ...{ min: units('100'), max: units(random.pick(['20000', '90000'])) },
      ...{ kinds: 'alipay,wechat', methods: '11,12', minutes: random.pick([15, 30, 60]) },
      ...{ terms: `terms ${random.below(3)}`, autoReply: '' },
      ...{ demandVerified: false, demandDays: 0, demandHoldings: 0n },
    };
  }

  /** The owner, mostly, and what is done to the ad. */
  #changes({ id: ad, owner, asset }: Ad): Act {
    const random = this.#random;
    const by = random.chance(0.9) ? owner : this.#user();
    const dice = random.below(100);
    if (dice < 40) return { name: 'c2c/update-ad', input: { owner: by, ad, ...this.#words(asset) } };
    if (dice < 85) return { name: 'c2c/shelve-ad', input: { owner: by, ad, on: random.chance(0.6) } };
    return { name: 'c2c/close-ad', input: { owner: by, ad: random.chance(0.9) ? ad : ad + random.below(9) } };
  }

  /** Staff suspend a merchant, or lift it soon again. */
  #suspends(owner: number): Act {
    if (this.#random.chance(0.7)) return { name: 'c2c/lift-suspension', input: { owner } };
    return { name: 'c2c/suspend-merchant', input: { owner, reason: this.#random.pick(suspensionReasons) } };
  }

  /** Somebody blocks somebody, or lets them go again; now and then themselves, or one too many. */
  #blocks(): Act {
    const random = this.#blocking;
    const [owner, blocked] = [0, 1].map(() => FIRST_USER + random.below(this.#world.users)) as [number, number];
    if (random.chance(0.45)) return { name: 'c2c/unblock-user', input: { owner, blocked } };
    return { name: 'c2c/block-user', input: { owner, blocked, blocksMax: BLOCKS_MAX } };
  }

  #takes(ad: Ad): Act[] {
    const random = this.#random;
    const { asset, priceKind, index } = ad;
    const reference = this.#inFiat(asset);
    const step = asset === USDT ? ONE / 1000n : ONE / 100n;
    const rounded = (reference * index) / ONE + step / 2n;
    const price = priceKind === 'fixed' ? ad.price : rounded - (rounded % step);
    const usdt = random.pick([15, 100, 900, 5200]) + random.below(90);
    const byMoney = random.chance(0.5);
    const quantity = this.#worth(usdt, asset);
    const input: TakeAd = {
      ...{ taker: this.#user(), ad: ad.id, requestId: `take-${this.#ids++}`, said: 'it' },
      money: byMoney ? units(String(usdt * 7)) : 0n,
      quantity: byMoney ? 0n : asset === USDT ? quantity - (quantity % (ONE / 100n)) : quantity,
      ...{ seen: random.chance(0.95) ? price : price + step, reference, kind: 'alipay' as const },
      ...{ method: random.chance(0.97) ? 11 : 13, ...taking },
      ...this.#named(),
    };
    if (random.chance(0.85)) return [{ name: 'c2c/take-ad', input }];
    return this.#again('c2c/take-ad', input, ({ order }: { order: number }) => order);
  }

  /** How the server names an order. */
  #named(): Pick<TakeAd, 'number' | 'bankReference' | 'detailsDigest'> {
    const drawn = this.#ids++;
    return { number: `70${drawn}`, bankReference: `R${drawn}`, detailsDigest: 'ab'.repeat(32) };
  }

  /** Why a payer cancels; mostly the seller was silent for long when that is why. */
  #cancels(owner: number, order: number, reason: CancelReason): Act {
    const said = { reason, moneySent: this.#random.pick(moneySentAnswers) };
    const unansweredSince = this.#random.chance(0.8) ? 1 : null;
    return { name: 'c2c/cancel', input: { owner, order, ...said, unansweredSince } };
  }

  /** The same request twice, then with other words. */
  #again<Made>(name: string, input: CreateAd | TakeAd, idOf: (made: Made) => number): Act[] {
    let first: Outcome | undefined;
    const madeBy = (outcome: Outcome) => idOf((outcome as { value: Made }).value);
    return [
      {
        name,
        input,
        heard: (outcome) => {
          first = outcome;
        },
      },
      {
        name,
        input: { ...input },
        heard: (outcome) => {
          if (!first?.ok) return;
          if (!outcome.ok || madeBy(outcome) !== madeBy(first)) throw new Error(`I10 ${name} was done twice`);
          this.repeats += 1;
        },
      },
      {
        name,
        input: { ...input, said: 'else' },
        heard: (outcome) => {
          if (!first?.ok) return;
          if (outcome.ok || outcome.refusal.reason !== 'c2c/request-id-reused') {
            throw new Error(`I10 ${name} with other words was done under the same request id`);
          }
          this.repeats += 1;
        },
      },
    ];
  }

  /** One of the two does something, mostly what is theirs to do; or staff; or it is written in the chat. */
  #proceeds(order: C2cOrder): Act {
    const random = this.#random;
    const { id, payer, seller, state, fault } = order;
    const owner = random.chance(0.04) ? this.#user() : random.pick([payer, seller]);
    const dice = random.below(100);
    const detail = '{"sha256":"ab"}';
    if (dice < 10) {
      const actor = owner === payer ? 'payer' : 'seller';
      return { name: 'c2c/note', input: { order: id, event: 'message', actor, by: owner, detail } };
    }
    if (dice < 25) return this.#tries(id, owner);
    const reason = random.chance(0.5) ? random.pick(cancelReasons) : random.pick(faults);
    if (fault === 'claimed') {
      return { name: 'c2c/answer-fault', input: { owner: seller, order: id, accept: random.chance(0.5) } };
    }
    if (state === 'unpaid') {
      if (random.chance(0.5)) return { name: 'c2c/pay', input: { owner: payer, order: id } };
      if (random.chance(0.5)) return { name: 'c2c/record-heartbeat', input: {} };
      return this.#cancels(payer, id, reason);
    }
    if (state === 'paid') {
      if (random.chance(0.5)) return this.#releases(id, seller);
      if (random.chance(0.3)) return this.#cancels(payer, id, reason);
    }
    if (state === 'paid' || state === 'timed-out') {
      const why = state === 'paid' ? 'paid-not-released' : 'paid-after-timeout';
      const by = state === 'paid' ? owner : payer;
      return { name: 'c2c/appeal', input: { owner: by, order: id, reason: why, detail } };
    }
    if (random.chance(0.15)) return this.#releases(id, seller);
    if (random.chance(0.4)) return { name: 'c2c/withdraw-appeal', input: { owner, order: id } };
    return this.#rules(order);
  }

  #releases(order: number, owner: number): Act {
    return { name: 'c2c/release', input: { owner, order, provenBy: 'fund-password' } };
  }

  #rules({ id, state }: C2cOrder): Act {
    const random = this.#random;
    const compensation = state === 'disputed' && random.chance(0.7) ? units(random.pick(['10', '100', '900'])) : 0n;
    const ruling = { for: random.pick(['payer', 'payer', 'seller']), compensation, detail: '{"reason":"cd"}' };
    return { name: 'c2c/rule', input: { staff: random.pick(STAFF), order: id, ...ruling } };
  }

  /** Anything by anybody, at whatever moment; also of an order that is over or was never there. */
  #tries(id: number, owner: number): Act {
    const random = this.#random;
    const order = random.chance(0.7) ? id : 1 + random.below(id + 2);
    const acts: Act[] = [
      { name: 'c2c/pay', input: { owner, order } },
      this.#releases(order, owner),
      this.#cancels(owner, order, random.pick(cancelReasons)),
      { name: 'c2c/answer-fault', input: { owner, order, accept: random.chance(0.5) } },
      { name: 'c2c/appeal', input: { owner, order, reason: 'other', detail: '{}' } },
      { name: 'c2c/withdraw-appeal', input: { owner, order } },
      { name: 'c2c/time-out-orders', input: {} },
      { name: 'c2c/escalate-orders', input: {} },
      { name: 'c2c/accept-faults', input: {} },
      { name: 'c2c/end-standing', input: {} },
      { name: 'c2c/record-heartbeat', input: {} },
    ];
    return random.pick(acts);
  }
}
