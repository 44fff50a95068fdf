import type { Reads, SecurityRow } from '@quay/store';
import type { CorePort } from '../../core-host/port.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { Vault } from '../../vault/vault.ts';
import type { Attempts } from './attempts.ts';
import { type Authenticator, createAuthenticator } from './authenticator.ts';
import type { Codes } from './codes.ts';
import { createFactors, type Factors } from './factors.ts';
import { createFreezing, type Freezing } from './freezing.ts';
import { createFundPassword, type FundPassword } from './fund-password.ts';
import { createHolds, type Holds } from './holds.ts';
import { createNotices, type Notices } from './notices.ts';
import type { OneTime } from './one-time.ts';
import { createPasskeys, type Passkeys } from './passkeys.ts';
import type { Passwords } from './passwords.ts';
import { createProofs, type Proofs } from './proofs.ts';
import { createRecoveryCodes, type RecoveryCodes } from './recovery-codes.ts';
import { createResets, type Resets } from './resets.ts';
import { createSecurityChanges, type SecurityChanges } from './security-changes.ts';
import type { Sessions } from './sessions.ts';
import { createWalletProofs, type WalletProofs } from './wallet-proofs.ts';
import { createWithdrawalGate, type WithdrawalGate } from './withdrawal-gate.ts';

/** What keeps an account its owner's. */
export type SecurityCentre = {
  /** How an account is secured now. */
  readonly security: (user: number) => Promise<SecurityRow>;
  readonly authenticator: Authenticator;
  readonly recoveryCodes: RecoveryCodes;
  readonly passkeys: Passkeys;
  readonly factors: Factors;
  readonly walletProofs: WalletProofs;
  readonly proofs: Proofs;
  readonly fundPassword: FundPassword;
  readonly holds: Holds;
  readonly withdrawalGate: WithdrawalGate;
  readonly notices: Notices;
  readonly freezing: Freezing;
  /** Whether coins ever came to an account, practice funds apart: before that there is nothing to hold. */
  readonly gotCoins: (user: number) => Promise<boolean>;
  readonly resets: Resets;
  /** Called when factors and addresses change. */
  readonly securityChanges: SecurityChanges;
  /** The clock of holds and locks. */
  now(): number;
};

export function createSecurityCentre(needs: {
  readonly rows: Reads['identity'];
  readonly secrets: Secrets;
  readonly messages: Messages;
  readonly vault: Vault;
  readonly oneTime: OneTime;
  readonly codes: Codes;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly sessions: Sessions;
  readonly core: CorePort;
  readonly shown: (seq: number) => Promise<unknown>;
  readonly origins: () => readonly string[];
  readonly gotCoins: (user: number) => Promise<boolean>;
  readonly now: () => number;
}): SecurityCentre {
  const { rows, secrets, passwords, now } = needs;
  const security = async (user: number): Promise<SecurityRow> => {
    const account = await rows.securityOf(user);
    if (!account) throw new Error(`user ${user} is not there`);
    return account;
  };
  const authenticator = createAuthenticator(rows, secrets, now);
  const recoveryCodes = createRecoveryCodes(rows, secrets, now);
  const passkeys = createPasskeys(needs);
  const factors = createFactors(security, { authenticator, recoveryCodes, passkeys });
  const walletProofs = createWalletProofs(needs);
  const proofs = createProofs({ ...needs, factors, walletProofs });
  const holds = createHolds(needs);
  const notices = createNotices({ ...needs, security, holds });
  const securityChanges = createSecurityChanges();
  const fundPassword = createFundPassword({ rows, passwords, notices, now });
  return {
    security,
    authenticator,
    recoveryCodes,
    passkeys,
    factors,
    walletProofs,
    proofs,
    fundPassword,
    holds,
    withdrawalGate: createWithdrawalGate({ ...needs, security, holds, fundPassword, proofs }),
    notices,
    freezing: createFreezing({ ...needs, security, holds }),
    resets: createResets({ ...needs, security, holds, securityChanges }),
    securityChanges,
    gotCoins: needs.gotCoins,
    now,
  };
}
