import {
  type Core,
  type LinkedWallet,
  type LiquidityDay,
  type LiquidityTerms,
  linkedWalletsTable,
  liquidityDaysTable,
  liquidityTermsTable,
  systemAccounts,
} from '../../src/index.ts';
import type { BatchView } from '../auditor/batch-view.ts';
import type { Money } from '../auditor/money.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';

const PARTS = 3;
const ENOUGH = 2;
const MOST_WALLETS = 10;
const ONE = 100_000_000n;

type Rates = Pick<LiquidityTerms, 'dailyRate' | 'minHeld' | 'maxHeld'>;
type Slot = { readonly held: bigint; readonly block: number; readonly at: number } | undefined;

/** The auditor's look at linked wallets: whose they are, what was read when, what a day comes to, and in which order it is paid. */
export class LiquidityAuditor {
  readonly #money: Money;
  readonly #terms = new Map<string, LiquidityTerms>();
  /** Rates by the first day of each, in order. */
  readonly #rates = new Map<string, { readonly from: number; readonly rates: Rates }[]>();
  readonly #wallets = new Map<number, LinkedWallet>();
  readonly #addresses = new Set<string>();
  /** Days that are not over, and the names of all that ever were. */
  readonly #days = new Map<number, LiquidityDay>();
  readonly #seen = new Set<string>();
  readonly #paid = new Map<string, bigint>();
  /** How often each thing happened: a life in which nothing does proves nothing. */
  readonly counted = { linked: 0, ended: 0, paid: 0, late: 0, scheduled: 0, fromScheduled: 0, nothing: 0, left: 0 };

  constructor(money: Money) {
    this.#money = money;
  }

  take(batch: BatchView): void {
    const { sorted } = batch;
    const terms = rowsOf<LiquidityTerms>(sorted, liquidityTermsTable.number);
    const wallets = rowsOf<LinkedWallet>(sorted, linkedWalletsTable.number);
    const days = rowsOf<LiquidityDay>(sorted, liquidityDaysTable.number);
    for (const row of terms) this.#takeTerms({ ...row });
    for (const row of wallets) this.#takeWallet({ ...row }, batch);
    for (const row of days) this.#takeDay({ ...row }, batch);
    if (terms.length > 0 || wallets.length > 0 || days.length > 0) this.#validate();
  }

