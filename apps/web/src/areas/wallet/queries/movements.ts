import { askAgain } from '@quay/web-kit/request';
import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../live/live.ts';
import { useSession } from '../../../shell/session.ts';

/** The first part of the key of everything that a deposit or a withdrawal changes. */
export const MOVEMENTS = 'movements';

/** Should a push be lost, what is on its way is asked for as often. */
export const PENDING_MS = 5_000;

/** Asks anew for what is shown of deposits and withdrawals, whenever one of them changes. */
export function useMovements(): void {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== null);
  useLive(loggedIn ? 'movements' : null, () => void askAgain(client, { queryKey: [MOVEMENTS] }));
}
