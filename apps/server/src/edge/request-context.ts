import type { AccountStatus, Language } from '@quay/contract/identity';
import type { StaffRight } from '@quay/contract/staff';
import type { Reads } from '@quay/store';

/** The session of a user, as the edge and the routes see it. */
export type Session = {
  readonly id: number;
  readonly user: number;
  readonly standing: AccountStatus;
  readonly tokenHash: Uint8Array;
  /** It reaches practice money and nothing else. */
  readonly demo: boolean;
};

/** The session of a member of staff. */
export type StaffSession = {
  readonly id: number;
  readonly username: string;
  readonly name: string;
  readonly role: string;
  readonly roleId: number;
  readonly rights: readonly StaffRight[];
  readonly tokenHash: Uint8Array;
};

/** Who makes requests: the areas that keep users and staff say so. */
export type Authentication = {
  /** The session of a user's token. */
  user(token: string, address: string): Promise<Session | undefined>;
  /** The session of the console's cookie; only what somebody does there keeps it from ending. */
  staff(token: string, isUse: boolean): Promise<StaffSession | undefined>;
  /** A member of staff lacks the right that a call names: it stands in the log. */
  denied(staff: StaffSession, call: string): Promise<void>;
};

/** How to see rows as new as a moment. */
export type RowsAt = (atLeast?: number) => Promise<Reads>;

/** Who makes a request, from where, and the rows as new as whoever makes it has seen. */
export type RequestContext = {
  /** The user who makes it. Only calls for users have one; the edge has refused everybody else. */
  readonly owner: number;
  /** The session, if there is one: a guest's call may be made by a user too. */
  readonly session: Session | undefined;
  /** The member of staff who makes it. Only calls for staff have one. */
  readonly staff: StaffSession;
  /** What the browser of a guest calls itself, if it does: the `guest-token` header. */
  readonly guest: string | undefined;
  /** Browser and system as they name themselves, in a few words. */
  readonly device: string;
  readonly language: Language;
  /** The part `file` of a multipart call; empty when there was none. */
  readonly picture: Uint8Array;
  /** Where the request comes from, for limits. */
  readonly address: string;
  /** The rows, as new as the client has seen (`quay-seq`), or as new as `atLeast` when that is newer. */
  readonly rows: RowsAt;
  /** The rows as new as what this request has done. @throws {OutcomeUnknown} when they are late: then it was done */
  readonly rowsAfter: (seq: number) => Promise<Reads>;
  /** The client says with each request which batch it has seen, so that its next one waits for the rows. */
  readonly namesBatches: boolean;
  /** The journal sequence that the rows have reached. */
  readonly rowsSeq: number;
};
