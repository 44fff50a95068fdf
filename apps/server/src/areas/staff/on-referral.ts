import type { No } from '../../edge/envelope.ts';
import type { StaffNeeds } from './needs.ts';
import type { Proposal } from './proposals.ts';

/**
 * Does what two of staff have decided about referral, or gives why it cannot be done any more. It is done before the decision
 * is written: a stop between the two leaves the approval open, and approving it again changes nothing.
 */
export async function fulfilOnReferral(
  request: Proposal,
  administration: StaffNeeds['referral'],
): Promise<No | undefined> {
  switch (request.kind) {
    case 'correct-referrer': {
      const { userId, from, referrer } = request.payload;
      return administration.correct(userId, from, referrer);
    }
    case 'restore-referrer':
      return administration.setRight(request.payload.userId, true);
    default:
      return undefined;
  }
}
