import type { LeaderRecord, RecordDay } from '@quay/contract/following';
import type { PositionEnding } from '@quay/contract/perpetual';
import { greatest, ONE, quotient, text } from '@quay/money';
import type { RecordRows } from '@quay/store';

/** A position that a leader has closed, with what it brought after everything, and its leverage where that is known. */
export type LedPosition = {
  readonly id: number;
  readonly contract: string;
  readonly isLong: boolean;
  readonly leverage: number | undefined;
  readonly openedAt: number;
  readonly closedAt: number;
  readonly ending: PositionEnding;
  readonly net: bigint;
};

/** All that a record is computed from; positions and copies in the order in which they were closed. */
export type RecordFacts = Pick<RecordRows, 'flows' | 'copies' | 'shares' | 'caps'> & {
  readonly positions: readonly LedPosition[];
  /** What the leader has in the account of contracts now. */
  readonly ownMoney: bigint;
};

const DAY_MS = 86_400_000;
/** Days of a curve; of a longer span each point is of several days. */
const POINTS_MAX = 120;
/** A ratio is shown with four decimals. */
const STEP = 10_000n;

/** As it is shown: down, so that no result looks better than it was. */
const shown = (ratio: bigint): string => text(quotient(ratio, STEP, 'down') * STEP);

/**
 * What a position brought of the own money at its opening, as a ratio. That money is what is there now, less what came
 * in since, and less what positions that were closed since have brought. No position loses more than all of it.
 */
export function returnsOf({ positions, flows, ownMoney }: RecordFacts): Map<number, bigint> {
  const changes = [
    ...flows.map(({ at, amount }) => ({ at, amount })),
    ...positions.map(({ closedAt, net }) => ({ at: closedAt, amount: net })),
  ].sort((a, b) => b.at - a.at);
  const returns = new Map<number, bigint>();
  let money = ownMoney;
  let next = 0;
  for (const { id, openedAt, net } of [...positions].sort((a, b) => b.openedAt - a.openedAt)) {
    for (; next < changes.length && changes[next]!.at > openedAt; next++) money -= changes[next]!.amount;
    const base = money > 0n ? money : greatest(1n, net < 0n ? -net : net);
    returns.set(id, greatest(-ONE, quotient(net * ONE, base, 'down')));
  }
  return returns;
}

