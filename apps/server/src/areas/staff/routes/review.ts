import { merchantRequirements } from '@quay/contract/c2c';
import type { review } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const reviewRoute: Route<typeof review> = async ({ reviewId }, { staff, verification, c2c }) => {
  const detail = await verification.reviews.detail(staff, Number(reviewId));
  if ('refusal' in detail) return refused(detail.refusal, detail.params);
  if (detail.kind !== 'merchant') return told(detail);
  const missing = await c2c.market.missingFor(detail.userId);
  const checks = merchantRequirements.map((check) => ({ check, passed: !missing.includes(check) }));
  return told({ ...detail, checks: [...detail.checks, ...checks] });
};
