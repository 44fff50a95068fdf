import type { demoLogins } from '@quay/contract/identity';
import { generate } from 'otplib';
import { type Route, told } from '../../../edge/route.ts';

export const demoLoginsRoute: Route<typeof demoLogins> = async (_request, { identity }) => {
  const epoch = Math.floor(identity.now() / 1_000);
  const shown = identity.demoLogins().map(async ({ secret, ...login }) => ({
    ...login,
    secret: secret ?? null,
    totp: secret === undefined ? null : await generate({ secret, epoch }),
  }));
  return told(await Promise.all(shown));
};
