import type { Register, SignUpWay } from '@quay/contract/identity';
import { likelyCountry } from '../../../countries/calling-codes.ts';
import { phoneOf } from '../../../countries/phone.ts';
import { invitedBy } from '../../../request/visitor.ts';
import { draftOf } from '../../../shell/draft.ts';
import type { Wrong } from '../forms/refused-at.ts';
import type { CodeAddress, SentCode } from './sent-code.ts';

type SignUp = {
  readonly by: SignUpWay;
  readonly account: string;
  readonly email: string;
  readonly phone: string;
  readonly country: string;
  readonly invitation: string;
  readonly agree: boolean;
  readonly sent: SentCode | null;
  readonly password: string;
  readonly repeat: string;
  /** Empty when it is to be set later. */
  readonly fundPassword: string;
  /** What a later step learnt about the form. */
  readonly wrong: Wrong;
};

/** An account that is being opened, over /register, /setFond and /verify. */
export const useSignUp = draftOf<SignUp>(
  'quay.sign-up',
  {
    by: 'account',
    account: '',
    email: '',
    phone: '',
    country: likelyCountry(globalThis.navigator?.language ?? 'en-US'),
    invitation: '',
    agree: false,
    sent: null,
    password: '',
    repeat: '',
    fundPassword: '',
    wrong: {},
  },
  ['password', 'repeat', 'fundPassword', 'wrong'],
);

/** Whose invitation it is: named in the address of the page, or in the one that first led here. */
export function invitationFrom(search: URLSearchParams): string {
  const named = search.get('usercode') ?? search.get('code') ?? '';
  return /^[A-Za-z0-9]{1,32}$/.test(named) ? named : (invitedBy.read() ?? '');
}

/** Where the code of this account goes; nowhere for one that is opened by its name. */
export function addressOf({ by, email, phone, country }: SignUp): CodeAddress | undefined {
  if (by === 'email') return { channel: 'email', address: email.trim() };
  if (by === 'account') return undefined;
  const { country: named, digits } = phoneOf(phone, country);
  return { channel: 'phone', address: digits, areaCode: named.areaCode };
}

/** What the exchange is asked for. */
export function registration(draft: SignUp): Register {
  const address = addressOf(draft);
  const { by, account, password, fundPassword, invitation, agree } = draft;
  return {
    by,
    username: address?.address ?? account.trim(),
    ...(address?.areaCode && { areaCode: address.areaCode }),
    password,
    ...(fundPassword && { fundPassword }),
    ...(invitation.trim() && { invitationCode: invitation.trim() }),
    agree,
  };
}
