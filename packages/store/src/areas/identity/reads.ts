import type { Query } from '../../database.ts';
import { type AuthenticatorReads, authenticatorReads } from './authenticators.ts';
import { type CodeReads, codeReads } from './codes.ts';
import { type FundPasswordReads, fundPasswordReads } from './fund-passwords.ts';
import { type HoldReads, holdReads } from './holds.ts';
import { type LoginReads, loginReads } from './logins.ts';
import { type NicknameReads, nicknameReads } from './nicknames.ts';
import { type OutboxReads, outboxReads } from './outbox.ts';
import { type PasskeyReads, passkeyReads } from './passkeys.ts';
import { type PresenceReads, presenceReads } from './presence.ts';
import { type ResetReads, resetReads } from './resets.ts';
import { type SecurityReads, securityReads } from './security.ts';
import { type SessionReads, sessionReads } from './sessions.ts';
import { type TicketReads, ticketReads } from './tickets.ts';
import { type UserReads, userReads } from './users.ts';

export type IdentityReads = UserReads &
  NicknameReads &
  LoginReads &
  PresenceReads &
  SessionReads &
  CodeReads &
  TicketReads &
  OutboxReads &
  SecurityReads &
  AuthenticatorReads &
  PasskeyReads &
  FundPasswordReads &
  HoldReads &
  ResetReads;

export function identityReads(db: Query): IdentityReads {
  return {
    ...userReads(db),
    ...nicknameReads(db),
    ...loginReads(db),
    ...presenceReads(db),
    ...sessionReads(db),
    ...codeReads(db),
    ...ticketReads(db),
    ...outboxReads(db),
    ...securityReads(db),
    ...authenticatorReads(db),
    ...passkeyReads(db),
    ...fundPasswordReads(db),
    ...holdReads(db),
    ...resetReads(db),
  };
}
