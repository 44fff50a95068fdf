import { FOLLOWING_COIN, type LeaderRecord, type RecordDay, type RecordSpan } from '@quay/contract/following';
import type { NamedLeader, Reads } from '@quay/store';
import type { ContractsOfFollowing } from './needs.ts';
import { type LedPosition, type RecordFacts, recordOf } from './record.ts';

/** Records of leaders, each at most a minute old. */
export type Records = {
  of(leader: NamedLeader, span: RecordSpan): Promise<{ readonly record: LeaderRecord; readonly days: RecordDay[] }>;
  /** What the record of a leader is computed from. */
  facts(leader: NamedLeader): Promise<RecordFacts>;
};

type Kept = { readonly loadedAt: number; readonly facts: Promise<RecordFacts> };

const MAX_AGE_MS = 60_000;
const DAY_MS = 86_400_000;
const daysOf: Readonly<Record<RecordSpan, number>> = { '30-days': 30, '90-days': 90, all: Number.POSITIVE_INFINITY };
/** Most positions that a record is of. */
const POSITIONS_MAX = 100_000;

export const sinceOf = (span: RecordSpan, now: number): number => Math.max(0, now - daysOf[span] * DAY_MS);

export function createRecords({
  reads,
  contracts,
  now,
  maxAgeMs = MAX_AGE_MS,
}: {
  readonly reads: Pick<Reads, 'following' | 'perpetual'>;
  readonly contracts: ContractsOfFollowing;
  readonly now: () => number;
  readonly maxAgeMs?: number;
}): Records {
  const kept = new Map<number, Kept>();

  async function load({ owner, ownMoney }: NamedLeader): Promise<RecordFacts> {
    const [rows, closed] = await Promise.all([
      reads.following.recordRows(owner),
      reads.perpetual.closedPositions(owner, { size: POSITIONS_MAX, direction: 'asc' }),
    ]);
    const leverageOf = new Map(rows.openings.map(({ contract, at, leverage }) => [`${contract} ${at}`, leverage]));
    const positions = closed
      .filter(({ contract }) => contracts.find(contract)?.quote === FOLLOWING_COIN)
      .map(({ id, contract, isLong, openedAt, closedAt, ending, profit, fees, funding, toFund }): LedPosition => {
        const leverage = leverageOf.get(`${contract} ${openedAt}`);
        const net = profit - fees + funding - toFund;
        return { id, contract, isLong, leverage, openedAt, closedAt, ending, net };
      });
    return { ...rows, positions, ownMoney };
  }

  function facts(leader: NamedLeader): Promise<RecordFacts> {
    const at = now();
    const known = kept.get(leader.owner);
    if (known && at - known.loadedAt < maxAgeMs) return known.facts;
    const loading = load(leader);
    kept.set(leader.owner, { loadedAt: at, facts: loading });
    // One that failed is asked for again.
    loading.catch(() => kept.delete(leader.owner));
    return loading;
  }

  return {
    facts,
    of: async (leader, span) => recordOf(await facts(leader), sinceOf(span, now()), now()),
  };
}
