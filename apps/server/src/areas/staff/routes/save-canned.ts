import { type saveCanned, staff } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';

export const saveCannedRoute: Route<typeof saveCanned> = async ({ cannedId, ...answer }, { support }) => {
  const saved =
    cannedId === undefined
      ? await support.rows.addCanned(answer)
      : await support.rows.changeCanned({ id: cannedId, ...answer });
  if (!saved) return refused(staff['canned-unknown']);
  const { id, ...words } = saved;
  return told({ cannedId: id, ...words });
};
