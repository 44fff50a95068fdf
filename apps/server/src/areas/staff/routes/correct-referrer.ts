import { type correctReferrer, staff as refusals } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

export const correctReferrerRoute =
  ({ referral, team }: StaffNeeds): Route<typeof correctReferrer> =>
  async ({ userId, usercode, reason }, { staff }) => {
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const wanted = await referral.wanted(userId, usercode);
    if ('refusal' in wanted) return refused(wanted.refusal, wanted.params, wanted.field);
    const { user, referrer, from } = wanted;
    const approvalId = await team.ask(staff, {
      kind: 'correct-referrer',
      details: { user: String(userId), username: user.username, referrer: referrer?.username ?? '–' },
      payload: { userId, from, referrer: referrer?.id ?? null },
      reason,
    });
    return reply({ approvalId });
  };
