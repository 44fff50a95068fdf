import type {
  AccountStatus,
  CodeChannel,
  CurrencyCode,
  Language,
  Level,
  ResetState,
  ResetSubject,
  Theme,
  Updown,
} from '@quay/contract/identity';
import type { Generated } from 'kysely';
import type { Json, Time } from '../../kinds.ts';

export type IdentityTables = {
  users: {
    id: Generated<number>;
    username: string;
    isGuest: Generated<boolean>;
    passwordHash: string | null;
    usercode: string;
    language: Language | null;
    currency: CurrencyCode | null;
    theme: Theme | null;
    updown: Updown | null;
    registeredAt: Time;
    email: string | null;
    phone: string | null;
    wallet: string | null;
    fundPasswordHash: string | null;
    fundFailures: Generated<number>;
    fundLockedUntil: Time | null;
    antiPhishing: string | null;
    standing: Generated<AccountStatus>;
    /** Who can open a frozen account again. */
    thawBy: Generated<'owner' | 'staff'>;
    lockedReason: string | null;
    level: Generated<Level>;
    inviter: number | null;
    traderCode: Generated<string>;
    nickname: string | null;
    nicknameKey: string | null;
    nicknameAt: Time | null;
  };
  presence: { userId: number; seenAt: Time };
  sessions: {
    tokenHash: Uint8Array;
    userId: number;
    openedAt: Time;
    seenAt: Time;
    expiresAt: Time;
    id: Generated<number>;
    device: Generated<string>;
    address: Generated<string>;
    demo: Generated<boolean>;
  };
  authenticators: {
    userId: number;
    sealed: Uint8Array;
    lastStep: number;
    failures: Generated<number>;
    lockedUntil: Time | null;
    boundAt: Time;
  };
  begunAuthenticators: { userId: number; sealed: Uint8Array; expiresAt: Time };
  recoveryCodes: { userId: number; codeHash: Uint8Array; usedAt: Time | null };
  passkeys: {
    id: Generated<number>;
    userId: number;
    credentialId: string;
    publicKey: Uint8Array;
    counter: number;
    transports: readonly string[];
    name: string;
    addedAt: Time;
    usedAt: Time | null;
  };
  codes: {
    id: Generated<number>;
    purpose: string;
    subject: string;
    channel: CodeChannel;
    address: string;
    codeHash: Uint8Array;
    asked: boolean;
    sentAt: Time;
    expiresAt: Time;
    tries: Generated<number>;
    usedAt: Time | null;
  };
  logins: {
    id: Generated<number>;
    userId: number;
    at: Time;
    device: string;
    address: string;
    outcome: 'entered' | 'refused';
  };
  devices: { userId: number; device: string; place: string; seenAt: Time };
  tickets: {
    tokenHash: Uint8Array;
    kind: string;
    userId: number | null;
    data: Json;
    tries: Generated<number>;
    expiresAt: Time;
  };
  outbox: {
    id: Generated<number>;
    userId: number | null;
    channel: CodeChannel;
    address: string;
    subject: string;
    /** Of an older version alone, until the start has sealed it. */
    text: Generated<string | null>;
    sealed: Uint8Array | null;
    delivery: 'kept' | 'sent' | 'failed';
    at: Time;
  };
  resetRequests: {
    id: Generated<number>;
    number: string;
    userId: number | null;
    username: string;
    subjects: readonly ResetSubject[];
    contactEmail: string;
    explanation: string;
    documents: readonly string[];
    address: string;
    knownAddress: boolean;
    state: ResetState;
    appliedAt: Time;
    dueAt: Time;
    holdUntil: Time | null;
  };
  resetDecisions: { resetId: number; staffId: number; approve: boolean; remark: string; at: Time };
};
