import type { Duplex } from 'node:stream';

/** A request has some hundred bytes; what is much longer is none. */
export const FRAME_MAX = 16 * 1024;
/** What has begun must end: a frame that comes byte by byte keeps a place of others. */
const FRAME_WITHIN_MS = 5_000;

/** Messages as JSON, one in a line. What is too long, too slow or no JSON ends the line. */
export function readFrames(from: Duplex, listener: (said: unknown) => void, wrong: (why: string) => void): void {
  let rest: Buffer = Buffer.alloc(0);
  let late: NodeJS.Timeout | undefined;
  let isOver = false;
  const end = (why: string) => {
    isOver = true;
    clearTimeout(late);
    wrong(why);
  };
  from.on('close', () => clearTimeout(late));
  from.on('data', (chunk: Buffer) => {
    if (isOver) return;
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    for (let at = rest.indexOf('\n'); at >= 0 && !isOver; at = rest.indexOf('\n')) {
      if (at > FRAME_MAX) return end('a frame is too long');
      const said = parsed(rest.subarray(0, at));
      rest = rest.subarray(at + 1);
      clearTimeout(late);
      late = undefined;
      if (said === undefined) return end('a frame is no JSON');
      listener(said);
    }
    if (isOver) return;
    if (rest.length > FRAME_MAX) return end('a frame is too long');
    if (rest.length > 0) late ??= setTimeout(end, FRAME_WITHIN_MS, 'a frame does not end').unref();
  });
}

export const frame = (said: unknown): string => `${JSON.stringify(said)}\n`;

function parsed(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}
