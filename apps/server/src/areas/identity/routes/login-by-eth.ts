import { identity, type loginByEth } from '@quay/contract/identity';
import { type Route, refused } from '../../../edge/route.ts';
import { barredBy } from '../barred.ts';
import { enterOrAskSecond } from '../entering.ts';
import type { IdentityNeeds } from '../needs.ts';
import { signUp } from '../sign-up.ts';
import { signerOf, type WalletLogin, walletMessage } from '../wallet-message.ts';
import { WALLET } from './wallet-login.ts';

export const loginByEthRoute =
  (needs: IdentityNeeds): Route<typeof loginByEth> =>
  async ({ username, sign, code, loginTime, invitationCode }, context) => {
    const { oneTime, origins } = needs.accounts;
    // Whatever comes of it, the nonce is used up.
    const begun = (await oneTime.redeem(WALLET, code))?.data as WalletLogin | undefined;
    const wallet = username.toLowerCase();
    if (!begun || begun.loginTime !== loginTime || begun.wallet !== wallet) {
      return refused(identity['wallet-code-expired']);
    }
    const message = await walletMessage(origins()[0]!, code, begun);
    if ((await signerOf(message, sign)) !== wallet) return refused(identity['signature-wrong'], {}, 'sign');

    const users = needs.reads.identity;
    const user = (await users.userByWallet(wallet)) ?? (await newUser(wallet, invitationCode, needs));
    if (!user) return refused(identity['sign-up-closed']);
    const barred = barredBy(user.standing);
    return barred ? refused(barred) : enterOrAskSecond(user, needs, context);
  };

async function newUser(wallet: string, invitation: string | undefined, needs: IdentityNeeds) {
  const { systemSettings, core, reads, mayRefer, accounts } = needs;
  const { passwords } = accounts;
  const { signUpOpen } = await systemSettings.settings();
  if (!signUpOpen) return undefined;
  const users = reads.identity;
  // Of two who come at once, the second finds what the first has made.
  const made = await signUp(
    { wallet, inviter: await inviterOf(invitation, users, mayRefer) },
    { core, users, passwords },
  );
  return made === 'taken' ? users.userByWallet(wallet) : users.userById(made.id);
}

/** A wallet has signed already and has no field to mend a code in: one that cannot be used opens the account all the same. */
async function inviterOf(
  invitation: string | undefined,
  users: IdentityNeeds['reads']['identity'],
  mayRefer: IdentityNeeds['mayRefer'],
): Promise<number | undefined> {
  const usercode = invitation?.trim().toUpperCase();
  const inviter = usercode ? await users.userByUsercode(usercode) : undefined;
  return inviter && (await mayRefer(inviter.id)) ? inviter.id : undefined;
}
