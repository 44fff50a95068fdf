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
  demo: {
    title: 'Demo accounts',
    lead: 'The market is simulated, and anybody may try these: press one. They can withdraw test coins to an address that is saved already.',
    password: (password: string) => `Its password: ${password}`,
    fundPassword: 'Fund password',
    secret: 'authenticator key',
    codes: 'codes by e-mail and SMS are shown in the console’s outbox',
    between: ', ',
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
  },
};
