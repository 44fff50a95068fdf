import type { takeReview } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const takeReviewRoute: Route<typeof takeReview> = async ({ reviewId }, { staff, verification, audit }) => {
  const taken = await verification.reviews.take(staff, reviewId);
  if ('refusal' in taken) return refused(taken.refusal, taken.params);
  const details = { kind: taken.kind, user: String(taken.userId) };
  await audit.add({ staff, act: 'take-review', subject: `review ${reviewId}`, details });
  return told(taken);
};
