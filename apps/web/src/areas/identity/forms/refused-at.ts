import { Refusal } from '@quay/web-kit/request';

export type IdentityField =
  | 'username'
  | 'nickname'
  | 'password'
  | 'repeat'
  | 'agree'
  | 'invitation'
  | 'fundPassword'
  | 'fundRepeat'
  | 'code'
  | 'totp'
  | 'recoveryCode';
/** What is wrong, beside the field that caused it; `form` belongs to none. */
export type Wrong = Partial<Record<IdentityField | 'form', string>>;

const fields: Record<string, IdentityField> = {
  'identity/account-malformed': 'username',
  'identity/account-taken': 'username',
  'identity/email-malformed': 'username',
  'identity/email-taken': 'username',
  'identity/phone-malformed': 'username',
  'identity/phone-taken': 'username',
  'identity/nickname-malformed': 'nickname',
  'identity/nickname-reserved': 'nickname',
  'identity/nickname-taken': 'nickname',
  'identity/nickname-too-soon': 'nickname',
  'identity/password-too-short': 'password',
  'identity/password-too-long': 'password',
  'identity/password-too-common': 'password',
  'identity/password-is-account': 'password',
  'identity/password-wrong': 'password',
  'identity/login-wrong': 'password',
  'identity/terms-not-accepted': 'agree',
  'identity/invitation-wrong': 'invitation',
  'identity/fund-password-malformed': 'fundPassword',
  'identity/fund-password-is-password': 'fundPassword',
  'identity/code-missing': 'code',
  'identity/code-wrong': 'code',
  'identity/code-expired': 'code',
  'identity/totp-missing': 'totp',
  'identity/totp-wrong': 'totp',
  'identity/totp-used': 'totp',
  'identity/totp-locked': 'totp',
  'identity/recovery-code-wrong': 'recoveryCode',
};

/** Where the words of a failed request stand. */
export function refusedAt(failure: unknown): Wrong {
  if (!(failure instanceof Refusal)) throw failure;
  return { [fields[failure.reason] ?? 'form']: failure.words };
}
