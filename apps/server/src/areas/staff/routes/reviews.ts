import type { reviews } from '@quay/contract/staff';
import { type Route, told } from '../../../edge/route.ts';

export const reviewsRoute: Route<typeof reviews> = async ({ kind, state, before }, { staff, verification }) => {
  const wanted = { kind, state, before: before === undefined ? undefined : Number(before) };
  return told(await verification.reviews.list(staff, wanted));
};
