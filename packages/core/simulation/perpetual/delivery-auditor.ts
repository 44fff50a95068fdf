import {
  type Contract,
  type Dated,
  type Delivery,
  datedTable,
  type MarkRow,
  type SettlementSamples,
  settlementSamplesTable,
  systemAccounts,
} from '../../src/index.ts';
import type { BatchView } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';
import * as model from './model/delivery.ts';
import { Fraction, WHOLE } from './model/fraction.ts';
import type { Prices } from './prices.ts';
import type { ContractOrder, TradedPosition } from './rules.ts';
import type { Terms } from './terms.ts';

const ONE = 100_000_000n;
const SECOND = 1000;
const QUARTER_WEEKS = 13;
/** After so many more windows nobody waits for samples any more. */
const WINDOWS_MAX = 48;
const lives: readonly Dated['life'][] = ['trading', 'averaging', 'postponed', 'overdue', 'settling', 'settled'];

/** A contract that is being settled, as the auditor counts it. */
type Settling = { holders: number; quantity: bigint; openValue: bigint; profit: bigint; fees: bigint };

/** What the auditor of contracts knows that settlements follow from. */
type Known = {
  readonly terms: Terms;
  readonly traded: ReadonlyMap<string, TradedPosition>;
  readonly live: ReadonlyMap<number, ContractOrder>;
  readonly prices: Prices;
  isMarketMaker(owner: number): boolean;
};

const inUnits = (amount: bigint): Fraction => new Fraction(amount, ONE);

/**
 * The auditor's look at contracts with an end (P16): samples are the index, once a second; the price is their mean; everybody
 * who holds a position is settled once, at that price; what is left is less than a unit for each, and nothing stays open.
 */
export class DeliveryAuditor {
  readonly #money: Money;
  readonly #known: Known;
  readonly #dated = new Map<string, Dated>();
  /** The index by contract and second. */
  readonly #samples = new Map<string, Map<number, bigint>>();
  readonly #settling = new Map<string, Settling>();
  #taken: { readonly contract: string; readonly second: number; readonly price: bigint }[] = [];
  /** Positions that ended with their contract, contracts that did, and how often one was put off or left to staff. */
  settled = 0;
  readonly counted = { contracts: 0, postponed: 0, overdue: 0, byStaff: 0, samples: 0 };

  constructor(money: Money, known: Known) {
    this.#money = money;
    this.#known = known;
  }

  /** What comes before the trades of a batch: samples, and parts of lives that began. */
  begin(batch: BatchView): void {
    this.#taken = [];
    for (const row of rowsOf<SettlementSamples>(batch.sorted, settlementSamplesTable.number))
      this.#takeSamples(row, batch);
    for (const row of rowsOf<Dated>(batch.sorted, datedTable.number)) this.#takeRow(row, batch);
  }

