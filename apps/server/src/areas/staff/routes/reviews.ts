import { merchantRequirements } from '@quay/contract/c2c';
import { review, reviews, takeReview } from '@quay/contract/staff';
import { refused, reply, type Served, serve } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';

/** Verifications and merchants that wait for somebody. */
export const reviewRoutes = ({ audit, c2c, verification }: StaffNeeds): Served[] => [
  serve(reviews, async ({ kind, state, before }, { staff }) => {
    const wanted = { kind, state, before: before === undefined ? undefined : Number(before) };
    return reply(await verification.reviews.list(staff, wanted));
  }),
  serve(review, async ({ reviewId }, { staff }) => {
    const detail = await verification.reviews.detail(staff, Number(reviewId));
    if ('refusal' in detail) return refused(detail.refusal, detail.params);
    if (detail.kind !== 'merchant') return reply(detail);
    const missing = await c2c.market.missingFor(detail.userId);
    const checks = merchantRequirements.map((check) => ({ check, passed: !missing.includes(check) }));
    return reply({ ...detail, checks: [...detail.checks, ...checks] });
  }),
  serve(takeReview, async ({ reviewId }, { staff }) => {
    const taken = await verification.reviews.take(staff, reviewId);
    if ('refusal' in taken) return refused(taken.refusal, taken.params);
    const details = { kind: taken.kind, user: String(taken.userId) };
    await audit.add({ staff, act: 'take-review', subject: `review ${reviewId}`, details });
    return reply(taken);
  }),
];
