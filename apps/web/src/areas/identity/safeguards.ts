import type { Security } from '@quay/contract/identity';

/** What can be bound, made or chosen at /bindVerify. */
export const bindables = ['email', 'phone', 'authenticator', 'recovery-codes', 'passkey', 'word'] as const;
export type Bindable = (typeof bindables)[number];
/** What of it is changed after a word about the consequences, at /changeVerify. */
export const changeables = ['email', 'phone', 'authenticator', 'recovery-codes'] as const;
export type Changeable = (typeof changeables)[number];

/** So few are soon none. */
const FEW_CODES = 3;

export type NextStep = 'email' | 'authenticator' | 'fundPassword' | 'password' | 'recoveryCodes' | 'word';

/** What would make the account safer by the most, if anything important is missing. */
export function nextStep(account: Security, hasEmails = true): NextStep | undefined {
  if (hasEmails && !account.email && !account.phone) return 'email';
  if (!account.authenticator && account.passkeys === 0) return 'authenticator';
  if (!account.fundPassword) return 'fundPassword';
  if (account.authenticator && account.recoveryCodesLeft < FEW_CODES) return 'recoveryCodes';
  if (!account.passwordSet && account.passkeys === 0) return 'password';
  if (!account.antiPhishing) return 'word';
  return undefined;
}

/** What protects the account, in the order in which it is shown, and whether it is there. */
export const safeguards = (account: Security) =>
  ({
    authenticator: account.authenticator,
    email: account.email !== null,
    phone: account.phone !== null,
    passkey: account.passkeys > 0,
    word: account.antiPhishing !== null,
  }) satisfies Partial<Record<Bindable, boolean>>;
