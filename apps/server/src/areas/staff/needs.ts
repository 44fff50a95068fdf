import type { C2cParty, MerchantRequirement } from '@quay/contract/c2c';
import type { CreditDocument, CreditStatus } from '@quay/contract/credit';
import type { EarnKind } from '@quay/contract/earn';
import type { HoldReason, ResetState } from '@quay/contract/identity';
import type { ContractStatus, ContractTerm } from '@quay/contract/perpetual';
import type {
  AbnormalPrice,
  AppealQueue,
  AppealRow,
  ContractFund,
  ContractOfConsole,
  ContractRisk,
  CreditCase,
  CreditCaseRow,
  CreditFigures,
  CreditPoolOfConsole,
  EarnOrderOfConsole,
  EarnOverview,
  Exposure,
  LinkedWalletsOverview,
  LoanOverview,
  ReferralOverview,
  RequestedEarnTerms,
  RequestedLiquidityTerms,
  Reset,
  ResetRow,
  RevealField,
  Review,
  ReviewKind,
  ReviewRow as ReviewOnWire,
  ReviewState,
  StaffAppeal,
  StaffContract,
  StaffLoan,
  StaffReferralMember,
  StaffRight,
  TiersPreview,
} from '@quay/contract/staff';
import type { Message } from '@quay/contract/support';
import type { RejectReason } from '@quay/contract/verification';
import type {
  C2cOrder,
  CreditLoan,
  DecideCredit,
  EarnFund,
  EarnProduct,
  MerchantSuspension,
  Outcome,
  Withdrawal,
} from '@quay/core';
import type {
  AppealCase,
  ChatMessageRow,
  ConversationRow,
  CreditOfStaff,
  NamedLeader,
  OrderOfStaff,
  Reads,
  ReviewRow,
} from '@quay/store';
import type { Audit } from '../../audit/audit.ts';
import type { CorePort } from '../../core-host/port.ts';
import type { No } from '../../edge/envelope.ts';
import type { Help } from '../../help/help.ts';
import type { Messages } from '../../messages/messages.ts';
import type { Chain } from '../../outside/chain/chain.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { SystemSettingsStore } from '../../system/system-settings.ts';
import type { Vault } from '../../vault/vault.ts';
import type { FundedPool, WantedCaps, WantedCreditProduct, WantedProduct, WantedTiers } from './proposals.ts';
import type { Team } from './team.ts';

/** Who compares a password, so that a storm of logins from one place waits for the others. */
type PasswordAsker = { readonly origin: string; readonly account: string; readonly inVain: number };

/** Users' accounts: passwords are compared as theirs are, and staff lock, hold and recover accounts. */
export type Accounts = {
  readonly attempts: {
    begin(
      account: string,
      address: string,
      now: number,
    ):
      | { readonly delayMs: number; readonly inVain: number; succeeded(): void; withdrawn(): void }
      | { readonly waitMinutes: number };
  };
  readonly passwords: {
    hash(password: string): Promise<string>;
    matches(hashed: string | undefined, password: string, asker?: PasswordAsker): Promise<boolean>;
  };
  readonly holds: {
    place(user: number, reason: HoldReason): Promise<unknown>;
    freeze(user: number, by: 'owner' | 'staff'): Promise<void>;
    follow(user: number): Promise<void>;
  };
  readonly sessions: { endAll(user: number): Promise<number> };
  readonly resets: {
    list(page: { readonly state?: ResetState | undefined; readonly before?: number | undefined }): Promise<ResetRow[]>;
    detail(resetId: number): Promise<Reset | undefined>;
    decide(
      staff: { readonly id: number },
      resetId: number,
      approve: boolean,
      remark: string,
    ): Promise<{ readonly state: ResetState } | No>;
  };
  readonly config: { readonly version: string };
};

type Reviewer = { readonly id: number; readonly username: string; readonly rights: readonly StaffRight[] };
type Verdict = { readonly pass: boolean; readonly reason?: RejectReason | undefined };

