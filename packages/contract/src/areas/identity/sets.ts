/** Languages of the app as the specification writes them in the `lang` header. */
export const languages = ['en_US', 'zh_CN'] as const;
export type Language = (typeof languages)[number];

/** `system` follows the device. */
export const themes = ['dark', 'light', 'system'] as const;
export type Theme = (typeof themes)[number];

/** Which colour a rise has: green is the custom of most of the world, red that of zh, ja and ko. */
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
