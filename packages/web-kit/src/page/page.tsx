import { type ComponentType, use } from 'react';
import { loadOnce } from './load-once.ts';

/** The specification's limit for a page chunk. */
const CHUNK_TIMEOUT_MS = 120_000;

/** The chunk of a page, its style or its words did not come. One tap loads the app anew. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
}

/** So long after its last movement the page stands still. */
const STILL_MS = 500;

/** A page, and a way to fetch it before it is shown. */
export type Page = ComponentType & { preload(): Promise<unknown> };

/** All chunks that were defined and not fetched yet. */
const ahead: (() => Promise<unknown>)[] = [];

/** Code that is fetched once, when it is first wanted or when nothing else is to be done. */
export function chunk<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  const fetch = loadOnce(() =>
    inTime(load()).catch((cause: unknown) => {
      throw new ChunkLoadError('chunk-load error', { cause });
    }),
  );
  ahead.push(fetch);
  return fetch;
}

/** A page whose code and words are fetched together when it is first shown. */
export function page(load: () => Promise<{ default: ComponentType }>, ...words: { load(): Promise<unknown> }[]): Page {
  const fetch = chunk(async () => {
    const [module] = await Promise.all([load(), ...words.map((one) => one.load())]);
    return module.default;
  });
  return Object.assign(() => <Show fetch={fetch} />, { preload: fetch });
}

/** A page that is there already renders at once, without a fallback in between. */
function Show({ fetch }: { fetch: () => Promise<ComponentType> }) {
  const Loaded = use(fetch());
  return <Loaded />;
}

function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout>;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('chunk timeout')), CHUNK_TIMEOUT_MS);
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}

/**
 * Fetches the remaining chunks while the device has nothing else to do, one after the other, and what they define
 * after them. A failure is left for the moment at which the chunk is wanted.
 */
export function prefetchPages(): void {
  const whenIdle: (then: () => void) => unknown = globalThis.requestIdleCallback ?? ((then) => setTimeout(then, 200));
  let movedAt = Number.NEGATIVE_INFINITY;
  addEventListener('scroll', ({ timeStamp }) => (movedAt = timeStamp), { capture: true, passive: true });
  const next = () => {
    // The style of a page that arrives makes the browser look at all of the present one anew: not under a thumb.
    const still = performance.now() - movedAt;
    if (still < STILL_MS) {
      setTimeout(() => whenIdle(next), STILL_MS - still);
      return;
    }
    const fetch = ahead.shift();
    if (fetch)
      fetch().then(
        () => whenIdle(next),
        () => whenIdle(next),
      );
  };
  whenIdle(next);
}
