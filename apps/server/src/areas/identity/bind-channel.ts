import { identity, type Proof } from '@quay/contract/identity';
import type { No } from '../../edge/envelope.ts';
import type { RequestContext } from '../../edge/request-context.ts';
import type { Address } from './addresses.ts';
import { isNo } from './checked.ts';
import { unreachedBy } from './codes.ts';
import type { IdentityNeeds } from './needs.ts';
import { whereFrom } from './where.ts';

/**
 * Binds an e-mail address or a phone number, or changes it. Two things are proved: the account, with what it has, and
 * that the new address is the asker's.
 */
export async function bindChannel(
  { channel, address, code, proof }: Address & { readonly code: string; readonly proof: Proof },
  { accounts, messages, reads }: IdentityNeeds,
  context: RequestContext,
): Promise<No | undefined> {
  const { codes, proofs, holds, notices, security, securityChanges } = accounts;
  const act = channel === 'email' ? 'bind-email' : 'bind-phone';
  const unreached = unreachedBy(channel, messages);
  if (unreached) return unreached;
  if (code.trim() === '') return { refusal: identity['code-missing'], params: {}, field: 'code' };
  const account = await security(context.owner);
  const proven = await proofs.check(account, act, proof, context.address);
  if (isNo(proven)) return proven;
  const reached = await codes.check({ purpose: act, subject: `user ${account.id}`, channel, address, code });
  if (isNo(reached)) return reached;

  const lost = (await proven.spend()) ?? (await reached.spend());
  if (lost) return lost;
  const old = account[channel];
  await holds.place(account.id, channel === 'email' ? 'email-changed' : 'phone-changed');
  const bound = await reads.identity.bindChannel({ user: account.id, channel, was: old, address });
  if (bound === 'taken') return { refusal: identity[`${channel}-taken`], params: {}, field: channel };
  // It was changed in the same moment, and what was proved belongs to what was bound before.
  if (bound === 'changed') return { refusal: identity['code-expired'], params: {}, field: 'code' };
  securityChanges.emit(account.id);
  await notices.notify(account.id, `${channel}-changed`, whereFrom(context), { old: { [channel]: old } });
  return undefined;
}
