import { type Factor, identity, type Proof } from '@quay/contract/identity';
import type { SecurityRow } from '@quay/store';
import type { No } from '../../edge/envelope.ts';
import type { Authenticator } from './authenticator.ts';
import { type Checked, isNo } from './checked.ts';
import type { PasskeyAct, Passkeys } from './passkeys.ts';
import type { RecoveryCodes } from './recovery-codes.ts';

export type FactorAnswer = Pick<Proof, 'totp' | 'recoveryCode' | 'passkey'>;

/** The strong ones: what a thief with password and mailbox has not. Any one of those that are bound is enough. */
export type Factors = {
  /** Empty: the account has no second lock. */
  of(user: number): Promise<readonly Factor[]>;
  /** Validates the one that was answered; `totp-missing` when none was. */
  check(user: number, act: PasskeyAct, answer: FactorAnswer): Promise<No | Checked>;
  /** The same, and uses it up. */
  verify(user: number, act: PasskeyAct, answer: FactorAnswer): Promise<No | undefined>;
};

export function createFactors(
  security: (user: number) => Promise<SecurityRow>,
  {
    authenticator,
    recoveryCodes,
    passkeys,
  }: { readonly authenticator: Authenticator; readonly recoveryCodes: RecoveryCodes; readonly passkeys: Passkeys },
): Factors {
  async function check(user: number, act: PasskeyAct, answer: FactorAnswer): Promise<No | Checked> {
    if (answer.passkey) return passkeys.check(user, act, answer.passkey);
    if (answer.totp?.trim()) return authenticator.check(user, answer.totp);
    if (answer.recoveryCode?.trim()) return recoveryCodes.check(user, answer.recoveryCode);
    return { refusal: identity['totp-missing'], params: {}, field: 'totp' };
  }

  return {
    of: async (user) => strongFactors(await security(user)),
    check,
    async verify(user, act, answer) {
      const checked = await check(user, act, answer);
      return isNo(checked) ? checked : checked.spend();
    },
  };
}

/** Recovery codes stand in for the authenticator alone: without one they are nothing. */
export function strongFactors({ authenticator, recoveryCodesLeft, passkeys }: SecurityRow): readonly Factor[] {
  const bound: Factor[] = [];
  if (authenticator) bound.push('totp');
  if (authenticator && recoveryCodesLeft > 0) bound.push('recovery-code');
  if (passkeys > 0) bound.push('passkey');
  return bound;
}
