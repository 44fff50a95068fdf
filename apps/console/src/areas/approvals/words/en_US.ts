import type { ApprovalKind, ApprovalState } from '@quay/contract/staff';
import { select } from '@quay/words';

const states: Record<ApprovalState, string> = {
  open: 'Open',
  approved: 'Approved',
  refused: 'Refused',
  withdrawn: 'Withdrawn',
};

const kinds: Record<ApprovalKind, string> = {
  'add-member': 'New colleague',
  'change-member': 'Colleague changed',
  'reset-member': 'New first login',
  'save-role': 'Role',
  'unlock-user': 'Unlock a user',
  'lift-suspension': 'Suspension of a merchant',
  'save-settings': 'Settings',
  'resume-network': 'Network',
  'adopt-transaction': 'Transaction',
  'release-withdrawal': 'Withdrawal',
  'retire-hot-wallet': 'Hot wallet',
  'resume-contract': 'Contract',
  'set-tiers': 'Margin tiers',
  'set-caps': 'Caps of a contract',
  'list-delivery': 'Dated contract',
  'settle-contract': 'Settlement',
  'set-loan-product': 'Loan product',
  'fund-loan-pool': 'Loan pool',
};

type Details = Readonly<Record<string, string>>;

/** What is asked for, as a sentence that can be answered with yes or no. */
const asks: Record<ApprovalKind, (details: Details) => string> = {
  'add-member': ({ name, username, role }) => `Let ${name} (${username}) work here as ${role}`,
  'change-member': ({ username, access }) =>
    select(access, {
      ended: `Let ${username} go: no more access`,
      again: `Let ${username} in again`,
      other: `Give ${username} another role`,
    }),
  'reset-member': ({ username }) => `Reset ${username}: new password, new authenticator`,
  'save-role': ({ name, isNew }) =>
    select(isNew, { yes: `Add the role “${name}”`, other: `Change the role “${name}”` }),
  'unlock-user': ({ username }) => `Unlock ${username}`,
  'lift-suspension': ({ username }) => `Let ${username} trade as a merchant again`,
  'save-settings': () => 'Change settings of the house',
  'resume-network': ({ network }) => `Let ${network} run again`,
  'adopt-transaction': ({ network, took }) => `Adopt a transaction on ${network} that took ${took}`,
  'release-withdrawal': ({ withdrawal, act }) =>
    select(act, {
      repay: `Pay withdrawal ${withdrawal} again`,
      other: `Give the coins of withdrawal ${withdrawal} back`,
    }),
  'retire-hot-wallet': ({ network, wallet, lost }) =>
    select(lost, {
      yes: `Replace hot wallet ${wallet} of ${network}, whose key is lost`,
      other: `Replace hot wallet ${wallet} of ${network} by the next one`,
    }),
  'resume-contract': ({ contract, status }) => `Let ${contract} allow more again: ${status}`,
  'set-tiers': ({ contract }) => `Set other margin tiers for ${contract}`,
  'set-caps': ({ contract }) => `Set other caps for ${contract}`,
  'list-delivery': ({ contract, term }) => `List a ${term} contract with the terms of ${contract}`,
  'settle-contract': ({ contract, index }) => `Settle ${contract} at its last index, ${index}`,
  'set-loan-product': ({ product, open }) =>
    select(open, {
      yes: `Set the loan product ${product}, open`,
      other: `Set the loan product ${product}, closed`,
    }),
  'fund-loan-pool': ({ asset, amount, way }) =>
    select(way, {
      out: `Take ${amount} ${asset} out of the loan pool`,
      other: `Put ${amount} ${asset} into the loan pool`,
    }),
};

/** Names of what an approval says. One that is not here is shown as it comes. */
const details: Record<string, string> = {
  username: 'Login name',
  name: 'Name',
  role: 'Role',
  active: 'Lets in',
  rights: 'Rights',
  rightsBefore: 'Rights before',
  nameBefore: 'Name before',
  user: 'User',
  lockedFor: 'Locked because',
  suspendedFor: 'Suspended because',
  supportOpens: 'Support opens',
  supportCloses: 'Support closes',
  supportDays: 'Support days',
  merchantDeposit: 'Merchant deposit, USDT',
  signUpOpen: 'Sign-up open',
  withdrawalsOpen: 'Withdrawals open',
  withdrawalOpens: 'Withdrawals from, UTC',
  withdrawalCloses: 'Withdrawals until, UTC',
  convertOpen: 'Flash exchange open',
  network: 'Network',
  haltedFor: 'Halted because',
  txHash: 'Transaction',
  account: 'Account that bears it',
  took: 'Left the hot wallet',
  withdrawal: 'Withdrawal',
  act: 'What is done',
  wallet: 'Hot wallet',
  lost: 'Its key is lost',
  contract: 'Contract',
  status: 'Status',
  appliesAt: 'Applies from',
  cap: 'Most that a person may hold',
  shareFloor: 'May be held in any case',
  shareMax: 'Largest share of one person',
  newAccountLeverage: 'Leverage of a new account',
  newAccountDays: 'Days that an account is new',
  term: 'Term',
  index: 'Last index',
  product: 'Product',
  asset: 'Coin',
  amount: 'Amount',
  open: 'Open',
  hourlyRate: 'Interest of an hour',
  lateMultiple: 'After the due time, times',
  initialRate: 'Initial pledge rate',
  saleFeeRate: 'Fee of a forced sale',
  lot: 'Lot of a forced sale',
  minAmount: 'Least that is lent',
  lentMax: 'Most that is lent',
  pledgedMax: 'Most that is pledged',
};

export const words = {
  states,
  kinds,
  asks,
  details,
  state: 'State',
  columns: { asked: 'What is asked', kind: 'Kind', by: 'Asked by', since: 'Waits', at: 'Asked', decided: 'Decided by' },
  emptyTitle: 'Nothing waits for a second person',
  emptyWords: 'What takes two appears here as soon as somebody asks for it.',
  noneTitle: 'Nothing here',
  noneWords: 'No request is in this state.',
  unknownTitle: 'This request is not in the list',
  unknownWords: 'Somebody may have decided it meanwhile. Look under Approved and Refused.',
  you: 'you',
  requestedBy: (name: string) => `Asked by ${name}`,
  what: 'What is asked for',
  why: 'Why',
  noReason: 'No reason was given.',
  decision: 'Decision',
  by: 'By',
  when: 'When',
  remark: 'Remark',
  hint: 'Write a remark, then both can be pressed. It enters the audit log word for word.',
  own: 'You asked for this yourself. Somebody else with the right to approve has to decide.',
  confirmApprove: (what: string) => `Approve: ${what}`,
  confirmApproveSays: (name: string) =>
    `${name} asked for it. It is done at once, and stands in the log with both names.`,
  confirmRefuse: (what: string) => `Refuse: ${what}`,
  confirmRefuseSays: (name: string) => `Nothing is done. ${name} can ask again.`,
  approve: 'Approve',
  approving: 'Approving',
  approved: 'Approved, and done.',
  refuse: 'Refuse',
  refusing: 'Refusing',
  refused: 'Refused.',
};
