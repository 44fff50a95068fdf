import { type ComponentType, use } from 'react';

/** The specification's limit for a page chunk. */
const CHUNK_TIMEOUT_MS = 120_000;

/** The chunk of a page, its style or its words did not come. One tap loads the app anew. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** A page, and a way to fetch it before it is shown. */
export type Page = ComponentType & { preload(): Promise<void> };

type Chunk = { Loaded?: ComponentType; start(): Promise<void> };

/** All pages that were defined, for fetching ahead. */
const chunks: Chunk[] = [];

/** A page whose code and words are fetched together when it is first shown. */
export function page(load: () => Promise<{ default: ComponentType }>, ...words: { load(): Promise<void> }[]): Page {
  let underWay: Promise<void> | undefined;
  const chunk: Chunk = {
    start() {
      underWay ??= inTime(Promise.all([load(), ...words.map((one) => one.load())])).then(
        ([module]) => {
          chunk.Loaded = module.default;
        },
        (cause: unknown) => {
          underWay = undefined;
          throw new ChunkLoadError('chunk-load error', { cause });
        },
      );
      return underWay;
    },
  };
  chunks.push(chunk);
  return Object.assign(() => <Show chunk={chunk} />, { preload: chunk.start });
}

/** A page that is there already renders at once, without a fallback in between. */
function Show({ chunk }: { chunk: Chunk }) {
  if (!chunk.Loaded) use(chunk.start());
  return chunk.Loaded ? <chunk.Loaded /> : null;
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk timeout')), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/**
 * Fetches the remaining pages while the device has nothing else to do, one after the other. A failure is left for the
 * moment at which the page is wanted.
 */
export function prefetchPages(): void {
  const whenIdle: (then: () => void) => unknown = globalThis.requestIdleCallback ?? ((then) => setTimeout(then, 200));
  const remaining = [...chunks];
  const next = () => {
    const chunk = remaining.shift();
    if (chunk)
      chunk.start().then(
        () => whenIdle(next),
        () => whenIdle(next),
      );
  };
  whenIdle(next);
}
