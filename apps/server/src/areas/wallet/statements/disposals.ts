import type { Cause, CostMethod } from '@quay/contract/wallet';
import type { Entry } from '@quay/core';
import { ONE } from '@quay/money';
import { Lots } from './lots.ts';
import { UNIT, type ValueAt } from './values.ts';

/** A line of the ledger as far as it counts here; lines come in the order of their numbers. */
export type Line = Pick<Entry, 'id' | 'book' | 'asset' | 'amount' | 'cause' | 'reference' | 'at'>;

/** Coins that were given away for something. All but the quantity in units of USDT. */
export type Disposal = {
  readonly id: number;
  readonly at: number;
  readonly cause: Cause;
  readonly reference: number;
  readonly asset: string;
  readonly quantity: bigint;
  readonly proceeds: bigint;
  readonly fee: bigint;
  readonly cost: bigint;
  /** Proceeds less fee and cost; below zero it is a loss. */
  readonly gain: bigint;
  /** When the oldest of these coins was got. */
  readonly since: number | null;
  /** What the proceeds are known by: the trade itself, or the close of the day. */
  readonly valuedBy: 'trade' | 'day-close';
};

/** Giving coins away by these is a disposal; by any other cause they leave with their cost, and nothing is gained. */
const disposing: readonly Cause[] = ['trade', 'convert', 'c2c-trade', 'loan-sale'];
/** The coins stay their owner's, and so does what they cost. */
const kept: readonly Cause[] = [
  ...(['transfer', 'escrow', 'escrow-return'] as const),
  ...(['savings', 'savings-return', 'earn-sum', 'earn-return'] as const),
];

/** What one act changed: the lines that follow each other with its cause and reference. */
type Act = { readonly cause: Cause; readonly reference: number; readonly id: number; readonly at: number } & {
  readonly net: ReadonlyMap<string, bigint>;
  /** Fees, above zero, by coin. */
  readonly fees: ReadonlyMap<string, bigint>;
};

/**
 * Works a ledger out from its first line, act by act. What was bought costs what was paid for it; a fee in the coin that
 * was bought makes the coins fewer, and a fee in USDT is told with the disposal. An exchange of one coin for another
 * disposes of the first at its value at the close of the day, and gets the second for it. Whatever else comes in costs
 * its value at the close of its day.
 */
export class Disposals {
  readonly #method: CostMethod;
  readonly #valueAt: ValueAt;
  readonly #lots = new Map<string, Lots>();
  #lines: Line[] = [];

  constructor(method: CostMethod, valueAt: ValueAt) {
    this.#method = method;
    this.#valueAt = valueAt;
  }

  /** Takes the next line, and gives what the act before it disposed of once that is whole. */
  take(line: Line): Disposal[] {
    const before = this.#lines[0];
    if (!before || isSameAct(before, line)) {
      this.#lines.push(line);
      return [];
    }
    const over = this.end();
    this.#lines.push(line);
    return over;
  }

  /** What the last act disposed of. */
  end(): Disposal[] {
    const lines = this.#lines;
    this.#lines = [];
    return lines.length === 0 ? [] : this.#work(actOf(lines));
  }

  #work({ cause, reference, id, at, net, fees }: Act): Disposal[] {
    if (kept.includes(cause)) return [];
    const found: Disposal[] = [];
    const isDeal = cause === 'trade' || cause === 'convert';
    const unit = net.get(UNIT) ?? 0n;
    const coins = [...net].filter(([asset, amount]) => asset !== UNIT && amount !== 0n);
    const given = coins.filter(([, amount]) => amount < 0n);
    const got = coins.filter(([, amount]) => amount > 0n);
    // What was got for coins alone costs what those were worth.
    let worth = 0n;
    for (const [asset, amount] of given) {
      const quantity = -amount;
      const { cost, since } = this.#of(asset).take(quantity);
      if (!disposing.includes(cause)) continue;
      const isPriced = isDeal && unit > 0n && given.length === 1;
      const proceeds = isPriced ? unit : (quantity * this.#valueAt(asset, at)) / ONE;
      worth += proceeds;
      const fee = fees.get(UNIT) ?? 0n;
      found.push({
        ...{ id, at, cause, reference, asset, quantity, proceeds, fee, cost, gain: proceeds - fee - cost, since },
        valuedBy: isPriced ? 'trade' : 'day-close',
      });
    }
    for (const [asset, amount] of got) {
      const isPriced = isDeal && got.length === 1 && (unit < 0n || worth > 0n);
      const cost = isPriced ? (unit < 0n ? -unit : worth) : (amount * this.#valueAt(asset, at)) / ONE;
      this.#of(asset).add(amount - (fees.get(asset) ?? 0n), cost, at);
    }
    // A fee in a coin of which nothing came in leaves with its cost.
    for (const [asset, fee] of fees) {
      if (asset !== UNIT && !got.some(([one]) => one === asset)) this.#of(asset).take(fee);
    }
    return found;
  }

  #of(asset: string): Lots {
    const known = this.#lots.get(asset);
    if (known) return known;
    const made = new Lots(this.#method);
    this.#lots.set(asset, made);
    return made;
  }
}

/** A trade and its fee are one act, though they are two causes. */
const actCause = (cause: Cause): Cause => (cause === 'fee' ? 'trade' : cause);

const isSameAct = (a: Line, b: Line): boolean =>
  a.reference === b.reference && a.book === b.book && a.at === b.at && actCause(a.cause) === actCause(b.cause);

function actOf(lines: readonly Line[]): Act {
  const { id, reference, at } = lines[0]!;
  const net = new Map<string, bigint>();
  const fees = new Map<string, bigint>();
  for (const { asset, amount, cause } of lines) {
    const to = cause === 'fee' ? fees : net;
    to.set(asset, (to.get(asset) ?? 0n) + (cause === 'fee' ? -amount : amount));
  }
  return { cause: actCause(lines[0]!.cause), reference, id, at, net, fees };
}
