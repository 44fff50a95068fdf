import { type Conversion, type ConvertCoin, type Quote, systemAccounts } from '../../src/index.ts';
import type { Money } from '../auditor/money.ts';
import { wrong } from '../auditor/wrong.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const STANDS_MS = 10_000;
const KEPT_MS = 10 * 60_000;

/** Quotes and what came of them (I34): each used once and in time, both legs, within the limits of the exchange. */
export class Exchanges {
  readonly #quotes = new Map<number, Quote>();
  readonly #openOf = new Map<number, number>();
  readonly #coins = new Map<string, ConvertCoin>();
  readonly #written = new Set<string>();
  readonly #touched = new Set<string>();
  /** Quotes that were used in this batch. */
  readonly #converted = new Map<number, Conversion>();
  /** Owners of quotes that were dropped before their end: each must have a newer one. */
  readonly #replaced = new Set<number>();
  readonly #money: Pick<Money, 'move'>;
  #last = 0;

  constructor(money: Pick<Money, 'move'>) {
    this.#money = money;
  }

  get last(): number {
    return this.#last;
  }

  /** @param priceOf the last price of a coin before the batch; nothing when the batch may have moved it */
  convert(row: Conversion, from: number, to: number, priceOf?: (asset: string) => bigint): void {
    const { id, owner, give, take, giveAmount, takeAmount, at } = row;
    if (this.#converted.has(id) || this.#quotes.get(id)?.usedAt) wrong(`I34 quote ${id} was used twice`);
    if (at < from || at > to) wrong(`I13 conversion ${id} is of another time`);
    this.#converted.set(id, row);
    if (priceOf) validatePrice(row, priceOf);
    this.#money.move(id, owner, give, -giveAmount, 'convert');
    this.#money.move(id, systemAccounts.convert, give, giveAmount, 'convert');
    this.#money.move(id, systemAccounts.convert, take, -takeAmount, 'convert');
    this.#money.move(id, owner, take, takeAmount, 'convert');
    this.#count(give, -giveAmount, at);
    const { net, dayLimit } = this.#count(take, takeAmount, at);
    if (net > dayLimit) wrong(`I34 the house gave ${net} of ${take} away in a day`);
  }

  #count(asset: string, given: bigint, at: number): ConvertCoin {
    const coin = this.#coins.get(asset);
    if (!coin) wrong(`I34 nobody listed ${asset}`);
    const day = at - (at % DAY_MS);
    if (coin.day !== day) coin.net = 0n;
    coin.day = day;
    coin.net += given;
    this.#touched.add(asset);
    return coin;
  }

  takeQuote(op: 'put' | 'drop', row: Quote, from: number, to: number, priceOf?: (asset: string) => bigint): void {
    const before = this.#quotes.get(row.id);
    if (op === 'drop') {
      this.#dropQuote(row.id, before, from, to);
      return;
    }
    this.#replaced.delete(row.owner);
    const { id, owner, quotedAt, expiresAt, usedAt } = row;
    if (!before) {
      if (id !== this.#last + 1) wrong(`I34 quote ${id} follows ${this.#last}`);
      this.#last = id;
      if (quotedAt < from || quotedAt > to || expiresAt !== quotedAt + STANDS_MS) wrong(`I34 quote ${id} ends wrongly`);
      if (priceOf) validatePrice(row, priceOf);
    } else if (written({ ...row, usedAt: null }) !== written({ ...before, usedAt: null })) {
      wrong(`I34 quote ${id} became another one`);
    }
    if (before && before.usedAt !== null) wrong(`I34 quote ${id} was used and written again`);
    const conversion = this.#converted.get(id);
    if ((conversion === undefined) !== (usedAt === null)) wrong(`I34 quote ${id} and its conversion differ`);
    if (conversion) {
      const { at, ...words } = conversion;
      const { give, take, giveAmount, takeAmount } = row;
      if (written(words) !== written({ id, owner, give, take, giveAmount, takeAmount }))
        wrong(`I34 quote ${id} was bent`);
      if (at !== usedAt || at < quotedAt || at >= expiresAt) wrong(`I34 quote ${id} was used at ${usedAt}`);
      this.#converted.delete(id);
      if (this.#openOf.get(owner) === id) this.#openOf.delete(owner);
    } else {
      const open = this.#openOf.get(owner);
      if (open !== undefined && open !== id) wrong(`I34 ${owner} has the quotes ${open} and ${id}`);
      this.#openOf.set(owner, id);
    }
    this.#quotes.set(id, { ...row });
  }

  /** One that was made and replaced in one batch is only reported as dropped; it may have been used between, long ago. */
  #dropQuote(id: number, before: Quote | undefined, from: number, to: number): void {
    if (!before) {
      if (id !== this.#last + 1) wrong(`I34 quote ${id} was dropped and never made`);
      this.#last = id;
      this.#converted.delete(id);
      return;
    }
    const isEarly = before.expiresAt + KEPT_MS > to;
    if (before.usedAt !== null && isEarly) wrong(`I34 quote ${id} was forgotten early`);
    if (isEarly && to - from < KEPT_MS) this.#replaced.add(before.owner);
    if (this.#openOf.get(before.owner) === id) this.#openOf.delete(before.owner);
    this.#quotes.delete(id);
    this.#converted.delete(id);
  }

  takeCoin(op: 'put' | 'drop', row: ConvertCoin): void {
    if (op === 'drop') wrong(`coin ${row.asset} was dropped`);
    const coin = this.#coins.get(row.asset);
    if (coin) {
      if (coin.day !== row.day || coin.net !== row.net)
        wrong(`I34 ${row.asset} has a net of ${row.net}, not ${coin.net}`);
      coin.dayLimit = row.dayLimit;
    } else if (row.net !== 0n) wrong(`I34 ${row.asset} begins with ${row.net}`);
    else this.#coins.set(row.asset, { ...row });
    this.#written.add(row.asset);
  }

  validate(): void {
    for (const owner of this.#replaced) wrong(`I34 the quote of ${owner} was forgotten early`);
    for (const id of this.#converted.keys()) wrong(`I34 conversion ${id} is of no quote`);
    for (const asset of this.#touched) if (!this.#written.has(asset)) wrong(`I34 the net of ${asset} was not written`);
    this.#touched.clear();
    this.#written.clear();
  }
}

type Priced = Pick<Quote, 'id' | 'give' | 'take' | 'giveAmount' | 'takeAmount'>;

/** What is taken may be worth a tenth more or less than what is given. */
function validatePrice({ id, give, take, giveAmount, takeAmount }: Priced, priceOf: (asset: string) => bigint): void {
  const given = giveAmount * priceOf(give);
  const taken = takeAmount * priceOf(take);
  if (taken * 10n > given * 11n || taken * 10n < given * 9n) wrong(`I34 quote ${id} is not at the markets' price`);
}

const written = (row: object): string =>
  JSON.stringify(Object.entries(row).sort(), (_key, value) => (typeof value === 'bigint' ? value.toString() : value));
