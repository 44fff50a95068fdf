import type { Call } from '@quay/contract';
import type { No } from './envelope.ts';
import type { RequestContext } from './request-context.ts';
import { reworded } from './reworded.ts';
import { type Reply, type Served, serve } from './route.ts';

type Given<Value> = Value | No | Promise<Value | No>;

/** Answers one call of the family by another one: the request in its words, the answer back in those of the family. */
export type Translate = <Request, Response, Params, Answer>(
  legacy: Call<Request, Response>,
  call: Call<Params, Answer> | ((request: Request) => Call<Params, Answer>),
  params: (request: Request, context: RequestContext) => Given<Params>,
  words: (answer: Answer, context: RequestContext) => Response | Promise<Response>,
) => Served;

/** Looks the other call up among the area's own routes. */
export function translating(routes: readonly Served[]): Translate {
  const byName = new Map(routes.map(({ name, route }) => [name, route]));
  return (legacy, call, params, words) =>
    serve(legacy, async (request, context) => {
      const translated = await params(request, context);
      if (isNo(translated)) return { outcome: { ok: false, ...translated } };
      const { name } = typeof call === 'function' ? call(request) : call;
      const route = byName.get(name);
      if (!route) throw new Error(`nothing serves ${name}, which ${legacy.name} is answered by`);
      return reworded((await route(translated, context)) as Reply<never>, (answer) => words(answer, context));
    });
}

const isNo = (translated: unknown): translated is No =>
  typeof translated === 'object' && translated !== null && 'refusal' in translated;
