import type { Factor, Proof } from '@quay/contract/identity';
import { wallet } from '@quay/contract/wallet';
import type { ReleaseProof } from '@quay/core';
import type { No } from '../../edge/envelope.ts';
import type { Encryption } from '../../secrets/encryption.ts';
import type { Origin, Owners } from './needs.ts';

/** Acts that a fund password is asked for, and an authenticator or passkey where one is bound. */
export type ProvenAct = 'release-coins' | 'save-payment-method';
export type Words = { readonly fundPassword: string; readonly proof: Proof };
/** How somebody proved who they are; what is good once is used up by `spend`, when everything else is right too. */
export type Proven = { readonly provenBy: ReleaseProof; spend(): Promise<No | undefined> };

/** Validates fund password and proof. Somebody without a strong factor proves it by the fund password alone. */
export async function prove(
  { identity, encryption }: { readonly identity: Owners; readonly encryption: Pick<Encryption, 'open'> },
  user: number,
  act: ProvenAct,
  { fundPassword: typed, proof }: Words,
  from: Origin,
): Promise<Proven | No> {
  const fundPassword = await encryption.open(typed);
  if (fundPassword === undefined) return { refusal: wallet['encrypted-malformed'], params: {}, field: 'fundPassword' };
  const wrong = await identity.fundPassword.verify(user, fundPassword, from);
  if (wrong) return { ...wrong, field: 'fundPassword' };

  const strong = await identity.factors.of(user);
  if (strong.length === 0) return { provenBy: 'fund-password', spend: async () => undefined };
  const checked = await identity.proofs.check(await identity.security(user), act, proof, from.address);
  if ('refusal' in checked) return checked;
  return { provenBy: factorOf(strong, proof), spend: checked.spend };
}

/** In which an answered proof is looked at, as the area of identity does. */
const order = ['passkey', 'totp', 'recovery-code'] as const satisfies readonly (Factor & ReleaseProof)[];
const isAnswered: Readonly<Record<(typeof order)[number], (proof: Proof) => boolean>> = {
  passkey: ({ passkey }) => passkey !== undefined,
  totp: ({ totp }) => (totp?.trim() ?? '') !== '',
  'recovery-code': ({ recoveryCode }) => (recoveryCode?.trim() ?? '') !== '',
};

const factorOf = (strong: readonly Factor[], proof: Proof): ReleaseProof =>
  order.find((factor) => strong.includes(factor) && isAnswered[factor](proof)) ?? 'fund-password';
