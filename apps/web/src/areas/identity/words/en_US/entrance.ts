/** Login, its second step, and the wallet. */
export const entrance = {
  logIn: 'Log in',
  loggingIn: 'Logging in',
  password: 'Password',
  reveal: 'Show the password',
  hide: 'Hide the password',
  passwordMissing: 'Enter your password.',
  newHere: 'New here?',
  openAccount: 'Open an account',
  login: {
    username: 'Account, e-mail or phone',
    usernameMissing: 'Enter your account name, e-mail address or phone number.',
    forgot: 'Forgot it?',
    passkey: 'Use a passkey',
    wallet: 'Use a wallet',
    noCode: 'No country code',
    noCodeWhy: 'These digits are an account name.',
  },
  second: {
    title: 'One more step',
    lost: 'None of this at hand?',
    askReset: 'Ask us to reset it',
  },
  wallet: {
    title: 'Log in with a wallet',
    lead: 'You sign a message that says who you are. It costs nothing, moves no coins and allows nothing else.',
    opens: 'A wallet that is new here opens an account. By signing you accept the',
    none: 'No wallet in this browser',
    noneWhy:
      'Install a wallet as an extension, or open Quay in the browser of your wallet app. It then appears here by itself.',
    list: 'Wallets in this browser',
    waiting: (name: string) => `${name} asks you to confirm.`,
    declined: 'You declined in the wallet. Nothing was signed.',
    busy: 'The wallet is still waiting for an earlier answer of yours. Open it first.',
    failed: 'The wallet did not answer as it should. Nothing was signed.',
  },
};
