import type { C2cPush } from '@quay/contract/c2c';
import { askAgain } from '@quay/web-kit/request';
import { useQueryClient } from '@tanstack/react-query';
import { useLive } from '../../../live/live.ts';
import { useSession } from '../../../shell/session.ts';

/** What an order changes besides itself, by the second part of the key. */
const touched = ['order', 'orders', 'me', 'chat', 'statistics', 'ads', 'methods'];

/** Asks anew for what is shown of the user's orders whenever one of them changes; `hear` is told which. */
export function useC2cChanges(hear?: (change: C2cPush['data']) => void): void {
  const client = useQueryClient();
  const loggedIn = useSession((session) => session.token !== null);
  useLive<C2cPush['data']>(loggedIn ? 'c2c' : null, (change) => {
    hear?.(change);
    void askAgain(client, {
      predicate: ({ queryKey: [area, what] }) => area === 'c2c' && touched.includes(String(what)),
    });
  });
}
