/** What an upload is for decides how large it may be and who may see it. */
export const uploadPurposes = [
  'avatar',
  'chat',
  'identity',
  'reset',
  'business',
  'payment-qr',
  'c2c-chat',
  'evidence',
  'credit',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** Most megabytes before decoding, by purpose (SPEC section 5: 2, 10, 30). */
export const uploadMegabytes: Readonly<Record<UploadPurpose, number>> = {
  avatar: 2,
  chat: 10,
  reset: 10,
  identity: 10,
  business: 30,
  'payment-qr': 2,
  'c2c-chat': 10,
  evidence: 30,
  credit: 10,
};
/** What a guest without a session may upload. */
export const guestPurposes = ['reset', 'chat'] as const;
/** Files of guests at one address in 24 hours. */
export const GUEST_FILES = 10;
/** Files of one user in 24 hours. */
export const USER_FILES = 100;
export const MEGAPIXELS_MAX = 50;
/** Milliseconds that a link to a picture is good for. */
export const LINK_MS = 5 * 60_000;
/** What a file field takes; a browser offers these. */
export const uploadTypes = ['image/jpeg', 'image/png', 'image/gif', 'image/bmp'] as const;
