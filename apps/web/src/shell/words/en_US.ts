import type { RequestWords } from '../../request/words.ts';

/** HTTP statuses in words; `url` is the address that was asked. */
const statuses: Record<number, (url: string) => string> = {
  400: () => 'The request has an error.',
  401: () => 'You are not logged in. Please log in.',
  403: () => 'You have no access to this.',
  404: (url) => `There is nothing at this address: ${url}`,
  408: () => 'The request took too long.',
  500: () => 'Something broke on the server.',
  501: () => 'The server cannot do this yet.',
  502: () => 'The gateway got no proper answer.',
  503: () => 'The service is not available right now.',
  504: () => 'The gateway waited too long for an answer.',
  505: () => 'The server does not speak this version of HTTP.',
};

const request: RequestWords = {
  network: 'Network error. Check your connection.',
  timeout: 'The network took too long. Check your connection and try again.',
  duplicate: 'This is already on its way. Wait for its answer.',
  system: 'System error. Please try again later.',
  relogin: 'Your session has ended. Please log in again.',
  http: (status, url) => statuses[status]?.(url) ?? `The server answered with the unexpected status ${status}.`,
};

export const words = {
  request,
  navigation: 'Main',
  tabs: {
    home: 'Home',
    markets: 'Markets',
    trade: 'Trade',
    contracts: 'Contracts',
    assets: 'Assets',
    account: 'Account',
  },
  back: 'Back',
  close: 'Close',
  tryAgain: 'Try again',
  logIn: 'Log in',
  openAccount: 'Open an account',
  loading: 'Loading',
  skip: 'Skip to content',
  simulated: 'Simulated market',
  seconds: (count: number) => `${count} s`,
  minutes: (count: number) => `${count} min`,
  hours: (count: number) => `${count} h`,
  noConnection: 'No connection.',
  pricesAge: (age: string) => `Prices are ${age} old.`,
  retryIn: (seconds: number) => (seconds > 0 ? `retry in ${seconds} s` : 'trying again'),
  failedTitle: 'This screen broke',
  failedWords: 'It is our fault. Your orders and coins are not touched by it.',
  failedAct: 'Load the screen again',
  chunkTitle: 'This screen did not load',
  chunkWords: 'The connection broke off, or there is a newer version of Quay. One tap fetches it.',
  chunkAct: 'Load again',
  frozen: 'You froze this account.',
  unfreeze: 'Open it again',
  newVersion: 'There is a new version of Quay.',
  update: 'Update',
  notices: 'Notices',
  toHome: 'To the start page',
};
