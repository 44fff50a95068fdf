import { following, MARK_MOVED_THOUSANDTHS } from '@quay/contract/following/rules';
import { text as decimalText, greatest, least, ONE, type Quantity, quotient, units } from '@quay/money';
import { Log } from '../../engine/changes.ts';
import { type Refused, refuse } from '../../engine/command.ts';
import type { Sequence } from '../../engine/sequences.ts';
import type { Copies } from './copies.ts';
import { type Follows, netOf, roomOf } from './follows.ts';
import type { CopyOrder, FollowingNeeds, Position } from './needs.ts';
import type { Signals } from './signals.ts';
import { type CopyOrderRow, type CopyRow, copyOrdersTable, type FollowRow, type SignalRow } from './state.ts';
import type { Stopping } from './stopping.ts';

/** Copies and closings that one command makes. */
const WORK_A_COMMAND = 50;
/** How far an order may be from the mark at which the leader traded, and the mark itself, as a share. */
const DISTANCE_MAX = (BigInt(MARK_MOVED_THOUSANDTHS) * ONE) / 1_000n;
/** An order that holds too much is made smaller so often; then it is skipped. */
const FITS_MAX = 4;

type Posted = { profit: bigint; fees: bigint; funding: bigint };
type Kind = 'price' | 'fee' | 'funding';

/** Makes copies of what leaders open, and closes them as leaders close. */
export class Copier {
  readonly #follows: Follows;
  readonly #copies: Copies;
  readonly #signals: Signals;
  readonly #stopping: Stopping;
  readonly #needs: FollowingNeeds;
  readonly #copyIds: Sequence;
  readonly #orderIds: Sequence;
  readonly #log: Log<CopyOrderRow>;
  readonly #slice: number;
  /** The copy whose first order is being placed: it has no row yet. */
  #opening: ({ readonly owner: number; readonly contract: string } & Posted) | undefined;
  #isPlacing = false;

  constructor(of: {
    readonly follows: Follows;
    readonly copies: Copies;
    readonly signals: Signals;
    readonly stopping: Stopping;
    readonly needs: FollowingNeeds;
  }) {
    this.#follows = of.follows;
    this.#copies = of.copies;
    this.#signals = of.signals;
    this.#stopping = of.stopping;
    this.#needs = of.needs;
    this.#copyIds = of.needs.sequences.of('following-copy');
    this.#orderIds = of.needs.sequences.of('following-copy-order');
    this.#log = new Log(copyOrdersTable, of.needs.changes);
    this.#slice = of.needs.copySlice ?? WORK_A_COMMAND;
  }

  /** Whether nobody but this may open more of a position. */
  isCopied(owner: number, contract: string): boolean {
    return this.#copies.size > 0 && !this.#isPlacing && this.#copies.of(owner, contract) !== undefined;
  }

  /** Something was posted for a position. */
  posted({ owner, contract }: Pick<Position, 'owner' | 'contract'>, kind: Kind, gained: bigint): void {
    const opening = this.#opening;
    if (opening?.owner === owner && opening.contract === contract) {
      count(opening, kind, gained);
      return;
    }
    const copy = this.#copies.of(owner, contract);
    if (!copy) return;
    count(copy, kind, gained);
    this.#copies.touch(copy);
    const follow = this.#follows.find(copy.follow)!;
    count(follow, kind, gained);
    this.#follows.touch(follow);
    this.#stopping.moved(follow);
  }

  /** The position of a copy may have changed. */
  moved(copy: CopyRow, at: number): void {
    const { quantity, margin } = this.#needs.contracts.position(copy.follower, copy.contract)!;
    const size = quantity < 0n ? -quantity : quantity;
    copy.quantity = size;
    copy.quantityMax = greatest(copy.quantityMax, size);
    copy.marginMax = greatest(copy.marginMax, margin);
    copy.toClose = least(copy.toClose, size);
    if (size > 0n) {
      this.#copies.touch(copy);
      return;
    }
    copy.status = 'closed';
    copy.closedAt = at;
    this.#copies.retire(copy);
    this.#stopping.closed(this.#follows.find(copy.follow)!, at);
  }

  /** Whether something is to be copied, or to be closed that was not tried at this mark. */
  get isBusy(): boolean {
    return this.#signals.first() !== undefined || this.#nextClosing() !== undefined;
  }

