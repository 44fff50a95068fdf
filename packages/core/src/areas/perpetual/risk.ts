import { NOWHERE } from '../../engine/heap.ts';
import { RankedHeap } from '../../engine/ranked-heap.ts';
import type { Ledger } from '../../ledger/ledger.ts';
import { isSystemAccount, systemAccounts } from '../../ledger/system-accounts.ts';
import { isLiquidatable } from '../../margin/liquidation.ts';
import {
  guardPrice,
  isRoughlyLiquidatable,
  type Rough,
  type RoughMarked,
  relievedPrice,
  roughGuardOfOne,
  roughOf,
  roughTermsOf,
  SHARED,
  surplusOver,
} from '../../margin/rough.ts';
import type { Contracts } from './contracts.ts';
import type { Funding } from './funding.ts';
import { Guards, mayStay, none, rankOf, withinReach } from './guards.ts';
import type { InsuranceFund } from './insurance-fund.ts';
import type { LiquidationCases } from './liquidation-cases.ts';
import { accountName, type MarginBook } from './margin-account-names.ts';
import type { MarginAccounts } from './margin-accounts.ts';
import type { Marks } from './marks.ts';
import type { PositionRecord } from './position-record.ts';
import type { Positions } from './positions.ts';
import { RiskFigures } from './risk-figures.ts';
import { compareGroups, groupIn, newGroup, type RiskGroup } from './risk-group.ts';
import type { PositionRow } from './state.ts';
import type { Syncing } from './syncing.ts';
import { OVER_RATIO, WARNING_RATIO, type Warnings } from './warnings.ts';

/** A group that is not liquidatable, with what was summed up of it. */
type Safe = { readonly group: RiskGroup; readonly rough: Rough };

/** Whose wallet it is. */
type Wallet = Pick<RiskGroup, 'owner' | 'asset' | 'contract'>;

/**
 * Who is liquidatable, and who is to be warned of that. Each group that is not has guards: prices that no mark may pass
 * before the group is looked at again; one that was warned has others on the far side, where its warning may be over. A group is looked at when a guard is passed, and when its positions or its account have changed; nothing else
 * can bring it nearer to liquidation. All of it is derived and built again at a start.
 */
export class Risk {
  readonly #ledger: Ledger;
  readonly #contracts: Contracts;
  readonly #positions: Positions;
  readonly #marks: Marks;
  readonly #accounts: MarginAccounts;
  readonly #cases: LiquidationCases;
  readonly #syncing: Syncing;
  readonly #fund: InsuranceFund;
  readonly #funding: Funding;
  readonly #warnings: Warnings;
  readonly #guards = new Guards('guards');
  /** Of groups that were warned: marks at which that may be over. The highest is passed first by a short. */
  readonly #reliefs = new Guards('reliefs');
  /** Of each owner, in the order in which they were opened. */
  readonly #groups = new Map<number, RiskGroup[]>();
  #looks = 0;
  /** Whose turn it is. */
  readonly #due: number[] = [];
  /** Liquidatable, and worked on next: who is worst off on top. */
  readonly #hits = new RankedHeap<RiskGroup>((a, b) => compareGroups(a, b) < 0);
  readonly #figures: RiskFigures;
  /** Liquidatable, and left alone until a mark of the contract is newer. */
  readonly #waiting = new Map<string, Set<RiskGroup>>();
  #waitingCount = 0;
  /** When the next version of tiers applies. */
  #tiersAt = 0;
  #seenAt = 0;
  /** Rows are read and not changed while all is built again. */
  #isRebuilding = false;

  constructor(of: {
    readonly ledger: Ledger;
    readonly contracts: Contracts;
    readonly positions: Positions;
    readonly marks: Marks;
    readonly accounts: MarginAccounts;
    readonly cases: LiquidationCases;
    readonly syncing: Syncing;
    readonly fund: InsuranceFund;
    readonly funding: Funding;
    readonly warnings: Warnings;
  }) {
    this.#ledger = of.ledger;
    this.#contracts = of.contracts;
    this.#positions = of.positions;
    this.#marks = of.marks;
    this.#accounts = of.accounts;
    this.#cases = of.cases;
    this.#syncing = of.syncing;
    this.#fund = of.fund;
    this.#funding = of.funding;
    this.#warnings = of.warnings;
    this.#figures = new RiskFigures(of);
  }

