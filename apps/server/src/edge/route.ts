import type { Call, Refusal } from '@quay/contract';
import type { Language } from '@quay/contract/identity';
import type { Outcome } from '@quay/core';
import type { Reads } from '@quay/store';
import type { C2c } from '../areas/c2c/c2c.ts';
import type { Identity } from '../areas/identity/identity.ts';
import type { Session } from '../areas/identity/sessions.ts';
import type { MarketView } from '../areas/market/view.ts';
import type { StaffSession, Team } from '../areas/staff/team.ts';
import type { Support } from '../areas/support/support.ts';
import type { Verification } from '../areas/verification/verification.ts';
import type { Withdrawals } from '../areas/wallet/withdrawals/withdrawals.ts';
import type { Audit } from '../audit/audit.ts';
import type { CorePort } from '../core-host/port.ts';
import type { House } from '../house/house.ts';
import type { Liabilities } from '../liabilities/liabilities.ts';
import type { Messages } from '../messages/messages.ts';
import type { Chain } from '../outside/chain/chain.ts';
import type { Encryption } from '../secrets/encryption.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Vault } from '../vault/vault.ts';

/** What every route may use besides the core and the rows; made once, at the start. */
export type Services = {
  readonly identity: Identity;
  readonly verification: Verification;
  readonly support: Support;
  readonly team: Team;
  readonly secrets: Secrets;
  readonly encryption: Encryption;
  readonly messages: Messages;
  readonly vault: Vault;
  readonly audit: Audit;
  readonly house: House;
  readonly chain: Chain;
  readonly liabilities: Liabilities;
  readonly withdrawals: Withdrawals;
  readonly c2c: C2c;
};

/** Who asks, and what a route may use to answer. */
export type Asking = Services & {
  /** The user who asks. Only calls for users have one; the edge has turned away everybody else. */
  readonly owner: number;
  /** The session, if there is one: a guest's call may be made by a user too. */
  readonly session: Session | undefined;
  /** The member of staff who asks. Only calls for staff have one. */
  readonly staff: StaffSession;
  /** What the browser of a guest calls itself, if it does: the `guest-token` header. */
  readonly guest: string | undefined;
  /** Browser and system as they are told, in a few words. */
  readonly device: string;
  readonly language: Language;
  /** The part `file` of a multipart call; empty when there was none. */
  readonly picture: Uint8Array;
  /** Where the request comes from, for limits. */
  readonly address: string;
  readonly core: CorePort;
  /** The rows, as new as the asker has seen (`quay-seq`), or as new as `atLeast` when that is newer. */
  rows(atLeast?: number): Promise<Reads>;
  /** The rows as new as what this request has done. @throws {OutcomeUnknown} when they are late: then it was done */
  rowsAfter(seq: number): Promise<Reads>;
  /** The journal sequence that the rows have reached. */
  readonly rowsSeq: number;
  /** What concerns no core and no seq: users, sessions, preferences, candles of the past. */
  readonly reads: Reads;
  /** Everything public about the markets, as of the last durable batch. */
  readonly market: MarketView;
};

/** How to see rows as new as a moment. */
export type RowsAt = Asking['rows'];

/** What a route comes to. `seq` is the journal sequence that the answer is true at, where it has one. */
export type Reply<Response> = {
  readonly outcome: Outcome<Response>;
  readonly seq?: number;
  /** A `set-cookie` header that goes with it; the console's session alone has one. */
  readonly cookie?: string;
};

/** The handler of a call: reads the wire's words, asks the core or the rows, puts the answer into the wire's words. */
export type Route<One> =
  One extends Call<infer Request, infer Response>
    ? (request: Request, asking: Asking) => Promise<Reply<Response>> | Reply<Response>
    : never;

/** A call together with its route; each area lists its own in `area.ts`. */
export type Served = { readonly name: string; readonly route: Route<Call<unknown, unknown>> };

export function serve<Request, Response>(
  call: Call<Request, Response>,
  route: (request: Request, asking: Asking) => Promise<Reply<Response>> | Reply<Response>,
): Served {
  return { name: call.name, route: route as Served['route'] };
}

export function told<Response>(value: Response, seq?: number): Reply<Response> {
  return seq === undefined ? { outcome: { ok: true, value } } : { outcome: { ok: true, value }, seq };
}

export function refused(refusal: Refusal, params: Record<string, string> = {}, field?: string): Reply<never> {
  return { outcome: field === undefined ? { ok: false, refusal, params } : { ok: false, refusal, params, field } };
}
