import {
  type EarnFlow,
  type EarnOrder,
  earnUplineBonusesTable,
  type ReferralMember,
  type ReferralTrait,
  referralMembersTable,
  referralTraitsTable,
  type Scheduled,
  type UplineBonus,
} from '../../src/index.ts';
import type { BatchView } from '../auditor/batch-view.ts';
import { rowsOf } from '../auditor/sorted.ts';
import { wrong } from '../auditor/wrong.ts';

const ONE = 100_000_000n;
const PERCENT = [20n, 10n, 5n];
const LEAST = [1_000_000n, 10_000n, 5_000n, 1_500n, 50n].map((amount) => amount * ONE);

/** How many tiers are below a sum, and its own. */
const tierOf = (sum: bigint): number => {
  const found = LEAST.findIndex((least) => sum >= least);
  return found < 0 ? 0 : LEAST.length - found;
};

/** The auditor's look at what lines above the owners of machines get: who they are, what it is, and why it is withheld. */
export class UplineAuditor {
  readonly #above = new Map<number, number | null>();
  readonly #barred = new Set<number>();
  readonly #documents = new Map<number, Set<string>>();
  readonly #browsers = new Map<number, Set<string>>();
  /** Records of the batch that no income was found for yet. */
  readonly #unexplained = new Map<string, UplineBonus>();
  /** Payments that a record allows and that were not made yet. */
  readonly #granted = new Map<number, UplineBonus>();
  /** Who is above whom changed in this batch: what came before that in it is not known. */
  #isUnsure = false;
  readonly counted = { rebates: 0, without: 0, lower: 0, apart: 0 };

  take({ sorted }: BatchView): void {
    const members = rowsOf<ReferralMember>(sorted, referralMembersTable.number);
    const traits = rowsOf<ReferralTrait>(sorted, referralTraitsTable.number);
    this.#isUnsure = members.length + traits.length > 0;
    for (const { owner, referrer, mayRefer } of members) {
      this.#above.set(owner, referrer);
      if (mayRefer) this.#barred.delete(owner);
      else this.#barred.add(owner);
    }
    for (const { owner, kind, digest } of traits) {
      const known = kind === 'person' ? this.#documents : this.#browsers;
      known.set(owner, (known.get(owner) ?? new Set()).add(digest));
    }
    for (const row of rowsOf<UplineBonus>(sorted, earnUplineBonusesTable.number)) {
      this.#unexplained.set(`${row.order}/${row.day}/${row.line}`, { ...row });
    }
  }

  /** Behind an income of a machine that was paid for. `machines` are those whose sum is not back. */
  check(row: EarnOrder, { amount: income, day, dueAt, at }: EarnFlow, machines: readonly EarnOrder[]): void {
    const way = [row.owner];
    for (const [level, percent] of PERCENT.entries()) {
      const owner = this.#above.get(way.at(-1)!);
      const key = `${row.id}/${day}/${level + 1}`;
      const said = this.#unexplained.get(key);
      const amount = (income * percent) / 100n;
      this.#unexplained.delete(key);
      if (typeof owner !== 'number' || amount === 0n) {
        if (said && !this.#isUnsure) wrong(`order ${row.id} has nobody who gets ${said.id}`);
        if (!said || typeof owner !== 'number') return;
      }
      way.push(owner);
      if (!said) {
        if (this.#isUnsure) continue;
        wrong(`order ${row.id} gives line ${level + 1} neither a bonus nor a reason for day ${day}`);
      }
      if (said.income !== income || said.amount !== amount || said.machine !== row.amount || said.dueAt !== dueAt) {
        wrong(`bonus ${said.id} does not follow from its income`);
      }
      if (said.at !== at || said.asset !== row.asset || said.product !== row.product)
        wrong(`bonus ${said.id} is another’s`);
      this.#validateReason(said, way, machines);
      if (said.withheld === null) this.#granted.set(said.id, said);
    }
  }

  #validateReason(said: UplineBonus, way: readonly number[], machines: readonly EarnOrder[]): void {
    const running = machines.filter(
      ({ owner, boughtAt, endsAt }) => owner === said.owner && boughtAt <= said.dueAt && said.dueAt < endsAt,
    );
    const best = running.reduce((most, { amount }) => (amount > most ? amount : most), 0n);
    if ((said.own ?? 0n) !== best) wrong(`the best machine of ${said.owner} is of ${best}, not ${said.own}`);
    const byMachine = best === 0n ? 'no-machine' : tierOf(best) < tierOf(said.machine) ? 'lower-machine' : null;
    if (said.withheld === null && byMachine !== null) wrong(`${said.owner} gets ${said.id} with ${byMachine}`);
    if (!this.#isUnsure) {
      const reason = this.#apart(way) ?? byMachine;
      if (said.owner !== way.at(-1) || said.withheld !== reason) {
        wrong(`${said.id} of ${said.owner} is ${said.withheld}, not ${reason}`);
      }
    }
    if (said.withheld === null) this.counted.rebates += 1;
    else if (said.withheld === 'no-machine') this.counted.without += 1;
    else if (said.withheld === 'lower-machine') this.counted.lower += 1;
    else this.counted.apart += 1;
  }

  #apart(way: readonly number[]): UplineBonus['withheld'] {
    const last = way.at(-1)!;
    if (this.#barred.has(last)) return 'no-right';
    if (!this.#documents.has(last)) return 'not-verified';
    if (!this.#documents.has(way[0]!)) return 'unverified';
    if (haveCommon(way, this.#documents)) return 'same-person';
    return haveCommon(way, this.#browsers) ? 'same-device' : null;
  }

  /** A bonus of a machine was paid, at once or after it had waited. */
  paid({ id, owner, amount, order, day }: EarnFlow): void {
    const of = this.#granted.get(id);
    if (of?.owner !== owner || of.amount !== amount || of.order !== order || of.day !== day) {
      wrong(`no record grants bonus ${id}`);
    }
    this.#granted.delete(id);
  }

  /** At the end of a batch: what was granted was paid or waits, and no record is without an income. */
  validate(scheduled: ReadonlyMap<number, Scheduled>): void {
    for (const { id } of this.#unexplained.values()) wrong(`record ${id} follows from no income`);
    for (const { id, owner, amount } of this.#granted.values()) {
      const waits = scheduled.get(id);
      if (waits?.owner !== owner || waits.amount !== amount)
        wrong(`bonus ${id} is granted, and neither paid nor scheduled`);
    }
  }
}

function haveCommon(way: readonly number[], known: ReadonlyMap<number, ReadonlySet<string>>): boolean {
  const all = way.flatMap((owner) => [...(known.get(owner) ?? [])]);
  return new Set(all).size < all.length;
}
