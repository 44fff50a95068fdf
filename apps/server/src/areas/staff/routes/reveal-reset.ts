import { type revealReset, staff } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';
import { watermarkOf } from '../watermark.ts';

export const revealResetRoute =
  ({ audit, identity, team, vault }: StaffNeeds): Route<typeof revealReset> =>
  async ({ resetId, picture, reason }, context) => {
    if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
    const reset = await identity.resets.detail(resetId);
    if (!reset) return refused(staff['reset-unknown']);
    const tooMany = (minutes: number) => refused(staff['reveal-too-many'], { minutes: String(minutes) });
    const wait = await audit.revealWait(context.staff);
    if (wait !== undefined) return tooMany(wait);
    if (!reset.pictures.includes(picture)) return refused(staff['not-there']);

    // Nobody sees what is not written down.
    const act = { staff: context.staff, subject: `reset ${resetId}`, details: { picture, reason } };
    const refusedFor = await audit.reveal(act);
    if (refusedFor !== undefined) return tooMany(refusedFor);
    const mark = watermarkOf(context.staff, team.now());
    return reply({ url: vault.link(picture, `staff ${context.staff.id}`, mark) });
  };
