import { randomInt } from 'node:crypto';
import {
  CODE,
  CODE_MINUTES,
  CODE_TRIES,
  type CodeChannel,
  type CodeSent,
  type GuestCodePurpose,
  identity,
  type Language,
  RESEND_SECONDS,
  type SecurityAct,
} from '@quay/contract/identity';
import type { CodeKey, Reads } from '@quay/store';
import type { No } from '../../edge/envelope.ts';
import { maskedEmail, maskedPhone } from '../../messages/masked.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import { originOf } from './attempts.ts';
import type { Checked } from './checked.ts';

export type CodePurpose = SecurityAct | GuestCodePurpose;
/** What a code is good for. The subject is `user 1042`, or the address itself where no user is known. */
export type CodeOf = CodeKey & { readonly purpose: CodePurpose };

/** Codes by e-mail and text message: six digits, kept as a keyed hash, good once, for one purpose and one subject. */
export type Codes = {
  /** Sends one, and says the same whatever becomes of it. */
  send(wanted: WantedCode): Promise<CodeSent | No>;
  /** Validates what was typed; a wrong one counts. What is right is used up by `spend`, and only then. */
  check(typed: CodeOf & { readonly code: string | undefined }): Promise<No | Checked>;
};

export type WantedCode = CodeOf & {
  /** Whose it is, if a known user's: the message then carries the anti-phishing word. */
  readonly user?: number | undefined;
  /** The address is not known to be the asker's. */
  readonly isRequested: boolean;
  /** What is written instead of a code, where there is nothing to prove; no code is good then. */
  readonly instead?: 'has-account' | 'no-account' | undefined;
  readonly language: Language;
  /** Where the request comes from. */
  readonly from: string;
};

/** Codes of one day, for one address and for one subject. */
export const CODES_A_DAY = 10;
const DAY_MS = 24 * 60 * 60_000;
const ORIGINS_MAX = 100_000;

export function createCodes(needs: {
  readonly rows: Reads['identity'];
  readonly secrets: Secrets;
  readonly messages: Messages;
  /** How many codes all that comes from one place may ask for in a day. */
  readonly perOriginADay: number;
  readonly now: () => number;
}): Codes {
  const { rows, secrets, messages, now } = needs;
  const takeOfOrigin = budget(needs.perOriginADay, now);

  const hashOf = ({ purpose, subject, channel, address }: CodeOf, code: string) =>
    secrets.keyedHash('code', [purpose, subject, channel, address, code].join('\n'));

  return {
    async send({ user, isRequested: request, instead, language, from, purpose, subject, channel, address }) {
      const key: CodeOf = { purpose, subject, channel, address };
      const unreached = unreachedBy(channel, messages);
      if (unreached) return unreached;
      if (request && !takeOfOrigin(originOf(from))) return tooMany;
      const code = randomInt(1_000_000).toString().padStart(6, '0');
      const at = now();
      const added = await rows.addCode(
        // Where no code is sent, none is right: the hash is of nothing that can be typed.
        {
          ...key,
          codeHash: hashOf(key, instead ? `${instead} ${code}` : code),
          isRequested: request,
          at,
          expiresAt: at + CODE_MINUTES * 60_000,
        },
        { resendMs: RESEND_SECONDS * 1_000, most: CODES_A_DAY, since: at - DAY_MS },
      );
      if (added === 'too-many') return tooMany;
      if ('waitMs' in added) return tooSoon(added.waitMs);

      const to = { user, channel, address, language };
      const delivery = await messages.send(
        instead
          ? { ...to, kind: instead, params: {} }
          : { ...to, kind: `code-${purpose}`, params: { code, minutes: String(CODE_MINUTES) } },
      );
      if (delivery === 'failed') {
        await rows.removeCode(added.id);
        return notSent;
      }
      const sentTo = channel === 'email' ? maskedEmail(address) : maskedPhone(address);
      return { sentTo, retryAfter: RESEND_SECONDS, validMinutes: CODE_MINUTES };
    },

    async check({ code, purpose, subject, channel, address }) {
      const key: CodeOf = { purpose, subject, channel, address };
      const typed = code?.trim() ?? '';
      if (typed === '') return { refusal: identity['code-missing'], params: {}, field: 'code' };
      // Something that cannot be a code is a slip, not a guess: it costs no try.
      if (!CODE.test(typed)) return { refusal: identity['code-wrong'], params: {}, field: 'code' };
      const tried = await rows.tryCode(key, hashOf(key, typed), now(), CODE_TRIES);
      if (!tried) return expired;
      if (!tried.right) return { refusal: identity['code-wrong'], params: {}, field: 'code' };
      return { spend: async () => ((await rows.spendCode(tried.id, now())) ? undefined : expired) };
    },
  };
}

/** The refusal of what a channel is needed for that reaches nobody: a code that nobody could read is not said to be sent. */
export function unreachedBy(
  channel: CodeChannel,
  { emails, textMessages }: Pick<Messages, 'emails' | 'textMessages'>,
): No | undefined {
  if (channel === 'email') return emails === 'none' ? noEmails : undefined;
  return textMessages === 'none' ? noTextMessages : undefined;
}

const noEmails: No = { refusal: identity['no-emails'], params: {} };
const noTextMessages: No = { refusal: identity['no-text-messages'], params: {} };
const tooMany: No = { refusal: identity['code-too-many'], params: {} };
const notSent: No = { refusal: identity['message-not-sent'], params: {} };
const tooSoon = (waitMs: number): No => ({
  refusal: identity['code-too-soon'],
  params: { seconds: String(Math.max(1, Math.ceil(waitMs / 1_000))) },
});
const expired: No = { refusal: identity['code-expired'], params: {}, field: 'code' };

/** So many a day for each place, in memory. */
function budget(most: number, now: () => number): (origin: string) => boolean {
  let day = 0;
  const taken = new Map<string, number>();
  return (origin) => {
    const today = Math.floor(now() / DAY_MS);
    if (today !== day || taken.size >= ORIGINS_MAX) {
      taken.clear();
      day = today;
    }
    const count = taken.get(origin) ?? 0;
    if (count >= most) return false;
    taken.set(origin, count + 1);
    return true;
  };
}
