import type { VerificationState } from '@quay/contract/verification';

/** No push reports a decision, so a screen that waits for one asks. */
const WAITING_MS = 30_000;

export const waits = (state: VerificationState | undefined) => state === 'applied' || state === 'reviewing';

export const every = (waiting: boolean) => (waiting ? WAITING_MS : false);

export const fresh = { refetchOnWindowFocus: 'always', staleTime: 0 } as const;
