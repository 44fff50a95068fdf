import type { ClosureObstacle } from '@quay/contract/account';
import type { LoginLine } from '@quay/contract/identity';

const obstacles: Record<ClosureObstacle, string> = {
  withdrawals: 'A withdrawal is on its way',
  orders: 'Orders are open',
  positions: 'Positions in contracts are open',
  loans: 'Loans against a pledge are open',
  credit: 'A credit loan is open',
  earn: 'Something is held in Earn',
  'c2c-appeals': 'A C2C order is under appeal',
  'c2c-orders': 'C2C orders are open',
  'c2c-ads': 'C2C ads are not closed',
  'merchant-deposit': 'The merchant deposit is held',
  following: 'You follow a trader or are followed',
  'linked-wallet': 'A wallet is linked',
  debts: 'The account owes coins',
  balances: 'Coins are left',
};

const outcomes: Record<LoginLine['outcome'], string> = { entered: 'Logged in', refused: 'Wrong password' };

export const words = {
  close: {
    title: 'Close account',
    lead: (days: number) =>
      `Your account closes ${days} days after you ask for it. Until then you can log in and take it back.`,
    after:
      'After that nobody can log in. Your nickname, e-mail and phone number stay taken, and our records are kept for the audit.',
    dataFirst: 'Download your data first',
    calledOff: 'The last closure was called off, because something came in while it waited.',
    first: 'This comes first',
    obstacles,
    left: (amount: string) => `${amount} in all accounts`,
    leave: (most: string) => `What is left, at most ${most}, stays behind. I will not get it back.`,
    leaveMissing: 'Say that it stays behind, or take it out first.',
    fundPassword: 'Fund password',
    forgot: 'Forgotten?',
    act: 'Close account',
    doing: 'Closing the account',
    stay: 'Stay',
    done: (at: string) => `You are logged out. The account closes on ${at}.`,
    waiting: (at: string) => `Your account closes on ${at}.`,
    waitingWhy: 'Until then nothing can be traded or moved. Coins that come in call it off.',
    keep: 'Keep my account',
    keeping: 'Taking it back',
    kept: 'Your account stays open.',
    failed: 'The account did not load',
    failedWhy: 'Nothing has changed.',
  },
  data: {
    title: 'Download my data',
    lead: 'One JSON file with everything we keep of you: profile, logins, addresses, payment methods, orders, trades, ledger, C2C, messages and notices. Pictures are named in it and not contained.',
    limit: (max: number) => `Up to ${max} files in 24 hours. Whoever has the file can read it: keep it safe.`,
    act: 'Download',
    doing: 'Making the file',
    done: 'The file is saved.',
  },
  logins: {
    title: 'Login history',
    lead: 'Logins of the last 180 days. One that was not yours? Change your password and freeze the account.',
    outcomes,
    unknown: 'Unknown device',
    empty: 'No logins yet',
    emptyWhy: 'Each login from now on stands here.',
    more: 'Show more',
    failed: 'The logins did not load',
    failedWhy: 'Your account is safe; only this list is missing.',
  },
};
