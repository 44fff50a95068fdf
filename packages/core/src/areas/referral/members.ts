import { REFERRAL_LINES } from '@quay/contract/referral/rules';
import { type Changes, Rows } from '../../engine/changes.ts';
import { type ReferralMember, referralMembersTable } from './state.ts';

const fresh = {
  ...{ referrer: null, boundAt: null, isFixed: false, mayRefer: true },
  ...{ recharged: 0n, counted: 0n, withdrawn: 0n, claimedDay: null },
} as const;

/** Somebody below, and the way from them up to who looks: both ends are on it. */
export type Below = { readonly owner: number; readonly line: number; readonly way: readonly number[] };

/** Who invited whom. It is a forest: nobody is above themselves. */
export class Members extends Rows<ReferralMember> {
  readonly #below = new Map<number, Set<number>>();

  constructor(changes: Changes) {
    super(referralMembersTable, changes);
  }

  of(owner: number): ReferralMember | undefined {
    return this.get(String(owner));
  }

  open(owner: number): ReferralMember {
    return this.of(owner) ?? this.add({ owner, ...fresh });
  }

  mayRefer(owner: number): boolean {
    return this.of(owner)?.mayRefer ?? true;
  }

  /** Says who invited somebody. */
  bind(owner: number, referrer: number | null, at: number): ReferralMember {
    const row = this.open(owner);
    if (row.referrer !== null) this.#below.get(row.referrer)?.delete(owner);
    row.referrer = referrer;
    row.boundAt = at;
    this.touch(row);
    this.#index(row);
    return row;
  }

  /** Whether somebody is above another, however far. */
  isAbove(above: number, owner: number): boolean {
    for (let next = this.of(owner)?.referrer ?? null; next !== null; next = this.of(next)?.referrer ?? null) {
      if (next === above) return true;
    }
    return false;
  }

  hasBelow(owner: number): boolean {
    return (this.#below.get(owner)?.size ?? 0) > 0;
  }

  /** The people of the four lines below somebody, line by line; within one in no order that lasts. */
  *linesBelow(owner: number): Iterable<Below> {
    let line: Below[] = [{ owner, line: 0, way: [owner] }];
    for (let number = 1; number <= REFERRAL_LINES; number++) {
      const next: Below[] = [];
      for (const { owner: above, way } of line) {
        for (const one of this.#below.get(above) ?? []) next.push({ owner: one, line: number, way: [one, ...way] });
      }
      yield* next;
      line = next;
    }
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.owner - b.owner);
    this.#below.clear();
    for (const row of this.values()) this.#index(row);
  }

  #index({ owner, referrer }: ReferralMember): void {
    if (referrer === null) return;
    const below = this.#below.get(referrer) ?? new Set();
    this.#below.set(referrer, below);
    below.add(owner);
  }
}
