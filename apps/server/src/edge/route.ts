import type { Call, Refusal } from '@quay/contract';
import type { Outcome } from '@quay/core';
import type { RequestContext } from './request-context.ts';

/** What a route comes to. `seq` is the journal sequence that the answer is true at, where it has one. */
export type Reply<Response> = {
  readonly outcome: Outcome<Response>;
  readonly seq?: number;
  /** A `set-cookie` header that goes with it; the console's session alone has one. */
  readonly cookie?: string;
};

type Handler<Request, Response> = (
  request: Request,
  context: RequestContext,
) => Promise<Reply<Response>> | Reply<Response>;

/** The handler of a call: reads the wire's words, asks the core or the rows, puts the answer into the wire's words. */
export type Route<One> = One extends Call<infer Request, infer Response> ? Handler<Request, Response> : never;

/** A call together with its route; each area lists its own in `area.ts`. */
export type Served = { readonly name: string; readonly route: Route<Call<unknown, unknown>> };

export function serve<Request, Response>(call: Call<Request, Response>, route: Handler<Request, Response>): Served {
  return { name: call.name, route: route as Served['route'] };
}

export function reply<Response>(value: Response, seq?: number): Reply<Response> {
  return seq === undefined ? { outcome: { ok: true, value } } : { outcome: { ok: true, value }, seq };
}

export function refused(refusal: Refusal, params: Record<string, string> = {}, field?: string): Reply<never> {
  return { outcome: field === undefined ? { ok: false, refusal, params } : { ok: false, refusal, params, field } };
}
