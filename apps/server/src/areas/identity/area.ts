import {
  addPasskey,
  applyReset,
  beginAuthenticator,
  bindAuthenticator,
  bindEmail,
  bindPhone,
  changeFundPassword,
  changePassword,
  config,
  demoLogins,
  endSession,
  ethMessage,
  forgotPassword,
  freeze,
  liveTicket,
  login,
  loginByEth,
  loginVerify,
  logout,
  memberInfo,
  newRecoveryCodes,
  passkeyLogin,
  passkeyLoginOptions,
  passkeyOptions,
  passkeys,
  register,
  removePasskey,
  resetPassword,
  resetStatus,
  savePreferences,
  security,
  sendCode,
  sendGuestCode,
  sessions,
  setAntiPhishing,
  setFundPassword,
  setNickname,
  stopReset,
  unfreeze,
  walletMessage,
  withdrawEnable,
} from '@quay/contract/identity';
import { type Served, serve } from '../../edge/route.ts';
import { addPasskeyRoute } from './routes/add-passkey.ts';
import { applyResetRoute } from './routes/apply-reset.ts';
import { beginAuthenticatorRoute } from './routes/begin-authenticator.ts';
import { bindAuthenticatorRoute } from './routes/bind-authenticator.ts';
import { bindEmailRoute } from './routes/bind-email.ts';
import { bindPhoneRoute } from './routes/bind-phone.ts';
import { changeFundPasswordRoute } from './routes/change-fund-password.ts';
import { changePasswordRoute } from './routes/change-password.ts';
import { configRoute } from './routes/config.ts';
import { demoLoginsRoute } from './routes/demo-logins.ts';
import { endSessionRoute } from './routes/end-session.ts';
import { ethMessageRoute } from './routes/eth-message.ts';
import { forgotPasswordRoute } from './routes/forgot-password.ts';
import { freezeRoute } from './routes/freeze.ts';
import { liveTicketRoute } from './routes/live-ticket.ts';
import { loginRoute } from './routes/login.ts';
import { loginByEthRoute } from './routes/login-by-eth.ts';
import { loginVerifyRoute } from './routes/login-verify.ts';
import { logoutRoute } from './routes/logout.ts';
import { memberInfoRoute } from './routes/member-info.ts';
import { newRecoveryCodesRoute } from './routes/new-recovery-codes.ts';
import { passkeyLoginRoute } from './routes/passkey-login.ts';
import { passkeyLoginOptionsRoute } from './routes/passkey-login-options.ts';
import { passkeyOptionsRoute } from './routes/passkey-options.ts';
import { passkeysRoute } from './routes/passkeys.ts';
import { registerRoute } from './routes/register.ts';
import { removePasskeyRoute } from './routes/remove-passkey.ts';
import { resetPasswordRoute } from './routes/reset-password.ts';
import { resetStatusRoute } from './routes/reset-status.ts';
import { savePreferencesRoute } from './routes/save-preferences.ts';
import { securityRoute } from './routes/security.ts';
import { sendCodeRoute } from './routes/send-code.ts';
import { sendGuestCodeRoute } from './routes/send-guest-code.ts';
import { sessionsRoute } from './routes/sessions.ts';
import { setAntiPhishingRoute } from './routes/set-anti-phishing.ts';
import { setFundPasswordRoute } from './routes/set-fund-password.ts';
import { setNicknameRoute } from './routes/set-nickname.ts';
import { stopResetRoute } from './routes/stop-reset.ts';
import { unfreezeRoute } from './routes/unfreeze.ts';
import { walletMessageRoute } from './routes/wallet-message.ts';
import { withdrawEnableRoute } from './routes/withdraw-enable.ts';

export const identityRoutes: readonly Served[] = [
  serve(register, registerRoute),
  serve(login, loginRoute),
  serve(loginVerify, loginVerifyRoute),
  serve(passkeyLoginOptions, passkeyLoginOptionsRoute),
  serve(passkeyLogin, passkeyLoginRoute),
  serve(ethMessage, ethMessageRoute),
  serve(loginByEth, loginByEthRoute),
  serve(walletMessage, walletMessageRoute),
  serve(demoLogins, demoLoginsRoute),
  serve(sendGuestCode, sendGuestCodeRoute),
  serve(sendCode, sendCodeRoute),
  serve(forgotPassword, forgotPasswordRoute),
  serve(resetPassword, resetPasswordRoute),
  serve(sessions, sessionsRoute),
  serve(endSession, endSessionRoute),
  serve(changePassword, changePasswordRoute),
  serve(setFundPassword, setFundPasswordRoute),
  serve(changeFundPassword, changeFundPasswordRoute),
  serve(bindEmail, bindEmailRoute),
  serve(bindPhone, bindPhoneRoute),
  serve(beginAuthenticator, beginAuthenticatorRoute),
  serve(bindAuthenticator, bindAuthenticatorRoute),
  serve(newRecoveryCodes, newRecoveryCodesRoute),
  serve(passkeys, passkeysRoute),
  serve(passkeyOptions, passkeyOptionsRoute),
  serve(addPasskey, addPasskeyRoute),
  serve(removePasskey, removePasskeyRoute),
  serve(security, securityRoute),
  serve(withdrawEnable, withdrawEnableRoute),
  serve(setAntiPhishing, setAntiPhishingRoute),
  serve(freeze, freezeRoute),
  serve(unfreeze, unfreezeRoute),
  serve(applyReset, applyResetRoute),
  serve(resetStatus, resetStatusRoute),
  serve(stopReset, stopResetRoute),
  serve(logout, logoutRoute),
  serve(memberInfo, memberInfoRoute),
  serve(setNickname, setNicknameRoute),
  serve(savePreferences, savePreferencesRoute),
  serve(liveTicket, liveTicketRoute),
  serve(config, configRoute),
];
