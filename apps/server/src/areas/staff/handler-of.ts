import type { StaffSession } from '../../edge/request-context.ts';
import type { Team } from './team.ts';
import { watermarkOf } from './watermark.ts';

/** The member of staff as somebody who handles appeals: what is shown bears their name. */
export function handlerOf(staff: StaffSession, team: Pick<Team, 'now'>) {
  const { id, username, name } = staff;
  return { id, username, name, mark: watermarkOf(staff, team.now()) };
}
