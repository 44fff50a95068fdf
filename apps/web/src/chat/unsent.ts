import { isUnreached, Refusal } from '@quay/web-kit/request';
import { storedValue } from '@quay/web-kit/storage';
import { useEffect } from 'react';
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import { useConnection } from '../live/live.ts';
import { showAs } from './pictures.ts';

/** A message that the exchange has not taken yet. */
export type Unsent = {
  /** Its own name of it: however often it is sent, it is one message. */
  readonly clientId: string;
  /** Whose message in which conversation. */
  readonly owner: string;
  readonly text: string;
  /** An uploaded picture. */
  readonly fileId: string | null;
  /** Where this page can show it; gone after a reload. */
  readonly preview: string | null;
  readonly at: number;
  /** Why it was refused, in words. What was not reached goes again by itself. */
  readonly refused: string | null;
  readonly unreached: boolean;
};

/** More than anybody writes while a train is in a tunnel. */
const KEPT_MAX = 50;

type UnsentStore = { readonly all: readonly Unsent[]; readonly sending: ReadonlySet<string> };

/** Nothing was said about the message itself: not reached, or a server that broke. */
const mayGoLater = (failure: unknown): boolean =>
  !(failure instanceof Refusal) || isUnreached(failure) || (failure.code >= 500 && failure.code < 600);

/** What to show, and how to act on it. */
export type Outbox = {
  readonly useUnsent: UseBoundStore<StoreApi<UnsentStore>>;
  write(message: Pick<Unsent, 'owner' | 'text' | 'fileId' | 'preview'>): void;
  sendAll(owner: string): Promise<void>;
  sendAgain(unsent: Unsent): void;
  discard(clientId: string): void;
};

/**
 * Messages on their way, kept on the device under `key` until the exchange has them. `deliver` sends one and gives the
 * name under which its picture is known.
 */
export function outbox(key: string, deliver: (unsent: Unsent) => Promise<string>): Outbox {
  const stored = storedValue<readonly Unsent[]>(key, []);
  const useUnsent = create<UnsentStore>()(() => ({ all: read(), sending: new Set() }));
  stored.onOtherTab(() => useUnsent.setState({ all: read() }));

  /** An address of a picture is good for the page that made it. */
  function read(): Unsent[] {
    const all = stored.read();
    return Array.isArray(all) ? all.map((one: Unsent) => ({ ...one, preview: null })) : [];
  }

  function keep(all: readonly Unsent[]): void {
    const newest = all.slice(-KEPT_MAX);
    stored.write(newest);
    useUnsent.setState({ all: newest });
  }

  const change = (clientId: string, to: Partial<Unsent>) =>
    keep(useUnsent.getState().all.map((one) => (one.clientId === clientId ? { ...one, ...to } : one)));

  const discard = (clientId: string): void => keep(useUnsent.getState().all.filter((one) => one.clientId !== clientId));

  function setSending(clientId: string, is: boolean): void {
    const sending = new Set(useUnsent.getState().sending);
    if (is) sending.add(clientId);
    else sending.delete(clientId);
    useUnsent.setState({ sending });
  }

  /** Takes a message, shows it at once, and sends it. */
  function write(message: Pick<Unsent, 'owner' | 'text' | 'fileId' | 'preview'>): void {
    const clientId = crypto.randomUUID();
    keep([...useUnsent.getState().all, { ...message, clientId, at: Date.now(), refused: null, unreached: false }]);
    void sendAll(message.owner);
  }

  let running: Promise<void> = Promise.resolve();

  /** Sends everything that was not refused, one after the other, so that the order stays. */
  function sendAll(owner: string): Promise<void> {
    running = running.then(async () => {
      for (;;) {
        const next = useUnsent.getState().all.find((one) => one.owner === owner && one.refused === null);
        if (!next || !(await send(next))) return;
      }
    });
    return running;
  }

  /** What was refused is tried once more. */
  function sendAgain({ clientId, owner }: Unsent): void {
    change(clientId, { refused: null, unreached: false });
    void sendAll(owner);
  }

  /** Sends one; gives whether the next one may go. */
  async function send(unsent: Unsent): Promise<boolean> {
    const { clientId, preview } = unsent;
    setSending(clientId, true);
    try {
      const name = await deliver(unsent);
      if (preview) showAs(name, preview);
      discard(clientId);
      return true;
    } catch (failure) {
      const goesLater = mayGoLater(failure);
      change(clientId, goesLater ? { unreached: true } : { refused: (failure as Refusal).words, unreached: false });
      return !goesLater;
    } finally {
      setSending(clientId, false);
    }
  }

  return { useUnsent, write, sendAll, sendAgain, discard };
}

/** What has not gone goes when there is a connection again. */
export function useSendingLater({ sendAll }: Outbox, owner: string): void {
  const { state } = useConnection();
  useEffect(() => {
    if (state === 'live') void sendAll(owner);
    const online = () => void sendAll(owner);
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, [sendAll, owner, state]);
}
