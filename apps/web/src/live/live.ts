import { LIVE_PATH } from '@quay/contract';
import { learnTime, sawSequence } from '@quay/web-kit/request';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useSession } from '../shell/session.ts';
import { submitLiveTicket } from './acts/live-ticket.ts';
import { type Connection, Socket } from './socket.ts';

export type { Connection } from './socket.ts';

/** The one socket of the page. */
export const live = new Socket({
  open: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}${LIVE_PATH}`),
  async ticket() {
    // A session of the demo has no private channels: its lists are asked for again and again.
    const { token, demo } = useSession.getState();
    if (!token || demo) return null;
    return (await submitLiveTicket()).ticket;
  },
  random: Math.random,
  // What the user was told privately the next answer must contain.
  onPrivate: sawSequence,
  onTime: learnTime,
});

/** Subscribes to a channel while the component is mounted; `null` to nothing. */
export function useLive<Data>(channel: string | null, listener: (data: Data) => void): void {
  const received = useEffectEvent((data: unknown) => listener(data as Data));
  useEffect(() => (channel === null ? undefined : live.subscribe(channel, (data) => received(data))), [channel]);
}

export function useConnection(): Connection {
  return useSyncExternalStore(live.watch, live.connection);
}
