import { randomInt } from 'node:crypto';
import { identity, RESET_HOLD_HOURS, type ResetState, type ResetSubject } from '@quay/contract/identity';
import {
  type Reset as ResetOnWire,
  type ResetRow as ResetRowOnWire,
  staff as staffRefusals,
} from '@quay/contract/staff';
import { upload } from '@quay/contract/upload';
import type { Reads, ResetRow, SecurityRow } from '@quay/store';
import type { No } from '../../edge/envelope.ts';
import { maskedEmail } from '../../messages/masked.ts';
import type { Messages } from '../../messages/messages.ts';
import { timeOf } from '../../system/time-of.ts';
import { workingDaysAfter } from '../../system/working-days.ts';
import type { Vault } from '../../vault/vault.ts';
import { emailOf, loginNameOf } from './addresses.ts';
import { isNo } from './checked.ts';
import { type Codes, unreachedBy } from './codes.ts';
import type { Holds } from './holds.ts';
import { type Addresses, addressesOf } from './notices.ts';
import type { OneTime } from './one-time.ts';
import type { SecurityChanges } from './security-changes.ts';
import type { Sessions } from './sessions.ts';

const DUE_WORKING_DAYS = 3;
/** The document of identity, and the photo of the person who holds it. */
const DOCUMENTS_MIN = 2;
const HOUR_MS = 60 * 60_000;
/** A stop link outlives the wait for the decision; each later notice carries a new one, for the hold. */
const STOP_MS = 14 * 24 * HOUR_MS;
const HOLD_MS = RESET_HOLD_HOURS * HOUR_MS;
const PAGE = 50;
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const NUMBER_LENGTH = 12;
/** Kinds of the tickets in the links. */
const STOP = 'stop-reset';
const SET_PASSWORD = 'reset-password';

export type ResetRequest = {
  readonly username: string;
  readonly subjects: readonly ResetSubject[];
  readonly contactEmail: string;
  readonly code: string;
  readonly explanation: string;
  readonly documents: readonly string[];
};

/**
 * The way back for whoever lost what the account is secured with: staff look at documents of identity, two of them
 * approve, every old channel is notified and can stop it, and withdrawals wait for three days.
 */
export type Resets = {
  apply(
    request: ResetRequest,
    from: { readonly guest: string | undefined; readonly address: string },
  ): Promise<{ readonly number: string; readonly dueAt: number } | No>;
  /** The request of a number, for whoever knows its contact address. */
  status(
    number: string,
    contactEmail: string,
  ): Promise<{ readonly reset: ResetRow; readonly reason: string | null } | undefined>;
  /** By the link of a notice; says so when it is too late or no link of ours. */
  stop(token: string): Promise<No | undefined>;
  /** For the console: those that wait, the most urgent first, or those in a state. */
  list(page: {
    readonly state?: ResetState | undefined;
    readonly before?: number | undefined;
  }): Promise<ResetRowOnWire[]>;
  detail(resetId: number): Promise<ResetOnWire | undefined>;
  decide(
    staff: { readonly id: number },
    resetId: number,
    approve: boolean,
    remark: string,
  ): Promise<{ readonly state: ResetState } | No>;
};

