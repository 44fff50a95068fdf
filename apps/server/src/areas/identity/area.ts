import {
  addPasskey,
  bindAuthenticator,
  bindEmail,
  bindPhone,
  changeFundPassword,
  changeMockLogin,
  changePassword,
  demoLogins,
  forgotPassword,
  freeze,
  login,
  loginByEth,
  loginVerify,
  newRecoveryCodes,
  passkeyLogin,
  register,
  removePasskey,
  resetPassword,
  security,
  sendCode,
  sendGuestCode,
  setAntiPhishing,
  setFundPassword,
  setNickname,
  unfreeze,
} from '@quay/contract/identity';
import type { Area } from '../../area.ts';
import { serve } from '../../edge/route.ts';
import type { IdentityNeeds } from './needs.ts';
import { accountStateRoutes } from './routes/account-state.ts';
import { addPasskeyRoute } from './routes/add-passkey.ts';
import { bindAuthenticatorRoute } from './routes/bind-authenticator.ts';
import { bindEmailRoute } from './routes/bind-email.ts';
import { bindPhoneRoute } from './routes/bind-phone.ts';
import { changeFundPasswordRoute } from './routes/change-fund-password.ts';
import { changeMockLoginRoute } from './routes/change-mock-login.ts';
import { changePasswordRoute } from './routes/change-password.ts';
import { demoLoginsRoute } from './routes/demo-logins.ts';
import { forgotPasswordRoute } from './routes/forgot-password.ts';
import { freezeRoute } from './routes/freeze.ts';
import { loginRoute } from './routes/login.ts';
import { loginByEthRoute } from './routes/login-by-eth.ts';
import { loginVerifyRoute } from './routes/login-verify.ts';
import { memberRoutes } from './routes/member.ts';
import { newRecoveryCodesRoute } from './routes/new-recovery-codes.ts';
import { passkeyLoginRoute } from './routes/passkey-login.ts';
import { passkeyRoutes } from './routes/passkeys.ts';
import { registerRoute } from './routes/register.ts';
import { removePasskeyRoute } from './routes/remove-passkey.ts';
import { resetPasswordRoute } from './routes/reset-password.ts';
import { resetRequestRoutes } from './routes/reset-requests.ts';
import { securityRoute } from './routes/security.ts';
import { sendCodeRoute } from './routes/send-code.ts';
import { sendGuestCodeRoute } from './routes/send-guest-code.ts';
import { sessionRoutes } from './routes/session.ts';
import { setAntiPhishingRoute } from './routes/set-anti-phishing.ts';
import { setFundPasswordRoute } from './routes/set-fund-password.ts';
import { setNicknameRoute } from './routes/set-nickname.ts';
import { unfreezeRoute } from './routes/unfreeze.ts';
import { walletLoginRoutes } from './routes/wallet-login.ts';

const REMOVE_OLD_MS = 60 * 60_000;

export const identityArea = (needs: IdentityNeeds): Area => ({
  routes: [
    serve(addPasskey, addPasskeyRoute(needs)),
    serve(bindAuthenticator, bindAuthenticatorRoute(needs)),
    serve(bindEmail, bindEmailRoute(needs)),
    serve(bindPhone, bindPhoneRoute(needs)),
    serve(changeFundPassword, changeFundPasswordRoute(needs)),
    serve(changeMockLogin, changeMockLoginRoute(needs)),
    serve(changePassword, changePasswordRoute(needs)),
    serve(demoLogins, demoLoginsRoute(needs)),
    serve(forgotPassword, forgotPasswordRoute(needs)),
    serve(freeze, freezeRoute(needs)),
    serve(loginByEth, loginByEthRoute(needs)),
    serve(loginVerify, loginVerifyRoute(needs)),
    serve(login, loginRoute(needs)),
    serve(newRecoveryCodes, newRecoveryCodesRoute(needs)),
    serve(passkeyLogin, passkeyLoginRoute(needs)),
    serve(register, registerRoute(needs)),
    serve(removePasskey, removePasskeyRoute(needs)),
    serve(resetPassword, resetPasswordRoute(needs)),
    serve(security, securityRoute(needs)),
    serve(sendCode, sendCodeRoute(needs)),
    serve(sendGuestCode, sendGuestCodeRoute(needs)),
    serve(setAntiPhishing, setAntiPhishingRoute(needs)),
    serve(setFundPassword, setFundPasswordRoute(needs)),
    serve(setNickname, setNicknameRoute(needs)),
    serve(unfreeze, unfreezeRoute(needs)),
    ...resetRequestRoutes(needs),
    ...accountStateRoutes(needs),
    ...sessionRoutes(needs),
    ...walletLoginRoutes(needs),
    ...memberRoutes(needs),
    ...passkeyRoutes(needs),
  ],
  jobs: [
    {
      name: 'removing old sessions, codes and messages',
      everyMs: REMOVE_OLD_MS,
      run: () => needs.accounts.removeOld(),
    },
  ],
});
