import type { Message } from '@quay/contract/support';

/** The customer's last message that staff have seen; it alone says so. */
export function lastSeen(newestFirst: readonly Message[], readByStaff: number | null): number | undefined {
  if (readByStaff === null) return undefined;
  return newestFirst.find(({ from, messageId }) => from === 'customer' && messageId <= readByStaff)?.messageId;
}
