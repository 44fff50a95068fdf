import {
  type Contract,
  type FundingPayment,
  type FundingPeriod,
  fundingPeriodsTable,
  type MarkRow,
  type PositionRow,
  type PremiumMinute,
  premiumMinutesTable,
  systemAccounts,
  type TierRow,
} from '../../src/index.ts';
import type { BatchView } from '../auditor/batch-view.ts';
import { validateSequence } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';
import { decimal, Fraction, WHOLE } from './model/fraction.ts';
import * as model from './model/funding.ts';
import type { Prices } from './prices.ts';
import { type ContractOrder, down, type TradedPosition } from './rules.ts';

const BOOK = 'contract';
const ONE = 100_000_000n;
const EIGHT_HOURS = 8 * 60 * 60 * 1000;
const SAMPLE = 5000;
const SAMPLES_OF_A_MINUTE = 12;
/** Dollars of margin whose worth is traded to see what a book is worth. */
const IMPACT_MARGIN = 200n * ONE;

/** A period as the auditor counts it. */
type Counted = {
  row: FundingPeriod;
  samples: number;
  sum: bigint;
  /** Whether a batch left the contract open. */
  wasOpen: boolean;
  received: bigint;
  /** Who has yet to pay or to get, with what each held at the stamp. */
  readonly left: Map<string, bigint>;
};

/** What the auditor of contracts knows that funding follows from. */
type Known = {
  contractOf(symbol: string): Contract;
  tiersOf(symbol: string, at: number): readonly TierRow[];
  /** Positions by `owner/contract`, and orders that live, before the batch. */
  readonly traded: ReadonlyMap<string, TradedPosition>;
  readonly live: ReadonlyMap<number, ContractOrder>;
  readonly positions: ReadonlyMap<string, PositionRow>;
  readonly prices: Prices;
};

/**
 * The auditor's look at funding: samples follow from the book and the index (P18), rates from the samples, and payments
 * from the rate, once for each who held a position at the stamp (P10, P25).
 */
export class FundingAuditor {
  readonly #money: Money;
  readonly #known: Known;
  readonly #minutes = new Map<string, PremiumMinute>();
  /** The period of each contract that is sampled, and by their numbers those that are paid. */
  readonly #sampling = new Map<string, Counted>();
  readonly #paying = new Map<number, Counted>();
  #lastPeriod = 0;
  payments = 0;
  stamps = 0;

  constructor(money: Money, known: Known) {
    this.#money = money;
    this.#known = known;
  }

