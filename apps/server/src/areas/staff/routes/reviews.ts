import { review, reviews, takeReview } from '@quay/contract/staff';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

/** Verifications and merchants that wait for somebody. */
export const reviewRoutes = ({ audit, verification }: StaffNeeds): Served[] => [
  serve(reviews, async ({ kind, state, before }, { staff }) => {
    const wanted = { kind, state, before: before === undefined ? undefined : Number(before) };
    return reply(await verification.reviews.list(staff, wanted));
  }),
  serve(review, async ({ reviewId }, { staff }) => {
    const detail = await verification.reviews.detail(staff, Number(reviewId));
    return 'refusal' in detail ? refused(detail.refusal, detail.params) : reply(detail);
  }),
  serve(takeReview, async ({ reviewId }, { staff }) => {
    const taken = await verification.reviews.take(staff, reviewId);
    if ('refusal' in taken) return refused(taken.refusal, taken.params);
    const details = { kind: taken.kind, user: String(taken.userId) };
    await audit.add({ staff, act: 'take-review', subject: `review ${reviewId}`, details });
    return reply(taken);
  }),
];
