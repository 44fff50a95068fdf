import type { StaffRight } from './areas/staff/sets.ts';
import type { Refusal } from './refusal.ts';
import type { Way } from './ways.ts';

/**
 * Who may make a call. `guest`: anyone, logged in or not. `user`: a session token in `access-auth-token`. `staff`: the
 * cookie of a console session; `staff:<right>`: one whose role has the right.
 * Deny by default: a call that names nobody cannot be registered.
 */
export type Permission = 'guest' | 'user' | 'staff' | `staff:${StaffRight}`;

/**
 * One call of the wire: where it is, who may make it, and what it may be refused with, in the order in which the
 * refusals are checked. The request and response shapes live beside it as zod schemas, so that the app can use a call
 * without carrying a schema library.
 */
export type Call<Request, Response> = {
  /** `<area>/<verb>`: the name of the file in every layer. */
  readonly name: string;
  readonly method: 'GET' | 'POST';
  /** Path with `:name` parameters. */
  readonly path: string;
  readonly permission: Permission;
  readonly refusals: readonly Refusal[];
  /** One sentence for the API document. */
  readonly about: string;
  /**
   * The specification names some state-changing calls as GET. Such a call has its POST form as `path`, and answers the
   * same at this GET path too, `no-store`, only with the token header.
   */
  readonly getTwin?: string;
  /** The answer is a file of this name instead of the envelope: text, whole. A refusal still comes in the envelope. */
  readonly file?: string;
  /** The request is a form with the part `file`, a picture, and the fields of its schema beside it. */
  readonly multipart?: true;
  /** A state-changing call of users that a frozen account may still make. Lists and cancels it may always. */
  readonly whileFrozen?: true;
  /**
   * What a session of the demo gets. `same`: what everybody gets, since no real money and no power over the account is
   * behind it. `practice`: the same words, answered from the demo's own books. A call of users that says neither is refused
   * with `demo/exit-first`.
   */
  readonly inDemo?: 'same' | 'practice';
  /** How value can leave somebody by this call: the core's guard is asked. */
  readonly way?: Way;
  /** Types only; never present at run time. */
  readonly wire?: (request: Request) => Response;
};

/** What a call is sent with. */
export type RequestOf<One extends Call<never, unknown>> = Parameters<NonNullable<One['wire']>>[0];
/** What a call is answered with. */
export type ResponseOf<One extends Call<never, unknown>> = ReturnType<NonNullable<One['wire']>>;

export function call<Request, Response>(definition: Omit<Call<Request, Response>, 'wire'>): Call<Request, Response> {
  return definition;
}

/** The answer to every call. `code` 0 is success and `data` the response; otherwise `data` is a {@link Refused}. */
export type Envelope<Data> =
  | { readonly code: 0; readonly message: string; readonly data: Data }
  | { readonly code: number; readonly message: string; readonly data: Refused | null };

/** Why a call was refused, for a client that words it itself. `field` names the request field that caused it. */
export type Refused = {
  readonly reason: string;
  readonly params: Readonly<Record<string, string>>;
  readonly field?: string;
};

/** Response header: the journal sequence an answer is true at. A reader sends its highest back and reads its own writes. */
export const SEQ_HEADER = 'quay-seq';
/** Request header with the session token. */
export const TOKEN_HEADER = 'access-auth-token';
