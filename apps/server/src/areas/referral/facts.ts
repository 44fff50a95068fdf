import type { BindReferrer, RecordTrait } from '@quay/core';
import type { ReferralNeeds } from './needs.ts';

const AT_ONCE = 100;

/** What the core is to know of people: who invited them, said at sign-up, and by which documents they were verified. */
export type Facts = {
  /** Tells the core what it does not know yet. */
  tell(): Promise<void>;
};

export function createFacts({ core, reads }: Pick<ReferralNeeds, 'core' | 'reads'>): Facts {
  return {
    async tell() {
      for (const { owner, referrer } of await reads.referral.unbound(AT_ONCE)) {
        const input = { owner, referrer } satisfies BindReferrer;
        const { outcome } = await core.submit('referral/bind', input);
        if (!outcome.ok) await reads.referral.forgetInviter(owner);
      }
      for (const { owner, digest } of await reads.referral.unrecorded(AT_ONCE)) {
        const input = { owner, kind: 'person', digest } satisfies RecordTrait;
        await core.submit('referral/record-trait', input);
      }
    },
  };
}
