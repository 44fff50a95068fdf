import { type Config, LOGINS_DAYS } from '@quay/contract/identity';
import type { Reads } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Vault } from '../../vault/vault.ts';
import { type AttemptLimits, type Attempts, attemptLimits, createAttempts } from './attempts.ts';
import { type Codes, createCodes } from './codes.ts';
import { createOneTime, type OneTime } from './one-time.ts';
import type { PasswordCost } from './password-cost.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createPresence, type Presence } from './presence.ts';
import { createSecurityCentre, type SecurityCentre } from './security-centre.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createSocketTickets, type SocketTickets } from './socket-tickets.ts';

/** What opens an account of the simulated market that anybody may try. */
export type DemoLogin = {
  readonly username: string;
  readonly password: string;
  readonly fundPassword: string;
  /** Of its authenticator, in base32. */
  readonly secret?: string;
};

/** Everything that the routes of this area share. */
export type Identity = SecurityCentre & {
  readonly sessions: Sessions;
  readonly presence: Presence;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly socketTickets: SocketTickets;
  readonly oneTime: OneTime;
  readonly codes: Codes;
  /** Where people reach this server: passkeys and wallet logins are bound to it. The first is what we name. */
  origins(): readonly string[];
  /** The accounts that are there to be tried, and that nobody changed; none in a real market. */
  demoLogins(): readonly DemoLogin[];
  /** What the app gets at start, but for the time. */
  readonly config: Omit<Config, 'now'>;
  /** Removes what is over. */
  removeOld(): Promise<void>;
};

const DAY_MS = 24 * 60 * 60_000;
/** For how long a message can be looked up, and a device is remembered. */
const MESSAGES_MS = 30 * DAY_MS;
const DEVICES_MS = 90 * DAY_MS;

export function createIdentity(options: {
  readonly users: Reads['identity'];
  readonly config: Omit<Identity['config'], 'emails' | 'textMessages'>;
  readonly demoLogins: () => readonly DemoLogin[];
  readonly limits: AttemptLimits | undefined;
  readonly secrets: Secrets;
  readonly messages: Messages;
  readonly vault: Vault;
  /** Holds and freezes are the core's. */
  readonly core: CorePort;
  /** Waits until the rows show what a batch of the core did. */
  readonly shown: (seq: number) => Promise<unknown>;
  readonly passwordCost?: PasswordCost | undefined;
  readonly origins: () => readonly string[];
  readonly gotCoins: (user: number) => Promise<boolean>;
  readonly now: () => number;
}): Identity {
  const { users: rows, secrets, messages, origins, now } = options;
  const limits = options.limits ?? attemptLimits;

  const presence = createPresence(rows, now);
  const sessions = createSessions(rows, now, presence);
  const passwords = createPasswords(options.passwordCost);
  const attempts = createAttempts(limits);
  const oneTime = createOneTime(rows, now);
  const codes = createCodes({ rows, secrets, messages, perOriginADay: limits.codesOfAddress, now });
  const socketTickets = createSocketTickets();
  sessions.onEnded((user) => socketTickets.revoke(user));

  return {
    sessions,
    presence,
    passwords,
    attempts,
    socketTickets,
    oneTime,
    codes,
    ...createSecurityCentre({ ...options, rows, oneTime, codes, passwords, attempts, sessions }),
    origins,
    config: { ...options.config, emails: messages.emails, textMessages: messages.textMessages },
    demoLogins: options.demoLogins,
    async removeOld() {
      const at = now();
      await sessions.removeOld();
      await rows.removeCodes(at - DAY_MS);
      await rows.removeTickets(at);
      await rows.removeMessages(at - MESSAGES_MS);
      await rows.removeDevices(at - DEVICES_MS);
      await rows.removeLogins(at - LOGINS_DAYS * DAY_MS);
    },
  };
}
