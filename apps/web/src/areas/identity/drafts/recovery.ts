import type { CodeChannel } from '@quay/contract/identity';
import { likelyCountry } from '../../../countries/calling-codes.ts';
import { phoneOf } from '../../../countries/phone.ts';
import { draftOf } from '../../../shell/draft.ts';
import type { CodeAddress, SentCode } from './sent-code.ts';

type Recovery = {
  readonly channel: CodeChannel;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly sent: SentCode | null;
  /** For setting the new password. */
  readonly ticket: string;
  /** Why a later step led back to the first. */
  readonly notice: string;
};

/** A forgotten password, over /forget, /safeVerify and /resetPassword. */
export const useRecovery = draftOf<Recovery>(
  'quay.recovery',
  {
    channel: 'email',
    email: '',
    phone: '',
    country: likelyCountry(globalThis.navigator?.language ?? 'en-US'),
    sent: null,
    ticket: '',
    notice: '',
  },
  ['notice'],
);

export function addressOf({ channel, email, phone, country }: Recovery): CodeAddress {
  if (channel === 'email') return { channel, address: email.trim() };
  const { country: named, digits } = phoneOf(phone, country);
  return { channel, address: digits, areaCode: named.areaCode };
}
