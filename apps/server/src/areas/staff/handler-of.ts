import type { Asking } from '../../edge/route.ts';
import { watermarkOf } from './watermark.ts';

/** The member of staff who asks, as somebody who handles appeals: what is shown bears their name. */
export function handlerOf({ staff, team }: Pick<Asking, 'staff' | 'team'>) {
  const { id, username, name } = staff;
  return { id, username, name, mark: watermarkOf(staff, team.now()) };
}
