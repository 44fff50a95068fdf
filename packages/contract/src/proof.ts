import { z } from 'zod';
import { identity } from './areas/identity/refusals.ts';
import { factorActs, factors, type SecurityAct } from './areas/identity/sets.ts';

/** What a browser answers to a passkey challenge, as the WebAuthn JSON form has it. */
export const passkeyAnswer = z.strictObject({
  challengeId: z.string().max(64),
  response: z.record(z.string(), z.unknown()).describe('the JSON form of a PublicKeyCredential'),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

/** The signature of the account's wallet under a message of `/member/wallet/message`. */
export const walletAnswer = z.strictObject({
  code: z.string().max(64).describe('the nonce of the message'),
  sign: z.string().regex(/^0x[0-9a-fA-F]{2,4096}$/),
});
export type WalletAnswer = z.infer<typeof walletAnswer>;

/**
 * That the one who asks is the one who owns the account, in the same request as what is asked for. What is needed
 * stands in `proofNeeds` and `factorNeeds` of `/member/security`; codes and signatures are bound to the act.
 */
export const proof = z.strictObject({
  password: z.string().max(1000).optional(),
  emailCode: z.string().max(20).optional(),
  phoneCode: z.string().max(20).optional(),
  totp: z.string().max(20).optional(),
  recoveryCode: z.string().max(40).optional(),
  passkey: passkeyAnswer.optional(),
  wallet: walletAnswer.optional(),
});
export type Proof = z.infer<typeof proof>;

/** Every one of `all`, and one of `oneOf` unless it is empty. A strong factor, once bound, is never replaced by a code. */
export const proofNeeds = z.object({ all: z.array(z.enum(factors)), oneOf: z.array(z.enum(factors)) });
export type ProofNeeds = z.infer<typeof proofNeeds>;

/** What an act asks for, of what an account's changes do. Changing a password takes the old one in a field of its own. */
export function needsOf(
  act: SecurityAct,
  { proofNeeds: ordinary, factorNeeds }: { readonly proofNeeds: ProofNeeds; readonly factorNeeds: ProofNeeds },
): ProofNeeds {
  if (!(factorActs as readonly SecurityAct[]).includes(act)) return ordinary;
  if (act !== 'change-password') return factorNeeds;
  return { ...factorNeeds, all: factorNeeds.all.filter((factor) => factor !== 'password') };
}

/** What a call that takes a proof may be refused with for it, in this order. */
export const proofRefusals = [
  identity['proof-missing'],
  identity['too-many-attempts'],
  identity['password-wrong'],
  identity['code-expired'],
  identity['code-wrong'],
  identity['totp-locked'],
  identity['totp-wrong'],
  identity['totp-used'],
  identity['recovery-code-wrong'],
  identity['passkey-wrong'],
  identity['wallet-code-expired'],
  identity['signature-wrong'],
] as const;
