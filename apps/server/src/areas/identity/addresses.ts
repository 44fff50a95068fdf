import type { Refusal } from '@quay/contract';
import { AREA_CODE, type CodeChannel, EMAIL, identity, PHONE } from '@quay/contract/identity';

/** E-mail address or phone number in the one form in which we keep it. */
export type Address = { readonly channel: CodeChannel; readonly address: string };
export type BadAddress = { readonly refusal: Refusal; readonly field: 'address' | 'areaCode' };

/** The domain is written in small letters; what stands before the @ is its owner's business. */
export function emailOf(text: string): string | undefined {
  const email = text.trim();
  if (!EMAIL.test(email) || email.length > EMAIL_MAX) return undefined;
  const at = email.lastIndexOf('@');
  return email.slice(0, at) + email.slice(at).toLowerCase();
}

/** E.164: country code and number, without what people write between the digits, and without the zero before it. */
export function phoneOf(areaCode: string | undefined, text: string): string | undefined {
  const number = text.replace(BETWEEN, '').replace(/^0/, '');
  const code = areaCode?.trim() ?? '';
  if (!AREA_CODE.test(code) || !PHONE.test(number)) return undefined;
  const phone = code + number;
  return phone.length <= PHONE_MAX ? phone : undefined;
}

export function addressOf(channel: CodeChannel, text: string, areaCode: string | undefined): Address | BadAddress {
  const address = channel === 'email' ? emailOf(text) : phoneOf(areaCode, text);
  if (address !== undefined) return { channel, address };
  if (channel === 'email') return { refusal: identity['email-malformed'], field: 'address' };
  const isCode = !AREA_CODE.test(areaCode?.trim() ?? '');
  return { refusal: identity['phone-malformed'], field: isCode ? 'areaCode' : 'address' };
}

/** What somebody writes to log in: it looks like one of the three, and is looked up as that. */
export function loginNameOf(text: string): { readonly by: 'name' | 'email' | 'phone'; readonly name: string } {
  const said = text.trim();
  if (said.includes('@')) return { by: 'email', name: emailOf(said) ?? said };
  if (said.startsWith('+')) return { by: 'phone', name: `+${said.replace(/[^0-9]/g, '')}` };
  return { by: 'name', name: said };
}

const EMAIL_MAX = 200;
/** Fifteen digits and the plus. */
const PHONE_MAX = 16;
const BETWEEN = /[\s().\-/]/g;