  /** What comes before the trades of a batch: samples, stamps, and who holds a position at each. */
  begin(batch: BatchView): void {
    const { sorted } = batch;
    const rows = rowsOf<FundingPeriod>(sorted, fundingPeriodsTable.number).toSorted((a, b) => a.id - b.id);
    for (const row of rows) this.#takePeriod(row);
    for (const minute of rowsOf<PremiumMinute>(sorted, premiumMinutesTable.number)) this.#takeMinute(minute, batch);
    validateSequence(batch, 'perpetual-funding-period', this.#lastPeriod);
    for (const row of rows) {
      const { contract, samples, premiumSum } = row;
      const counted = row.status === 'sampling' ? this.#sampling.get(contract)! : undefined;
      if (counted && (samples !== counted.samples || premiumSum !== counted.sum))
        wrong(`P10 the period ${row.id} has ${samples} samples of ${premiumSum}, not ${counted.samples}`);
    }
    for (const [symbol, counted] of this.#sampling) {
      if (this.#known.contractOf(symbol).status !== 'halted') counted.wasOpen = true;
    }
  }

  #takePeriod(row: FundingPeriod): void {
    const { id, contract, startsAt, endsAt, status } = row;
    const sampling = this.#sampling.get(contract);
    if (sampling?.row.id === id) {
      sampling.row = row;
      if (status !== 'sampling') this.#fix(sampling);
      return;
    }
    const paying = this.#paying.get(id);
    if (paying) {
      paying.row = row;
      return;
    }
    if (id !== ++this.#lastPeriod) wrong(`P25 the period ${id} is not the next`);
    if (sampling || status !== 'sampling') wrong(`P25 ${contract} has two periods at a time`);
    if (endsAt % EIGHT_HOURS !== 0 || startsAt >= endsAt || endsAt - startsAt > EIGHT_HOURS)
      wrong(`P25 the period ${id} of ${contract} ends at ${endsAt}`);
    const wasOpen = this.#known.contractOf(contract).status !== 'halted';
    this.#sampling.set(contract, { row, samples: 0, sum: 0n, wasOpen, received: 0n, left: new Map() });
  }

  /** A stamp: the rate is that of the samples, and everybody pays who holds a position. */
  #fix(counted: Counted): void {
    const { row, samples, sum, left } = counted;
    const { id, contract, startsAt, endsAt, due, rate, wasOpen, status } = row;
    this.stamps += 1;
    this.#sampling.delete(contract);
    if (row.samples !== samples || row.premiumSum !== sum) wrong(`P10 the period ${id} forgets samples`);
    if (due !== endsAt / SAMPLE - Math.floor(startsAt / SAMPLE)) wrong(`P10 the period ${id} had ${due} samples due`);
    if (counted.wasOpen && !wasOpen) wrong(`P10 the period ${id} is skipped, and ${contract} was open`);
    const cap = (this.#known.tiersOf(contract, endsAt)[0]!.maintenanceRate * 3n) / 4n;
    const terms = { hours: new Fraction(8n), interest: decimal('0.0001'), damp: decimal('0.0005') };
    const said = model.fundingRate([new Fraction(sum, ONE)], BigInt(due), { ...terms, cap: new Fraction(cap, ONE) });
    if (new Fraction(rate, ONE).compare(wasOpen ? said : new Fraction(0n)) !== 0)
      wrong(`P10 the rate of the period ${id} is ${rate}`);
    if (row.cap !== cap) wrong(`P10 the cap of the period ${id} is ${row.cap}`);
    if (status === 'skipped' ? wasOpen : !wasOpen) wrong(`P10 the period ${id} is ${status}`);
    const holders = [...this.#known.traded].filter(
      ([key, { quantity }]) => quantity !== 0n && key.endsWith(`/${contract}`),
    );
    if (row.holders !== holders.length) wrong(`P10 the period ${id} has ${row.holders} holders`);
    if (rate === 0n || holders.length === 0) {
      if (status === 'paying') wrong(`P10 nobody pays for the period ${id}`);
      return;
    }
    if (row.markPrice !== this.#known.prices.markOf(contract)) wrong(`P10 the mark of the period ${id}`);
    for (const [key, { quantity }] of holders) left.set(key, quantity);
    this.#paying.set(id, counted);
  }

  #takeMinute(minute: PremiumMinute, batch: BatchView): void {
    const { contract, at } = minute;
    const key = `${contract}/${at}`;
    const before = this.#minutes.get(key);
    for (let n = 0; n < SAMPLES_OF_A_MINUTE; n++) {
      const column = `premium${n}` as 'premium0';
      const [value, known] = [minute[column], before?.[column] ?? null];
      if (value === known) continue;
      if (known !== null || value === null) wrong(`P18 a sample of ${key} was changed`);
      const began = at + n * SAMPLE;
      if (began > batch.to || began + SAMPLE <= batch.from) wrong(`P18 a sample of ${key} is of another time`);
      this.#takeSample(contract, value, batch);
    }
    if (minute.status === 'over') this.#minutes.delete(key);
    else this.#minutes.set(key, minute);
  }

  #takeSample(symbol: string, value: bigint, { alone, to }: BatchView): void {
    const { contractOf, tiersOf, live, prices } = this.#known;
    const counted = this.#sampling.get(symbol);
    if (!counted) wrong(`P18 a sample of ${symbol} is of no period`);
    counted.samples += 1;
    counted.sum += value;
    if (!alone) return;
    const contract = contractOf(symbol);
    if (contract.status === 'halted') wrong(`P18 ${symbol} has a sample while it is halted`);
    const index = prices.indexOf(contract.coin, to);
    if (!index) wrong(`P18 ${symbol} has a sample without an index`);
    const dollars = (IMPACT_MARGIN * ONE) / tiersOf(symbol, to)[0]!.initialRate;
    const worth = contract.kind === 'linear' ? dollars : (dollars * index.denominator) / index.numerator;
    const [bid, ask] = (['buy', 'sell'] as const).map((side) => {
      const resting = [...live.values()].filter(
        (order) => order.market === symbol && order.side === side && order.status === 'open',
      );
      resting.sort((a, b) => (a.price! < b.price! === (side === 'sell') ? -1 : 1));
      const levels = resting.map(({ price, quantity, filledQuantity }) => ({
        price: new Fraction(price!, ONE),
        quantity: new Fraction(quantity! - filledQuantity, ONE),
      }));
      const shape = { kind: contract.kind, tick: WHOLE, lot: WHOLE, tiers: [] };
      return model.impactPrice(shape, levels, new Fraction(worth, ONE));
    });
    if (model.premium(index, bid, ask).compare(new Fraction(value, ONE)) !== 0)
      wrong(`P18 the sample of ${symbol} is ${value}`);
  }

  /** A holder pays or receives once, by what it held at the stamp. */
  takePayment(payment: FundingPayment, { from, to }: BatchView): void {
    const { id, period, owner, contract, stamp, rate, markPrice, quantity, amount, shortfall, at } = payment;
    const counted = this.#paying.get(period);
    if (!counted || counted.row.contract !== contract) wrong(`P10 payment ${id} is of no period`);
    const { row, left } = counted;
    if (stamp !== row.endsAt || rate !== row.rate || markPrice !== row.markPrice)
      wrong(`P10 payment ${id} is of ${stamp}, at ${rate} and ${markPrice}`);
    if (at < from || at > to || at < stamp) wrong(`I13 payment ${id} is of another time`);
    const key = `${owner}/${contract}`;
    if (left.get(key) !== quantity || this.#known.traded.get(key)?.quantity !== quantity)
      wrong(`P10 payment ${id} is of ${quantity}, ${owner} held ${left.get(key)}`);
    left.delete(key);
    const { kind, quote } = this.#known.contractOf(contract);
    const due = receivedBy({ kind }, quantity, { rate, markPrice });
    if (amount !== due) wrong(`P10 payment ${id} is ${amount}, not ${due}`);
    if (shortfall < 0n || shortfall > (amount < 0n ? -amount : 0n)) wrong(`P12 payment ${id} lacks ${shortfall}`);
    counted.received += amount;
    this.payments += 1;
    const money = this.#money;
    money.numbered(id);
    const fund = money.totalOf(systemAccounts.insurance, quote, BOOK);
    const paid = shortfall < fund ? shortfall : fund;
    money.move(id, systemAccounts.clearing, quote, -amount, 'funding', BOOK);
    money.move(id, owner, quote, amount + shortfall, 'funding', BOOK);
    money.move(id, systemAccounts.insurance, quote, -paid, 'contract-shortfall', BOOK);
    money.move(id, systemAccounts.badDebt, quote, paid - shortfall, 'contract-shortfall', BOOK);
  }

  /** What an owner has yet to get, or to pay, for cross positions that settle in an asset or for an isolated one. */
  pendingOf(owner: number, quote: string, isolated: string): bigint {
    let pending = 0n;
    for (const { row, left } of this.#paying.values()) {
      const quantity = left.get(`${owner}/${row.contract}`);
      const contract = this.#known.contractOf(row.contract);
      const mode = this.#known.positions.get(`${owner}/${row.contract}`)?.mode;
      if (quantity === undefined || contract.quote !== quote) continue;
      if ((mode === 'isolated' ? row.contract : '') !== isolated) continue;
      pending += receivedBy(contract, quantity, row);
    }
    return pending;
  }

  /** Whether an owner was paid in the order of their numbers, and not before it. */
  isInTurn(period: number, owner: number): boolean {
    return owner <= (this.#paying.get(period)?.row.paidTo ?? 0);
  }

  /** What comes behind the trades and payments of a batch: periods that everybody has paid. */
  end(): void {
    for (const { row, received, left } of [...this.#paying.values()]) {
      if (row.received !== received) wrong(`P10 the period ${row.id} brought its holders ${row.received}`);
      if (row.status === 'paying') continue;
      if (row.status !== 'paid' || left.size > 0) wrong(`P10 ${left.size} did not pay for the period ${row.id}`);
      this.#giveResidue(row, received);
    }
  }

  /** A period of an asset that has ended between two trades, by its last payment: gives whether there was one. */
  endNext(quote: string): boolean {
    for (const { row, received, left } of this.#paying.values()) {
      if (row.status !== 'paid' || left.size > 0 || this.#known.contractOf(row.contract).quote !== quote) continue;
      this.#giveResidue(row, received);
      return true;
    }
    return false;
  }

  /** The fund gets what rounding has left, less than a unit for each holder. */
  #giveResidue({ id, contract, holders }: FundingPeriod, received: bigint): void {
    if (received > 0n || -received >= holders) wrong(`P10 ${-received} are left of the period ${id}`);
    const { quote } = this.#known.contractOf(contract);
    this.#money.move(id, systemAccounts.clearing, quote, received, 'funding-residue', BOOK);
    this.#money.move(id, systemAccounts.insurance, quote, -received, 'funding-residue', BOOK);
    this.#paying.delete(id);
  }

  /** What clearing has given to holders and not got from others yet. */
  givenOf(quote: string): bigint {
    let given = 0n;
    for (const { received, row } of this.#paying.values()) {
      if (this.#known.contractOf(row.contract).quote === quote) given += received;
    }
    return given;
  }

  /** The first component of a mark counts with the rate of the last funding. */
  validateMark({ contract, indexPrice, byFunding, at }: MarkRow): void {
    const period = this.#sampling.get(contract)?.row;
    if (!period) wrong(`P18 ${contract} has a mark and no period`);
    const left = BigInt(period.endsAt - at);
    const expected = indexPrice + down(indexPrice * period.lastRate * left, ONE * BigInt(EIGHT_HOURS));
    if (byFunding !== expected) wrong(`P18 the mark of ${contract} counts ${byFunding} with funding, not ${expected}`);
  }

  /** Holds what a core came back with against what was durable. */
  compare(periods: Iterable<FundingPeriod>): void {
    let count = 0;
    for (const row of periods) {
      const known = (this.#paying.get(row.id) ?? this.#sampling.get(row.contract))?.row;
      if (known?.id !== row.id || known.received !== row.received || known.samples !== row.samples)
        wrong(`I32 the funding period ${row.id} came back different`);
      count += 1;
    }
    if (count !== this.#sampling.size + this.#paying.size) wrong('I32 a funding period did not come back');
  }
}

/** What a holder receives at a stamp, down; below zero what it pays. */
const receivedBy = (
  { kind }: Pick<Contract, 'kind'>,
  quantity: bigint,
  { rate, markPrice }: Pick<FundingPeriod, 'rate' | 'markPrice'>,
): bigint => (kind === 'linear' ? down(-quantity * markPrice! * rate, ONE * ONE) : down(-quantity * rate, markPrice!));
