/** Refusals that the tests of the security centre reach; each test file looks whether it still does. */
export const securityReasons = [
  'identity/password-too-short',
  'identity/password-too-long',
  'identity/password-is-account',
  'identity/password-too-common',
  'identity/password-unchanged',
  'identity/password-wrong',
  'identity/too-many-attempts',
  'identity/proof-missing',
  'identity/code-missing',
  'identity/code-expired',
  'identity/code-wrong',
  'identity/fund-password-malformed',
  'identity/fund-password-missing',
  'identity/fund-password-wrong',
  'identity/fund-password-locked',
  'identity/fund-password-set',
  'identity/fund-password-is-password',
  'identity/totp-missing',
  'identity/totp-wrong',
  'identity/totp-used',
  'identity/totp-locked',
  'identity/recovery-code-wrong',
  'identity/authenticator-not-begun',
  'identity/authenticator-not-bound',
  'identity/email-malformed',
  'identity/phone-malformed',
  'identity/email-taken',
  'identity/phone-taken',
  'identity/anti-phishing-malformed',
  'identity/not-frozen',
  'identity/account-frozen',
  'identity/login-expired',
] as const;

export const passkeyReasons = [
  'identity/passkey-wrong',
  'identity/passkey-unknown',
  'identity/passkey-too-many',
  'identity/passkeys-need-name',
] as const;

export const firstFactorReasons = [
  'identity/wallet-not-linked',
  'identity/wallet-code-expired',
  'identity/signature-wrong',
  'identity/password-not-set',
] as const;

export const resetReasons = [
  'identity/reset-incomplete',
  'identity/reset-pending',
  'identity/reset-unknown',
  'identity/unfreeze-by-staff',
  'upload/file-unknown',
  'staff/reset-unknown',
  'staff/reset-decided',
  'staff/user-unknown',
  'staff/second-person-needed',
] as const;

/** Those that the tests of text messages reach. */
export const textMessageReasons = ['identity/no-text-messages', 'identity/message-not-sent'] as const;

/** Those that the tests of presence and nicknames reach. */
export const presenceReasons = [
  'identity/nickname-malformed',
  'identity/nickname-reserved',
  'identity/nickname-taken',
  'identity/nickname-too-soon',
] as const;
