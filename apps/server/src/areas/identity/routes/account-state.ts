import { beginAuthenticator, withdrawEnable } from '@quay/contract/identity';
import { reply, type Served, serve } from '../../../edge/route.ts';
import type { IdentityNeeds } from '../needs.ts';

/** How an account is secured, and what may leave it. */
export const accountStateRoutes = ({ accounts }: IdentityNeeds): Served[] => [
  serve(withdrawEnable, async (_request, context) => reply(await accounts.withdrawalGate.of(context.owner))),
  serve(beginAuthenticator, async (_request, context) => {
    const { authenticator, security } = accounts;
    const { id, username } = await security(context.owner);
    return reply(await authenticator.begin(id, username));
  }),
];
