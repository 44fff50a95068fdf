import type { Call } from '@quay/contract';
import type { Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { RequestContext } from '../../edge/request-context.ts';
import { type Reply, type Served, serve as serveCall } from '../../edge/route.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { C2c } from './c2c.ts';
import type { Names, Origin, Owners } from './needs.ts';

export { type Reply, refused, reply as told } from '../../edge/route.ts';

/** What the routes of trading between people need. */
export type C2cNeeds = {
  readonly c2c: C2c;
  readonly core: Pick<CorePort, 'submit' | 'seq'>;
  readonly reads: Reads;
  readonly identity: Owners & {
    readonly holds: { placed(user: number): Promise<readonly { readonly until: number }[]> };
    readonly notices: {
      tell(
        user: number,
        kind: 'payment-method-added',
        from: Origin,
        more: { readonly name: string; readonly words: Readonly<Record<string, string>> },
      ): Promise<void>;
    };
  };
  readonly verification: Names;
  readonly encryption: Pick<Encryption, 'open'>;
};

/** A request, with what the area needs beside it. */
export type Asking = RequestContext & C2cNeeds;

type Handler<Request, Response> = (request: Request, asking: Asking) => Promise<Reply<Response>> | Reply<Response>;

/** The handler of a call. */
export type Route<One> = One extends Call<infer Request, infer Response> ? Handler<Request, Response> : never;

/** A call together with its handler, before the area has what it needs. */
export type Unbound = (needs: C2cNeeds) => Served;
export type { Unbound as Served };

export const serve =
  <Request, Response>(call: Call<Request, Response>, route: Handler<Request, Response>): Unbound =>
  (needs) =>
    serveCall(call, (request, context) => route(request, Object.assign(Object.create(context) as Asking, needs)));
