/** A forgotten password. */
export const recovery = {
  forgot: {
    title: 'Forgot your password?',
    lead: 'We send a code to the e-mail address or phone of your account.',
    by: 'Send the code to',
    neither: 'Neither of them at hand?',
    askReset: 'Ask us to reset it',
    codeLead: (to: string) =>
      `If ${to} belongs to an account, six digits are on their way. They are good for 30 minutes.`,
    more: 'This account has an authenticator too.',
    act: 'Choose a new password',
    doing: 'Checking the code',
  },
  noCodes: {
    lead: 'No e-mails leave this exchange at the moment, so this cannot be done here. A passkey or a wallet that belongs to your account still logs you in.',
    ask: 'Ask customer service',
  },
  newPassword: {
    title: 'Choose a new password',
    after: 'Every device will be logged out, and withdrawals and C2C sales wait for 24 hours.',
    act: 'Set the new password',
    doing: 'Setting the new password',
    done: 'Your password is changed',
    doneWhy: 'Every device is logged out, and withdrawals and C2C sales wait for 24 hours.',
    logIn: 'Log in with it',
  },
};
