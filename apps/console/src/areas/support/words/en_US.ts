import type { AccountStatus, HoldReason, Level } from '@quay/contract/identity';
import { select } from '@quay/words';
import { plural } from '@quay/words/languages/en_US';

const levels: Record<Level, string> = { none: 'Not verified', basic: 'Basic', advanced: 'Advanced', notary: 'Notary' };
const standings: Record<AccountStatus, string> = {
  open: 'Open',
  frozen: 'Frozen by the user',
  locked: 'Locked by staff',
  closed: 'Closed',
};

const holds: Record<HoldReason, string> = {
  'password-changed': 'Password changed',
  'fund-password-changed': 'Fund password changed',
  'email-changed': 'E-mail changed',
  'phone-changed': 'Phone changed',
  'authenticator-changed': 'Authenticator changed',
  'passkey-changed': 'Passkey changed',
  'reset-by-staff': 'Reset by staff',
  'fund-password-wrong': 'Fund password wrong five times',
  unfrozen: 'Unfrozen',
  'fund-password-forgotten': 'Fund password set anew without the old one',
  'deposit-reversed': 'A deposit was reversed on chain',
};

/** What the system itself says in a conversation. */
const system: Record<string, string> = {
  'outside-hours': 'The customer was told that nobody answers at this hour, and when somebody does.',
};

export const words = {
  levels,
  standings,
  holds,
  system,
  filter: 'Conversations',
  filters: { all: 'All', waiting: 'Waiting' },
  columns: { customer: 'Customer', last: 'Last message', by: 'Answered by', waits: 'Waits since', at: 'Last at' },
  guest: 'Guest',
  picture: 'Picture',
  unread: (count: number) => plural(count, { one: '1 unread message', other: `${count} unread messages` }),
  waits: 'waits',
  emptyTitle: 'No conversations',
  emptyWords: 'When a customer writes, it stands here.',
  noneTitle: 'Nobody waits',
  noneWords: 'Every customer has an answer.',
  answeredBy: (name: string) => `last answered by ${name}`,
  nobodyAnswered: 'nobody has answered yet',
  messages: 'Messages',
  older: 'Older messages',
  customer: 'Customer',
  you: 'You',
  staff: 'Staff',
  recalled: 'Taken back. The customer sees it no more; the log keeps it.',
  takeBack: 'Take back',
  takenBack: 'Taken back.',
  read: 'Read',
  sending: 'On its way',
  notSent: 'Not sent',
  sendAgain: 'Send again',
  discard: 'Discard',
  typing: (name: string) => `${name} is writing …`,
  answer: 'Answer',
  placeholder: 'Write an answer; / for a ready one',
  send: 'Send',
  answerHint: 'Enter sends, Shift and Enter begin a new line.',
  ready: 'Ready answers',
  readyNone: 'No ready answer has these words.',
  readyEmpty: 'There are no ready answers yet.',
  readyAdd: 'Add an answer',
  readyTitle: 'Title',
  readyText: 'Text',
  readyLanguage: 'Language',
  readySave: 'Save the answer',
  readySaving: 'Saving',
  readyEdit: 'Change',
  readyDelete: 'Delete',
  readyDeleteNow: 'Delete it for everybody',
  readyBack: 'Back to the list',
  readyUse: 'Use it',
  card: 'Customer',
  cardGuest: 'A guest: nobody is logged in there, so the account is not known.',
  cardOpen: 'Open the user',
  level: 'Verified',
  standing: 'Standing',
  registered: 'Registered',
  merchant: 'Merchant',
  security: 'Second factor',
  factors: (authenticator: boolean, passkeys: number) =>
    select(authenticator, {
      true: plural(passkeys, {
        0: 'authenticator',
        one: 'authenticator, 1 passkey',
        other: `authenticator, ${passkeys} passkeys`,
      }),
      other: plural(passkeys, { 0: '', one: '1 passkey', other: `${passkeys} passkeys` }),
    }),
  withdrawals: 'Withdrawals held',
  until: 'until',
};
