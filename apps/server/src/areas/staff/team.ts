import { randomBytes } from 'node:crypto';
import type { Refusal } from '@quay/contract';
import type { Asked } from '@quay/contract/staff';
import type { Reads, StaffReads } from '@quay/store';
import type { Audit } from '../../audit/audit.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { type ConsoleSessions, createConsoleSessions, type StaffSession } from './console-sessions.ts';
import { createLoginTickets, type LoginTickets, openSecret } from './login-tickets.ts';
import { stepOf } from './totp.ts';
import { fulfil, subjectOf, type Wish } from './wishes.ts';

export type { StaffSession } from './console-sessions.ts';

export type FirstLogin = { readonly username: string; readonly password: string };

/** Everything that the routes of this area share. */
export type Team = Pick<ConsoleSessions, 'find' | 'open' | 'end' | 'forget' | 'removeOld'> & {
  readonly tickets: LoginTickets;
  /** Roles as this version has them; where nobody works yet, an administrator, whose password is given this once. */
  begin(hashed: (password: string) => Promise<string>): Promise<FirstLogin | undefined>;
  /** Judges a code of a member's authenticator and uses it up. Five wrong ones lock it for a quarter of an hour. */
  useTotp(staffId: number, totp: string): Promise<'right' | 'wrong' | { readonly waitMinutes: number }>;
  /** Asks for what takes two; gives the number of the approval. */
  ask(staff: StaffSession, wish: Wish): Promise<number>;
  /** Does a wish at once where one is enough for it, or asks. Which of both is judged together with doing it. */
  doOrAsk(
    staff: StaffSession,
    wish: Wish,
    oneIsEnough: (rows: StaffReads) => Promise<boolean> | boolean,
  ): Promise<Asked | { readonly refusal: Refusal }>;
  now(): number;
};

const TOTP_TRIES = 5;
const TOTP_LOCK_MS = 15 * 60_000;

export function createTeam({
  rows,
  secrets,
  audit,
  now = Date.now,
}: {
  readonly rows: Reads['staff'];
  readonly secrets: Secrets;
  readonly audit: Audit;
  readonly now?: (() => number) | undefined;
}): Team {
  const sessions = createConsoleSessions(rows, now);

  async function ask(within: StaffReads, member: StaffSession, wish: Wish): Promise<number> {
    const { kind, payload, details, reason = '' } = wish;
    const id = await within.addApproval({ kind, payload, details, reason, askedBy: member.id, at: now() });
    const said = { ...details, approval: String(id), ...(reason !== '' && { reason }) };
    await within.addAudit(audit.entry({ staff: member, act: `ask-${kind}`, subject: subjectOf(wish), details: said }));
    return id;
  }

  return {
    ...sessions,
    tickets: createLoginTickets(rows, secrets, now),
    now,
    ask: (member, wish) => rows.together((within) => ask(within, member, wish)),

    async doOrAsk(member, wish, oneIsEnough) {
      const asked = await rows.together(async (within) => {
        if (!(await oneIsEnough(within))) return { approvalId: await ask(within, member, wish) };
        const refusal = await fulfil(wish, within, now());
        if (refusal) return { refusal };
        const { kind, details } = wish;
        await within.addAudit(audit.entry({ staff: member, act: kind, subject: subjectOf(wish), details }));
        return { approvalId: null };
      });
      sessions.forget();
      return asked;
    },

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

    async useTotp(staffId, totp) {
      const at = now();
      if (!(await rows.beginTotp(staffId, at, TOTP_TRIES, at + TOTP_LOCK_MS))) {
        const until = (await rows.totpLockedUntil(staffId)) ?? at;
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

/** A session as the console is told of it. */
export const memberOnWire = ({ id, username, name, role, rights }: StaffSession) => ({
  staffId: id,
  username,
  name,
  role,
  rights: [...rights],
});