/** Applications of users, and what they wrote in them. */
export type Verifications = {
  readonly reviews: {
    list(
      by: Reviewer,
      wanted: {
        readonly kind?: ReviewKind | undefined;
        readonly state?: ReviewState | undefined;
        readonly before?: number | undefined;
      },
    ): Promise<ReviewOnWire[]>;
    detail(by: Reviewer, id: number): Promise<Review | No>;
    take(by: Reviewer, id: number): Promise<ReviewOnWire | No>;
    hidden(
      by: Reviewer,
      id: number,
      name: string,
    ): Promise<
      | ({ readonly review: ReviewRow } & (
          | { readonly value: string }
          | { readonly fileId: string }
          | { readonly nothing: true }
        ))
      | No
    >;
    opened(by: Reviewer, id: number, name: string): Promise<void>;
    validate(by: Reviewer, id: number, verdict: Verdict): Promise<ReviewRow | No>;
    decide(
      by: Reviewer,
      review: ReviewRow,
      verdict: Verdict & { readonly remark?: string | undefined },
    ): Promise<{ readonly seq: number | undefined } | No>;
  };
  reveal(user: number, field: Exclude<RevealField, 'email' | 'phone'>): Promise<string | undefined>;
  maskedName(user: number): Promise<string | null>;
  maskedNames(users: readonly number[]): Promise<ReadonlyMap<number, string>>;
};

/** Conversations with customers. */
export type Conversations = {
  readonly rows: Reads['support'];
  now(): number;
  answer(
    conversation: ConversationRow,
    staffId: number,
    written: { readonly text: string | undefined; readonly clientId: string },
  ): Promise<Message | No>;
  readByStaff(conversation: ConversationRow, upTo: number): Promise<void>;
  staffTypes(conversation: ConversationRow): void;
  isCustomerTyping(conversation: ConversationRow): boolean;
  onWire(row: ChatMessageRow, conversation: ConversationRow, viewer: string): Message;
  changed(conversation: ConversationRow): void;
};

/** The member of staff who handles an appeal; `mark` is drawn across every picture that is shown. */
type Handler = { readonly id: number; readonly username: string; readonly name: string; readonly mark: string };
type Ruling = {
  readonly order: AppealCase;
  readonly for: C2cParty;
  readonly reason: string;
  readonly compensation: bigint;
  readonly proposes: boolean;
};

/** Trading between people: its appeals, and who may not sell. */
export type C2cTrading = {
  readonly appeals: {
    readonly desk: {
      list(
        by: Handler,
        wanted: { readonly queue: AppealQueue; readonly before?: number | undefined },
        rows: Reads,
      ): Promise<AppealRow[]>;
      detail(by: Handler, orderId: number, rows: Reads): Promise<StaffAppeal | No>;
      take(by: Handler, orderId: number, rows: Reads): Promise<{ readonly seq: number | undefined } | No>;
      ask(
        by: Handler,
        request: { readonly orderId: number; readonly from: C2cParty; readonly item: string },
        rows: Reads,
      ): Promise<{ readonly seq: number } | No>;
      decidedBy(by: Handler, orderId: number, rows: Reads): Promise<AppealCase | No>;
      account(order: C2cOrder): Promise<{ account: string; realName: string; payerName: string }>;
      validate(
        by: Handler,
        request: {
          readonly orderId: number;
          readonly for: C2cParty;
          readonly reason: string;
          readonly compensation?: string | undefined;
        },
        rows: Reads,
      ): Promise<Ruling | No>;
      rule(by: Handler, ruling: Ruling): Promise<{ readonly done: boolean; readonly seq: number } | No>;
    };
  };
  readonly market: {
    readonly stopped: { suspensionOf(owner: number): MerchantSuspension | undefined };
    /** What a merchant lacks besides deposit and verification. */
    missingFor(user: number): Promise<MerchantRequirement[]>;
  };
};