/** The middle one, or the mean of the two in the middle, down; nothing of nothing. */
export function median(values: readonly bigint[]): bigint | undefined {
  const sorted = [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const middle = sorted.length >> 1;
  if (sorted.length === 0) return undefined;
  return sorted.length % 2 === 1 ? sorted[middle] : quotient(sorted[middle - 1]! + sorted[middle]!, 2n, 'down');
}

const mean = (values: readonly bigint[]): bigint | undefined =>
  values.length === 0
    ? undefined
    : quotient(
        values.reduce((sum, one) => sum + one, 0n),
        BigInt(values.length),
        'down',
      );

const orNull = (ratio: bigint | undefined): string | null => (ratio === undefined ? null : shown(ratio));

/** What each follow has brought since a moment, over what was set aside for it, each time that it changed. */
function followersSteps({ copies, shares, caps }: RecordFacts, since: number) {
  const capOf = new Map(caps.map(({ follow, cap }) => [follow, cap]));
  const copied = new Set(copies.filter(({ closedAt }) => closedAt >= since).map(({ follow }) => follow));
  const steps = [
    ...copies.map(({ follow, closedAt: at, net }) => ({ follow, at, net })),
    ...shares.map(({ follow, at, accrued }) => ({ follow, at, net: -accrued })),
  ]
    .filter(({ follow, at }) => at >= since && copied.has(follow))
    .sort((a, b) => a.at - b.at);
  return { capOf, copied, steps };
}

/** The greatest fall of an index from a height before, and the days from that height until it was reached again. */
function worstFallOf(points: readonly { readonly at: number; readonly index: bigint }[]) {
  let high = points[0]!;
  let worst = { fall: 0n, from: high };
  for (const point of points) {
    if (point.index >= high.index) high = point;
    const fall = high.index === 0n ? 0n : quotient((point.index - high.index) * ONE, high.index, 'down');
    if (fall < worst.fall) worst = { fall, from: high };
  }
  const again = points.find(({ at, index }) => at > worst.from.at && index >= worst.from.index);
  const isOver = worst.fall < 0n && again !== undefined;
  return { fall: worst.fall, days: isOver ? Math.ceil((again.at - worst.from.at) / DAY_MS) : null };
}

/**
 * The record of a leader from a moment on: of positions that are closed, all of them. The leader's result multiplies up
 * what each of them brought of the own money; that of followers is the median of what copies that are over have brought
 * each of them, less shares, over what was set aside.
 *
 * @param since the beginning of the span; of all there is, 0
 */
export function recordOf(
  facts: RecordFacts,
  since: number,
  now: number,
): { readonly record: LeaderRecord; readonly days: RecordDay[] } {
  const returns = returnsOf(facts);
  const positions = facts.positions.filter(({ closedAt }) => closedAt >= since);
  const { capOf, copied, steps } = followersSteps(facts, since);
  const first = Math.min(now, ...positions.map(({ openedAt }) => openedAt), ...steps.map(({ at }) => at));
  const begin = greatestOf(since, first);

  let index = ONE;
  const points = [{ at: begin, index }];
  for (const { id, closedAt } of positions) {
    index = quotient(index * (ONE + returns.get(id)!), ONE, 'down');
    points.push({ at: greatestOf(begin, closedAt), index });
  }

  const got = new Map([...copied].map((follow) => [follow, 0n]));
  const followers = () =>
    median([...got].map(([follow, net]) => quotient(net * ONE, greatest(1n, capOf.get(follow) ?? 1n), 'down')));
  const days: RecordDay[] = [];
  const every = Math.max(1, Math.ceil((now - begin) / DAY_MS / POINTS_MAX)) * DAY_MS;
  let step = 0;
  let point = 0;
  for (let end = (Math.floor(begin / DAY_MS) + 1) * DAY_MS; ; end += every) {
    const at = Math.min(end, now);
    const isLast = end >= now;
    for (; step < steps.length && (isLast || steps[step]!.at < at); step++) {
      const { follow, net } = steps[step]!;
      got.set(follow, got.get(follow)! + net);
    }
    while (point + 1 < points.length && (isLast || points[point + 1]!.at < at)) point += 1;
    days.push({ at, result: shown(points[point]!.index - ONE), followersResult: shown(followers() ?? 0n) });
    if (isLast) break;
  }

  const of = (is: (net: bigint) => boolean) => positions.filter(({ net }) => is(net)).map(({ id }) => returns.get(id)!);
  const won = of((net) => net > 0n);
  const lost = of((net) => net < 0n);
  const liquidated = positions.filter(({ ending }) => ending === 'liquidated');
  const leverages = positions
    .flatMap(({ leverage }) => (leverage === undefined ? [] : [leverage]))
    .sort((a, b) => a - b);
  const { fall, days: recovery } = worstFallOf(points);
  return {
    days,
    record: {
      followersResult: orNull(copied.size === 0 ? undefined : followers()),
      result: positions.length === 0 ? null : shown(index - ONE),
      worstFall: shown(fall),
      recoveryDays: recovery,
      closed: positions.length,
      won: won.length,
      lost: lost.length,
      meanWin: orNull(mean(won)),
      meanLoss: orNull(mean(lost)),
      lossesInRow: longestRow(positions.map(({ net }) => net < 0n)),
      liquidated: liquidated.length,
      liquidatedAt: liquidated.at(-1)?.closedAt ?? null,
      leverageUsual: leverages[leverages.length >> 1] ?? null,
      leverageMax: leverages.at(-1) ?? null,
    },
  };
}

const greatestOf = (a: number, b: number): number => (a > b ? a : b);

function longestRow(are: readonly boolean[]): number {
  let longest = 0;
  let row = 0;
  for (const one of are) {
    row = one ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return longest;
}

/** A position as anybody sees it, with what those got who copied it. */
export function positionOnWire(facts: RecordFacts, position: LedPosition, result: bigint) {
  const { id, contract, isLong, leverage, openedAt, closedAt, ending } = position;
  const capOf = new Map(facts.caps.map(({ follow, cap }) => [follow, cap]));
  const copies = facts.copies.filter(
    (copy) =>
      copy.contract === contract && copy.isLong === isLong && copy.openedAt >= openedAt && copy.openedAt <= closedAt,
  );
  const got = copies.map(({ follow, net }) => quotient(net * ONE, greatest(1n, capOf.get(follow) ?? 1n), 'down'));
  return {
    ...{ position: id, symbol: contract, long: isLong, leverage: leverage ?? 1, openedAt, closedAt, ending },
    ...{ result: shown(result), copies: copies.length, followersResult: orNull(median(got)) },
  };
}
