import type { CaseState } from '@quay/contract/staff';

const states: Record<CaseState, string> = { open: 'Open', closed: 'Closed' };

export const words = {
  states,
  state: 'State',
  user: 'User',
  title: (giver: string, receiver: string) => `${giver} to ${receiver}`,
  case: (id: number) => `case ${id}`,
  columns: {
    giver: 'Gave',
    receiver: 'Got',
    amount: 'USDT in the day',
    trades: 'Trades',
    day: 'Day, UTC',
    last: 'Last trade',
  },
  emptyTitle: 'No case waits',
  emptyWords: 'One opens when somebody gives one counterparty more than 500 USDT in a day.',
  noneTitle: 'None here',
  noneWords: 'No case was closed yet.',
  unknown: 'Not in this list',
  unknownWords: 'It is in another state, or further back.',
  what: 'What happened',
  explained:
    'One user lost so much to the other in one UTC day by trades more than 2 % from the last price, or by C2C orders more than 5 % from the reference price. It may be an accident, a gift, or somebody who empties an account that is not theirs.',
  giver: 'Gave value',
  receiver: 'Got value',
  amount: 'Given in the day',
  trades: 'Trades and C2C orders between the two in the day',
  first: 'First of the day',
  last: 'Last of the day',
  closed: 'Closed',
  by: 'By',
  when: 'When',
  reason: 'Reason',
  close: 'Close',
  closeTitle: 'Close the case',
  closeWords: 'Both users’ histories say so. More value given on the same day opens it again.',
  closing: 'Closing',
  closeDone: 'The case is closed.',
};