/** Loans without a pledge: applications, and what they are lent out of. */
export type CreditAdministration = {
  list(state: CreditStatus, before: number | undefined): Promise<CreditCaseRow[]>;
  detail(id: number, staff: number): Promise<CreditCase | undefined>;
  loan(id: number): Promise<CreditOfStaff | undefined>;
  fileOf(loan: CreditOfStaff, name: CreditDocument): string | undefined;
  opened(loan: CreditOfStaff, staff: number, name: CreditDocument): Promise<void>;
  unopened(loan: CreditOfStaff, staff: number): Promise<CreditDocument[]>;
  notePapers(loan: CreditOfStaff, papers: CreditFigures): Promise<void>;
  decide(input: DecideCredit): Promise<{ readonly outcome: Outcome<CreditLoan>; readonly seq: number }>;
  pool(): Promise<CreditPoolOfConsole>;
  fund(amount: string, before: string): Promise<boolean>;
  setProduct(product: WantedCreditProduct): Promise<boolean>;
};

/** Contracts: what staff watch of them, and what they change. */
export type ContractAdministration = {
  statusOf(symbol: string): ContractStatus | undefined;
  list(): Promise<ContractOfConsole[]>;
  detail(symbol: string): Promise<StaffContract | undefined>;
  allowsLess(from: ContractStatus, to: ContractStatus): boolean;
  setStatus(
    symbol: string,
    to: ContractStatus,
    staff: number,
    mayLeave: (from: ContractStatus) => boolean,
  ): Promise<{ readonly done: boolean; readonly seq: number | undefined }>;
  /** Whether they can be the tiers of a contract, and its caps. */
  areTiers(wanted: Pick<WantedTiers, 'cap' | 'tiers'>): boolean;
  areCaps(wanted: WantedCaps): boolean;
  /** The number of the newest version of its tiers, and its cap. */
  newestTiers(symbol: string): Promise<{ readonly version: number; readonly cap: string }>;
  capsOf(symbol: string): (Omit<WantedCaps, 'contract'> & { readonly setAt: number }) | undefined;
  previewTiers(symbol: string, wanted: Pick<WantedTiers, 'cap' | 'tiers'>): Promise<TiersPreview>;
  /** Whether it was done, now or before: not where the contract has other tiers than when somebody asked. */
  setTiers(wanted: WantedTiers, version: number, staff: number): Promise<boolean>;
  setCaps(wanted: WantedCaps, setAt: number, staff: number): Promise<boolean>;
  /** What the symbols of dated contracts begin with that have the terms of this one; nothing of a dated one. */
  rootOf(symbol: string): string | undefined;
  /** The contract of a root and term that is not settled. */
  livingOf(root: string, term: ContractTerm): string | undefined;
  /** The index that an overdue contract is settled at; nothing of one that is not overdue. */
  overdueIndex(symbol: string): string | undefined;
  /** Whether it is listed, now or before: not where its terms make no contract. */
  listDelivery(symbol: string, term: ContractTerm, staff: number): Promise<boolean>;
  settleContract(symbol: string, staff: number): Promise<boolean>;
  risk(symbol: string): Promise<ContractRisk | undefined>;
  worst(): Promise<{ groups: number; worst: Exposure[] }>;
  funds(): Promise<ContractFund[]>;
  abnormal(): Promise<AbnormalPrice[]>;
};

/** Loans, as staff watch and offer them. */
export type LoanAdministration = {
  view(): Promise<LoanOverview>;
  running(below: number | undefined): Promise<StaffLoan[]>;
  /** Why it cannot be asked for. */
  validateProduct(wanted: WantedProduct): No | undefined;
  validateFunds(wanted: FundedPool): Promise<No | undefined>;
  /** Does it, or gives why it cannot be done. */
  setProduct(wanted: WantedProduct): Promise<No | undefined>;
  fund(wanted: FundedPool): Promise<No | undefined>;
};

