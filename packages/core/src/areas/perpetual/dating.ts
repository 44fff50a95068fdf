import type { ContractTerm } from '@quay/contract/perpetual/rules';
import { ONE, type Price } from '@quay/money';
import type { Caps } from './caps.ts';
import type { Contracts, Tiers } from './contracts.ts';
import type { Dated } from './dated-state.ts';
import { datedSymbol, expiryOf, weekOf } from './delivery-dates.ts';
import { addContract, listingFault, type Terms } from './listing.ts';

const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
const MINUTE_MS = 60_000;
const SECOND_MS = 1000;
/** The most that a settlement may cost of the value of a position. */
const FEE_MAX = ONE / 100n;

/** How dated contracts of a root and term are made: what their successors take over. */
export type DatedTerms = Pick<Dated, 'root' | 'term' | 'weekMs' | 'windowMs' | 'deliveryFeeRate'>;

/** Which dated contracts there are, and who comes after one that has ended. */
export class Dating {
  readonly #contracts: Contracts;
  readonly #caps: Caps;
  readonly #numberInstruments: () => void;
  /** Told when one was listed. */
  whenListed: () => void = () => {};

  constructor(of: { readonly contracts: Contracts; readonly caps: Caps; numberInstruments(): void }) {
    this.#contracts = of.contracts;
    this.#caps = of.caps;
    this.#numberInstruments = of.numberInstruments;
  }

  /** The contract of a root and term that is not settled, the one that ends first. */
  living(root: string, term: ContractTerm): Dated | undefined {
    const found = [...this.#contracts.dated.values()].filter(
      (one) => one.root === root && one.term === term && one.life !== 'settled',
    );
    return found.sort((a, b) => a.expiresAt - b.expiresAt)[0];
  }

  /** Whether a contract can be made by such terms: its samples are whole seconds, and fewer than half of its week. */
  arePossible({ weekMs, windowMs, deliveryFeeRate }: Omit<DatedTerms, 'root' | 'term'>): boolean {
    if (weekMs < 0 || weekMs % MINUTE_MS !== 0 || windowMs <= 0 || windowMs % SECOND_MS !== 0) return false;
    return windowMs * 2 < weekOf({ weekMs }) && deliveryFeeRate >= 0n && deliveryFeeRate <= FEE_MAX;
  }

  /** Lists one whose end and symbol follow from its term; where its terms are no contract's, nothing. */
  list(
    dated: DatedTerms,
    terms: Omit<Terms, 'symbol'>,
    tiers: Tiers,
    staff: number,
    at: number,
    after = 0,
  ): Dated | undefined {
    const expiresAt = expiryOf(dated.term, dated, at, after);
    const symbol = datedSymbol(dated.root, expiresAt, dated, (taken) => this.#contracts.get(taken) !== undefined);
    if (listingFault({ ...terms, symbol }, tiers) !== undefined) return undefined;
    const row = this.#contracts.dated.add({
      ...{ contract: symbol, ...dated, life: 'trading', told: noticeAtListing(expiresAt - at) },
      ...{ expiresAt, settlesAt: expiresAt, samples: 0, sampleSum: 0n, price: null, fixedAt: null, staff: 0 },
      ...{ holders: 0, paid: 0, paidQuantity: 0n, paidOpenValue: 0n, paidProfit: 0n, paidFees: 0n },
    });
    addContract(this.#contracts, { ...terms, symbol }, tiers, at);
    this.#contracts.datedChanged(symbol, 'listing', '', new Date(expiresAt).toISOString(), staff, at);
    this.#numberInstruments();
    this.whenListed();
    return row;
  }

  /**
   * Lists who comes after a contract that is settled, on its terms as they are now: after a weekly one the bi-weekly becomes
   * the weekly, and a bi-weekly is listed; after a quarterly the next quarterly. One that may not be opened has none.
   */
  succeed(settled: Dated, price: Price, at: number): void {
    const { root, term } = settled;
    const contract = this.#contracts.of(settled.contract);
    if (contract.status !== 'trading' || this.living(root, term)) return;
    const next = term === 'weekly' ? this.living(root, 'bi-weekly') : undefined;
    if (next) this.#retitle(next, 'weekly', at);
    const weekly = next ?? this.living(root, 'weekly');
    const listed = next ? 'bi-weekly' : term;
    this.#copy(settled, listed, price, at, listed === 'bi-weekly' && weekly ? weekly.expiresAt : 0);
  }

  #retitle(dated: Dated, term: ContractTerm, at: number): void {
    this.#contracts.datedChanged(dated.contract, 'term', dated.term, term, 0, at);
    dated.term = term;
    this.#contracts.dated.touch(dated);
  }

  #copy(of: Dated, term: ContractTerm, referencePrice: Price, at: number, after: number): void {
    const { position, status, listedAt, hasTraded, openInterest, clearing, symbol, ...terms } = this.#contracts.of(
      of.contract,
    );
    const { tiers, cap } = this.#contracts.tiersOf(symbol, at);
    const rows = tiers.map(({ floor, maintenanceRate, initialRate }) => ({ floor, maintenanceRate, initialRate }));
    const { root, weekMs, windowMs, deliveryFeeRate } = of;
    const dated = { root, term, weekMs, windowMs, deliveryFeeRate };
    const row = this.list(dated, { ...terms, referencePrice }, { cap, rows }, 0, at, after);
    const caps = this.#caps.get(symbol);
    if (row && caps) this.#caps.add({ ...caps, contract: row.contract, staff: 0, setAt: at });
  }
}

/** Nobody holds one that was just listed: what would have been told by then is left out. */
function noticeAtListing(left: number): Dated['told'] {
  if (left <= HOUR_MS) return 'expiring-hour';
  return left <= DAY_MS ? 'expiring-day' : 'none';
}

/** When holders are told next that a contract ends soon; never, where they were. */
export function noticeAt({ told, expiresAt }: Pick<Dated, 'told' | 'expiresAt'>): number {
  if (told === 'expiring-hour') return Number.POSITIVE_INFINITY;
  return expiresAt - (told === 'none' ? DAY_MS : HOUR_MS);
}
