import { closeSync, openSync, readFileSync } from 'node:fs';

/** What is assumed where the system does not say. */
const LIMIT_UNKNOWN = 1_024;
/** Descriptors of the database, the journal, threads, processes beside the server, files and outgoing requests. */
const RESERVE_MIN = 256;
const RESERVE_MAX = 1_024;
/** More connections than this cost more memory than one process should spend on them. */
const CONNECTIONS_MOST = 16_384;
const CONNECTIONS_LEAST = 64;

/** How many files and sockets this process may have open. Node has raised it to the hard limit by now. */
export function descriptorLimit(read: () => string = () => readFileSync('/proc/self/limits', 'utf8')): number {
  try {
    const limit = /^Max open files\s+(\d+|unlimited)/m.exec(read())?.[1];
    if (limit === 'unlimited') return Number.MAX_SAFE_INTEGER;
    return limit === undefined ? LIMIT_UNKNOWN : Number(limit);
  } catch {
    return LIMIT_UNKNOWN;
  }
}

/** How many of them connections of clients may take: the rest stays for everything else that the process opens. */
export function connectionsWithin(limit: number, most: number = CONNECTIONS_MOST): number {
  const reserve = Math.min(RESERVE_MAX, Math.max(RESERVE_MIN, Math.floor(limit / 8)));
  return Math.min(most, Math.max(CONNECTIONS_LEAST, limit - reserve));
}

const EXHAUSTED = new Set(['EMFILE', 'ENFILE']);

/** Whether something failed only because no descriptor was free, which says nothing about what was asked. */
export const isExhausted = (error: unknown): boolean => EXHAUSTED.has((error as NodeJS.ErrnoException)?.code ?? '');

export type SpareDescriptors = {
  /** Closes them, so that whatever must be opened now can be; takes them again in a moment. */
  release(): void;
  close(): void;
};

const SPARE = 16;
const AGAIN_MS = 1_000;

/** Keeps some descriptors open for the moment in which there are no others. */
export function holdSpareDescriptors(count: number = SPARE, againMs: number = AGAIN_MS): SpareDescriptors {
  const held: number[] = [];
  let timer: NodeJS.Timeout | undefined;

  function hold(): void {
    timer = undefined;
    try {
      while (held.length < count) held.push(openSync('/dev/null', 'r'));
    } catch {
      later();
    }
  }
  function later(): void {
    timer ??= setTimeout(hold, againMs).unref();
  }
  function letGo(): void {
    for (const descriptor of held.splice(0)) closeSync(descriptor);
  }

  hold();
  return {
    release() {
      letGo();
      later();
    },
    close() {
      clearTimeout(timer);
      letGo();
    },
  };
}
