import { units } from '@quay/money';
import { type Core, type Dated, type PlaceContractOrder, plainOrder } from '../../src/index.ts';
import { Random } from '../random.ts';
import { type Act, FIRST_USER, MAKER, type Place, SECOND, type World } from '../world.ts';
import { listingOf } from './agent.ts';

/** Sources speak of a time that is cut to that of the command. */
const NOW = 2 ** 45;
const STAFF = 7;
const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;
const WINDOW_MS = 10 * SECOND_MS;
/** A week of the calendar has so many hours for each day of the life. */
const HOURS_OF_DAY = 3;
/** Most dollars of an order. */
const DOLLARS = 20_000;

/**
 * Everybody who trades contracts with an end. Their week is short, so that many of them come to it: mostly the price is
 * then said each second, sometimes too rarely, and sometimes nobody comes.
 */
export class DeliveryAgent {
  readonly #world: World;
  readonly #random: Random;
  readonly #core: () => Core;
  readonly #place: Place;
  readonly #weekMs: number;
  #ids = 0;

  constructor(world: World, seed: number, core: () => Core) {
    this.#world = world;
    this.#random = new Random(seed * 149 + 53);
    this.#core = core;
    this.#place = world.places[0]!;
    this.#weekMs = world.days * HOURS_OF_DAY * HOUR_MS;
  }

