/** What a role may do. A call names the right that it needs; who has none of them sees the dashboard alone. */
export const staffRights = [
  'users',
  'users-reveal',
  'users-lock',
  'verification',
  'merchants',
  'resets',
  'chat',
  'announcements',
  'team',
  'approvals',
  'audit',
  'settings',
  'outbox',
  'withdrawals',
  'chain',
  'appeals',
  'contracts',
  'loans',
  'earn',
  'credits',
] as const;
export type StaffRight = (typeof staffRights)[number];

/** The roles that every installation has; others can be added beside them. */
export const fixedRoles: Readonly<Record<string, readonly StaffRight[]>> = {
  Administrator: staffRights,
  Support: ['users', 'chat', 'appeals'],
  Reviewer: ['users', 'users-reveal', 'verification', 'merchants'],
  Risk: [
    'users',
    'users-reveal',
    'users-lock',
    'resets',
    'approvals',
    'withdrawals',
    'chain',
    'appeals',
    'contracts',
    'earn',
    'loans',
    'credits',
  ],
  Finance: ['users', 'merchants', 'approvals', 'withdrawals', 'chain', 'earn', 'loans', 'credits'],
  Auditor: ['users', 'audit'],
};

/** What waits for somebody. */
export const queues = [
  'verification',
  'merchants',
  'resets',
  'chat',
  'approvals',
  'withdrawals',
  'chain',
  'appeals',
  'cases',
  'earn',
  'credits',
] as const;
export type Queue = (typeof queues)[number];

export const reviewKinds = ['basic', 'advanced', 'notary', 'merchant', 'merchant-refund'] as const;
export type ReviewKind = (typeof reviewKinds)[number];
export const reviewStates = ['applied', 'reviewing', 'passed', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** What is masked until somebody gives a reason. */
export const revealFields = ['email', 'phone', 'real-name', 'document-number', 'address', 'relative'] as const;
export type RevealField = (typeof revealFields)[number];

/** What takes two. */
export const approvalKinds = [
  'add-member',
  'change-member',
  'reset-member',
  'save-role',
  'unlock-user',
  'save-settings',
  'resume-network',
  'adopt-transaction',
  'release-withdrawal',
  'lift-suspension',
  'retire-hot-wallet',
  'resume-contract',
  'set-tiers',
  'set-caps',
  'list-delivery',
  'settle-contract',
  'set-loan-product',
  'fund-loan-pool',
  'list-earn-product',
  'change-earn-product',
  'reopen-earn-product',
  'fund-earn',
  'unfreeze-earn-order',
  'fund-credit',
  'set-credit-product',
  'set-liquidity-terms',
  'correct-referrer',
  'restore-referrer',
] as const;
export type ApprovalKind = (typeof approvalKinds)[number];
export const approvalStates = ['open', 'approved', 'refused', 'withdrawn'] as const;
export type ApprovalState = (typeof approvalStates)[number];

/** Of a case of value given to one counterparty. */
export const caseStates = ['open', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];

/** What staff alone do to a contract at once; to allow more again takes two. */
export const restrictions = ['reduce-only', 'halted'] as const;
export type Restriction = (typeof restrictions)[number];
/** What two of staff allow again. */
export const reopenings = ['reduce-only', 'trading'] as const;
export type Reopening = (typeof reopenings)[number];

/** Most tiers that a contract has. */
export const TIERS_MAX = 20;
/**
 * What is wrong with a price of contracts. `source-silent`: its last word is too old. `source-outlier`: it is further from
 * the median than 2 %. `index-away`: too few sources are fresh. `syncing`: prices were away, and no two marks have agreed
 * since.
 */
export const priceFaults = ['source-silent', 'source-outlier', 'index-away', 'syncing'] as const;
export type PriceFault = (typeof priceFaults)[number];

/** How a message of ours left. `kept`: nothing is configured to carry it; it can be read here. */
export const deliveries = ['kept', 'sent', 'failed'] as const;

/** Reveals that one person may make in an hour. */
export const REVEALS_PER_HOUR = 120;
export const STAFF_PASSWORD_MIN = 12;
/** A console that nobody touches for this long is closed. */
export const STAFF_IDLE_MINUTES = 15;
/** For so many days an account of staff counts as the person who handed out its first password. */
export const SAME_PERSON_DAYS = 7;
/** Sessions of one member that are open at once: a further login ends the one that was opened first. */
export const STAFF_SESSIONS_MAX = 3;
/** Custom request header that every state-changing call of the console carries: a form of another site cannot. */
export const CONSOLE_HEADER = 'quay-console';