  /** Whether it matters who is looked at. */
  isWatched = false;
  /** Told whenever an owner was looked at, as long as that matters. */
  readonly looked = new Set<number>();

  /** Whether something is to be liquidated. */
  get isBusy(): boolean {
    return this.#hits.size > 0;
  }

  /** How many groups are to be liquidated. */
  get liquidatable(): number {
    return this.#hits.size;
  }

  /** Whether nobody is liquidatable: no position needs to be read to know that its own group is not. */
  get isCalm(): boolean {
    return this.#hits.size === 0 && this.#waitingCount === 0;
  }

  /** Whether what a position stands on, or would, is being liquidated or about to be. */
  isLiquidating({ owner, contract, mode }: Pick<PositionRow, 'owner' | 'contract' | 'mode'>): boolean {
    if (this.isCalm) return false;
    const asset = this.#contracts.accountOf(contract);
    const group = groupIn(this.#groups.get(owner), asset, mode === 'isolated' ? contract : '');
    return group !== undefined && (group.index !== NOWHERE || group.isWaiting);
  }

  /** Whether liquidations in a contract may go on: its prices are fresh and confirmed, and something may trade. */
  isSound(contract: string, at: number): boolean {
    return (
      this.#marks.isSound(contract, at) &&
      !this.#syncing.isSyncing(contract) &&
      this.#contracts.of(contract).status !== 'halted' &&
      !this.#contracts.hasEnded(contract)
    );
  }

  /** The positions of a group. */
  rowsOf({ owner, asset, contract }: Wallet): readonly PositionRecord[] {
    if (contract === '') return this.#accounts.crossOf(owner, asset);
    const row = this.#positions.find(owner, contract);
    return row && !row.isFlat && row.mode === 'isolated' ? [row] : [];
  }

  roughOf(group: Wallet, rows: readonly PositionRecord[], at: number): Rough {
    return roughOf(
      this.#roughWalletOf(group, rows),
      rows.map((row) => this.#markedOf(row, at)),
    );
  }

  #markedOf({ contract, roughQuantity: quantity, roughOpen: open }: PositionRecord, at: number): RoughMarked {
    const { terms, price: mark } = this.#accounts.now.of(contract, at)!;
    return { terms, mark, quantity, open };
  }

  #roughWalletOf({ owner, asset, contract }: Wallet, rows: readonly PositionRecord[]): number {
    const plain = this.#funding.isPaying ? undefined : this.#accounts.plainWallet(rows[0]!);
    if (plain !== undefined) return plain;
    if (contract === '') return this.#accounts.roughWallet(owner, asset);
    return Number(this.#accounts.marginOf(this.#positions.find(owner, contract)!));
  }

  /** Who is worst off of those who may be liquidated now. What may not, waits for a newer mark. */
  next(at: number): RiskGroup | undefined {
    for (let group = this.#hits.top; group; group = this.#hits.top) {
      if (group.rows.every(({ contract }) => this.isSound(contract, at))) return group;
      this.#hits.remove(group);
      this.#wait(group);
    }
    return undefined;
  }

  /** A mark has changed: whoever has a guard there is looked at, and who waits for it. */
  marked(contract: string, at: number): void {
    const mark = this.#marks.of(contract)!;
    const of = this.#contracts.of(contract);
    const [longs, shorts] = [true, false].map((isLong) => Number(this.#funding.guardMark(of, isLong, mark)));
    const passed = new Set<RiskGroup>();
    const terms = roughTermsOf(of.kind, this.#contracts.tiersOf(contract, at));
    const price = Number(mark);
    const isSettled = !this.#funding.isPaying;
    const guards = this.#guards.passed(contract, longs!, shorts!);
    // First they are read and then changed, so that the memory of thousands is waited for together.
    const ratios = guards.map(({ group }) => (isSettled ? this.#figures.ratioOf(group, terms, price) : Number.NaN));
    for (const [n, { group }] of guards.entries()) {
      const ratio = ratios[n]!;
      if (Number.isNaN(ratio)) passed.add(group);
      else {
        // Of one position.
        this.#guards.forget(group);
        this.#hit(group, ratio);
      }
    }
    for (const { group } of this.#reliefs.passed(contract, price)) passed.add(group);
    this.retry(contract, at);
    this.#assessAll(passed, at);
  }

  /** Prices are fresh again, or trading goes on: who waits for that is looked at. */
  retry(contract: string, at: number): void {
    this.#assessAll([...(this.#waiting.get(contract) ?? [])], at);
  }

  #takeMarginMoved(at: number): void {
    for (const account of this.#ledger.takeMarginMoved()) {
      const { owner, book, asset } = this.#ledger.accountOf(account);
      if (owner === systemAccounts.insurance) {
        this.#fund.record(accountName(book as MarginBook, asset), 'house-funds', at);
      } else if (this.#positions.ofOwner(owner).length > 0) this.#positions.moved.add(owner);
    }
  }

  /** Looks at all whose positions or accounts have changed. */
  flush(at: number): void {
    if (at >= this.#tiersAt) this.#tiersApply(at);
    if (this.#ledger.hasMarginMoved) this.#takeMarginMoved(at);
    const { moved } = this.#positions;
    if (moved.size === 0) return;
    const due = this.#due;
    const { movedBy } = this.#positions;
    const count = moved.size;
    let left = 0;
    for (let n = 0; n < count; n++) {
      const row = movedBy[n];
      movedBy[n] = undefined;
      // Most have one position, which is far from its end: what is looked at of it moves no money and writes nothing.
      if (row === undefined || !this.#isStillAlone(row, at)) due[left++] = moved.at(n);
    }
    moved.clear();
    for (let n = 0; n < left; n++) this.#look(due[n]!, at);
    if (count > DUE_KEPT) {
      due.length = 0;
      movedBy.length = 0;
    }
  }

  /** Versions of tiers that have begun to apply change what positions require; a new one may be the next. */
  #tiersApply(at: number): void {
    const changed = this.#contracts.tiersChanged(this.#seenAt, at);
    for (const { owner, contract, quantity } of changed.size === 0 ? [] : this.#positions.values()) {
      if (quantity !== 0n && changed.has(contract)) this.#positions.moved.add(owner);
    }
    this.#seenAt = at;
    this.#tiersAt = this.#contracts.nextTiers(at);
  }

  /** Tiers were set: they may apply at once. */
  tiersWereSet(): void {
    this.#tiersAt = 0;
    this.#seenAt -= 1;
  }

  #look(owner: number, at: number): void {
    if (isSystemAccount(owner)) return;
    if (this.isWatched) this.looked.add(owner);
    const own = this.#positions.ofOwner(owner);
    const known = this.#groups.get(owner) ?? [];
    if (own.length === 1 && known.length === 1 && this.#isOnly(known[0]!, own[0]!)) {
      this.#lookAt(known[0]!, at);
      this.#leaveAlone(known[0]!, own[0]!);
      return;
    }
    const look = ++this.#looks;
    for (const row of own) {
      row.alone = undefined;
      if (!row.isFlat) this.#find(known, row, look);
    }
    let kept = 0;
    for (let n = 0; n < known.length; n++) {
      const group = known[n]!;
      if (group.look === look) {
        if (group.rows.length > group.found) group.rows = group.rows.slice(0, group.found);
        this.#lookAt(group, at);
        known[kept++] = group;
      } else {
        this.#settle(group);
        this.#warnings.end(group);
      }
    }
    if (kept < known.length) known.length = kept;
    const [only] = own;
    if (kept === 1 && own.length === 1 && this.#isOnly(known[0]!, only!)) this.#leaveAlone(known[0]!, only!);
    if (kept > 0) this.#groups.set(owner, known);
    else this.#groups.delete(owner);
  }

  /** A group of an owner's only position needs no more than its guard from now on, where it is nobody's concern. */
  #leaveAlone(group: RiskGroup, row: PositionRecord): void {
    const isCalm = group.figures !== NOWHERE && group.reliefs === none && this.#warnings.of(group) === undefined;
    row.alone = isCalm && group.index === NOWHERE && !group.isWaiting ? group : undefined;
    row.aloneAs = row.mode;
  }

  /**
   * Looks at an owner's only position, where that is all that their only group has, as it was, and is clearly safe: most
   * are, and their guard is nearer or where it was. Neither the group nor its guard is looked up for that.
   */
  #isStillAlone(row: PositionRecord, at: number): boolean {
    const group = row.alone;
    // Whatever else may have changed since has made it flat, or given its owner a second one.
    if (group === undefined || row.isFlat || row.aloneAs !== row.mode) return false;
    if (!this.isCalm || this.#cases.size > 0) return false;
    const wallet = this.#funding.isPaying ? undefined : this.#accounts.plainWallet(row);
    if (wallet === undefined) return false;
    const { terms, price } = this.#accounts.now.of(row.contract, at)!;
    const quantity = row.roughQuantity;
    const guard = roughGuardOfOne(terms, price, wallet, quantity, row.roughOpen, WARNING_RATIO);
    if (Number.isNaN(guard)) return false;
    if (this.isWatched) this.looked.add(row.owner);
    row.wallet = wallet;
    if (!mayStay(row.guard, price, quantity > 0, guard)) this.#move(group, row, withinReach(price, guard));
    return true;
  }

  /** The only guard of a group stands elsewhere from now on. */
  #move(group: RiskGroup, row: PositionRecord, guard: number): void {
    const isLong = row.roughQuantity > 0;
    this.#guards.move(group, row.contract, isLong, guard);
    row.guard = rankOf(isLong, guard);
  }

  /** Whether an owner's only position is all that their only group has, as it was. */
  #isOnly({ rows, contract }: RiskGroup, row: PositionRecord): boolean {
    if (rows.length !== 1 || rows[0] !== row || row.isFlat) return false;
    return contract === (row.mode === 'isolated' ? row.contract : '');
  }

  #lookAt(group: RiskGroup, at: number): void {
    this.#figures.take(group);
    if (!this.#isSafeAgain(group, group.rows[0]!, at)) this.#assessAll([group], at);
  }

  /** A position is one of its group's, which may be a new one. */
  #find(known: RiskGroup[], row: PositionRecord, look: number): void {
    const { owner, mode, contract } = row;
    const asset = this.#contracts.accountOf(contract);
    const isolated = mode === 'isolated' ? contract : '';
    let group = groupIn(known, asset, isolated);
    if (!group) {
      group = newGroup(owner, asset, isolated, look);
      known.push(group);
    }
    if (group.look !== look) {
      group.look = look;
      group.found = 0;
    }
    if (group.rows[group.found] !== row) group.rows = [...group.rows.slice(0, group.found), row];
    group.found += 1;
  }

  /**
   * Looks at a group of one position that was nobody's concern and clearly is not now, which most are: its guard stands
   * elsewhere, and nothing else follows. Gives false of all others.
   */
  #isSafeAgain(group: RiskGroup, row: PositionRecord, at: number): boolean {
    if (group.figures === NOWHERE || group.index !== NOWHERE || group.isWaiting) return false;
    if (group.reliefs !== none || this.#cases.of(group) || this.#warnings.of(group)) return false;
    const { terms, price } = this.#accounts.now.of(row.contract, at)!;
    const guard = this.#figures.guardOf(group, terms, price, WARNING_RATIO);
    if (Number.isNaN(guard)) return false;
    this.#move(group, row, guard);
    return true;
  }

  /**
   * Looks at groups: each gets guards, or it is to be liquidated. What is written of those that are not is in the order of
   * their owners: guards say who is looked at first, and a core that starts again has others.
   */
  #assessAll(groups: Iterable<RiskGroup>, at: number): void {
    const safe: Safe[] = [];
    for (const group of groups) {
      const { rows } = group;
      const rough = this.roughOf(group, rows, at);
      if (isRoughlyLiquidatable(rough) ?? isLiquidatable(this.#accounts.groupOf(rows[0]!, at))) {
        this.#hit(group, rough.equity / rough.maintenance);
      } else safe.push({ group, rough });
    }
    if (safe.length > 1) safe.sort((a, b) => compareGroups(a.group, b.group));
    for (const { group, rough } of safe) {
      this.#settle(group);
      this.#warn(group, group.rows, rough, at);
      this.#guard(group, group.rows, rough, at);
    }
  }

  /** Warns a group, or ends its warning. Funding that is still to be paid has it looked at again when it is. */
  #warn(group: RiskGroup, rows: readonly PositionRecord[], rough: Rough, at: number): void {
    const due = this.#warnings.due(group, rows, rough, at);
    if (due === undefined || this.#funding.isPendingFor(group.owner)) return;
    if (this.#isRebuilding) this.#positions.moved.add(group.owner);
    else if (due === 'warn') this.#warnings.warn(group, rows, at);
    else this.#warnings.end(group);
  }

  /** It is liquidatable, with so much equity for each unit of maintenance as far as a double tells. */
  #hit(group: RiskGroup, ratio: number): void {
    this.#unguard(group);
    this.#unwait(group);
    const workedAt = this.#cases.of(group)?.workedAt;
    const isNewer = ({ contract }: PositionRecord) => this.#marks.marks.get(contract)!.at > workedAt!;
    if (workedAt === undefined || group.rows.some(isNewer)) this.#hits.set(group, ratio);
    else {
      this.#hits.remove(group);
      this.#wait(group);
    }
  }

  /** It is not liquidatable any more, or not there. */
  #settle(group: RiskGroup): void {
    this.#unguard(group);
    this.#hits.remove(group);
    this.#unwait(group);
    this.#cases.end(group);
  }

  #unguard(group: RiskGroup): void {
    this.#guards.drop(group);
    this.#reliefs.drop(group);
  }

  /**
   * Each position may lose a share of the surplus before the group is looked at again; see the README of `margin`. One that
   * was not warned is looked at where it is to be; one that was, where it is liquidated or that is over.
   */
  #guard(group: RiskGroup, rows: readonly PositionRecord[], rough: Rough, at: number): void {
    const isWarned = this.#warnings.of(group) !== undefined;
    const ratio = isWarned ? 1 : WARNING_RATIO;
    const surplus = Math.max(0, surplusOver(rough, ratio) - rough.off / ratio);
    const lacking = Math.max(0, -surplusOver(rough, OVER_RATIO) - rough.off / OVER_RATIO);
    const whole = rough.positions.reduce((sum, { notional }) => sum + notional, 0);
    for (const [n, row] of rows.entries()) {
      const { notional } = rough.positions[n]!;
      const { terms, mark, quantity } = this.#markedOf(row, at);
      const share = (notional / whole) * SHARED;
      const isLong = quantity > 0;
      const guard = guardPrice(terms, mark, quantity, notional, surplus * share, ratio);
      this.#guards.set(group, row.contract, isLong, guard);
      row.guard = rankOf(isLong, guard);
      if (!isWarned) continue;
      row.alone = undefined;
      const relieved = relievedPrice(terms, mark, quantity, notional, lacking * share, OVER_RATIO);
      this.#reliefs.set(group, row.contract, !isLong, relieved);
    }
  }

  /** The first group of which other figures are kept than its rows say, or a position that is in none. */
  stale(): string | undefined {
    for (const row of this.#positions.values()) {
      if (row.isFlat || isSystemAccount(row.owner)) continue;
      const asset = this.#contracts.accountOf(row.contract);
      const group = groupIn(this.#groups.get(row.owner), asset, row.mode === 'isolated' ? row.contract : '');
      if (!group?.rows.includes(row)) return `no group has the position of ${row.owner} in ${row.contract}`;
      if (row.alone === undefined) continue;
      if (row.alone !== group || row.siblings.length > 1) return `${row.owner} is alone in a group of before`;
      const isAway = group.index !== NOWHERE || group.isWaiting;
      if (!isAway && !this.#guards.standsAt(group, row.guard)) return `${row.owner} has another guard than is kept`;
    }
    for (const groups of this.#groups.values()) {
      for (const group of groups) {
        const wrong = this.#figures.stale(group);
        if (wrong) return wrong;
        const isAtEnd = group.index !== NOWHERE || group.isWaiting;
        if (isAtEnd && group.guards.length > 0) return `${group.owner} is liquidatable and has guards`;
      }
    }
    return undefined;
  }

  #wait(group: RiskGroup): void {
    if (!group.isWaiting) this.#waitingCount += 1;
    group.isWaiting = true;
    for (const { contract } of group.rows) {
      const groups = this.#waiting.get(contract) ?? new Set();
      groups.add(group);
      this.#waiting.set(contract, groups);
    }
  }

  #unwait(group: RiskGroup): void {
    if (!group.isWaiting) return;
    group.isWaiting = false;
    this.#waitingCount -= 1;
    for (const groups of this.#waiting.values()) groups.delete(group);
  }

  /** Start-up brought all rows, and all else was built again. */
  rebuild(at: number): void {
    this.#seenAt = at;
    this.#tiersAt = this.#contracts.nextTiers(at);
    for (const { owner, quantity } of this.#positions.values()) if (quantity !== 0n) this.#positions.moved.add(owner);
    this.#isRebuilding = true;
    this.flush(at);
    this.#isRebuilding = false;
  }
}

/** So many places are kept for the next command. */
const DUE_KEPT = 1_024;
