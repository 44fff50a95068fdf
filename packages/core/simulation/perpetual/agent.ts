import { contractOf } from '@quay/cast';
import { ONE, units } from '@quay/money';
import {
  type Contract,
  type Core,
  type Order,
  type PlaceContractOrder,
  type PositionRow,
  plainOrder,
  systemAccounts,
} from '../../src/index.ts';
import { Random } from '../random.ts';
import { type Act, FIRST_USER, MAKER, type Place, SECOND, type World } from '../world.ts';
import { TriggerActs } from './trigger-acts.ts';

/** Sources speak of a time that is cut to that of the command. */
const NOW = 2 ** 45;
const STAFF = 7;
/** Most coins that follow contracts in a life. */
const COINS_MAX = 2;

/** Prices that are older are sent twice, as the core may not trust them. */
const SETTLED_MS = 30_000;

/** How prices and people are. */
type Temper = {
  /** How often a price jumps, and how far at most. */
  readonly jumps: number;
  readonly jump: number;
  /** Most dollars of a user's order. */
  readonly dollars: number;
  /** How often an order names its leverage. */
  readonly names: number;
  /** How often a position is closed that has a profit. */
  readonly sells: number;
};
const CALM: Temper = { jumps: 0.04, jump: 0.06, dollars: 4000, names: 0.1, sells: 0.55 };
/** Prices that jump past what people can pay, and people who risk all that they have. */
export const ROUGH: Temper = { jumps: 0.2, jump: 0.09, dollars: 60_000, names: 0.5, sells: 0.1 };

/** A coin as everybody sees it who trades its contracts. */
type Coin = { readonly place: Place; readonly symbols: readonly string[]; middle: number };

/**
 * Everybody who trades contracts. One market maker is long and one short, as a position goes one way: they quote round a
 * price that wanders and now and then jumps. Users open, add, close in parts, choose leverage and mode, move margin, and
 * do what they may not.
 */
export class PerpetualAgent {
  repeats = 0;
  readonly #world: World;
  readonly #random: Random;
  readonly #core: () => Core;
  readonly #coins: readonly Coin[];
  readonly #symbols: readonly string[];
  readonly #temper: Temper;
  readonly #triggers: TriggerActs;
  #ids = 0;

