import type { ethMessage } from '@quay/contract/identity';
import { type Route, told } from '../../../edge/route.ts';
import { WALLET_LOGIN_MS, type WalletLogin, walletMessage } from '../wallet-message.ts';

/** Kind of the ticket that the nonce is. */
export const WALLET = 'wallet-login';

export const ethMessageRoute: Route<typeof ethMessage> = async ({ username, chainId }, asking) => {
  const { oneTime, origins } = asking.identity;
  const login: WalletLogin = { wallet: username.toLowerCase(), chainId, loginTime: Date.now() };
  const code = await oneTime.issue(WALLET, undefined, login, WALLET_LOGIN_MS);
  return told({ code, loginTime: login.loginTime, message: await walletMessage(origins()[0]!, code, login) });
};
