/** Questions to a network, many in one request. */

export type RpcCall = readonly [method: string, params: readonly unknown[]];

/** The network said no, and why in its own words. */
export class RpcRefusal extends Error {
  override readonly name = 'RpcRefusal';
}

/** Nobody answered. */
export class RpcUnreachable extends Error {
  override readonly name = 'RpcUnreachable';
}

type Answer = { readonly id: number; readonly result?: unknown; readonly error?: { readonly message: string } };

const CALLS_MAX = 50;

/** The answers in the order of the questions. @throws {RpcRefusal | RpcUnreachable} */
export async function rpc<Results extends readonly unknown[]>(
  network: string,
  calls: { readonly [Route in keyof Results]: RpcCall },
  signal?: AbortSignal,
): Promise<Results> {
  const parts: Promise<unknown[]>[] = [];
  for (let from = 0; from < calls.length; from += CALLS_MAX) {
    parts.push(askAll(network, calls.slice(from, from + CALLS_MAX), signal));
  }
  return (await Promise.all(parts)).flat() as unknown as Results;
}

async function askAll(network: string, calls: readonly RpcCall[], signal?: AbortSignal): Promise<unknown[]> {
  const body = calls.map(([method, params], id) => ({ jsonrpc: '2.0', id, method, params }));
  let answers: Answer[] | { readonly error: { readonly message: string } };
  try {
    const answer = await fetch(`/testnet/rpc/${network}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
      cache: 'no-store',
    });
    answers = (await answer.json()) as typeof answers;
  } catch (failure) {
    if (signal?.aborted) throw failure;
    throw new RpcUnreachable('no answer');
  }
  if (!Array.isArray(answers)) throw new RpcUnreachable(answers.error.message);
  const byId = new Map(answers.map((one) => [one.id, one]));
  return calls.map((_, id) => {
    const answer = byId.get(id);
    if (!answer || answer.error) throw new RpcRefusal(answer?.error?.message ?? 'no answer');
    return answer.result;
  });
}

/** One question alone. */
export async function rpcOne<Result>(network: string, call: RpcCall, signal?: AbortSignal): Promise<Result> {
  const [result] = await rpc<[Result]>(network, [call], signal);
  return result;
}
