import type { Level } from '@quay/contract/identity';
import type { RiskSignal, WithdrawalRejection, WithdrawalState } from '@quay/contract/wallet';

const states: Record<WithdrawalState, string> = {
  reviewing: 'Waiting',
  approved: 'Approved',
  broadcasting: 'On the network',
  success: 'Paid',
  failed: 'Failed',
  rejected: 'Rejected',
};

const signals: Record<RiskSignal, string> = {
  'above-limit': 'Large amount',
  'above-day': 'Much in a day',
  'first-withdrawal': 'First withdrawal',
  'new-device': 'New device',
  'address-looks-alike': 'Look-alike address',
  'address-of-others': 'Address of others',
  'fresh-deposit': 'Fresh deposit',
  'security-changed': 'Security changed',
  'hot-wallet-pace': 'Hot wallet drains',
};

const signalWords: Record<RiskSignal, string> = {
  'above-limit': 'It is above what rules alone may approve.',
  'above-day': 'Together with what was asked for earlier this UTC day it is above what rules alone may approve.',
  'first-withdrawal': 'No withdrawal of this user was paid before.',
  'new-device': 'No earlier withdrawal was asked for from this device.',
  'address-looks-alike': 'Begins and ends like another address that this user knows. Compare every group.',
  'address-of-others': 'Other users have saved this address, or withdrawn to it.',
  'fresh-deposit': 'A deposit arrived within the last 24 hours.',
  'security-changed': 'A wait after a change of security has ended not long ago.',
  'hot-wallet-pace': 'Much of what the hot wallet can hold was asked for on this network within an hour.',
};

const rejections: Record<WithdrawalRejection, string> = {
  'address-suspicious': 'Address is suspicious',
  'account-at-risk': 'Account is at risk',
  'documents-needed': 'Documents are needed',
  other: 'Another reason, in the remark',
};

const levels: Record<Level, string> = { none: 'Not verified', basic: 'Basic', advanced: 'Advanced', notary: 'Notary' };

/** What a withdrawal was proven by. One that is not here is shown as it comes. */
const factors: Record<string, string> = {
  'email-code': 'Code by e-mail',
  'phone-code': 'Code by phone',
  totp: 'Authenticator',
  'recovery-code': 'Recovery code',
  passkey: 'Passkey',
  password: 'Password',
};

export const words = {
  reversed: {
    title: 'Reversed deposits',
    owes: 'The user owes the rest of a reversed deposit, or of a withdrawal that was paid twice. This withdrawal can only be rejected until it is repaid; rejected, its coins repay the debt.',
    waits:
      'Since the request a deposit of this user was undone by its network. Look whether what is to leave came from it, then acknowledge or reject.',
    seen: 'Since the request a deposit of this user was undone by its network. It was acknowledged, and nothing is owed.',
    unseen: 'not acknowledged',
    seenBy: (name: string) => `acknowledged by ${name}`,
    debt: (amount: string) => `Owed: ${amount}`,
    acknowledge: 'Acknowledge',
    acknowledging: 'Acknowledging',
    acknowledged: 'Acknowledged.',
  },
  states,
  signals,
  signalWords,
  rejections,
  levels,
  factors,
  state: 'State',
  columns: {
    user: 'Account',
    amount: 'Amount',
    network: 'Network',
    address: 'To',
    signals: 'What the rules saw',
    approvals: 'Approvals',
    requested: 'Requested',
    waits: 'Waits since',
  },
  byRules: 'by rules',
  approvedOf: (count: number, needs: number) => `${count} of ${needs} approvals`,
  emptyTitle: 'No withdrawal waits',
  emptyWords: 'Every withdrawal is decided, or rules alone have approved it.',
  noneTitle: 'None here',
  noneWords: 'No withdrawal is in this state.',
  number: (id: number) => `withdrawal ${id}`,
  requested: 'requested',
  waits: 'waiting',
  again: 'Sent again: the network took it back',
  needsTwo: 'Needs two',
  next: 'Next withdrawal',
  nextNone: 'No other withdrawal waits for you.',
  where: 'Where it goes',
  saved: 'saved',
  savedAs: (label: string) => `saved as “${label}”`,
  notSaved: 'no longer in the address book',
  toThisAddress: (count: number) =>
    count === 0
      ? 'never withdrawn there before'
      : count === 1
        ? 'withdrawn there once before'
        : `withdrawn there ${count} times before`,
  seen: 'What the rules saw',
  seenNothing: 'Nothing unusual.',
  money: 'What leaves',
  amount: 'Leaves the balance',
  fee: 'Fee, within it',
  received: 'Arrives',
  balance: 'Balance, with frozen',
  before: 'Before this',
  deposits: 'Deposits',
  latestDeposit: 'Latest deposit',
  withdrawals: 'Withdrawals',
  nothingBefore: 'none',
  sum: (count: number, total: string) => `${count}, together ${total}`,
  asker: 'Who asks',
  level: 'Verified',
  memberSince: 'User since',
  device: 'Device',
  deviceUnknown: 'not known',
  provenBy: 'Proven by',
  approvals: 'Approvals',
  approval: (at: number, needs: number) =>
    needs < 2 ? 'Approval' : at === 1 ? 'First approval' : at === 2 ? 'Second approval' : `Approval ${at}`,
  waitsForOne: 'nobody yet',
  waitsForOther: 'somebody else has to',
  you: 'you',
  byRulesWords: 'Rules alone approved it: nothing was unusual, and the amount is small.',
  rejection: 'Rejected because',
  remark: 'Remark',
  signed: 'What the signer signed',
  line: 'Field',
  wasApproved: 'Approved',
  wasSigned: 'Signed, read from its bytes',
  lines: { to: 'To', amount: 'Arrives', contract: 'Contract' },
  matches: 'It is what was approved',
  differs: 'It is not what was approved',
  differsHere: 'differs',
  differsWords: 'The signed bytes do not say what was approved. Halt the network before anything else is sent.',
  toChain: (network: string) => `To ${network}`,
  hash: 'Hash',
  from: 'From',
  nonce: 'Nonce',
  ruling: 'Your reason',
  hintOne: 'One approval is enough: it goes to the signer at once. Rejected, the user reads your words.',
  hintFirst:
    'Yours is the first approval; a second person decides. A rejection ends it at once, and the user reads your words.',
  hintSecond: (name: string) =>
    `${name} has approved. Yours is the second: it goes to the signer at once. Rejected, the user reads your words.`,
  hintOwn: 'You have approved this. Somebody else has to; you can still reject it, and the user reads your words.',
  keyHint: (act: string) => `Ctrl and Enter: ${act}.`,
  rejectReason: 'Why it is rejected',
  rejectNone: 'To reject: why…',
  rejectMissing: 'Choose why it is rejected.',
  confirmApprove: (coins: string, user: string) => `Approve ${coins} of ${user}`,
  confirmApproveSays: (network: string, address: string, last: boolean) =>
    `It goes by ${network} to ${address}. ${last ? 'The signer gets it at once, and it cannot be taken back.' : 'A second person decides after you.'}`,
  confirmReject: (coins: string, user: string) => `Reject ${coins} of ${user}`,
  confirmRejectSays: (user: string) => `The coins are free again for ${user}, who reads your words.`,
  approve: 'Approve',
  approveSecond: 'Approve as the second',
  approving: 'Approving',
  reject: 'Reject',
  rejecting: 'Rejecting',
  seconded: 'Approved. A second person decides.',
  approved: 'Approved. It goes to the signer.',
  rejected: 'Rejected. The coins are free again.',
};