/** What staff see and do of Earn. What is done gives why it was refused, or nothing. */
export type EarnAdministration = {
  overview(): Promise<EarnOverview>;
  product(id: number): Promise<EarnProduct | undefined>;
  /** One of a kind, asset and name; savings by their asset alone. */
  named(wanted: {
    readonly kind: EarnKind;
    readonly asset: string;
    readonly name: string;
  }): Promise<EarnProduct | undefined>;
  fund(code: string, asset: string): Promise<EarnFund | undefined>;
  orders(below: number, count: number, isFrozen: boolean): Promise<EarnOrderOfConsole[]>;
  order(id: number): Promise<OrderOfStaff | undefined>;
  /** Whether every figure of the terms is a number of the kind that it is meant to be. */
  areWritten(terms: RequestedEarnTerms): boolean;
  list(
    wanted: { readonly kind: EarnKind; readonly asset: string; readonly days: number },
    terms: RequestedEarnTerms,
  ): Promise<No | undefined>;
  change(product: number, terms: RequestedEarnTerms): Promise<No | undefined>;
  setOpen(product: number, isOpen: boolean): Promise<No | undefined>;
  putIn(code: string, asset: string, amount: bigint): Promise<No | undefined>;
  freeze(order: number, until: number, reason: string): Promise<No | undefined>;
  unfreeze(order: number): Promise<No | undefined>;
};

/** What staff see and do of linked wallets. */
export type LiquidityAdministration = {
  overview(): Promise<LinkedWalletsOverview>;
  terms(): Promise<RequestedLiquidityTerms | undefined>;
  arePossible(terms: RequestedLiquidityTerms): boolean;
  set(terms: RequestedLiquidityTerms): Promise<No | undefined>;
};

/** What staff see and do of referral. */
export type ReferralAdministration = {
  overview(): Promise<ReferralOverview>;
  member(user: number): Promise<StaffReferralMember | undefined>;
  mayRefer(user: number): Promise<boolean>;
  wanted(
    user: number,
    usercode: string,
  ): Promise<
    | {
        readonly user: { readonly username: string };
        readonly referrer: { readonly id: number; readonly username: string } | null;
        readonly from: number | null;
      }
    | No
  >;
  correct(user: number, from: number | null, referrer: number | null): Promise<No | undefined>;
  setRight(user: number, mayRefer: boolean): Promise<No | undefined>;
};

export type StaffNeeds = {
  readonly core: Pick<CorePort, 'submit' | 'seq'>;
  readonly reads: Pick<Reads, 'announcement' | 'chain' | 'following' | 'identity' | 'staff'>;
  readonly team: Team;
  readonly help: Pick<Help, 'edited' | 'versions' | 'save'>;
  readonly audit: Audit;
  readonly systemSettings: SystemSettingsStore;
  readonly secrets: Secrets;
  readonly messages: Pick<Messages, 'post' | 'readable' | 'textOf'>;
  readonly vault: Pick<Vault, 'link'>;
  readonly chain: Chain;
  readonly identity: Accounts;
  readonly verification: Verifications;
  readonly support: Conversations;
  readonly c2c: C2cTrading;
  readonly credits: CreditAdministration;
  readonly contracts: ContractAdministration;
  readonly loans: LoanAdministration;
  /** Prices of a simulated market; there is none where the market is real. */
  readonly simulation:
    | { isListed(symbol: string): boolean; move(symbol: string, share: number, duringMs: number): Promise<void> }
    | undefined;
  readonly earn: EarnAdministration;
  readonly liquidity: LiquidityAdministration;
  readonly referral: ReferralAdministration;
  /** Positions that somebody who leads, or wants to, has closed; and how many of them in a liquidation. */
  pastOfLeader(leader: NamedLeader): Promise<{ readonly closed: number; readonly liquidated: number }>;
  readonly withdrawals: {
    notify(event: 'rejected', withdrawal: Withdrawal): Promise<void>;
  };
};
