import { type decideReview, staff as refusals } from '@quay/contract/staff';
import type { ReviewRow } from '@quay/store';
import { messageBook } from '@quay/words/messages';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

type Decision = Parameters<Route<typeof decideReview>>[0];

export const decideReviewRoute =
  ({ audit, c2c, messages, reads, verification }: StaffNeeds): Route<typeof decideReview> =>
  async (request, context) => {
    const { staff } = context;
    const review = await verification.reviews.validate(staff, request.reviewId, request);
    if ('refusal' in review) return refused(review.refusal, review.params);
    const { pass, reason = '', remark = '' } = request;
    if (pass && review.kind === 'merchant') {
      const [missing] = await c2c.market.missingFor(review.userId);
      if (missing) return refused(refusals[`applicant-${missing}`]);
    }
    const details = { kind: review.kind, user: String(review.userId), pass: pass ? 'yes' : 'no', reason, remark };
    await audit.add({ staff, act: 'decide-review', subject: `review ${review.id}`, details });
    const decided = await verification.reviews.decide(staff, review, request);
    if ('refusal' in decided) return refused(decided.refusal, decided.params);
    await notify({ reads, messages }, review, request);
    return reply({}, decided.seq);
  };

/** The user is notified on whatever channel there is. */
async function notify(
  { reads, messages }: Pick<StaffNeeds, 'reads' | 'messages'>,
  { userId, kind }: ReviewRow,
  { pass, reason, remark }: Decision,
) {
  const user = await reads.identity.userById(userId);
  const address = user?.email ?? user?.phone;
  if (!user || !address) return;
  const language = user.preferences.language ?? 'en_US';
  const to = { user: userId, channel: user.email ? 'email' : 'phone', address, language } as const;
  const level = messageBook(language).reviewKinds[kind];
  if (pass) {
    await messages.post({ ...to, kind: 'verification-passed', params: { level } });
    return;
  }
  const why = [reason && messageBook(language).rejectReasons[reason], remark].filter(Boolean).join(' ');
  await messages.post({ ...to, kind: 'verification-rejected', params: { level, reason: why } });
}