  #takeTerms(row: LiquidityTerms): void {
    const known = this.#terms.get(row.asset);
    if (known && (row.settledDay < known.settledDay || row.dayMs !== known.dayMs)) wrong('P72 a day was taken back');
    const all = this.#rates.get(row.asset) ?? [];
    this.#rates.set(row.asset, all);
    if (all.at(-1)?.from === row.fromDay) all.pop();
    all.push({ from: row.fromDay, rates: row });
    this.#terms.set(row.asset, row);
  }

  #takeWallet(row: LinkedWallet, { from, to }: BatchView): void {
    const { id, owner, address, asset, linkedAt, firstDay, lastDay, endedAt, status } = row;
    const { dayMs } = this.#terms.get(asset) ?? wrong(`P70 wallet ${id} is of a coin without terms`);
    const known = this.#wallets.get(id);
    if (!known) {
      if (this.#addresses.has(address)) wrong(`P70 ${address} has joined twice`);
      if (linkedAt < from || linkedAt > to || firstDay !== Math.floor(linkedAt / dayMs) + 1) {
        wrong(`P70 wallet ${id} counts from ${firstDay}`);
      }
      if (id !== this.#wallets.size + 1) wrong(`P70 wallet ${id} follows ${this.#wallets.size}`);
      this.#addresses.add(address);
      this.counted.linked += 1;
    } else if (known.owner !== owner || known.address !== address || known.firstDay !== firstDay) {
      wrong(`P70 wallet ${id} is somebody else’s`);
    }
    if (known?.status === 'ended') wrong(`P70 wallet ${id} had ended`);
    if (status === 'ended') {
      this.counted.ended += 1;
      if (endedAt === null || lastDay !== Math.floor(endedAt / dayMs) - 1)
        wrong(`P70 wallet ${id} counts until ${lastDay}`);
    }
    this.#wallets.set(id, row);
    const own = [...this.#wallets.values()].filter((one) => one.owner === owner).length;
    if (own > MOST_WALLETS) wrong(`P70 ${owner} has ${own} wallets`);
  }

  #takeDay(row: LiquidityDay, batch: BatchView): void {
    const { id, owner, wallet, day, asset, status } = row;
    const of = this.#wallets.get(wallet) ?? wrong(`P71 day ${id} is of no wallet`);
    const known = this.#days.get(id);
    if (!known) {
      if (this.#seen.has(`${wallet}/${day}`)) wrong(`P71 wallet ${wallet} has day ${day} twice`);
      this.#seen.add(`${wallet}/${day}`);
    }
    if (of.owner !== owner || of.asset !== asset) wrong(`P71 day ${id} is somebody else’s`);
    const isOfWallet = day >= of.firstDay && (of.lastDay === null || day <= of.lastDay);
    if (isOfWallet === (status === 'left')) wrong(`P71 day ${id} is ${status}`);
    const rates = this.#rates.get(asset)!.findLast(({ from }) => from <= day)?.rates;
    if (row.dailyRate !== rates?.dailyRate || row.minHeld !== rates.minHeld || row.maxHeld !== rates.maxHeld) {
      wrong(`P72 day ${id} has other rates`);
    }
    this.#readings(row, known, batch);
    this.#settled(row, known, batch);
    if (status === 'counting' || status === 'scheduled') this.#days.set(id, row);
    else this.#days.delete(id);
  }

  /** What was read stays; what is new was read in its part of the day, or later where the day had too few. */
  #readings(row: LiquidityDay, known: LiquidityDay | undefined, { from, to }: BatchView): void {
    const { dayMs } = this.#terms.get(row.asset)!;
    const [now, before] = [slotsOf(row), known ? slotsOf(known) : []];
    const fresh: { readonly part: number; readonly at: number; readonly block: number }[] = [];
    for (const [part, slot] of now.entries()) {
      const old = before[part];
      if (old && (old.held !== slot?.held || old.block !== slot.block || old.at !== slot.at)) {
        wrong(`P71 a reading of day ${row.id} was changed`);
      }
      if (old || !slot) continue;
      if (slot.at < from || slot.at > to) wrong(`P71 a reading of day ${row.id} is of another time`);
      fresh.push({ part, at: slot.at, block: slot.block });
    }
    let count = before.filter((slot) => slot !== undefined).length;
    for (const { part, at, block } of fresh.toSorted((a, b) => a.at - b.at)) {
      const into = at - row.day * dayMs;
      if (into < 0) wrong(`P71 day ${row.id} was read before it began`);
      if (into < dayMs) {
        if (Math.floor((into * PARTS) / dayMs) !== part) wrong(`P71 part ${part} of day ${row.id} was read at ${into}`);
      } else {
        if (count >= ENOUGH) wrong(`P71 day ${row.id} had enough readings`);
        if (now.filter((slot) => slot?.block === block).length > 1) wrong(`P71 day ${row.id} has a block twice`);
        this.counted.late += 1;
      }
      count += 1;
    }
    const held = now.flatMap((slot) => (slot ? [slot.held] : []));
    const lowest = held.length === 0 ? null : held.reduce((a, b) => (a < b ? a : b));
    if (row.lowest !== lowest) wrong(`P71 the lowest of day ${row.id} is ${row.lowest}`);
  }

  #settled(row: LiquidityDay, known: LiquidityDay | undefined, { from, to }: BatchView): void {
    const { id, owner, asset, day, income, status, settledAt, paidAt, turn } = row;
    const { dayMs } = this.#terms.get(asset)!;
    if (status === 'counting' || status === 'left') {
      if (income !== 0n || settledAt !== null || turn !== null) wrong(`P72 day ${id} is ${status} and has ${income}`);
      if (status === 'left') this.counted.left += 1;
      return;
    }
    if (known?.status !== 'scheduled') {
      if (slotsOf(row).filter(Boolean).length < ENOUGH) wrong(`P72 day ${id} has too few readings`);
      if (settledAt === null || settledAt < from || settledAt > to) wrong(`P72 day ${id} was settled at another time`);
      if (settledAt < (day + 1) * dayMs + dayMs / 6) wrong(`P72 day ${id} was settled too early`);
      if (income !== incomeOf(row)) wrong(`P72 day ${id} comes to ${income}`);
    } else if (income !== known.income) wrong(`P72 what is scheduled of day ${id} changed`);
    if ((income === 0n) !== (status === 'nothing')) wrong(`P72 day ${id} of ${income} is ${status}`);
    if (status === 'nothing') this.counted.nothing += 1;
    if (status === 'scheduled') {
      if (turn === null) wrong(`P72 day ${id} has no turn`);
      this.counted.scheduled += 1;
    }
    if (status !== 'paid') return;
    if (paidAt === null || paidAt < from || paidAt > to) wrong(`P72 day ${id} was paid at another time`);
    this.counted.paid += 1;
    if (known?.status === 'scheduled') this.counted.fromScheduled += 1;
    this.#paid.set(asset, (this.#paid.get(asset) ?? 0n) + income);
    this.#money.move(id, systemAccounts.promotion, asset, -income, 'liquidity-income', 'finance');
    this.#money.move(id, owner, asset, income, 'liquidity-income', 'finance');
    // Whoever was due before, and is not paid, waits wrongly.
    const place = known?.turn ?? turn!;
    for (const other of this.#days.values()) {
      const isBefore = other.asset === asset && other.id !== id && other.status === 'scheduled' && other.turn! < place;
      if (isBefore) this.#overtaken.add(other.id);
    }
  }

  /** Days that others were paid before in this batch: they must be paid in it too. */
  readonly #overtaken = new Set<number>();

  #validate(): void {
    for (const id of this.#overtaken) {
      if (this.#days.get(id)?.status === 'scheduled') wrong(`P72 day ${id} was overtaken`);
    }
    this.#overtaken.clear();
    for (const { asset, settledDay, paid, scheduled, linked } of this.#terms.values()) {
      if (paid !== (this.#paid.get(asset) ?? 0n)) wrong(`P72 ${paid} ${asset} are said to be paid`);
      let waiting = 0n;
      for (const row of this.#days.values()) {
        if (row.asset !== asset) continue;
        if (row.status === 'scheduled') waiting += row.income;
        else if (row.day <= settledDay && slotsOf(row).filter(Boolean).length >= ENOUGH)
          wrong(`P72 day ${row.id} was left out`);
      }
      if (scheduled !== waiting) wrong(`P72 ${scheduled} ${asset} are said to be scheduled`);
      let count = 0;
      for (const { id, asset: of, status, firstDay, lastDay } of this.#wallets.values()) {
        if (of !== asset) continue;
        if (status === 'linked') count += 1;
        const last = Math.min(settledDay, lastDay ?? settledDay);
        // Days before were looked at when they were the last.
        for (let day = Math.max(firstDay, last - 6); day <= last; day++) {
          if (!this.#seen.has(`${id}/${day}`)) wrong(`P72 wallet ${id} was left out on day ${day}`);
        }
      }
      if (linked !== count) wrong(`P70 ${linked} wallets are said to be linked`);
    }
  }

  /** Holds all that a core came back with against what was durable. */
  compare({ liquidity }: Pick<Core, 'liquidity'>): void {
    const { wallets, days, terms } = liquidity;
    if (wallets.size !== this.#wallets.size) wrong('I32 linked wallets did not come back');
    if (days.size !== this.#days.size) wrong('I32 days of wallets did not come back');
    for (const row of days.values()) {
      const known = this.#days.get(row.id) ?? wrong(`I32 day ${row.id} is new`);
      if (known.status !== row.status || known.lowest !== row.lowest || known.turn !== row.turn) {
        wrong(`I32 day ${row.id} came back different`);
      }
    }
    for (const row of terms.values()) {
      const known = this.#terms.get(row.asset);
      if (
        known?.settledDay !== row.settledDay ||
        known.settledWallet !== row.settledWallet ||
        known.paid !== row.paid
      ) {
        wrong(`I32 terms of ${row.asset} came back different`);
      }
    }
  }
}

const slotsOf = (row: LiquidityDay): Slot[] =>
  (
    [
      [row.firstHeld, row.firstBlock, row.firstAt],
      [row.secondHeld, row.secondBlock, row.secondAt],
      [row.thirdHeld, row.thirdBlock, row.thirdAt],
    ] as const
  ).map(([held, block, at]) => (held === null || block === null || at === null ? undefined : { held, block, at }));

function incomeOf({ lowest, dailyRate, minHeld, maxHeld }: LiquidityDay): bigint {
  if (lowest === null || lowest < minHeld) return 0n;
  const counted = lowest > maxHeld ? maxHeld : lowest;
  return (counted * dailyRate) / ONE;
}
