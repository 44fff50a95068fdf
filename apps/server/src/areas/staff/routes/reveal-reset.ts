import { type revealReset, staff } from '@quay/contract/staff';
import { type Route, refused, told } from '../../../edge/route.ts';
import { watermarkOf } from '../watermark.ts';

export const revealResetRoute: Route<typeof revealReset> = async ({ resetId, picture, reason }, asking) => {
  if (reason === '') return refused(staff['reason-missing'], {}, 'reason');
  const reset = await asking.identity.resets.detail(resetId);
  if (!reset) return refused(staff['reset-unknown']);
  const tooMany = (minutes: number) => refused(staff['reveal-too-many'], { minutes: String(minutes) });
  const wait = await asking.audit.revealWait(asking.staff);
  if (wait !== undefined) return tooMany(wait);
  if (!reset.pictures.includes(picture)) return refused(staff['not-there']);

  // Nobody sees what is not written down.
  const act = { staff: asking.staff, subject: `reset ${resetId}`, details: { picture, reason } };
  const refusedFor = await asking.audit.reveal(act);
  if (refusedFor !== undefined) return tooMany(refusedFor);
  const mark = watermarkOf(asking.staff, asking.team.now());
  return told({ url: asking.vault.link(picture, `staff ${asking.staff.id}`, mark) });
};
