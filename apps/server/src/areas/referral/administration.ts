import { PROMOTION_FUND } from '@quay/contract/earn';
import { REFERRAL_COIN, REFERRAL_LINES, referral } from '@quay/contract/referral';
import { type ReferralOverview, type StaffReferralMember, staff } from '@quay/contract/staff';
import type { CorrectReferrer, SetReferralRight } from '@quay/core';
import { freeOf } from '@quay/core/earn-sums';
import { text } from '@quay/money';
import type { Reads, UserRow } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { No } from '../../edge/envelope.ts';

/** Who somebody's referrer is to be, found by a code; nobody where there is none. */
export type WantedReferrer = {
  readonly user: UserRow;
  readonly referrer: UserRow | null;
  readonly from: number | null;
};

/** What staff see and do of referral. */
export type ReferralAdministration = {
  overview(): Promise<ReferralOverview>;
  member(user: number): Promise<StaffReferralMember | undefined>;
  mayRefer(user: number): Promise<boolean>;
  /** Finds who is meant, or gives why that cannot be. */
  wanted(user: number, usercode: string): Promise<WantedReferrer | No>;
  /** Does it; `from` is who it was when somebody asked. */
  correct(user: number, from: number | null, referrer: number | null): Promise<No | undefined>;
  setRight(user: number, mayRefer: boolean): Promise<No | undefined>;
};

type Needs = {
  readonly core: Pick<CorePort, 'submit'>;
  readonly reads: Pick<Reads, 'referral' | 'earn' | 'identity'>;
  /** Until the rows have what was done before. */
  caughtUp(): Promise<unknown>;
  now(): number;
};

const WAITING = 100;
const CLAIMS = 20;
const LAST = Number.MAX_SAFE_INTEGER;

export function createReferralAdministration({ core, reads, caughtUp, now }: Needs): ReferralAdministration {
  const { referral: rows, identity } = reads;
  const no = (refusal: No['refusal'], field?: string): No => ({ refusal, params: {}, ...(field && { field }) });

  async function isAbove(above: number, user: number): Promise<boolean> {
    for (let next = await rows.member(user); next?.referrer; next = await rows.member(next.referrer)) {
      if (next.referrer === above) return true;
    }
    return false;
  }

  async function submit(name: string, input: object): Promise<No | undefined> {
    const { outcome } = await core.submit(name, input);
    await caughtUp();
    return outcome.ok ? undefined : { refusal: outcome.refusal, params: outcome.params };
  }

  return {
    async overview() {
      await caughtUp();
      const [figures, funds, waiting] = await Promise.all([
        rows.figures(),
        reads.earn.funds(),
        rows.waitingOfStaff(WAITING),
      ]);
      const fund = funds.find(({ code, asset }) => code === PROMOTION_FUND && asset === REFERRAL_COIN);
      const { bound, barred, paid, scheduled, scheduledSince } = figures;
      return {
        ...{ at: now(), coin: REFERRAL_COIN, bound, barred, paid: text(paid), scheduled: text(scheduled) },
        ...{ scheduledSince, left: text(fund ? freeOf(fund) : 0n) },
        waiting: waiting.map(({ id, owner: userId, username, at, amount }) => ({
          ...{ id, userId, username, at, amount: text(amount) },
        })),
      };
    },

    async member(userId) {
      await caughtUp();
      const user = await identity.userById(userId);
      if (!user) return undefined;
      const [member, lines, claims] = await Promise.all([
        rows.member(userId),
        rows.lines(userId),
        rows.claims(userId, LAST, CLAIMS),
      ]);
      const above = member?.referrer ? await identity.userById(member.referrer) : undefined;
      return {
        ...{ userId, username: user.username, usercode: user.usercode, boundAt: member?.boundAt ?? null },
        referrer: above ? { userId: above.id, username: above.username, usercode: above.usercode } : null,
        ...{ isFixed: member?.isFixed ?? false, mayRefer: member?.mayRefer ?? true },
        ...{ recharged: text(member?.recharged ?? 0n), counted: text(member?.counted ?? 0n) },
        people: Array.from(
          { length: REFERRAL_LINES },
          (_, at) => lines.find(({ line }) => line === at + 1)?.people ?? 0,
        ),
        claims: claims.map(({ id, at, amount, status }) => ({ id, at, amount: text(amount), status })),
      };
    },

    async mayRefer(user) {
      await caughtUp();
      return (await rows.member(user))?.mayRefer ?? true;
    },

    async wanted(userId, usercode) {
      await caughtUp();
      const user = await identity.userById(userId);
      if (!user) return no(staff['user-unknown']);
      const code = usercode.trim().toUpperCase();
      const referrer = code === '' ? null : await identity.userByUsercode(code);
      if (referrer === undefined) return no(referral['member-unknown'], 'usercode');
      const member = await rows.member(userId);
      const from = member?.referrer ?? null;
      if (from === (referrer?.id ?? null)) return no(referral.unchanged, 'usercode');
      if (member?.isFixed) return no(referral.settled);
      if (referrer) {
        if (referrer.id === userId) return no(referral['own-code'], 'usercode');
        if ((await isAbove(userId, referrer.id)) || (await isAbove(referrer.id, userId))) {
          return no(referral['direct-line'], 'usercode');
        }
        if ((await rows.member(referrer.id))?.mayRefer === false) return no(referral['no-right'], 'usercode');
      }
      return { user, referrer, from };
    },

    async correct(owner, from, referrer) {
      await caughtUp();
      const now = (await rows.member(owner))?.referrer ?? null;
      if (now !== from) return no(referral.unchanged);
      return submit('referral/correct-referrer', { owner, referrer } satisfies CorrectReferrer);
    },

    setRight: (owner, mayRefer) => submit('referral/set-right', { owner, mayRefer } satisfies SetReferralRight),
  };
}
