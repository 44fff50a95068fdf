import type { z } from 'zod';
import type { Call } from './call.ts';
import type { Refusal } from './refusal.ts';

/** What requests count against together. `address` and the figures stand at the edge. */
export type LimitKind = 'credentials' | 'trade' | 'cancel' | 'market' | 'export' | 'lookup' | 'other';

/** What the edge does with a call beyond answering it. */
type Terms = {
  /** Orders (`trade`) are refused while the server is overloaded; cancels are taken. */
  readonly limit?: LimitKind;
  /** Staff give coins to somebody for good by it, or let them: it stops while the database is not as it was written. */
  readonly paysOut?: true;
};

/** A call together with the schemas that the edge checks it by. */
export type Entry = Terms & {
  readonly call: Call<never, unknown>;
  readonly request: z.ZodType;
  readonly response: z.ZodType;
};

/** One call of an area's manifest. */
export const entry = <Request, Response>(
  one: Call<Request, Response>,
  request: z.ZodType<Request>,
  response: z.ZodType<Response>,
  terms: Terms = {},
): Entry => ({ call: one as Call<never, unknown>, request, response, ...terms });

/** A channel of the socket, as the page that documents it shows it. */
export type Channel = {
  readonly channel: string;
  /** Only after a ticket, and only what belongs to the user. */
  readonly ticket: boolean;
  readonly about: string;
};

/** What an area adds to the wire. The catalogue is made of these, and a test names what a manifest leaves out. */
export type AreaManifest<Reasons extends string = string> = {
  readonly area: string;
  /** In the order of the API's page. */
  readonly calls: readonly Entry[];
  readonly refusals: readonly Refusal<Reasons>[];
  readonly channels: readonly Channel[];
  /** What its calls count against that name nothing else. */
  readonly limit?: LimitKind;
  /** What guests get by GET may be kept for a moment, by browsers and by whoever stands between. */
  readonly cachedForGuests?: true;
};

type Declared<Reasons extends string> = Pick<AreaManifest, 'area' | 'calls' | 'limit' | 'cachedForGuests'> & {
  /** The area's `refusals.ts`. */
  readonly refusals: Readonly<Record<string, Refusal<Reasons>>>;
  readonly channels?: readonly Channel[];
};

export const manifest = <Reasons extends string>(declared: Declared<Reasons>): AreaManifest<Reasons> => ({
  channels: [],
  ...declared,
  refusals: Object.values(declared.refusals),
});
