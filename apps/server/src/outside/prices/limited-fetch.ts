/** Why a request gave nothing. Its words are for the log: nothing that the other side sent stands in them. */
export class FetchFailed extends Error {
  override readonly name = 'FetchFailed';
  /** How long the other side asks to be left alone. */
  readonly retryAfterMs: number | undefined;

  constructor(why: string, retryAfterMs?: number) {
    super(why);
    this.retryAfterMs = retryAfterMs;
  }
}

export type FetchLimits = { readonly timeoutMs: number; readonly mostBytes: number; readonly retryAfterMostMs: number };
export const FETCH_LIMITS: FetchLimits = { timeoutMs: 4_000, mostBytes: 512 * 1_024, retryAfterMostMs: 10 * 60_000 };

/** Fetches a text of limited size in limited time, from that address and no other. @throws {FetchFailed} */
export async function fetchText(address: string, limits: FetchLimits, ending: AbortSignal): Promise<string> {
  const signal = AbortSignal.any([AbortSignal.timeout(limits.timeoutMs), ending]);
  try {
    const response = await fetch(address, {
      signal,
      headers: { 'user-agent': 'quay', accept: '*/*' },
      // Who says where another address is would say what the price is.
      redirect: 'manual',
    });
    if (response.status !== 200) {
      await response.body?.cancel().catch(() => undefined);
      throw new FetchFailed(`HTTP ${response.status}`, retryAfterOf(response, limits.retryAfterMostMs));
    }
    return await textOf(response, limits.mostBytes);
  } catch (error) {
    throw error instanceof FetchFailed ? error : new FetchFailed(reasonOf(error));
  }
}

async function textOf(response: Response, mostBytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > mostBytes) throw new FetchFailed('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}

/** Seconds or a date, as HTTP has it, within what can be meant. */
function retryAfterOf({ headers }: Response, mostMs: number): number | undefined {
  const text = headers.get('retry-after');
  if (text === null) return undefined;
  const ms = /^\d{1,9}$/.test(text) ? Number(text) * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), mostMs) : undefined;
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as { readonly name?: string; readonly cause?: { readonly code?: unknown } };
  if (name === 'TimeoutError' || name === 'AbortError') return 'no answer in time';
  return typeof cause?.code === 'string' ? cause.code : 'the connection broke';
}
