import {
  books,
  debtCauses,
  debtStates,
  type WithdrawalState,
  withdrawalRejections,
  withdrawalStates,
} from '@quay/contract/wallet/rules';
import { amount, flag, id, maybe, oneOf, type RowOf, text, time } from '../../engine/columns.ts';
import { table } from '../../engine/table.ts';

/** `user`: a person. `desk`: a market maker of the simulated market, from an ordinary account, without fees. */
export const holderKinds = ['user', 'desk'] as const;
export type HolderKind = (typeof holderKinds)[number];

const holderColumns = { owner: id, kind: oneOf(holderKinds), openedAt: time };

/** Somebody who has accounts. */
export type Holder = RowOf<typeof holderColumns>;
export const holdersTable = table({
  name: 'holders',
  number: 11,
  kind: 'state',
  key: ['owner'],
  columns: holderColumns,
});

/** What the ledger knows of a deposit: nothing that is not credited is here. */
export const creditStates = ['credited', 'reversed'] as const;

export const creditColumns = {
  network: text,
  txHash: text,
  /** Names the transfer within its transaction: its log index where it was first seen. It stays when it is mined again. */
  logIndex: id,
  id,
  owner: id,
  asset: text,
  amount,
  block: id,
  state: oneOf(creditStates),
  creditedAt: time,
  reversedAt: maybe(time),
  /** Of a reversal, what the owner no longer had: it became a debt of theirs. */
  shortfall: amount,
};

/** A transfer on chain that was credited. */
export type Credit = RowOf<typeof creditColumns>;
export const creditsTable = table({
  name: 'credits',
  number: 40,
  kind: 'state',
  key: ['network', 'txHash', 'logIndex'],
  columns: creditColumns,
});

export const debtColumns = {
  id,
  owner: id,
  asset: text,
  /** What it was at first, and what is left of it. */
  amount,
  left: amount,
  cause: oneOf(debtCauses),
  /** Of what caused it: the credit that was reversed. */
  reference: id,
  state: oneOf(debtStates),
  at: time,
  paidAt: maybe(time),
};

/** What an owner owes: it stands against the exchange's bad debt until it is repaid. */
export type Debt = RowOf<typeof debtColumns>;
export const debtsTable = table({
  name: 'debts',
  number: 45,
  kind: 'state',
  key: ['id'],
  columns: debtColumns,
  /** What is paid is found in the database. */
  live: { column: 'state', values: ['open'] },
});

/** `new`: staff have not seen it. `over`: the withdrawal is. */
export const reversalStates = ['new', 'acknowledged', 'over'] as const;

export const withdrawalReversalColumns = {
  withdrawal: id,
  credit: id,
  state: oneOf(reversalStates),
  at: time,
  acknowledgedBy: maybe(id),
};

/** A credit of the owner that was reversed while the withdrawal was not signed yet. */
export type WithdrawalReversal = RowOf<typeof withdrawalReversalColumns>;
export const withdrawalReversalsTable = table({
  name: 'withdrawal_reversals',
  number: 46,
  kind: 'state',
  key: ['withdrawal', 'credit'],
  columns: withdrawalReversalColumns,
  live: { column: 'state', values: ['new', 'acknowledged'] },
});

/** How the owner proved who they are; a withdrawal without it cannot be written. */
export const withdrawalProofs = ['totp', 'recovery-code', 'passkey', 'codes'] as const;
export type WithdrawalProof = (typeof withdrawalProofs)[number];

export const withdrawalColumns = {
  id,
  owner: id,
  asset: text,
  network: text,
  /** With its checksum. */
  address: text,
  /** Leaves the balance; `fee` is within it. */
  amount,
  fee: amount,
  state: oneOf(withdrawalStates),
  provenBy: oneOf(withdrawalProofs),
  /** Approvals of staff that it needs; 0 when rules alone decide. */
  needs: id,
  /** Who of staff approved it. */
  firstBy: maybe(id),
  secondBy: maybe(id),
  rejectedBy: maybe(id),
  rejection: maybe(oneOf(withdrawalRejections)),
  remark: maybe(text),
  /** Of the transaction that pays it, from the moment that it is signed: the nonce never changes again. */
  nonce: maybe(id),
  txHash: maybe(text),
  /** The signed bytes, kept before anybody sends them. */
  raw: maybe(text),
  block: maybe(id),
  requestedAt: time,
  doneAt: maybe(time),
};

/** Coins on their way out: frozen until it is over. */
export type Withdrawal = RowOf<typeof withdrawalColumns>;
export const withdrawalsTable = table({
  name: 'withdrawals',
  number: 41,
  kind: 'state',
  key: ['id'],
  columns: withdrawalColumns,
  /** Only these are loaded into memory; what is over is found in the database. */
  live: { column: 'state', values: ['reviewing', 'approved', 'broadcasting'] },
});

export const isOver = (state: WithdrawalState): boolean =>
  state === 'success' || state === 'failed' || state === 'rejected';

