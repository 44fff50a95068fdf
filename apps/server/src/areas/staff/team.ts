import { randomBytes } from 'node:crypto';
import type { ApprovalRequested } from '@quay/contract/staff';
import type { Reads, StaffReads } from '@quay/store';
import type { Audit } from '../../audit/audit.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { type ConsoleSessions, createConsoleSessions, type StaffSession } from './console-sessions.ts';
import { createLoginTickets, type LoginTickets, openSecret } from './login-tickets.ts';
import { addOrAsk, ask, decide, type NotDone, type Outside, takePart } from './power.ts';
import { type Proposal, subjectOf } from './proposals.ts';
import { stepOf } from './totp.ts';

export type { StaffSession } from './console-sessions.ts';

export type FirstLogin = { readonly username: string; readonly password: string };

/** Everything that the routes of this area share. */
export type Team = Pick<ConsoleSessions, 'find' | 'open' | 'end' | 'forget' | 'removeOld'> & {
  readonly tickets: LoginTickets;
  /** Roles as this version has them; where nobody works yet, an administrator, whose password is given this once. */
  begin(hashed: (password: string) => Promise<string>): Promise<FirstLogin | undefined>;
  /**
   * Validates a code of a member's authenticator and uses it up. Five wrong ones lock it for a quarter of an hour: of an
   * address from which the member logged in before, or of all others together.
   */
  useTotp(
    staffId: number,
    totp: string,
    address: string,
  ): Promise<'right' | 'wrong' | { readonly waitMinutes: number }>;
  /** Asks for what takes two; gives the number of the approval. */
  ask(staff: StaffSession, request: Proposal): Promise<number>;
  /** Adds a member: at once during the first start, else as soon as another person approves it. */
  add(staff: StaffSession, proposal: Proposal & { readonly kind: 'add-member' }): Promise<ApprovalRequested | NotDone>;
  /** Approves or refuses what somebody else asked for; gives what was decided. */
  decide(
    staff: StaffSession,
    decision: { readonly approvalId: number; readonly approve: boolean; readonly remark: string },
    outside?: Outside,
  ): Promise<Proposal | NotDone>;
  /**
   * Notes that somebody takes part in a decision that takes two, or says why they count as somebody who did. `before`:
   * who is known to have decided already.
   */
  takePart(subject: string, staffId: number, before: readonly number[]): Promise<NotDone | undefined>;
  /** A login came to its end at this address. */
  loggedIn(staffId: number, address: string): Promise<void>;
  /** Ends the first start when there are two administrators; within the transaction of what may have made the second. */
  endBootstrap(within: StaffReads): Promise<void>;
  now(): number;
};

const TOTP_TRIES = 5;
const TOTP_LOCK_MS = 15 * 60_000;
/** An address from which somebody logged in has tries of its own for so long. */
const ADDRESS_KNOWN_MS = 90 * 24 * 60 * 60_000;

export function createTeam({
  rows,
  secrets,
  audit,
  originOf,
  now = Date.now,
}: {
  readonly rows: Reads['staff'];
  readonly secrets: Secrets;
  readonly audit: Audit;
  /** The part of the network that one subscriber tries from. */
  readonly originOf: (address: string) => string;
  readonly now?: (() => number) | undefined;
}): Team {
  const sessions = createConsoleSessions(rows, now);

  async function noteProposal(
    within: StaffReads,
    member: StaffSession,
    request: Proposal,
    approvalId: number,
  ): Promise<void> {
    const { kind, details, reason = '' } = request;
    const said = { ...details, approval: String(approvalId), ...(reason !== '' && { reason }) };
    await within.addAudit(
      audit.entry({ staff: member, act: `ask-${kind}`, subject: subjectOf(request), details: said }),
    );
  }

  async function endBootstrap(within: StaffReads): Promise<void> {
    if (!(await within.endBootstrap(now()))) return;
    const team = await within.members();
    const details = { members: team.map(({ username, role }) => `${username} (${role})`).join(', ') };
    await within.addAudit(audit.entry({ staff: undefined, act: 'end-bootstrap', subject: 'team', details }));
  }

  return {
    ...sessions,
    tickets: createLoginTickets(rows, secrets, now),
    now,
    endBootstrap,

    ask: (member, proposal) =>
      rows.together(async (within) => {
        const approvalId = await ask(within, member, proposal, now());
        await noteProposal(within, member, proposal, approvalId);
        return approvalId;
      }),

    async add(member, proposed) {
      const added = await rows.together(async (within) => {
        const params = await addOrAsk(within, member, proposed, now());
        if ('refusal' in params) return params;
        const { kind, details } = proposed;
        if (params.approvalId !== null) await noteProposal(within, member, proposed, params.approvalId);
        else await within.addAudit(audit.entry({ staff: member, act: kind, subject: subjectOf(proposed), details }));
        return params;
      });
      sessions.forget();
      return added;
    },

    async decide(member, decision, outside) {
      const { approvalId, approve, remark } = decision;
      const decided = await rows.together(async (within) => {
        const done = await decide(within, member, decision, now(), outside);
        if ('refusal' in done) return done;
        const { wanted: proposed, requestedByName } = done;
        const details = {
          ...proposed.details,
          approval: String(approvalId),
          requestedBy: requestedByName,
          reason: remark,
        };
        const act = `${approve ? 'approve' : 'refuse'}-${proposed.kind}`;
        await within.addAudit(audit.entry({ staff: member, act, subject: subjectOf(proposed), details }));
        await endBootstrap(within);
        return proposed;
      });
      sessions.forget();
      return decided;
    },

    takePart: (subject, staffId, before) =>
      rows.together((within) => takePart(within, { subject, account: staffId, before }, now())),

    loggedIn: (staffId, address) => rows.addStaffAddress(staffId, originOf(address), now()),

    async begin(hashed) {
      await rows.upsertFixedRoles();
      if ((await rows.members()).length > 0) return undefined;
      const password = oneTimePassword();
      const passwordHash = await hashed(password);
      const role = await rows.roleByName('Administrator');
      const first = { username: 'admin', name: 'Administrator', roleId: role!.id, passwordHash };
      const added = await rows.addMember(first, now());
      // Another server that starts beside this one was first.
      if (added === 'taken') return undefined;
      await audit.add({ staff: undefined, act: 'add-member', subject: `member ${first.username}` });
      return { username: first.username, password };
    },

    async useTotp(staffId, totp, address) {
      const at = now();
      const origin = originOf(address);
      const knownSince = at - ADDRESS_KNOWN_MS;
      const tries = { now: at, most: TOTP_TRIES, lockedUntil: at + TOTP_LOCK_MS, knownSince };
      if (!(await rows.beginTotp(staffId, origin, tries))) {
        const until = (await rows.totpLockedUntil(staffId, origin, knownSince)) ?? at;
        return { waitMinutes: Math.max(1, Math.ceil((until - at) / 60_000)) };
      }
      const member = await rows.member(staffId);
      const sealed = member?.totpSealed;
      const step = sealed && (await stepOf(openSecret(secrets, staffId, sealed), totp, at));
      return step && (await rows.spendTotp(staffId, step)) ? 'right' : 'wrong';
    },
  };
}

/** For the first login of a member: 100 bits in groups that can be read out. */
export function oneTimePassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const chosen = [...randomBytes(20)].map((byte) => letters[byte % letters.length]).join('');
  return chosen.replace(/.{5}(?=.)/g, '$&-');
}

/** A session as the console gets it. */
export const memberOnWire = ({ id, username, name, role, rights }: StaffSession) => ({
  staffId: id,
  username,
  name,
  role,
  rights: [...rights],
});
