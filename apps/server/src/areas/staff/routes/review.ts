import type { review } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const reviewRoute: Route<typeof review> = async ({ reviewId }, { staff, verification }) => {
  const detail = await verification.reviews.detail(staff, Number(reviewId));
  return 'refusal' in detail ? refused(detail.refusal, detail.params) : told(detail);
};
