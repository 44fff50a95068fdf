import { FOLLOWING_COIN } from '@quay/contract/following/rules';
import type { Area } from '../../engine/area.ts';
import { applyLeader } from './commands/apply-leader.ts';
import { changeTerms } from './commands/change-terms.ts';
import { copyOrders, copyOrdersShape } from './commands/copy-orders.ts';
import { decideLeader } from './commands/decide-leader.ts';
import { follow } from './commands/follow.ts';
import { resignLeader } from './commands/resign-leader.ts';
import { settleShares, settleSharesShape } from './commands/settle-shares.ts';
import { stopFollowing } from './commands/stop-following.ts';
import { Copier } from './copier.ts';
import { Copies } from './copies.ts';
import { Follows } from './follows.ts';
import { followingInvariants } from './invariants.ts';
import { Leaders } from './leaders.ts';
import type { FollowingNeeds, Position } from './needs.ts';
import type { FollowingParts } from './parts.ts';
import { Shares } from './shares.ts';
import { Signals } from './signals.ts';
import { copyOrdersTable, sharesTable } from './state.ts';
import { Stopping } from './stopping.ts';

export type FollowingArea = Area &
  Pick<FollowingParts, 'leaders' | 'follows' | 'copies'> &
  Pick<Copier, 'isCopied' | 'posted'> & {
    /** A position may have changed. */
    touched(row: Position): void;
  };

const COPY = { name: copyOrdersShape.name, input: {} };
const SETTLE = { name: settleSharesShape.name, input: {} };

/** Following of traders: what leaders open is opened by their followers too, within limits, for a share of profits. */
export function followingArea(needs: FollowingNeeds): FollowingArea {
  const { changes, sequences, guard, contracts } = needs;
  const leaders = new Leaders(changes);
  const follows = new Follows(changes);
  const copies = new Copies(changes);
  const signals = new Signals(changes, contracts, sequences.of('following-signal'));
  const stopping = new Stopping({ follows, copies, leaders });
  const copier = new Copier({ follows, copies, signals, stopping, needs });
  const shares = new Shares(follows, needs);
  /** Positions that the command which runs has changed, of leaders and of copies, in the order in which it did. */
  const touched = new Map<string, Position>();
  /** When the mark of a contract was last held against the stops of who copies it. */
  const checked = new Map<string, number>();

  /** What the positions that changed mean: leaders have done something, or copies are smaller, larger or closed. */
  function note(at: number): boolean {
    let isNew = false;
    for (const [key, { owner, contract }] of touched) {
      touched.delete(key);
      const copy = copies.of(owner, contract);
      if (copy) copier.moved(copy, at);
      if (!leaders.approved(owner) || !contracts.isCopied(contract, FOLLOWING_COIN)) continue;
      const last = follows.ofLeader(owner).findLast(({ status }) => status === 'following');
      signals.note(owner, contract, last?.id ?? 0, at);
      isNew ||= last !== undefined;
    }
    return isNew;
  }

  /** Holds results against stops, of those whose marks or results have moved. */
  function stop(at: number): void {
    for (const contract of copies.contracts()) {
      const marked = contracts.mark(contract).at;
      if (checked.get(contract) === marked) continue;
      checked.set(contract, marked);
      for (const copy of copies.ofContract(contract)) stopping.moved(follows.find(copy.follow)!);
    }
    stopping.check((one) => copier.resultOf(one), at);
  }

  const work = (at: number): number =>
    copier.work(at, () => {
      note(at);
      stop(at);
    });
  const parts: FollowingParts = {
    ...{ leaders, follows, copies, signals, stopping, copier, shares, guard, sequences, work },
  };
  return {
    name: 'following',
    ...{ leaders, follows, copies },
    isCopied: (owner, contract) => copier.isCopied(owner, contract),
    posted: (row, kind, gained) => copier.posted(row, kind, gained),
    touched: (row) => {
      if (leaders.size > 0) touched.set(`${row.owner}/${row.contract}`, row);
    },
    state: [leaders, follows, copies, signals.rows, signals.seen],
    logs: [copyOrdersTable, sharesTable],
    commands: [
      applyLeader(parts),
      decideLeader(parts),
      resignLeader(parts),
      follow(parts),
      changeTerms(parts),
      stopFollowing(parts),
      copyOrders(parts),
      settleShares(parts),
    ],
    afterCommand(at) {
      if (leaders.size === 0) return;
      const isNew = note(at);
      stop(at);
      if (isNew) work(at);
    },
    continues: () => (copier.isBusy ? COPY : undefined),
    due: (now) => [...(copier.isBusy ? [COPY] : []), ...(shares.isDue(now) ? [SETTLE] : [])],
    rebuild() {
      follows.rebuild();
      copies.rebuild();
      signals.rebuild();
      stopping.rebuild();
      shares.rebuild();
      touched.clear();
      checked.clear();
    },
    invariants: followingInvariants(leaders, follows, copies, contracts),
  };
}