  #takeSamples({ contract, at, prices }: SettlementSamples, { from, to }: BatchView): void {
    const known = this.#samples.get(contract) ?? new Map<number, bigint>();
    this.#samples.set(contract, known);
    const first = at / SECOND;
    const said = prices.split(',');
    for (let second = first; second < first + 30; second++) {
      const text = said[second - first] ?? '';
      const before = known.get(second);
      if (text === '' ? before !== undefined : before !== undefined && before !== BigInt(text))
        wrong(`P16 the sample ${second} of ${contract} was changed`);
      if (text === '' || before !== undefined) continue;
      if (second * SECOND > to || (second + 1) * SECOND <= from)
        wrong(`P16 the sample ${second} of ${contract} is of another time`);
      known.set(second, BigInt(text));
      this.#taken.push({ contract, second, price: BigInt(text) });
      this.counted.samples += 1;
    }
    if (said.length > 30) wrong(`P16 ${contract} has ${said.length} samples in half a minute`);
  }

  /** Samples of a batch of one command are the index that its sources make. */
  validateSamples({ alone, to }: BatchView): void {
    if (!alone) return;
    for (const { contract, second, price } of this.#taken) {
      const index = this.#known.prices.indexOf(this.#known.terms.of(contract).coin, to);
      if (index?.compare(inUnits(price)) !== 0) wrong(`P16 the sample ${second} of ${contract} is ${price}`);
    }
  }

  #sampled(contract: string, from: number, to: number): Fraction[] {
    const known = this.#samples.get(contract) ?? new Map<number, bigint>();
    const found: Fraction[] = [];
    for (let second = from / SECOND; second < to / SECOND; second++) {
      const price = known.get(second);
      if (price !== undefined) found.push(inUnits(price));
    }
    return found;
  }

  #takeRow(row: Dated, batch: BatchView): void {
    const { contract, life, windowMs, expiresAt, settlesAt, price } = row;
    const before = this.#dated.get(contract);
    this.#dated.set(contract, { ...row });
    if (!before) this.#validateEnd(row);
    else if (before.expiresAt !== expiresAt || before.windowMs !== windowMs || before.root !== row.root)
      wrong(`P16 ${contract} has another end`);
    if (before && lives.indexOf(life) < lives.indexOf(before.life)) wrong(`P16 ${contract} went back to ${life}`);
    if (before?.price != null && before.price !== price) wrong(`P16 the price of ${contract} was changed`);
    const windows = (settlesAt - expiresAt) / windowMs;
    if (!Number.isInteger(windows) || windows < 0 || windows > WINDOWS_MAX)
      wrong(`P16 ${contract} is settled at ${settlesAt}`);
    for (let end = before?.settlesAt ?? expiresAt; end < settlesAt; end += windowMs) {
      this.counted.postponed += 1;
      if (this.#isEnough(row, end)) wrong(`P16 ${contract} was put off and had its samples`);
    }
    const samples = this.#sampled(contract, settlesAt - windowMs, settlesAt);
    const sum = samples.reduce((all, one) => all.plus(one), new Fraction(0n));
    if (row.samples !== samples.length || inUnits(row.sampleSum).compare(sum) !== 0)
      wrong(`P16 ${contract} has ${row.samples} samples of ${row.sampleSum}, not ${samples.length}`);
    const hasPrice = life === 'settling' || life === 'settled';
    if ((price !== null) !== hasPrice) wrong(`P16 ${contract} is ${life} at ${price}`);
    if (life === 'overdue' && before?.life !== 'overdue') {
      this.counted.overdue += 1;
      if (windows !== WINDOWS_MAX || batch.to < settlesAt) wrong(`P16 ${contract} was given up at ${batch.to}`);
    }
    if (hasPrice && before?.price == null) this.#validatePrice(row, samples, batch);
  }

  #isEnough({ contract, windowMs }: Dated, end: number): boolean {
    return this.#sampled(contract, end - windowMs, end).length * 10 * SECOND >= windowMs * 9;
  }

  #validateEnd({ contract, term, weekMs, windowMs, expiresAt }: Dated): void {
    if (weekMs === 0) return;
    const isOfQuarter = (expiresAt / weekMs) % QUARTER_WEEKS === 0;
    if (expiresAt % weekMs !== 0 || isOfQuarter !== (term === 'quarterly') || windowMs * 2 >= weekMs)
      wrong(`P16 ${contract} is ${term} and ends at ${expiresAt}`);
  }

  /** The price is fixed: by the samples, or by staff at the newest index of before that. */
  #validatePrice(row: Dated, samples: readonly Fraction[], { from, to }: BatchView): void {
    const { contract, price, fixedAt, settlesAt, staff } = row;
    const tick = inUnits(this.#known.terms.of(contract).tick);
    if (fixedAt === null || fixedAt < settlesAt || fixedAt < from || fixedAt > to)
      wrong(`P16 the price of ${contract} was fixed at ${fixedAt}`);
    if (staff !== 0) {
      this.counted.byStaff += 1;
      if (settlesAt !== row.expiresAt + WINDOWS_MAX * row.windowMs || this.#isEnough(row, settlesAt))
        wrong(`P16 ${contract} was settled by ${staff} in time`);
      const index = this.#newestIndex(row);
      if (model.settlementPrice([index], tick).compare(inUnits(price!)) !== 0)
        wrong(`P16 ${contract} was settled by ${staff} at ${price}`);
    } else if (!this.#isEnough(row, settlesAt)) wrong(`P16 ${contract} was settled by ${samples.length} samples`);
    else if (model.settlementPrice(samples, tick).compare(inUnits(price!)) !== 0)
      wrong(`P16 ${contract} is settled at ${price}`);
    this.#settling.set(contract, { holders: 0, quantity: 0n, openValue: 0n, profit: 0n, fees: 0n });
  }

  /** The last sample of any of its windows, or the index that its mark was made of where no sample is of a later second. */
  #newestIndex({ contract, expiresAt, windowMs, settlesAt }: Dated): Fraction {
    const known = this.#samples.get(contract) ?? new Map<number, bigint>();
    const mark = this.#known.prices.indexOfMark(contract);
    let newest = mark && inUnits(mark.indexPrice);
    const first = Math.max((expiresAt - windowMs) / SECOND, mark ? Math.floor(mark.at / SECOND) + 1 : 0);
    for (let second = first; second < settlesAt / SECOND; second++) {
      const price = known.get(second);
      if (price !== undefined) newest = inUnits(price);
    }
    return newest ?? wrong(`${contract} was settled and has no index`);
  }

  /** What a mark must be that follows no components: the price that was fixed, or the mean that comes to be. */
  expectedMark({
    contract,
    at,
    indexPrice,
  }: MarkRow): { readonly price: bigint; readonly isFixed: boolean } | undefined {
    const dated = this.#dated.get(contract);
    if (!dated) return undefined;
    const { price, fixedAt, expiresAt, windowMs } = dated;
    if (price !== null && at === fixedAt) return { price, isFixed: true };
    if (price !== null && at > expiresAt) wrong(`P16 ${contract} has a mark behind its end`);
    if (at < expiresAt - windowMs || at >= expiresAt) return undefined;
    const second = Math.floor(at / SECOND);
    const samples = this.#sampled(contract, expiresAt - windowMs, (second + 1) * SECOND);
    const left = BigInt(expiresAt / SECOND - 1 - second);
    const exact = model.glidingMark(samples, inUnits(indexPrice), left).times(new Fraction(ONE));
    return { price: exact.floorTo(WHOLE).numerator, isFixed: false };
  }

  /** There is no funding that a mark could count with. */
  validateMark({ contract, indexPrice, byFunding }: MarkRow): void {
    if (byFunding !== indexPrice) wrong(`P16 the mark of ${contract} counts ${byFunding} with funding`);
  }

  /** A holder is settled once, at the price of all, and pays no more than there is. */
  takeDelivery(delivery: Delivery, { from, to }: BatchView): void {
    const { id, owner, contract: symbol, quantity, openValue, price, profit, feeRate, fee, shortfall, at } = delivery;
    const [settling, dated] = [this.#settling.get(symbol), this.#dated.get(symbol)];
    if (!settling || !dated) wrong(`P16 settlement ${id} is of a contract that goes on`);
    const { terms, traded } = this.#known;
    const contract = terms.of(symbol);
    if (price !== dated.price || at < dated.fixedAt! || at < from || at > to)
      wrong(`P16 settlement ${id} is at ${price} and ${at}`);
    const position = traded.get(`${owner}/${symbol}`);
    if (!position || quantity === 0n || position.quantity !== quantity || position.openValue !== openValue)
      wrong(`P16 settlement ${id} is of ${quantity} at ${openValue}`);
    const isFree = isSystemAccount(owner) || this.#known.isMarketMaker(owner);
    if (feeRate !== (isFree ? 0n : dated.deliveryFeeRate)) wrong(`P16 settlement ${id} costs ${feeRate}`);
    const due = dueOf(contract, { quantity, openValue }, price, feeRate);
    if (profit !== due.profit) wrong(`P16 settlement ${id} brought ${profit}, not ${due.profit}`);
    if (fee < 0n || fee > due.fee || (shortfall > 0n && fee > 0n)) wrong(`P16 settlement ${id} cost ${fee}`);
    if (shortfall < 0n || shortfall > (profit < 0n ? -profit : 0n)) wrong(`P12 settlement ${id} lacks ${shortfall}`);
    this.#pay(delivery, contract);
    position.quantity = 0n;
    position.openValue = 0n;
    position.realised += profit + shortfall;
    position.fees += fee;
    settling.holders += 1;
    settling.quantity += quantity;
    settling.openValue += openValue;
    settling.profit += profit;
    settling.fees += fee;
    this.settled += 1;
  }

  #pay({ id, owner, profit, fee, shortfall }: Delivery, { quote }: Contract): void {
    const money = this.#money;
    money.numbered(id);
    const fund = owner === systemAccounts.insurance ? 0n : money.totalOf(systemAccounts.insurance, quote, 'delivery');
    const paid = shortfall < fund ? shortfall : fund;
    money.move(id, systemAccounts.clearing, quote, -profit, 'contract-profit', 'delivery');
    money.move(id, owner, quote, profit + shortfall, 'contract-profit', 'delivery');
    money.move(id, systemAccounts.insurance, quote, -paid, 'contract-shortfall', 'delivery');
    money.move(id, systemAccounts.badDebt, quote, paid - shortfall, 'contract-shortfall', 'delivery');
    if (fee !== 0n) money.charged(id, owner, quote, fee, 'delivery');
  }

  /** What is open of those who are settled while others are not: clearing has given them their profits. */
  paidOf(symbol: string): { readonly quantity: bigint; readonly open: bigint } {
    const settling = this.#settling.get(symbol);
    return settling
      ? { quantity: settling.quantity, open: settling.openValue + settling.profit }
      : { quantity: 0n, open: 0n };
  }

  /** What comes behind the trades of a batch: contracts of which everybody is settled. */
  end(): void {
    for (const [symbol, settling] of [...this.#settling]) {
      const row = this.#dated.get(symbol)!;
      const { holders, quantity, openValue, profit, fees } = settling;
      if (row.paid !== holders || row.paidQuantity !== quantity || row.paidOpenValue !== openValue)
        wrong(`P16 ${row.paid} are said to be settled of ${symbol}, not ${holders}`);
      if (row.paidProfit !== profit || row.paidFees !== fees)
        wrong(`P16 ${symbol} brought its holders ${row.paidProfit} for ${row.paidFees}`);
      if (row.life === 'settled') this.#end(row, settling);
    }
  }

  /** One of an account that has ended between two trades: gives whether there was one. */
  endNext(account: string): boolean {
    for (const [symbol, settling] of this.#settling) {
      const row = this.#dated.get(symbol)!;
      if (row.life !== 'settled' || settling.holders < row.holders) continue;
      if (this.#known.terms.accountOf(symbol) !== account) continue;
      this.#end(row, settling);
      return true;
    }
    return false;
  }

  #end({ contract: symbol, holders }: Dated, settling: Settling): void {
    const { terms } = this.#known;
    const { quote, position, clearing, openInterest } = terms.of(symbol);
    const left = -settling.openValue - settling.profit;
    if (settling.holders !== holders) wrong(`P16 ${symbol} had ${holders} holders, ${settling.holders} are settled`);
    if (left < 0n || (left > 0n && left >= BigInt(holders))) wrong(`P16 ${left} are left of ${symbol}`);
    if (clearing !== 0n || openInterest !== 0n) wrong(`P16 ${symbol} is settled, and ${clearing} is open`);
    this.#money.move(position, systemAccounts.clearing, quote, -left, 'delivery-residue', 'delivery');
    this.#money.move(position, systemAccounts.insurance, quote, left, 'delivery-residue', 'delivery');
    this.#settling.delete(symbol);
    this.#samples.delete(symbol);
    this.counted.contracts += 1;
  }

  /** Orders and positions of the batch are read: what has ended has no orders, what is settled has no positions. */
  validate(): void {
    const { terms, live, traded } = this.#known;
    for (const { market, id } of live.values()) {
      if (terms.hasEnded(market)) wrong(`P16 order ${id} waits in ${market}, which has ended`);
    }
    for (const [key, { quantity }] of traded) {
      const symbol = key.slice(key.indexOf('/') + 1);
      if (quantity !== 0n && this.#dated.get(symbol)?.life === 'settled') wrong(`P16 ${key} is open behind its end`);
    }
  }

  /** Holds what a core came back with against what was durable. */
  compare(rows: Iterable<Dated>): void {
    let count = 0;
    for (const row of rows) {
      const known = this.#dated.get(row.contract);
      if (known?.life !== row.life || known.samples !== row.samples || known.paid !== row.paid)
        wrong(`I32 the end of ${row.contract} came back different`);
      count += 1;
    }
    if (count !== this.#dated.size) wrong('I32 a dated contract did not come back');
  }
}

const isSystemAccount = (owner: number): boolean => Object.values(systemAccounts).includes(owner as never);

function dueOf(
  { kind }: Contract,
  { quantity, openValue }: { readonly quantity: bigint; readonly openValue: bigint },
  price: bigint,
  feeRate: bigint,
): { readonly profit: bigint; readonly fee: bigint } {
  const position = { quantity: inUnits(quantity), openValue: inUnits(openValue) };
  const { value, gain } = model.settledAt(kind, position, inUnits(price));
  const whole = new Fraction(ONE);
  return {
    profit: gain.times(whole).floorTo(WHOLE).numerator,
    fee: value.times(inUnits(feeRate)).times(whole).ceilTo(WHOLE).numerator,
  };
}
