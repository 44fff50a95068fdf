import { quotient } from '@quay/money';
import { adlLamps, compareRank, ranked, type Target, takenFrom } from '../../src/margin/adl.ts';
import { tradeValue } from '../../src/margin/contract.ts';
import { compare, rounded } from '../../src/margin/exact.ts';
import { defaultFundingCap, fundingReceived } from '../../src/margin/funding.ts';
import {
  bankruptcyPrice,
  compareRisk,
  equityOf,
  equityShare,
  type Group,
  isLiquidatable,
  liquidationPrice,
  restOf,
} from '../../src/margin/liquidation.ts';
import { covered, coverPlan, type Fill, FLAT, filled, type Position, sizeOf } from '../../src/margin/position.ts';
import { freeMargin, type Held, notionalAt, orderHold } from '../../src/margin/requirements.ts';
import { initialRate } from '../../src/margin/tiers.ts';
import type { Terms } from './cases.ts';

const ONE = 10n ** 8n;
const FEE_RATE = 50_000n;

type Listed = { readonly terms: Terms; mark: bigint };
type Person = { wallet: bigint; readonly leverage: bigint; readonly positions: Position[] };

/**
 * A few cross accounts that trade two contracts with each other, made of the core's functions as a settlement would call
 * them: fees, funding, covers, liquidations that end with the insurance fund or with ADL. After every act it is checked
 * that the functions fit together: nothing is made, nobody falls below zero, no liquidation is missed.
 */
export class Life {
  readonly contracts: readonly Listed[];
  readonly people: readonly Person[];
  /** The insurance fund: the only one who may lose more than it has here. */
  readonly fund: Person;
  readonly counts = { trades: 0, refused: 0, covers: 0, liquidations: 0, deleveraged: 0, fundings: 0 };
  readonly #clearing: bigint[];
  #fees = 0n;
  readonly #deposits: bigint;

  constructor(contracts: readonly Listed[], wallets: readonly bigint[], leverage: bigint) {
    const person = (wallet: bigint): Person => ({ wallet, leverage, positions: contracts.map(() => FLAT) });
    this.contracts = contracts.map((one) => ({ ...one }));
    this.people = wallets.map(person);
    this.fund = person(0n);
    this.#clearing = contracts.map(() => 0n);
    this.#deposits = wallets.reduce((sum, one) => sum + one, 0n);
  }