export function createResets(needs: {
  readonly rows: Reads['identity'];
  readonly codes: Codes;
  readonly vault: Vault;
  readonly messages: Messages;
  readonly oneTime: OneTime;
  readonly sessions: Sessions;
  readonly holds: Holds;
  readonly security: (user: number) => Promise<SecurityRow>;
  readonly securityChanges: Pick<SecurityChanges, 'emit'>;
  readonly origins: () => readonly string[];
  readonly now: () => number;
}): Resets {
  const { rows, codes, vault, messages, oneTime, sessions, holds, security, securityChanges, origins, now } = needs;

  async function userNamed(username: string): Promise<number | null> {
    const { by, name } = loginNameOf(username);
    const found =
      by === 'email' ? rows.userByEmail(name) : by === 'phone' ? rows.userByPhone(name) : rows.userByName(name);
    return (await found)?.id ?? null;
  }

  /** A fresh stop link to every address at which the account is, or just was, reached. */
  async function warn(
    { id, dueAt, userId }: ResetRow,
    said:
      | { readonly kind: 'reset-applied' }
      | { readonly kind: 'reset-approved'; readonly until: number; readonly lost: Addresses },
  ): Promise<void> {
    const user = userId!;
    const account = await security(user);
    const language = account.language ?? 'en_US';
    const time = timeOf(now());
    const approved = said.kind === 'reset-approved';
    const token = await oneTime.issue(STOP, user, { reset: id }, approved ? HOLD_MS : STOP_MS);
    const link = `${origins()[0]}/safety?stop=${token}`;
    for (const [channel, address] of addressesOf(approved ? said.lost : account)) {
      const to = { user, channel, address, language };
      if (approved) await messages.post({ ...to, kind: said.kind, params: { time, link, until: timeOf(said.until) } });
      else await messages.post({ ...to, kind: said.kind, params: { time, link, due: timeOf(dueAt) } });
    }
  }

  /** To the contact address: whoever asked for it. */
  async function answer(
    { contactEmail: address, userId, number }: ResetRow,
    rejection: string | undefined,
  ): Promise<void> {
    const language = (userId === null ? null : (await security(userId)).language) ?? 'en_US';
    const to = { channel: 'email', address, language } as const;
    if (rejection !== undefined)
      return messages.post({ ...to, kind: 'reset-rejected', params: { number, reason: rejection } });
    const token = await oneTime.issue(SET_PASSWORD, userId!, {}, HOLD_MS);
    const link = `${origins()[0]}/resetPassword?ticket=${token}`;
    return messages.post({ ...to, kind: 'reset-password', params: { link, hours: String(RESET_HOLD_HOURS) } });
  }

  return {
    async apply({ username, subjects, contactEmail, code, explanation, documents }, { guest, address }) {
      const email = emailOf(contactEmail);
      if (email === undefined) return { refusal: identity['email-malformed'], params: {}, field: 'contactEmail' };
      const unreached = unreachedBy('email', messages);
      if (unreached) return unreached;
      const pictures = [...new Set(documents)];
      if (pictures.length < DOCUMENTS_MIN) {
        return { refusal: identity['reset-incomplete'], params: {}, field: 'documents' };
      }
      const checked = await codes.check({
        purpose: 'reset-request',
        subject: email,
        channel: 'email',
        address: email,
        code,
      });
      if (isNo(checked)) return checked;
      for (const picture of pictures) {
        const isOwn = guest !== undefined && (await vault.has(picture, { guest }, 'reset'));
        if (!isOwn) return { refusal: upload['file-unknown'], params: {}, field: 'documents' };
      }

      const appliedAt = now();
      const reset = {
        number: newNumber(),
        userId: await userNamed(username),
        username: username.trim(),
        subjects: [...new Set(subjects)],
        contactEmail: email,
        explanation,
        documents: pictures,
        address,
        appliedAt,
        dueAt: workingDaysAfter(appliedAt, DUE_WORKING_DAYS),
      };
      const lost = await checked.spend();
      if (lost) return lost;
      const added = await rows.addReset(reset);
      if (added === 'pending') return { refusal: identity['reset-pending'], params: {}, field: 'username' };
      await vault.use(pictures);
      const row = await rows.reset(added.id);
      if (row && row.userId !== null) await warn(row, { kind: 'reset-applied' });
      return { number: reset.number, dueAt: reset.dueAt };
    },

    async status(number, contactEmail) {
      const reset = await rows.resetByNumber(number.trim().toUpperCase());
      if (!reset || reset.contactEmail.toLowerCase() !== contactEmail.trim().toLowerCase()) return undefined;
      const rejection = (await rows.resetDecisions(reset.id)).find(({ approve }) => !approve);
      return { reset, reason: reset.state === 'rejected' ? (rejection?.remark ?? null) : null };
    },

    async stop(token) {
      const ticket = await oneTime.peek(STOP, token);
      const id = (ticket?.data as { reset?: number } | undefined)?.reset;
      const reset = id === undefined ? undefined : await rows.reset(id);
      if (!reset) return unknown;
      if (reset.userId !== null) await holds.freeze(reset.userId, 'owner');
      const stopped = await rows.stopReset(reset.id, now());
      if (reset.userId !== null && !stopped) await holds.follow(reset.userId);
      if (!stopped) return unknown;
      if (reset.userId !== null) await sessions.endAll(reset.userId);
      const { contactEmail: address, number } = reset;
      await messages.post({ channel: 'email', address, language: 'en_US', kind: 'reset-stopped', params: { number } });
      return undefined;
    },

    async list({ state, before }) {
      return (await rows.resets({ state, before, size: PAGE })).map(rowOnWire);
    },

    async detail(resetId) {
      const reset = await rows.reset(resetId);
      if (!reset) return undefined;
      const decisions = await rows.resetDecisions(resetId);
      const said = decisions.map(({ approve, by, at, remark }) => ({ approve, decision: { by, at, remark } }));
      return {
        ...rowOnWire(reset),
        explanation: reset.explanation,
        contactEmail: maskedEmail(reset.contactEmail),
        pictures: [...reset.documents],
        address: reset.address,
        knownAddress: reset.knownAddress,
        approvals: said.filter(({ approve }) => approve).map(({ decision }) => decision),
        rejection: said.find(({ approve }) => !approve)?.decision ?? null,
      };
    },

    async decide(staff, id, approve, remark) {
      if (remark.trim() === '') return { refusal: staffRefusals['reason-missing'], params: {}, field: 'remark' };
      const decision = { id, staff: staff.id, approve, remark };
      let decided = await rows.decideReset({ ...decision, at: now(), heldUntil: undefined });
      let until = 0;
      if (decided === 'hold first') {
        // This approval is the second: the account is held before anything is taken off it.
        const { userId } = (await rows.reset(id))!;
        until = (await holds.place(userId!, 'reset-by-staff')).until;
        decided = await rows.decideReset({ ...decision, at: now(), heldUntil: until });
      }
      if (decided === 'hold first') throw new Error(`reset ${id} was not held`);
      if (typeof decided === 'string') return { refusal: whyNot[decided], params: {} };
      const { state, reset } = decided;
      if (state === 'rejected') await answer(reset, remark);
      if (state === 'done') {
        securityChanges.emit(reset.userId!);
        await sessions.endAll(reset.userId!);
        await warn(reset, { kind: 'reset-approved', until, lost: decided.lost });
        if (reset.subjects.includes('password')) await answer(reset, undefined);
      }
      return { state };
    },
  };
}

const whyNot = {
  unknown: staffRefusals['reset-unknown'],
  decided: staffRefusals['reset-decided'],
  'no account': staffRefusals['user-unknown'],
  'same person': staffRefusals['second-person-needed'],
} as const;

const unknown: No = { refusal: identity['reset-unknown'], params: {} };

const newNumber = (): string =>
  Array.from({ length: NUMBER_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

function rowOnWire({ id, number, userId, username, subjects, state, appliedAt, dueAt }: ResetRow): ResetRowOnWire {
  return { resetId: id, number, userId, username, subjects: [...subjects], state, appliedAt, dueAt };
}
