import { feeTiers, VOLUME_DAYS } from '@quay/contract/spot';
import type { Market, Order, Tier, Trade, Volume } from '../../src/index.ts';
import { wrong } from '../auditor/wrong.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ONE = 100_000_000n;

const decimal = (text: string): bigint => {
  const [wholes, fraction = ''] = text.split('.');
  return BigInt(wholes!) * ONE + BigInt(fraction.padEnd(8, '0'));
};
const rules = feeTiers.map((tier) => ({
  least: decimal(tier.volume),
  maker: decimal(tier.makerShare),
  taker: decimal(tier.takerShare),
}));

/** A share of an amount, rounded up: what is charged. */
export const shareUp = (amount: bigint, rate: bigint): bigint => (amount * rate + ONE - 1n) / ONE;

/** Everybody's volumes, added up from the trades, and the fee tiers that follow from them. */
export class Tiers {
  readonly #isMarketMaker: (owner: number) => boolean;
  readonly #volumes = new Map<number, Map<number, bigint>>();
  readonly #tiers = new Map<number, number>();
  /** Tiers before this batch, of those it changed. */
  readonly #before = new Map<number, number>();
  readonly #traded = new Map<number, Set<number>>();
  #day = 0;

  constructor(isMarketMaker: (owner: number) => boolean) {
    this.#isMarketMaker = isMarketMaker;
  }

  /** How many owners have a tier above the lowest. */
  get raised(): number {
    return this.#tiers.size;
  }

  begin(): void {
    this.#before.clear();
    this.#traded.clear();
  }

  traded(trade: Trade): void {
    this.#count(trade.buyer, trade);
    this.#count(trade.seller, trade);
  }

  #count(owner: number, { at, amount }: Trade): void {
    if (this.#isMarketMaker(owner)) return;
    const day = Math.floor(at / DAY_MS);
    let days = this.#volumes.get(owner);
    if (!days) {
      days = new Map();
      this.#volumes.set(owner, days);
    }
    days.set(day, (days.get(day) ?? 0n) + amount);
    const touched = this.#traded.get(owner);
    if (touched) touched.add(day);
    else this.#traded.set(owner, new Set([day]));
  }

  takeVolume(op: 'put' | 'drop', row: Volume, at: number): void {
    const days = this.#volumes.get(row.owner);
    if (op === 'drop') {
      if (row.day >= Math.floor(at / DAY_MS) - VOLUME_DAYS) wrong(`a volume of ${row.owner} was forgotten too early`);
      days?.delete(row.day);
      return;
    }
    if (row.amount !== days?.get(row.day)) wrong(`the volume of ${row.owner} on day ${row.day} is not its trades`);
    this.#traded.get(row.owner)?.delete(row.day);
  }

  takeTier(op: 'put' | 'drop', row: Tier): void {
    this.#before.set(row.owner, this.tierOf(row.owner));
    if (op === 'drop') this.#tiers.delete(row.owner);
    else this.#tiers.set(row.owner, row.tier);
  }

  tierOf(owner: number): number {
    return this.#tiers.get(owner) ?? 0;
  }

  /** The tiers were set for this day: everybody's must follow from the full days before it. */
  takeDay(day: number, from: number, to: number): void {
    const known = day >= Math.floor(from / DAY_MS) && day <= Math.floor(to / DAY_MS) && day > this.#day;
    if (!known) wrong(`tiers were set for day ${day}`);
    this.#day = day;
    for (const [owner, days] of this.#volumes) {
      let sum = 0n;
      for (const [on, amount] of days) if (on < day && on >= day - VOLUME_DAYS) sum += amount;
      let tier = 0;
      while (tier + 1 < rules.length && sum >= rules[tier + 1]!.least) tier += 1;
      if (tier !== this.tierOf(owner)) wrong(`${owner} traded ${sum} and has tier ${this.tierOf(owner)}`);
    }
  }

  /** The batch is complete: nobody traded without a word of it, and tiers change only when a day begins. */
  validate(daySet: boolean): void {
    if (this.#before.size > 0 && !daySet) wrong('a tier changed and no day began');
    for (const [owner, days] of this.#traded) if (days.size > 0) wrong(`the volume of ${owner} was not written`);
  }

  /** The rates of an order that was accepted in this batch. */
  validateRates(order: Order, market: Market): void {
    if (this.#isMarketMaker(order.owner)) {
      if (order.makerFeeRate !== 0n || order.takerFeeRate !== 0n) wrong(`desk order ${order.id} pays a fee`);
      return;
    }
    const tier = this.tierOf(order.owner);
    if (this.#hasRates(order, market, tier)) return;
    const before = this.#before.get(order.owner);
    if (before === undefined || !this.#hasRates(order, market, before)) {
      wrong(`I15 order ${order.id} does not have the rates of tier ${tier}`);
    }
  }

  #hasRates(order: Order, market: Market, tier: number): boolean {
    const rule = rules[tier]!;
    return (
      order.makerFeeRate === shareUp(market.makerFeeRate, rule.maker) &&
      order.takerFeeRate === shareUp(market.takerFeeRate, rule.taker)
    );
  }
}
