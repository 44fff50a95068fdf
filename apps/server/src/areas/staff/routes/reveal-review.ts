import { staff as refusals, type revealReview } from '@quay/contract/staff';
import { type Route, refused, reply } from '../../../edge/route.ts';
import type { StaffNeeds } from '../needs.ts';
import { watermarkOf } from '../watermark.ts';

export const revealReviewRoute =
  ({ audit, team, vault, verification }: StaffNeeds): Route<typeof revealReview> =>
  async ({ reviewId, name, reason }, context) => {
    const { staff } = context;
    if (reason === '') return refused(refusals['reason-missing'], {}, 'reason');
    const hidden = await verification.reviews.hidden(staff, reviewId, name);
    if ('refusal' in hidden) return refused(hidden.refusal, hidden.params);
    const { review } = hidden;
    const tooMany = (minutes: number) => refused(refusals['reveal-too-many'], { minutes: String(minutes) });
    if ('nothing' in hidden) {
      const wait = await audit.revealWait(staff);
      return wait === undefined ? refused(refusals['not-there'], {}, 'name') : tooMany(wait);
    }
    // Written down before anything is shown.
    const subject = `user ${review.userId}`;
    const wait = await audit.reveal({ staff, subject, details: { review: String(reviewId), field: name, reason } });
    if (wait !== undefined) return tooMany(wait);
    await verification.reviews.opened(staff, reviewId, name);
    if ('value' in hidden) return reply({ value: hidden.value, url: null });
    const mark = watermarkOf(staff, team.now());
    return reply({ value: null, url: vault.link(hidden.fileId, `staff ${staff.id}`, mark) });
  };
