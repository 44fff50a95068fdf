import type { Config } from '@quay/contract/identity';
import type { Reads } from '@quay/store';
import type { Messages } from '../../messages/messages.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Vault } from '../../vault/vault.ts';
import { type AttemptLimits, type Attempts, createAttempts } from './attempts.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { createSessions, type Sessions } from './sessions.ts';
import { createTickets, type Tickets } from './tickets.ts';

/** Everything that the routes of this area share. */
export type Identity = {
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly tickets: Tickets;
  /** What the app is told at start, but for the time. */
  readonly config: Omit<Config, 'now'>;
};

export function createIdentity(options: {
  readonly users: Reads['identity'];
  readonly config: Identity['config'];
  readonly limits: AttemptLimits | undefined;
  readonly secrets: Secrets;
  readonly messages: Messages;
  readonly vault: Vault;
  /** Where people reach this server: passkeys and wallet logins are bound to it. The first is what we name. */
  readonly origins: readonly string[];
}): Identity {
  return {
    sessions: createSessions(options.users),
    passwords: createPasswords(),
    attempts: createAttempts(options.limits),
    tickets: createTickets(),
    config: options.config,
  };
}
