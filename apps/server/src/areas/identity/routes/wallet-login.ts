import { ethMessage, walletMessage } from '@quay/contract/identity';
import { reply, type Served, serve } from '../../../edge/route.ts';
import { isNo, no } from '../checked.ts';
import type { IdentityNeeds } from '../needs.ts';
import { walletMessage as messageOf, WALLET_LOGIN_MS, type WalletLogin } from '../wallet-message.ts';

/** Kind of the ticket that the nonce is. */
export const WALLET = 'wallet-login';

/** Messages that a wallet signs, to log in or to prove whose it is. */
export const walletLoginRoutes = ({ accounts }: IdentityNeeds): Served[] => [
  serve(ethMessage, async ({ username, chainId }) => {
    const { oneTime, origins } = accounts;
    const login: WalletLogin = { wallet: username.toLowerCase(), chainId, loginTime: Date.now() };
    const code = await oneTime.issue(WALLET, undefined, login, WALLET_LOGIN_MS);
    return reply({ code, loginTime: login.loginTime, message: await messageOf(origins()[0]!, code, login) });
  }),
  serve(walletMessage, async ({ act, chainId }, context) => {
    const { walletProofs, security } = accounts;
    const begun = await walletProofs.begin(await security(context.owner), act, chainId);
    return isNo(begun) ? no(begun) : reply(begun);
  }),
];