  constructor(world: World, seed: number, core: () => Core, temper = CALM) {
    this.#temper = temper;
    this.#world = world;
    this.#random = new Random(seed * 127 + 41);
    this.#core = core;
    this.#triggers = new TriggerActs(new Random(seed * 131 + 43), core, (contract) => this.#terms(contract));
    this.#coins = world.places.slice(0, COINS_MAX).map((place, n) => ({
      place,
      symbols: [`${place.symbol}USDT-PERP`, ...(n === 0 ? [`${place.symbol}USD-PERP`] : [])],
      middle: place.middle,
    }));
    this.#symbols = this.#coins.flatMap(({ symbols }) => symbols);
  }

  /** Contracts are listed and funded before anybody comes. */
  opening(): Act[] {
    const acts: Act[] = [];
    for (const { place, symbols } of this.#coins) {
      for (const symbol of symbols) acts.push({ name: 'perpetual/list-contract', input: listingOf(place, symbol) });
      if (this.#random.chance(0.5)) acts.push(this.#funds(place.symbol));
    }
    acts.push(this.#funds('USDT'));
    const owners = [MAKER, SECOND, ...Array.from({ length: this.#world.users }, (_, n) => FIRST_USER + n)];
    for (const owner of owners) {
      for (const asset of ['USDT', ...this.#coins.map(({ place }) => place.symbol)]) {
        const { available } = this.#core().ledger.balance(owner, 'spot', asset);
        acts.push(this.#transfer(owner, asset, 'spot', available > 0n ? available / 3n : 1_000_000_000n));
      }
    }
    return acts;
  }

  #funds(asset: string): Act {
    return {
      name: 'wallet/fund-system-account',
      input: { account: systemAccounts.insurance, asset, amount: units('500') },
    };
  }

  /** What one of them does now. */
  next(): Act[] {
    const random = this.#random;
    const coin = random.pick(this.#coins);
    const dice = random.below(100);
    if (dice < 20) return [...this.#prices(coin), ...this.#quotes(coin)];
    if (dice < 25) return [this.#staff(random.pick(coin.symbols))];
    const owner = FIRST_USER + random.below(this.#world.users);
    const symbol = random.pick(coin.symbols);
    if (dice < 30) return [this.#transferOut(owner)];
    if (dice < 34) return [this.#transferIn(owner)];
    if (dice < 42) return [this.#setting(owner, symbol)];
    if (dice < 48) return [this.#cancel(owner)];
    if (dice < 56) return [this.#triggers.next(owner, symbol)];
    return [...this.#prices(coin), ...this.#orders(owner, coin, symbol)];
  }

  /**
   * Sources say what a coin is worth: now and then one lies, or is silent, or is late. Prices that were away are mostly
   * confirmed a moment later.
   */
  #prices(coin: Coin): Act[] {
    const step = this.#random.chance(this.#temper.jumps) ? this.#temper.jump : 0.004;
    const acts = [this.#facts(coin, step)];
    const { engine, perpetual } = this.#core();
    const known = perpetual.marks.marks.get(coin.symbols[0]!);
    if (known && engine.now - known.indexAt > SETTLED_MS && this.#random.chance(0.9)) {
      acts.push({ ...this.#facts(coin, 0.001), later: 1100 });
    }
    return acts;
  }

  #facts(coin: Coin, step: number): Act {
    const random = this.#random;
    coin.middle = Math.max(50, Math.round(coin.middle * (1 + ((random.below(2001) - 1000) / 1000) * step)));
    const prices = [];
    for (let n = 0; n < 5; n++) {
      if (random.chance(0.04)) continue;
      const off = random.chance(0.03) ? 0.3 : 0.0005;
      const price = Math.max(1, Math.round(coin.middle * (1 + ((random.below(2001) - 1000) / 1000) * off)));
      prices.push({
        source: `venue-${n}`,
        price: BigInt(price) * coin.place.terms.tick,
        weight: 1 + n,
        at: random.chance(0.03) ? Math.max(1, this.#core().engine.now - 30_000) : NOW,
      });
    }
    return { name: 'perpetual/record-prices', input: { coin: coin.place.symbol, prices } };
  }

  /** Each of two market makers waits on one side, and takes its position down on the other. */
  #quotes(coin: Coin): Act[] {
    const symbol = this.#random.pick(coin.symbols);
    const acts: Act[] = [];
    for (const [owner, isLong] of [
      [MAKER, true],
      [SECOND, false],
    ] as const) {
      if (this.#random.chance(0.7)) acts.push({ name: 'perpetual/cancel-all', input: { owner, symbol: symbol } });
      const distance = 1 + this.#random.below(Math.max(2, Math.round(coin.middle * 0.003)));
      const size = this.#lots(symbol, coin, 20_000);
      acts.push(
        this.#order(
          owner,
          symbol,
          isLong ? 'open-long' : 'open-short',
          size,
          isLong ? coin.middle - distance : coin.middle + distance,
        ),
      );
      const held = this.#position(owner, symbol);
      if (held && held.quantity !== 0n) {
        const lots = this.#part(held, 0.5);
        acts.push(
          this.#order(
            owner,
            symbol,
            isLong ? 'close-long' : 'close-short',
            lots,
            isLong ? coin.middle + distance : coin.middle - distance,
          ),
        );
      }
    }
    return acts;
  }

  #orders(owner: number, coin: Coin, symbol: string): Act[] {
    const random = this.#random;
    const held = this.#position(owner, symbol);
    const quantity = held?.quantity ?? 0n;
    const isLong = quantity === 0n ? random.chance(0.5) : quantity > 0n;
    const closes =
      held !== undefined && quantity !== 0n && random.chance(this.#wins(coin, held) ? this.#temper.sells : 0.55);
    const wrongWay = random.chance(0.04);
    const intent = closes ? (isLong ? 'close-long' : 'close-short') : isLong !== wrongWay ? 'open-long' : 'open-short';
    const lots =
      closes && held ? this.#part(held, random.chance(0.4) ? 1 : 0.5) : this.#lots(symbol, coin, this.#temper.dollars);
    const off = random.chance(0.02) ? 0.12 : 0.004;
    const price = Math.max(1, Math.round(coin.middle * (1 + ((random.below(2001) - 1000) / 1000) * off)));
    const order = this.#order(owner, symbol, intent, lots, random.chance(0.25) ? undefined : price);
    if (random.chance(0.15)) return [this.#stop(order, coin)];
    if (random.chance(0.9)) return [order];
    // The same order comes twice: it is taken once.
    const { input } = order as { input: PlaceContractOrder };
    const named = { ...input, clientId: `c${this.#ids++}` };
    let first: Order | undefined;
    return [
      {
        name: order.name,
        input: named,
        heard: (outcome) => {
          if (outcome.ok) first = outcome.value as Order;
        },
      },
      {
        name: order.name,
        input: named,
        heard: (outcome) => {
          if (!first) return;
          if (!outcome.ok || (outcome.value as Order).id !== first.id)
            throw new Error(`I10 order ${first.id} was taken twice`);
          this.repeats += 1;
        },
      },
    ];
  }

  #order(owner: number, contract: string, intent: PlaceContractOrder['intent'], lots: number, ticks?: number): Act {
    const random = this.#random;
    const { tick, lot } = this.#terms(contract);
    const force = random.below(100);
    const input: PlaceContractOrder = {
      ...{ owner, clientId: null, contract, intent },
      type: ticks === undefined ? 'market' : 'limit',
      price: ticks === undefined ? null : BigInt(ticks) * tick,
      quantity: BigInt(Math.max(1, lots)) * lot,
      timeInForce: ticks === undefined || force < 8 ? 'ioc' : force < 12 ? 'fok' : force < 18 ? 'post-only' : 'gtc',
      leverage: random.chance(this.#temper.names) ? 1 + random.below(110) : null,
      ...plainOrder,
    };
    return { name: 'perpetual/place-order', input };
  }

  /** The same as a stop order, or with what closes it by itself. */
  #stop(order: Act, { middle, place }: Coin): Act {
    const random = this.#random;
    const input = order.input as PlaceContractOrder;
    const buys = input.intent === 'open-long' || input.intent === 'close-short';
    const distance = 1 + random.below(Math.max(2, Math.round(middle * 0.01)));
    const price =
      BigInt(Math.max(1, buys !== random.chance(0.05) ? middle + distance : middle - distance)) * place.terms.tick;
    if (random.chance(0.5)) {
      const attached = this.#triggers.attached(input.contract, price, buys);
      return { ...order, input: { ...input, attached } };
    }
    const isMarket = input.type === 'market';
    const timeInForce = input.timeInForce === 'post-only' ? 'gtc' : input.timeInForce;
    const type = isMarket ? ('stop-market' as const) : ('stop-limit' as const);
    return { ...order, input: { ...input, type, price: isMarket ? null : price, stopPrice: price, timeInForce } };
  }

  #terms(contract: string): Pick<Contract, 'tick' | 'lot' | 'kind'> {
    const coin = this.#coins.find(({ symbols }) => symbols.includes(contract))!;
    return listingOf(coin.place, contract);
  }

  #position(owner: number, contract: string): PositionRow | undefined {
    return this.#core().perpetual.positions.find(owner, contract);
  }

  /** Lots of a contract that are worth so many dollars at most, small ones as likely as large ones. */
  #lots(contract: string, { place, middle }: Coin, most: number): number {
    const { kind, lot } = this.#terms(contract);
    const dollars = most / 2 ** this.#random.below(9);
    const each = kind === 'inverse' ? Number(lot) : middle * place.quotePerTickLot;
    return Math.max(1, Math.round((dollars * 100_000_000) / each));
  }

  #wins({ place, middle }: Coin, { contract, quantity, openValue }: PositionRow): boolean {
    const price = BigInt(middle) * place.terms.tick;
    const { kind } = this.#terms(contract);
    return kind === 'linear' ? quantity * price > openValue * ONE : -quantity * ONE > openValue * price;
  }

  #part({ quantity, contract }: PositionRow, share: number): number {
    const lots = Number((quantity < 0n ? -quantity : quantity) / this.#terms(contract).lot);
    return Math.max(1, Math.floor(lots * share * (share === 1 ? 1 : this.#random.below(1000) / 1000)));
  }

  #setting(owner: number, contract: string): Act {
    const random = this.#random;
    const dice = random.below(100);
    if (dice < 35)
      return { name: 'perpetual/set-leverage', input: { owner, contract, leverage: 1 + random.below(105) } };
    if (dice < 60) {
      return {
        name: 'perpetual/set-margin-mode',
        input: { owner, contract, mode: random.pick(['cross', 'isolated'] as const) },
      };
    }
    const amount = units(String(1 + random.below(200)));
    return { name: `perpetual/${dice < 80 ? 'add' : 'remove'}-margin`, input: { owner, contract, amount } };
  }

  #cancel(owner: number): Act {
    const random = this.#random;
    if (random.chance(0.2))
      return {
        name: 'perpetual/cancel-all',
        input: { owner, symbol: random.chance(0.5) ? null : random.pick(this.#symbols) },
      };
    const own = this.#core().perpetual.ordersOf(owner, null);
    const order = own.length === 0 ? 1 : random.pick(own).id;
    return { name: 'perpetual/cancel-order', input: { owner, order } };
  }

  #transferIn(owner: number): Act {
    const asset = this.#random.chance(0.7) ? 'USDT' : this.#coins[0]!.place.symbol;
    const { available } = this.#core().ledger.balance(owner, 'spot', asset);
    return this.#transfer(owner, asset, 'spot', available / 2n);
  }

  /** All that is there, or all that may leave, or a unit more. */
  #transferOut(owner: number): Act {
    const { perpetual, ledger, engine } = this.#core();
    const asset = this.#random.chance(0.7) ? 'USDT' : this.#coins[0]!.place.symbol;
    const all = ledger.balance(owner, 'contract', asset).available;
    const movable = perpetual.movable(owner, asset, engine.now);
    return this.#transfer(owner, asset, 'contract', this.#random.pick([all, movable, movable + 1n, movable / 3n]));
  }

  #transfer(owner: number, asset: string, fromBook: 'spot' | 'contract', amount: bigint): Act {
    const toBook = fromBook === 'spot' ? 'contract' : 'spot';
    const requestId = `margin-${this.#ids++}`;
    return {
      name: 'wallet/transfer-coins',
      input: { owner, requestId, asset, fromBook, toBook, amount: amount > 0n ? amount : 1n },
    };
  }

  /** From so tight that an order of a few dollars meets them to so wide that nobody does. */
  #caps(contract: string): Act {
    const random = this.#random;
    const floor = random.pick([0n, units('500'), units('20000'), units('1000000')]);
    const { tick } = this.#terms(contract);
    const coin = this.#coins.find(({ symbols }) => symbols.includes(contract))!;
    const caps = {
      contract,
      shareFloor: contract.endsWith('USDT-PERP') ? floor : (floor * ONE) / (BigInt(coin.middle) * tick),
      shareMax: random.pick([units('0.05'), units('0.2'), ONE]),
      newAccountLeverage: random.pick([5, 20, 100]),
      newAccountMs: random.below(86_400_000),
      staff: STAFF,
    };
    return { name: 'perpetual/set-caps', input: caps };
  }

  #staff(contract: string): Act {
    const random = this.#random;
    if (random.chance(0.8)) {
      const status = random.chance(0.85) ? 'trading' : random.pick(['reduce-only', 'halted', 'trading'] as const);
      return { name: 'perpetual/set-status', input: { contract, status, staff: STAFF } };
    }
    if (random.chance(0.4)) return this.#caps(contract);
    const { cap, rows } = contractOf(contract.endsWith('USDT-PERP') ? 'BTCUSDT-PERP' : 'BTCUSD-PERP');
    const appliesAt = this.#core().engine.now + random.below(3_600_000);
    return {
      name: 'perpetual/set-tiers',
      input: { contract, cap, rows: rows.slice(0, 1 + random.below(5)), appliesAt, staff: STAFF },
    };
  }
}

/** A contract on a coin of the life, with the steps of its market. */
export function listingOf({ terms, symbol: coin }: Place, symbol: string) {
  const isLinear = symbol.endsWith('USDT-PERP');
  const cast = contractOf(isLinear ? 'BTCUSDT-PERP' : 'BTCUSD-PERP');
  const { tick, referencePrice } = terms;
  const inCoin = (amount: bigint) => ((amount * ONE) / referencePrice / 1_000_000n) * 1_000_000n;
  const dollars = contractOf('BTCUSDT-PERP');
  const shared = { ...cast, symbol, coin, tick, referencePrice, maxOpenOrders: 12 };
  if (isLinear) {
    const { lot, minQuantity, maxQuantity } = terms;
    return { ...shared, base: coin, quote: 'USDT', lot, minQuantity, maxQuantity, openInterestMax: maxQuantity * 50n };
  }
  return {
    ...shared,
    ...{ base: 'USD', quote: coin, lot: units('10'), minQuantity: units('10') },
    cap: inCoin(dollars.cap),
    rows: dollars.rows.map((row) => ({ ...row, floor: inCoin(row.floor) })),
  };
}
