import type { security } from '@quay/contract/identity';
import { type Route, reply } from '../../../edge/route.ts';
import { maskedEmail, maskedPhone } from '../../../messages/masked.ts';
import type { IdentityNeeds } from '../needs.ts';
import { factorNeeds, proofNeeds } from '../proofs.ts';

export const securityRoute =
  ({ accounts }: IdentityNeeds): Route<typeof security> =>
  async (_request, context) => {
    const account = await accounts.security(context.owner);
    const holds = await accounts.holds.of(context.owner);
    return reply({
      email: account.email && maskedEmail(account.email),
      phone: account.phone && maskedPhone(account.phone),
      authenticator: account.authenticator,
      recoveryCodesLeft: account.recoveryCodesLeft,
      passkeys: account.passkeys,
      passwordSet: account.passwordHash !== null,
      wallet: account.wallet && `${account.wallet.slice(0, 6)}…${account.wallet.slice(-4)}`,
      fundPassword: account.fundPasswordHash !== null,
      antiPhishing: account.antiPhishing,
      standing: account.standing,
      holds: [...holds],
      proofNeeds: proofNeeds(account),
      factorNeeds: factorNeeds(account),
    });
  };
