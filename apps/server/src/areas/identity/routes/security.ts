import type { security } from '@quay/contract/identity';
import { type Route, told } from '../../../edge/route.ts';
import { maskedEmail, maskedPhone } from '../../../messages/masked.ts';
import { factorNeeds, proofNeeds } from '../proofs.ts';

export const securityRoute: Route<typeof security> = async (_request, asking) => {
  const account = await asking.identity.security(asking.owner);
  const holds = await asking.identity.holds.of(asking.owner);
  return told({
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