  /** Two people trade at the mark, to the tick, when both may. */
  trade(buyer: number, seller: number, which: number, lots: bigint): void {
    const { terms, mark } = this.contracts[which]!;
    const fill = { quantity: lots * terms.lot, price: mark };
    const sides = [
      { person: this.people[buyer]!, buys: true },
      { person: this.people[seller]!, buys: false },
    ];
    if (buyer === seller || !sides.every(({ person, buys }) => this.#may(person, which, { ...fill, buys }))) {
      this.counts.refused++;
      return;
    }
    this.counts.trades++;
    const fee = quotient(tradeValue(terms.kind, fill.quantity, fill.price) * FEE_RATE, ONE, 'up');
    for (const { person, buys } of sides) {
      this.#fill(person, which, { ...fill, buys });
      this.#fees += fee;
      this.#change(person, -fee);
    }
  }

  /** Marks move by parts of ten thousand, to the tick, and whoever they liquidate is liquidated. */
  move(which: readonly number[], part: bigint, withAdl: boolean): void {
    for (const one of which) {
      const contract = this.contracts[one]!;
      const { tick } = contract.terms;
      const moved = ((contract.mark * part) / (10_000n * tick)) * tick;
      contract.mark = moved > 1000n * tick ? moved : 1000n * tick;
    }
    for (let worst = this.#worst(); worst; worst = this.#worst()) this.#liquidate(worst, withAdl);
  }

  funding(which: number, part: bigint): void {
    const { terms, mark } = this.contracts[which]!;
    const rate = (defaultFundingCap(terms.tiers) * part) / 100n;
    this.counts.fundings++;
    let residue = 0n;
    for (const person of [...this.people, this.fund]) {
      const received = fundingReceived(terms.kind, person.positions[which]!.quantity, mark, rate);
      residue -= received;
      this.#change(person, received);
    }
    if (residue < 0n || residue > BigInt(this.people.length)) throw new Error(`P10 a funding leaves ${residue}`);
    this.fund.wallet += residue;
    // Who paid may have come down to what it requires.
    this.move([], 0n, false);
  }

  check(): void {
    const everybody = [...this.people, this.fund];
    let all = this.#fees;
    this.contracts.forEach((_, which) => {
      const positions = everybody.map((person) => person.positions[which]!);
      const sum = (of: (position: Position) => bigint) => positions.reduce((total, one) => total + of(one), 0n);
      if (sum(({ quantity }) => quantity) !== 0n) throw new Error('P1 quantities do not add up');
      if (sum(({ openValue }) => openValue) !== -this.#clearing[which]!)
        throw new Error('P3 clearing is not what is open');
      if (positions.some(({ quantity, openValue }) => quantity === 0n && openValue !== 0n)) throw new Error('P4');
      all += this.#clearing[which]!;
    });
    if (all + everybody.reduce((sum, { wallet }) => sum + wallet, 0n) !== this.#deposits) throw new Error('P14 money');
    for (const person of this.people) {
      if (person.wallet < 0n) throw new Error(`P5 a wallet has ${person.wallet}`);
      const group = this.#groupOf(person);
      if (group.positions.length > 0 && isLiquidatable(group)) throw new Error('P7 somebody was not liquidated');
      group.positions.forEach((marked, n) => {
        const price = liquidationPrice(marked, restOf(group, n));
        const isLong = marked.position.quantity > 0n;
        if (price !== undefined && (isLong ? price >= marked.mark : price <= marked.mark)) throw new Error('P17');
      });
    }
  }

  /** Who only closes may always, as long as the fee can be paid; who opens needs what the order would hold. */
  #may(person: Person, which: number, fill: Fill): boolean {
    const { terms, mark } = this.contracts[which]!;
    const position = person.positions[which]!;
    const size = sizeOf(position);
    if (size > 0n && position.quantity > 0n !== fill.buys) {
      if (fill.quantity > size) return false;
      const fee = quotient(tradeValue(terms.kind, fill.quantity, fill.price) * FEE_RATE, ONE, 'up');
      return (
        rounded(equityOf(this.#groupOf(person)), 'down') > 2n * fee + 2n && !this.#endsLiquidated(person, which, fill)
      );
    }
    const after = this.#heldOf(person, which, { quantity: size + fill.quantity, openValue: 0n });
    const rate = initialRate(terms.tiers, notionalAt(after), 0n);
    const order = {
      ...fill,
      kind: terms.kind,
      mark,
      takerRate: FEE_RATE,
      leverage: person.leverage,
      initialRate: rate,
    };
    const held = this.#groupOf(person).positions as readonly Held[];
    return orderHold(order) <= freeMargin(person.wallet, held) && !this.#endsLiquidated(person, which, fill);
  }

  /** A fee can be what brings an account down to what it requires; such a trade is left out. */
  #endsLiquidated(person: Person, which: number, fill: Fill): boolean {
    const { terms } = this.contracts[which]!;
    const { position, profit } = filled(terms.kind, person.positions[which]!, fill);
    const fee = quotient(tradeValue(terms.kind, fill.quantity, fill.price) * FEE_RATE, ONE, 'up');
    const positions = person.positions.map((one, n) => (n === which ? position : one));
    const group = this.#groupOf({ ...person, wallet: person.wallet + profit - fee, positions });
    return isLiquidatable(group);
  }

  #heldOf(person: Person, which: number, position: Position): Held {
    const { terms, mark } = this.contracts[which]!;
    const marked = { kind: terms.kind, tiers: terms.tiers, position, mark };
    return { ...marked, leverage: person.leverage, initialRate: initialRate(terms.tiers, notionalAt(marked), 0n) };
  }

  #groupOf(person: Person): Group {
    const positions = person.positions.flatMap((position, n) =>
      position.quantity === 0n ? [] : [this.#heldOf(person, n, position)],
    );
    return { wallet: person.wallet, positions };
  }

  #fill(person: Person, which: number, fill: Fill): void {
    const { position, profit } = filled(this.contracts[which]!.terms.kind, person.positions[which]!, fill);
    person.positions[which] = position;
    this.#clearing[which]! -= profit;
    this.#change(person, profit);
  }

  /** Money comes or goes; what the wallet lacks is covered from profits, and equity stays. */
  #change(person: Person, amount: bigint): void {
    person.wallet += amount;
    if (person.wallet >= 0n || person === this.fund) return;
    const before = equityOf(this.#groupOf(person));
    const winners = this.contracts.map(({ terms, mark }, n) => ({
      ...{ name: String(n), kind: terms.kind, position: person.positions[n]!, mark },
    }));
    for (const { name, profit } of coverPlan(winners, -person.wallet)) {
      const which = Number(name);
      this.counts.covers++;
      person.positions[which] = covered(person.positions[which]!, profit);
      this.#clearing[which]! -= profit;
      person.wallet += profit;
    }
    if (compare(before, equityOf(this.#groupOf(person))) !== 0) throw new Error('P15 covering changed the equity');
  }

  #worst(): Person | undefined {
    const hit = this.people.filter((person) => person.positions.some(({ quantity }) => quantity !== 0n));
    const groups = hit.map((person) => ({ person, group: this.#groupOf(person) }));
    const liquidated = groups.filter(({ group }) => isLiquidatable(group));
    return liquidated.sort((a, b) => compareRisk(a.group, b.group))[0]?.person;
  }

  /**
   * All positions go at their bankruptcy prices: to those of the other side who are first, or to the fund. Each part is a
   * trade of its own, and the price is computed again after it, for the value of an inverse part is rounded down. A
   * position without such a price goes at the mark, before the others: what it cannot bear is theirs.
   */
  #liquidate(person: Person, withAdl: boolean): void {
    this.counts.liquidations++;
    for (;;) {
      const group = this.#groupOf(person);
      if (group.positions.length === 0) break;
      const open = person.positions.flatMap(({ quantity }, n) => (quantity === 0n ? [] : [n]));
      const prices = open.map((contract, n) => {
        const { tick } = this.contracts[contract]!.terms;
        return bankruptcyPrice(group.positions[n]!, equityShare(group, n), tick);
      });
      const next = Math.max(0, prices.indexOf(undefined));
      const which = open[next]!;
      const { terms, mark } = this.contracts[which]!;
      const { kind } = terms;
      const price = prices[next] ?? mark;
      const position = person.positions[which]!;
      const size = sizeOf(position);
      const buys = position.quantity < 0n;
      const target = withAdl ? this.#target(person, which, buys, size, price) : undefined;
      const fill = { quantity: target?.quantity ?? size, price };
      this.#fill(target?.person ?? this.fund, which, { ...fill, buys: !buys });
      const closing = filled(kind, position, { ...fill, buys });
      person.positions[which] = closing.position;
      person.wallet += closing.profit;
      this.#clearing[which]! -= closing.profit;
    }
    if (person.wallet < 0n) throw new Error(`P12 a liquidation cost ${-person.wallet} more than the equity`);
    this.fund.wallet += person.wallet;
    person.wallet = 0n;
  }

  /** Who is deleveraged first, and how much of it. */
  #target(bankrupt: Person, which: number, buys: boolean, needed: bigint, price: bigint) {
    const targets = this.people.flatMap((person, owner): Target[] => {
      const position = person.positions[which]!;
      if (person === bankrupt || position.quantity === 0n || position.quantity > 0n !== buys) return [];
      const group = this.#groupOf(person);
      const own = group.positions.findIndex((one) => one.position === position);
      // Who is or would be liquidated is passed over.
      const fill = { buys: !buys, quantity: sizeOf(position), price };
      if (isLiquidatable(group) || this.#endsLiquidated(person, which, fill)) return [];
      return [{ ...group.positions[own]!, owner, equity: equityShare(group, own) }];
    });
    const queue = targets.map(ranked).sort(compareRank);
    const sizes = queue.map(({ target }) => sizeOf(target.position));
    const lamps = sizes.map((_, n) => adlLamps(total(sizes.slice(0, n + 1)), total(sizes)));
    if (lamps.some((lamp, n) => lamp < 1 || lamp > (lamps[n - 1] ?? 5))) throw new Error('P13 lamps');
    const [first] = queue;
    const [quantity] = takenFrom(sizes, needed);
    if (!first || quantity === undefined) return undefined;
    this.counts.deleveraged++;
    const person = this.people[first.target.owner]!;
    const { closed } = filled(first.target.kind, first.target.position, { buys: !buys, quantity, price });
    if (closed !== quantity) throw new Error('P8 ADL turns a position round');
    return { person, quantity };
  }
}

const total = (all: readonly bigint[]): bigint => all.reduce((sum, one) => sum + one, 0n);
