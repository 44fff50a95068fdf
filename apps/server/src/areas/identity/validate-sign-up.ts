import { ACCOUNT, FUND_PASSWORD_FIRST, identity, type Register } from '@quay/contract/identity';
import { referral } from '@quay/contract/referral';
import type { Reads } from '@quay/store';
import type { No } from '../../edge/envelope.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import { type Address, emailOf, phoneOf } from './addresses.ts';
import { typedFundPassword } from './fund-password.ts';
import { passwordRefusal } from './password-rules.ts';
import type { SignUp } from './sign-up.ts';

/** What a sign-up that may go on asks for; `address` is what has to be proved by a code. */
export type Judged = { readonly proposal: SignUp; readonly address: Address | undefined };

/** Validates, as the contract has it, all that needs neither the code nor the names that are taken. */
export async function validateSignUp(
  request: Register,
  {
    users,
    encryption,
    mayRefer,
  }: {
    readonly users: Reads['identity'];
    readonly encryption: Encryption;
    /** Whether an account may invite others. */
    mayRefer(user: number): Promise<boolean>;
  },
): Promise<No | Judged> {
  const named = nameOf(request);
  if ('refusal' in named) return named;
  const { password } = request;
  const wrong = passwordRefusal(password, [request.username, named.username ?? null]);
  if (wrong) return no(wrong, 'password');
  const fundPassword = request.fundPassword && (await typedFundPassword(request.fundPassword, { encryption }));
  if (fundPassword !== undefined) {
    if (!FUND_PASSWORD_FIRST.test(fundPassword)) return no(identity['fund-password-malformed'], 'fundPassword');
    if (fundPassword === password) return no(identity['fund-password-is-password'], 'fundPassword');
  }
  if (!request.agree) return no(identity['terms-not-accepted'], 'agree');

  const invitation = request.invitationCode?.trim().toUpperCase();
  const inviter = invitation ? await users.userByUsercode(invitation) : undefined;
  if (invitation && !inviter) return no(identity['invitation-wrong'], 'invitationCode');

  if (inviter && !(await mayRefer(inviter.id))) return no(referral['no-right'], 'invitationCode');

  const { username, email, phone } = named;
  const wanted: SignUp = { username, email, phone, password, fundPassword, inviter: inviter?.id };
  if (email !== undefined) return { proposal: wanted, address: { channel: 'email', address: email } };
  return { proposal: wanted, address: phone === undefined ? undefined : { channel: 'phone', address: phone } };
}

function nameOf({ by = 'account', username, areaCode }: Register): No | Pick<SignUp, 'username' | 'email' | 'phone'> {
  if (by === 'email') {
    const email = emailOf(username);
    return email === undefined ? no(identity['email-malformed'], 'username') : { email };
  }
  if (by === 'phone') {
    const phone = phoneOf(areaCode, username);
    return phone === undefined ? no(identity['phone-malformed'], 'username') : { phone };
  }
  return ACCOUNT.test(username) ? { username } : no(identity['account-malformed'], 'username');
}

const no = (refusal: No['refusal'], field: keyof Register): No => ({ refusal, params: {}, field });
