import type { demoLogins } from '@quay/contract/identity';
import { generate } from 'otplib';
import { type Route, reply } from '../../../edge/route.ts';
import type { IdentityNeeds } from '../needs.ts';

export const demoLoginsRoute =
  ({ accounts }: IdentityNeeds): Route<typeof demoLogins> =>
  async () => {
    const epoch = Math.floor(accounts.now() / 1_000);
    const shown = accounts.demoLogins().map(async ({ secret, ...login }) => ({
      ...login,
      secret: secret ?? null,
      totp: secret === undefined ? null : await generate({ secret, epoch }),
    }));
    return reply(await Promise.all(shown));
  };
