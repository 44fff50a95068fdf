import {
  CLOSURE_DAYS,
  type Closure,
  type ClosureObstacle,
  LEFT_BEHIND_COIN,
  LEFT_BEHIND_MAX,
  obstacleRefusals,
} from '@quay/contract/account';
import type { Proof } from '@quay/contract/identity';
import type { AccountClosure, CloseAccount, ClosureOutlook, KeepAccount, LookClosure } from '@quay/core';
import { text } from '@quay/money';
import type { EndedClosure, Reads } from '@quay/store';
import type { No } from '../../edge/envelope.ts';
import { timeOf } from '../../system/time-of.ts';
import { confirmed } from './confirmed.ts';
import type { AccountNeeds, Origin } from './needs.ts';

/** Most owners who are told in one look. */
const TOLD_AT_ONCE = 100;

/** How an account is left, as routes see it. The core has the last word. */
export type Closing = {
  /** How it stands, and what would keep it from being closed. */
  of(owner: number, rows: Pick<Reads, 'account'>): Promise<Closure>;
  /** Asks for it with everything that the account asks for, and ends every session. */
  close(
    owner: number,
    asked: { readonly leaveRest: boolean; readonly fundPassword?: string | undefined; readonly proof: Proof },
    from: Origin,
  ): Promise<{ readonly closesAt: number; readonly seq: number } | No>;
  keep(owner: number, from: Origin): Promise<{ readonly seq: number } | No>;
  /** What the core has ended by now: whoever is closed comes in no more, and everybody is told. */
  follow(): Promise<void>;
};

export function createClosing({ core, reads, identity, encryption, messages, shown }: AccountNeeds): Closing {
  async function outlook(owner: number): Promise<ClosureOutlook> {
    const { outcome } = await core.submit<ClosureOutlook>('account/look-closure', { owner } satisfies LookClosure);
    if (!outcome.ok) throw new Error(`what keeps ${owner} here was refused`);
    return outcome.value;
  }

  /** What the core would refuse for, before anybody is asked to prove anything. */
  async function validateObstacles(owner: number, leaveRest: boolean): Promise<No | undefined> {
    const { obstacles } = await outlook(owner);
    const first = obstacles.map(({ obstacle }) => obstacle).find((one) => one !== 'balances' || !leaveRest);
    return first && no(obstacleRefusals[first], paramsOf(first));
  }

  return {
    async of(owner, rows) {
      const [row, { obstacles, worth }] = await Promise.all([rows.account.closureOf(owner), outlook(owner)]);
      return {
        state: row?.state ?? null,
        requestedAt: row?.requestedAt ?? null,
        closesAt: row?.state === 'waiting' ? row.dueAt : null,
        obstacles: obstacles.map(({ obstacle }) => obstacle),
        left: worth === null ? null : text(worth),
        leaveMax: LEFT_BEHIND_MAX,
        days: CLOSURE_DAYS,
      };
    },

    async close(owner, { leaveRest, fundPassword, proof }, from) {
      const inTheWay = await validateObstacles(owner, leaveRest);
      if (inTheWay) return inTheWay;
      const wrong = await confirmed({ identity, encryption }, owner, 'close-account', { fundPassword, proof }, from);
      if (wrong) return wrong;

      const input = { owner, leavesRest: leaveRest } satisfies CloseAccount;
      const { outcome, seq } = await core.submit<AccountClosure>('account/close-account', input);
      if (!outcome.ok) return outcome;
      const closesAt = outcome.value.dueAt;
      // Whoever logs in next sees it.
      await shown(seq);
      await identity.notices.notify(owner, 'closure-requested', from, { words: { until: timeOf(closesAt) } });
      await identity.sessions.endAll(owner);
      return { closesAt, seq };
    },

    async keep(owner, from) {
      const input = { owner } satisfies KeepAccount;
      const { outcome, seq } = await core.submit<AccountClosure>('account/keep-account', input);
      if (!outcome.ok) return outcome;
      await shown(seq);
      await identity.notices.notify(owner, 'closure-taken-back', from);
      return { seq };
    },

    async follow() {
      for (const closure of await reads.account.untoldClosures(TOLD_AT_ONCE)) {
        if (closure.state === 'closed') {
          await reads.identity.closeUser(closure.owner);
          await identity.sessions.endAll(closure.owner);
        }
        // Whoever says so first tells: a start after a crash does not tell twice.
        if (await reads.account.tellClosure(closure)) await tell(closure);
      }
    },
  };

  async function tell({ owner, state }: EndedClosure): Promise<void> {
    const user = await reads.identity.userById(owner);
    if (!user) return;
    const language = user.preferences.language ?? 'en_US';
    const kind = state === 'closed' ? 'account-closed' : 'closure-called-off';
    for (const channel of ['email', 'phone'] as const) {
      const address = user[channel];
      if (address !== null) await messages.post({ user: owner, channel, address, language, kind, params: {} });
    }
  }
}

const paramsOf = (obstacle: ClosureObstacle): Record<string, string> =>
  obstacle === 'balances' ? { most: LEFT_BEHIND_MAX, coin: LEFT_BEHIND_COIN } : {};

const no = (refusal: No['refusal'], params: Record<string, string> = {}): No => ({ refusal, params });
