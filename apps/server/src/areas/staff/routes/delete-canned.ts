import { type deleteCanned, staff } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const deleteCannedRoute: Route<typeof deleteCanned> = async ({ cannedId }, { support }) =>
  (await support.rows.deleteCanned(cannedId)) ? told({}) : refused(staff['canned-unknown']);