  /** Contracts are listed and funded before anybody comes. */
  opening(): Act[] {
    const { symbol: coin } = this.#place;
    const acts = [
      this.#listing(`${coin}USDT`, 'weekly'),
      this.#listing(`${coin}USDT`, 'bi-weekly'),
      this.#listing(`${coin}USD`, 'weekly'),
    ];
    for (const asset of ['USDT', coin]) {
      acts.push({ name: 'perpetual/fund-insurance', input: { asset, amount: units('300') } });
    }
    const owners = [MAKER, SECOND, ...Array.from({ length: this.#world.users }, (_, n) => FIRST_USER + n)];
    for (const owner of owners) {
      for (const asset of ['USDT', coin]) acts.push(this.#transferIn(owner, asset, 4n));
    }
    return acts;
  }

  #listing(root: string, term: Dated['term']): Act {
    const { symbol: _, ...terms } = listingOf(this.#place, `${root}-PERP`);
    const dated = { term, weekMs: this.#weekMs, windowMs: WINDOW_MS, deliveryFeeRate: units('0.0005') };
    return { name: 'perpetual/list-delivery', input: { root, ...terms, ...dated, staff: STAFF } };
  }

  /** What one of them does now. */
  next(): Act[] {
    const random = this.#random;
    const all = this.#living();
    // All have ended, and nothing could be listed after them.
    if (all.length === 0) return [this.#listing(`${this.#place.symbol}USDT`, 'weekly')];
    const dice = random.below(100);
    const near = all.find(({ settlesAt }) => settlesAt - this.#core().engine.now < this.#weekMs / 4);
    const late = all.find(({ life }) => life === 'overdue');
    if (late && dice < 50) return [this.#byStaff(late)];
    if (near && dice < 40) return this.#ending(near);
    const owner = FIRST_USER + random.below(this.#world.users);
    if (dice < 4) return [this.#byStaff(random.pick(all))];
    if (dice < 8) return [this.#listing(`${this.#place.symbol}USD`, 'weekly')];
    if (dice < 14) return [this.#transferIn(owner, random.pick(['USDT', this.#place.symbol]), 3n)];
    if (dice < 18) return [this.#transferOut(owner)];
    if (dice < 22) return [this.#mode(owner, random.pick(all).contract)];
    return [this.#facts(), ...this.#trades(owner, random.pick(all).contract)];
  }

  #living(): readonly Dated[] {
    const { dated } = this.#core().perpetual.contracts;
    return [...dated.values()].filter(({ life }) => life !== 'settled').sort((a, b) => a.settlesAt - b.settlesAt);
  }

  /** Time goes to the last samples of a contract, and on: with a price each second, or with some missing. */
  #ending({ settlesAt, windowMs }: Dated): Act[] {
    const random = this.#random;
    const missing = random.chance(0.3) ? 0.3 : 0;
    const acts: Act[] = [];
    const begins = settlesAt - windowMs;
    let at = Math.max(this.#core().engine.now, begins);
    let later = at - this.#core().engine.now;
    for (; at < settlesAt; at += SECOND_MS) {
      if (!random.chance(missing)) {
        acts.push({ ...this.#facts(), later });
        later = 0;
      }
      later += SECOND_MS;
    }
    acts.push({ ...this.#facts(), later });
    return acts;
  }

  /** Sources agree, near the index that there was. */
  #facts(): Act {
    const { symbol: coin, terms } = this.#place;
    const ticks = Math.max(50, Math.round(this.#middle() * (1 + (this.#random.below(2001) - 1000) / 400_000)));
    const prices = [0, 1, 2, 3, 4].map((n) => ({
      ...{ source: `venue-${n}`, price: BigInt(ticks) * terms.tick, weight: 1 + n, at: NOW },
    }));
    return { name: 'perpetual/record-prices', input: { coin, prices } };
  }

  #middle(): number {
    const { symbol: coin, terms, middle } = this.#place;
    const index = this.#core().perpetual.marks.marks.get(`${coin}USDT-PERP`)?.indexPrice;
    return index === undefined ? middle : Number(index / terms.tick);
  }

  #byStaff({ contract }: Dated): Act {
    const random = this.#random;
    if (random.chance(0.7)) return { name: 'perpetual/settle-at-index', input: { contract, staff: STAFF } };
    const status = random.pick(['trading', 'trading', 'reduce-only', 'halted'] as const);
    return { name: 'perpetual/set-status', input: { contract, status, staff: STAFF } };
  }

  #mode(owner: number, contract: string): Act {
    const random = this.#random;
    if (random.chance(0.5))
      return { name: 'perpetual/set-leverage', input: { owner, contract, leverage: 1 + random.below(60) } };
    const mode = random.pick(['cross', 'isolated'] as const);
    return { name: 'perpetual/set-margin-mode', input: { owner, contract, mode } };
  }

  /** Two market makers quote, and a user meets them. */
  #trades(owner: number, contract: string): Act[] {
    const random = this.#random;
    const middle = this.#middle();
    const distance = 1 + random.below(Math.max(2, Math.round(middle * 0.002)));
    const acts = [
      this.#order(MAKER, contract, 'open-long', middle - distance),
      this.#order(SECOND, contract, 'open-short', middle + distance),
    ];
    const quantity = this.#core().perpetual.positions.find(owner, contract)?.quantity ?? 0n;
    const isLong = quantity === 0n ? random.chance(0.5) : quantity > 0n;
    const intent = quantity !== 0n && random.chance(0.3) ? 'close' : 'open';
    const crosses = random.chance(0.7) === (isLong === (intent === 'open'));
    const price = crosses ? middle + distance : middle - distance;
    acts.push(this.#order(owner, contract, `${intent}-${isLong ? 'long' : 'short'}`, price));
    return acts;
  }

  #order(owner: number, contract: string, intent: PlaceContractOrder['intent'], ticks: number): Act {
    const random = this.#random;
    const { kind, tick, lot } = this.#core().perpetual.contracts.of(contract);
    const dollars = DOLLARS / 2 ** random.below(9);
    const each = kind === 'inverse' ? Number(lot) : ticks * this.#place.quotePerTickLot;
    const lots = Math.max(1, Math.round((dollars * 100_000_000) / each));
    const input: PlaceContractOrder = {
      ...{ owner, clientId: null, contract, intent, type: 'limit', price: BigInt(Math.max(1, ticks)) * tick },
      ...{ quantity: BigInt(lots) * lot, timeInForce: 'gtc' },
      leverage: random.chance(0.3) ? 1 + random.below(60) : null,
      ...plainOrder,
    };
    return { name: 'perpetual/place-order', input };
  }

  #transferIn(owner: number, asset: string, part: bigint): Act {
    const { available } = this.#core().ledger.balance(owner, 'spot', asset);
    return this.#transfer(owner, asset, 'spot', available / part);
  }

  /** All that is there, or all that may leave, or a unit more. */
  #transferOut(owner: number): Act {
    const { perpetual, ledger, engine } = this.#core();
    const asset = this.#random.pick(['USDT', this.#place.symbol]);
    const all = ledger.balance(owner, 'delivery', asset).available;
    const movable = perpetual.movable(owner, `delivery:${asset}`, engine.now);
    return this.#transfer(owner, asset, 'delivery', this.#random.pick([all, movable, movable + 1n, movable / 3n]));
  }

  #transfer(owner: number, asset: string, fromBook: 'spot' | 'delivery', amount: bigint): Act {
    const toBook = fromBook === 'spot' ? 'delivery' : 'spot';
    const requestId = `dated-${this.#ids++}`;
    return {
      name: 'wallet/transfer-coins',
      input: { owner, requestId, asset, fromBook, toBook, amount: amount > 0n ? amount : 1_000_000_000n },
    };
  }
}
