import { REFERRAL_DEVICES_MOST, type TraitKind } from '@quay/contract/referral/rules';
import { type Changes, Rows } from '../../engine/changes.ts';
import { type ReferralTrait, referralTraitsTable } from './state.ts';

type Known = Readonly<Record<TraitKind, string[]>>;

const none: Known = { person: [], device: [] };

/** Documents and browsers of accounts, as digests. */
export class Traits extends Rows<ReferralTrait> {
  readonly #byOwner = new Map<number, Known>();

  constructor(changes: Changes) {
    super(referralTraitsTable, changes);
  }

  of(owner: number): Known {
    return this.#byOwner.get(owner) ?? none;
  }

  /** It is known from now on; nothing changes where it was, or where an account has had enough browsers. */
  note(owner: number, kind: TraitKind, digest: string, at: number): void {
    const known = this.of(owner)[kind];
    if (known.includes(digest) || (kind === 'device' && known.length >= REFERRAL_DEVICES_MOST)) return;
    this.#index(this.add({ owner, kind, digest, at }));
  }

  /** Start-up brought all rows. */
  rebuild(): void {
    this.sort((a, b) => a.at - b.at || (a.digest < b.digest ? -1 : 1));
    this.#byOwner.clear();
    for (const row of this.values()) this.#index(row);
  }

  #index({ owner, kind, digest }: ReferralTrait): void {
    const known = this.#byOwner.get(owner) ?? { person: [], device: [] };
    this.#byOwner.set(owner, known);
    known[kind].push(digest);
  }
}
