import { connect } from 'node:tls';
import { z } from 'zod';
import { type Link, type LinkEvents, speakWith } from '../client.ts';
import type { Signer } from '../protocol.ts';
import type { SignerReply } from '../service.ts';
import { addressText, type SignerAddress } from './address.ts';
import { frame, readFrames } from './frames.ts';
import type { Hello } from './listen.ts';
import { pskOfClient, tlsOptions } from './shared-secret.ts';

/** How long the first line may take: a signer that starts beside the server is there soon. */
const BEGIN_WITHIN_MS = 30_000;
const CONNECT_MS = 5_000;
/** Two servers that take the place of each other must not do so all the time. */
const REPLACED_MS = 15_000;
const hex = z.string().regex(/^0x[0-9a-fA-F]+$/) as unknown as z.ZodType<`0x${string}`>;
const hello = z.object({
  version: z.literal(1),
  ready: z.object({ depositKey: z.string(), hotWallet: hex, hotWallets: z.array(hex).min(1) }),
  uid: z.number().optional(),
}) satisfies z.ZodType<Hello>;
const closed = z.object({ closed: z.string() });
const signed = z.object({ raw: hex, txHash: hex });
const id = z.number().int();
const reply = z.union([
  z.object({ id, signed }),
  z.object({ id, retired: z.literal(true) }),
  z.object({ id, remembered: z.object({ request: z.looseObject({}), signed }).nullable() }),
  z.object({ id, refusal: z.string(), detail: z.string() }),
  z.object({ id, unavailable: z.string() }),
]);

/** Connects to a signer that runs by itself, under another account or on another machine. */
export function connectSigner(options: {
  readonly address: SignerAddress;
  readonly secret: Buffer;
  readonly log: { warn(line: string): void };
  readonly beginWithinMs?: number;
  readonly withinMs?: number;
}): Promise<Signer> {
  const { address, secret, log, beginWithinMs = BEGIN_WITHIN_MS, withinMs } = options;
  const where = addressText(address);
  let hasWarned = false;

  function open(events: LinkEvents): Link {
    const socket = connect({
      ...address,
      ...tlsOptions,
      pskCallback: pskOfClient(secret),
      // Who is there is proved by the secret, not by a name.
      checkServerIdentity: () => undefined,
    });
    let isSecure = false;
    let lostWhy = `${where} closed the line`;
    const connecting = setTimeout(() => socket.destroy(new Error('no answer')), CONNECT_MS);
    const stop = (why: string) => {
      lostWhy = `${where}: ${why}`;
      socket.destroy();
    };
    socket.on('secureConnect', () => {
      isSecure = true;
      clearTimeout(connecting);
      socket.setKeepAlive(true, 10_000);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      lostWhy = `${where}: ${isSecure ? error.message : wordsOf(error)}`;
    });
    socket.on('close', () => {
      clearTimeout(connecting);
      events.lost(lostWhy);
    });
    readFrames(
      socket,
      (said) => {
        const answer = reply.safeParse(said);
        if (answer.success) return events.reply(answer.data as SignerReply);
        const first = hello.safeParse(said);
        if (first.success) {
          warnOf(first.data);
          return events.ready(first.data.ready);
        }
        const last = closed.safeParse(said);
        if (last.success) events.lost(`${where}: ${last.data.closed}`, REPLACED_MS);
        else stop('it answers something else');
      },
      stop,
    );
    return {
      send: (question) => void socket.write(frame(question)),
      hold: (holds) => void (holds ? socket.ref() : socket.unref()),
      async close() {
        socket.destroy();
      },
    };
  }

  /** Of one account it is another process and no boundary. */
  function warnOf({ uid }: Hello): void {
    if (hasWarned || !('path' in address) || uid === undefined || uid !== process.getuid?.()) return;
    hasWarned = true;
    log.warn('the signer runs under the account of the server: whoever takes that over can read its keys');
  }

  const words = { lost: 'the signer is away', never: 'the signer cannot be reached' };
  return speakWith({ open, log, words, beginWithinMs, withinMs });
}

/** Of a line that never stood. A wrong secret shows as a fault of the handshake. */
function wordsOf(error: NodeJS.ErrnoException): string {
  if (error.message.includes('SSL')) return 'the handshake failed: the two secrets differ, or it is no signer';
  return error.code ?? error.message;
}
