import type { Proof, SecurityAct } from '@quay/contract/identity';
import { wallet } from '@quay/contract/wallet';
import type { No } from '../../edge/envelope.ts';
import type { AccountNeeds, Origin } from './needs.ts';

type Words = { readonly fundPassword?: string | undefined; readonly proof: Proof };

/** That it is the owner who asks: the fund password where there is one, and what the account’s changes ask for. Used up. */
export async function confirmed(
  { identity, encryption }: Pick<AccountNeeds, 'identity' | 'encryption'>,
  owner: number,
  act: SecurityAct,
  { fundPassword, proof }: Words,
  from: Origin,
): Promise<No | undefined> {
  const account = await identity.security(owner);
  if (account.fundPasswordHash !== null) {
    const opened = await encryption.open(fundPassword ?? '');
    if (opened === undefined) return { refusal: wallet['encrypted-malformed'], params: {}, field: 'fundPassword' };
    const wrong = await identity.fundPassword.verify(owner, opened, from);
    if (wrong) return { ...wrong, field: 'fundPassword' };
  }
  const proven = await identity.proofs.check(account, act, proof, from.address);
  return 'refusal' in proven ? proven : proven.spend();
}
