import { identity, type resetStatus } from '@quay/contract/identity';
import { type Route, refused, told } from '../../../edge/route.ts';

export const resetStatusRoute: Route<typeof resetStatus> = async ({ number, contactEmail }, asking) => {
  const found = await asking.identity.resets.status(number, contactEmail);
  if (!found) return refused(identity['reset-unknown']);
  const { state, appliedAt, dueAt, holdUntil } = found.reset;
  return told({ state, appliedAt, dueAt, holdUntil, reason: found.reason });
};
