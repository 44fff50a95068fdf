import { LIVE_PATH } from '@quay/contract';
import { liveTicket } from '@quay/contract/identity';
import { learnTime, sawSequence } from '@quay/web-kit/request';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { ask } from '../request/ask.ts';
import { useSession } from '../shell/session.ts';
import { type Connection, Socket } from './socket.ts';

export type { Connection } from './socket.ts';

/** The one socket of the page. */
export const live = new Socket({
  open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${LIVE_PATH}`),
  async ticket() {
    if (!useSession.getState().token) return null;
    return (await ask(liveTicket, {}, { quiet: true })).ticket;
  },
  random: Math.random,
  // What the user was told privately the next answer must contain.
  heardPrivate: sawSequence,
  heardTime: learnTime,
});

/** Hears a channel while the component is there. `null` hears nothing. */
export function useLive<Data>(channel: string | null, hear: (data: Data) => void): void {
  const heard = useEffectEvent((data: unknown) => hear(data as Data));
  useEffect(() => (channel === null ? undefined : live.subscribe(channel, (data) => heard(data))), [channel]);
}

export function useConnection(): Connection {
  return useSyncExternalStore(live.watch, live.connection);
}
