import type { Refusal } from '@quay/contract';
import { type AccountStatus, identity } from '@quay/contract/identity';

/** Why nobody comes in, whatever they show: staff have locked the account, or its owner has closed it. */
export function barredBy(standing: AccountStatus): Refusal | undefined {
  if (standing === 'locked') return identity['account-locked'];
  return standing === 'closed' ? identity['account-closed'] : undefined;
}