  /** Does as much as one command may. `each` runs behind each step, as others may have traded by it. */
  work(at: number, each: () => void): number {
    let done = 0;
    while (done < this.#slice && this.#step(at)) {
      done += 1;
      each();
    }
    return done;
  }

  #step(at: number): boolean {
    const copy = this.#nextClosing();
    if (copy) {
      this.#close(copy, at);
      return true;
    }
    const signal = this.#signals.first();
    if (!signal) return false;
    const follow = this.#follows
      .ofLeader(signal.leader)
      .find(({ id, status }) => id > signal.done && id <= signal.upTo && status === 'following');
    if (!follow) {
      this.#signals.rows.drop(signal);
      return true;
    }
    signal.done = follow.id;
    this.#signals.rows.touch(signal);
    if (signal.kind === 'open') this.#open(follow, signal, at);
    else this.#wantClosed(follow, signal);
    return true;
  }

  #nextClosing(): CopyRow | undefined {
    const { contracts } = this.#needs;
    return this.#copies
      .closing()
      .find(({ contract, triedAt }) => triedAt !== contracts.mark(contract).at && contracts.isClosable(contract));
  }

  #close(copy: CopyRow, at: number): void {
    const { contracts } = this.#needs;
    copy.triedAt = contracts.mark(copy.contract).at;
    this.#copies.touch(copy);
    const wanted = copy.toClose;
    const { quantity } = contracts.close(copy.follower, copy.contract, wanted, at);
    // What else the order met may have closed it too; see moved().
    copy.toClose = least(copy.toClose, wanted - quantity);
    this.#copies.touch(copy);
  }

  /** A follower closes the part of the copy that the leader has closed, down to whole lots; all where that is all. */
  #wantClosed(follow: FollowRow, { contract, quantity, before }: SignalRow): void {
    const copy = this.#copies.of(follow.follower, contract);
    if (copy?.follow !== follow.id) return;
    const open = copy.quantity - copy.toClose;
    const part = this.#needs.contracts.inLots(contract, quotient(open * quantity, before, 'down'));
    copy.toClose += quantity === before ? open : part;
    copy.triedAt = null;
    this.#copies.touch(copy);
  }

  #open(follow: FollowRow, signal: SignalRow, at: number): void {
    const { contracts } = this.#needs;
    const { follower, leader, id } = follow;
    const { contract, isLong } = signal;
    const mark = contracts.mark(contract).price;
    const known = this.#copies.of(follower, contract);
    const own = known?.follow === id ? known : undefined;
    const leverage = own?.leverage ?? Math.min(signal.leverage, follow.leverageMax);
    const wanted =
      follow.mode === 'ratio'
        ? contracts.inLots(contract, quotient(signal.quantity * follow.ratio, ONE, 'down'))
        : contracts.quantityFor(contract, follow.amount, leverage);
    const row = {
      ...{ id: this.#orderIds.next(), follow: id, follower, leader, contract, isLong, leverage, wanted },
      ...{ quantity: 0n, filled: 0n, held: 0n, order: null, copy: null, refusal: 0, params: '' },
      ...{ leaderMark: signal.mark, mark, leaderQuantity: signal.quantity, at },
    };
    const copy: CopyOrder = {
      ...{
        owner: follower,
        contract,
        isLong,
        quantity: wanted,
        leverage,
        around: signal.mark,
        distanceMax: DISTANCE_MAX,
      },
    };
    const fit = this.#refusal(follow, signal, own, at) ?? this.#fitted(follow, copy, at);
    const placed = 'ok' in fit ? fit : this.#place(follow, own, fit.copy, at);
    if (!placed.ok) {
      this.#log.add({ ...row, refusal: placed.refusal.code, params: JSON.stringify(placed.params) });
      return;
    }
    const { order, filled, copyId } = placed.value;
    const { held, copy: ordered } = fit as Fitted;
    this.#log.add({ ...row, quantity: ordered.quantity, filled, held, order, copy: copyId });
  }

  /** Why nothing is copied, before any sum. */
  #refusal(follow: FollowRow, signal: SignalRow, own: CopyRow | undefined, at: number): Refused | undefined {
    const { guard, contracts } = this.#needs;
    const stopped = guard.check(follow.follower, 'following', at);
    if (stopped) return stopped;
    const mark = contracts.mark(signal.contract).price;
    const distance = mark > signal.mark ? mark - signal.mark : signal.mark - mark;
    if (distance * ONE > signal.mark * DISTANCE_MAX) {
      const percent = quotient(distance * 100n * ONE, signal.mark, 'up');
      return refuse(following['mark-moved'], { percent: decimalText(inTenths(percent)) });
    }
    if (own) return undefined;
    const position = contracts.position(follow.follower, signal.contract);
    const isOwn = position !== undefined && position.quantity !== 0n;
    return isOwn || contracts.hasOrders(follow.follower, signal.contract)
      ? refuse(following['position-own'])
      : undefined;
  }

  /** The largest quantity up to what is wanted that holds no more than one order and the cap allow. */
  #fitted(follow: FollowRow, wanted: CopyOrder, at: number): Refused | Fitted {
    const { contracts } = this.#needs;
    const { contract } = wanted;
    const { lot, minQuantity } = contracts.contract(contract);
    const most = least(follow.orderCap, roomOf(follow, this.inUse(follow)));
    let { quantity } = wanted;
    if (quantity < minQuantity) return refuse(following['copy-below-min']);
    for (let tries = 0; tries < FITS_MAX && most > 0n; tries++) {
      const copy = { ...wanted, quantity };
      const held = contracts.holdOf(copy, at);
      if (typeof held !== 'bigint') return held;
      if (held <= most) return { copy, held };
      // Rounding and a worse price can make the first estimate too large by little.
      quantity = contracts.inLots(contract, quotient(quantity * most, held, 'down')) - (tries > 0 ? lot : 0n);
      if (quantity < minQuantity) break;
    }
    return refuse(following['cap-reached']);
  }

  #place(follow: FollowRow, own: CopyRow | undefined, copy: CopyOrder, at: number): Refused | Placed {
    const { contracts } = this.#needs;
    const { owner, contract, isLong, leverage } = copy;
    const posted = { owner, contract, profit: 0n, fees: 0n, funding: 0n };
    if (!own) this.#opening = posted;
    this.#isPlacing = true;
    const placed = contracts.open(copy, at);
    this.#isPlacing = false;
    this.#opening = undefined;
    if (!placed.ok) return placed;
    const { order, quantity: filled } = placed.value;
    if (own || filled === 0n) return { ok: true, value: { order, filled, copyId: own?.id ?? null } };
    const { profit, fees, funding } = posted;
    const made = this.#copies.add({
      ...{ id: this.#copyIds.next(), follow: follow.id, follower: owner, leader: follow.leader, contract, isLong },
      ...{ leverage, quantity: 0n, quantityMax: 0n, marginMax: 0n, profit, fees, funding, toClose: 0n },
      ...{ triedAt: null, status: 'open' as const, openedAt: at, closedAt: null },
    });
    follow.profit += profit;
    follow.fees += fees;
    follow.funding += funding;
    this.#follows.touch(follow);
    this.#stopping.moved(follow);
    this.moved(made, at);
    return { ok: true, value: { order, filled, copyId: made.id } };
  }

  /** What stands behind the copies of a follow. */
  inUse({ id }: FollowRow): bigint {
    const rows = this.#copies.ofFollow(id);
    return rows.reduce(
      (sum, { follower, contract }) => sum + this.#needs.contracts.position(follower, contract)!.margin,
      0n,
    );
  }

  /** What a follow has come to, with what copies would gain at the marks. */
  resultOf(follow: FollowRow): bigint {
    const { contracts } = this.#needs;
    const open = this.#copies
      .ofFollow(follow.id)
      .map(({ follower, contract }) => contracts.unrealised(contracts.position(follower, contract)!));
    return open.reduce((sum, one) => sum + one, netOf(follow));
  }
}

type Fitted = { readonly copy: CopyOrder; readonly held: bigint };
type Placed = {
  readonly ok: true;
  readonly value: { readonly order: number; readonly filled: Quantity; readonly copyId: number | null };
};

const TENTH = units('0.1');
/** Up, so that what moved too far never reads as what is allowed. */
const inTenths = (percent: bigint): bigint => quotient(percent, TENTH, 'up') * TENTH;

function count(sums: Posted, kind: Kind, gained: bigint): void {
  if (kind === 'price') sums.profit += gained;
  else if (kind === 'fee') sums.fees += gained;
  else sums.funding += gained;
}