export const withdrawalDayColumns = { owner: id, day: time, count: id, amount };

/** How often and how much an owner has withdrawn, or sent to other users, in the last UTC day in which they did. */
export type WithdrawalDay = RowOf<typeof withdrawalDayColumns>;
export const withdrawalDaysTable = table({
  name: 'withdrawal_days',
  number: 42,
  kind: 'state',
  key: ['owner'],
  columns: withdrawalDayColumns,
});

export const transferColumns = {
  id,
  owner: id,
  asset: text,
  fromBook: oneOf(books),
  toBook: oneOf(books),
  amount,
  at: time,
};

/** Coins moved between two books of one owner, for good. */
export type Transfer = RowOf<typeof transferColumns>;
export const transfersTable = table({
  name: 'transfers',
  number: 43,
  kind: 'log',
  key: ['id'],
  columns: transferColumns,
});

const userTransferColumns = {
  id,
  owner: id,
  recipient: id,
  asset: text,
  amount,
  provenBy: oneOf(withdrawalProofs),
  at: time,
};

/** Coins that one user gave to another, for good: from spot to spot. */
export type UserTransfer = RowOf<typeof userTransferColumns>;
export const userTransfersTable = table({
  name: 'user_transfers',
  number: 206,
  kind: 'log',
  key: ['id'],
  columns: userTransferColumns,
});

export const requestKinds = ['transfer', 'withdrawal', 'c2c-order', 'c2c-ad', 'earn', 'send'] as const;

export const requestColumns = {
  owner: id,
  requestId: text,
  kind: oneOf(requestKinds),
  /** All that the request said, to distinguish a repeat from a reuse. */
  said: text,
  /** Of what came of it. */
  reference: id,
  at: time,
};

/** How long a request id is remembered. */
export const REQUEST_LIFE_MS = 24 * 60 * 60_000;

/** A request of a user that must not happen twice. */
export type Request = RowOf<typeof requestColumns>;
export const requestsTable = table({
  name: 'requests',
  number: 44,
  kind: 'state',
  key: ['owner', 'requestId'],
  columns: requestColumns,
});

export const withdrawalRevisionColumns = {
  withdrawal: id,
  owner: id,
  asset: text,
  /** How often a change of the chain undid how it had ended. */
  times: id,
  /**
   * What stands against the exchange's bad debt: what it was paid after it had been given back and its owner no longer had,
   * and of its fee what the exchange had spent when it was opened again.
   */
  debt: amount,
  at: time,
};

/** A withdrawal that was over until the chain forked below its transaction. */
export type WithdrawalRevision = RowOf<typeof withdrawalRevisionColumns>;
export const withdrawalRevisionsTable = table({
  name: 'withdrawal_revisions',
  number: 65,
  kind: 'state',
  key: ['withdrawal'],
  columns: withdrawalRevisionColumns,
});

export const outflowColumns = {
  /** Names of the chain's own; one transaction may move several coins. */
  network: text,
  txHash: text,
  asset: text,
  nonce: id,
  amount,
  /** The system account that bears it. */
  account: id,
  block: id,
  requestedBy: id,
  approvedBy: id,
  at: time,
  /** Another transaction took its nonce after a change of the chain: nothing of it is booked. */
  reversedAt: maybe(time),
};

/** Coins that left the hot wallet by a transaction that Quay did not make, booked by two of staff. */
export type Outflow = RowOf<typeof outflowColumns>;
export const outflowsTable = table({
  name: 'outflows',
  number: 66,
  kind: 'state',
  key: ['network', 'txHash', 'asset'],
  columns: outflowColumns,
});

export const hotWalletColumns = {
  network: text,
  /** The first one is 0 and has no row. */
  wallet: id,
  address: text,
  /** Head of the network when it took over. */
  block: id,
  /** Whether the key of the one before cannot sign any more. */
  lost: flag,
  requestedBy: id,
  approvedBy: id,
  at: time,
};

/** A hot wallet that pays the withdrawals of a network from some moment on, in place of the one before. */
export type HotWallet = RowOf<typeof hotWalletColumns>;
export const hotWalletsTable = table({
  name: 'hot_wallets',
  number: 67,
  kind: 'state',
  key: ['network', 'wallet'],
  columns: hotWalletColumns,
});

export const withdrawalWalletStates = ['open', 'over'] as const;

export const withdrawalWalletColumns = {
  withdrawal: id,
  /** Nothing for one that was over and is on its way again: the server knows who signed it. */
  wallet: maybe(id),
  state: oneOf(withdrawalWalletStates),
};

/** The hot wallet that signed a withdrawal, where it is not the first one. */
export type WithdrawalWallet = RowOf<typeof withdrawalWalletColumns>;
export const withdrawalWalletsTable = table({
  name: 'withdrawal_wallets',
  number: 68,
  kind: 'state',
  key: ['withdrawal'],
  columns: withdrawalWalletColumns,
  live: { column: 'state', values: ['open'] },
});
