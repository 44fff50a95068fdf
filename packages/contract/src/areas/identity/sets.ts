/** `system` follows the device. */
export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Which colour a rise has: green is the custom of most of the world, red that of China, Taiwan and Korea. */
export const updowns = ['green', 'red'] as const;
export type Updown = (typeof updowns)[number];

/** ISO 4217 codes in which values can be shown. */
export const currencies = [
  'USD',
  'CNY',
  'TWD',
  'HKD',
  'EUR',
  'CAD',
  'MYR',
  'THB',
  'AUD',
  'KRW',
  'SGD',
  'JPY',
  'GBP',
] as const;
export type CurrencyCode = (typeof currencies)[number];

/** What an account name is: 6 to 30 letters and digits. */
export const ACCOUNT = /^[A-Za-z0-9]{6,30}$/;
export const PASSWORD_MIN = 6;
export const PASSWORD_ADVISED = 10;
export const PASSWORD_MAX = 64;
/** Six digits at the first setting; later 6 to 12 letters or digits. */
export const FUND_PASSWORD_FIRST = /^[0-9]{6}$/;
export const FUND_PASSWORD = /^[A-Za-z0-9]{6,12}$/;
/** Enough to tell an address from a slip; whether it exists shows when the code arrives. */
export const EMAIL = /^[^\s@<>"(),:;\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,180}[A-Za-z0-9])?\.[A-Za-z]{2,24}$/;
/** Country code with its plus, and the number without the leading zero. */
export const AREA_CODE = /^\+[1-9][0-9]{0,3}$/;
export const PHONE = /^[0-9]{5,14}$/;
export const CODE = /^[0-9]{6}$/;
/** What the user recognises our messages by. */
export const ANTI_PHISHING = /^[A-Za-z0-9]{4,20}$/;

/** Most characters of what a passkey is called. */
export const PASSKEY_NAME_MAX = 40;

/** How an account is named when it is opened. */
export const signUpWays = ['account', 'email', 'phone'] as const;
export type SignUpWay = (typeof signUpWays)[number];

/** Where a code can be sent. */
export const codeChannels = ['email', 'phone'] as const;
export type CodeChannel = (typeof codeChannels)[number];

/** What becomes of messages: a carrier takes them; they stay in the console's outbox; nobody can read them. */
export const carriages = ['sent', 'kept', 'none'] as const;
export type Carriage = (typeof carriages)[number];

/** What a code, or another proof, is good for. It is bound to one of these and to one user or address. */
export const securityActs = [
  'change-password',
  'set-fund-password',
  'change-fund-password',
  'bind-email',
  'bind-phone',
  'bind-authenticator',
  'new-recovery-codes',
  'add-passkey',
  'remove-passkey',
  'set-anti-phishing',
  'unfreeze',
  'withdraw',
  'add-address',
  'save-payment-method',
  'release-coins',
  'close-account',
  'export-data',
  'send-coins',
] as const;
export type SecurityAct = (typeof securityActs)[number];

/**
 * Acts that give an account a factor. Before it has a strong one they ask for everything that it has, so that a thief
 * with some of it gets no further.
 */
export const factorActs = [
  'change-password',
  'set-fund-password',
  'bind-email',
  'bind-phone',
  'bind-authenticator',
  'add-passkey',
] as const satisfies readonly SecurityAct[];

/** What a guest may ask a code for. */
export const guestCodePurposes = ['register', 'forgot-password', 'reset-request'] as const;
export type GuestCodePurpose = (typeof guestCodePurposes)[number];

/** How a user can show to be who they are, besides the password. */
export const factors = ['email-code', 'phone-code', 'totp', 'recovery-code', 'passkey', 'password', 'wallet'] as const;
export type Factor = (typeof factors)[number];

/** Why withdrawals wait. The longest end counts; a new reason never shortens an older one. */
export const holdReasons = [
  'password-changed',
  'fund-password-changed',
  'email-changed',
  'phone-changed',
  'authenticator-changed',
  'passkey-changed',
  'reset-by-staff',
  'fund-password-wrong',
  'unfrozen',
  'deposit-reversed',
  'fund-password-forgotten',
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** Holds after which the fund password and the factors are still those that an order under way began with. */
const keepRelease: readonly string[] = [
  'password-changed',
  'email-changed',
  'phone-changed',
  'fund-password-wrong',
  'unfrozen',
  'deposit-reversed',
] satisfies HoldReason[];

/**
 * Whether a hold stops the release of an order that began before it: what a release is proven with may be a thief's by
 * now. A reason that nobody has thought about does.
 */
export const breaksRelease = (reason: string): boolean => !keepRelease.includes(reason);

/**
 * `frozen` by the user: nothing but looking, cancelling and asking for help. `locked` by staff: no login. `closed` by the
 * user, for good: no login, and nobody else gets its names.
 */
export const accountStatuses = ['open', 'frozen', 'locked', 'closed'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

/** How far somebody is verified; each has passed all before it. */
export const levels = ['none', 'basic', 'advanced', 'notary'] as const;
export type Level = (typeof levels)[number];

/** What a manual reset can take off an account. */
export const resetSubjects = ['password', 'authenticator', 'email', 'phone'] as const;
export type ResetSubject = (typeof resetSubjects)[number];

/** `seconded`: one member of staff has approved it, another one must. `stopped`: by whoever has the old channels. */
export const resetStates = ['applied', 'seconded', 'done', 'rejected', 'stopped'] as const;
export type ResetState = (typeof resetStates)[number];

export const CODE_MINUTES = 30;
export const CODE_TRIES = 5;
export const RESEND_SECONDS = 60;
export const HOLD_HOURS = 24;
export const RESET_HOLD_HOURS = 72;
export const FUND_PASSWORD_TRIES = 5;
