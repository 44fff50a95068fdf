import { sendMessage } from '@quay/contract/support';
import { create } from 'zustand';
import { isUnreached, Refusal } from '../../../request/ask.ts';
import { queryClient } from '../../../request/query-client.ts';
import { kept } from '../../../shell/kept.ts';
import { changeThread } from './conversation.ts';
import { showAs } from './pictures.ts';
import { quietly } from './quietly.ts';
import { withSent } from './thread.ts';

/** A message that the exchange has not taken yet. */
export type Unsent = {
  /** Its own name of it: however often it is sent, it is one message. */
  readonly clientId: string;
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

const stored = kept<readonly Unsent[]>('quay.unsent-messages', []);
/** More than anybody writes while a train is in a tunnel. */
const KEPT_MAX = 50;

type UnsentStore = { readonly all: readonly Unsent[]; readonly sending: ReadonlySet<string> };

export const useUnsent = create<UnsentStore>()(() => ({ all: read(), sending: new Set() }));
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

export const discard = (clientId: string): void =>
  keep(useUnsent.getState().all.filter((one) => one.clientId !== clientId));

function setSending(clientId: string, is: boolean): void {
  const sending = new Set(useUnsent.getState().sending);
  if (is) sending.add(clientId);
  else sending.delete(clientId);
  useUnsent.setState({ sending });
}

/** Takes a message, shows it at once, and sends it. */
export function write(message: Pick<Unsent, 'owner' | 'text' | 'fileId' | 'preview'>): void {
  const clientId = crypto.randomUUID();
  keep([...useUnsent.getState().all, { ...message, clientId, at: Date.now(), refused: null, unreached: false }]);
  void sendAll(message.owner);
}

let running: Promise<void> = Promise.resolve();

/** Sends everything that was not refused, one after the other, so that the order stays. */
export function sendAll(owner: string): Promise<void> {
  running = running.then(async () => {
    for (;;) {
      const next = useUnsent.getState().all.find((one) => one.owner === owner && one.refused === null);
      if (!next || !(await send(next))) return;
    }
  });
  return running;
}

/** What was refused is tried once more. */
export function sendAgain({ clientId, owner }: Unsent): void {
  change(clientId, { refused: null, unreached: false });
  void sendAll(owner);
}

/** Sends one; gives whether the next one may go. */
async function send({ clientId, owner, text, fileId, preview }: Unsent): Promise<boolean> {
  setSending(clientId, true);
  try {
    const message = await quietly(sendMessage, {
      clientId,
      ...(text && { text }),
      ...(fileId && { picture: fileId }),
    });
    if (preview) showAs(message.messageId, preview);
    changeThread(queryClient, owner, (held) => withSent(held, message));
    discard(clientId);
    return true;
  } catch (failure) {
    const goesLater = !(failure instanceof Refusal) || isUnreached(failure) || failure.code >= 500;
    change(clientId, goesLater ? { unreached: true } : { refused: failure.words, unreached: false });
    return !goesLater;
  } finally {
    setSending(clientId, false);
  }
}
