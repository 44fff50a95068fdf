import type { NoticeEvent } from '@quay/contract/c2c';
import type { CreditRejection } from '@quay/contract/credit';
import type { GuestCodePurpose, Language, SecurityAct } from '@quay/contract/identity';
import type { ContractEvent } from '@quay/contract/perpetual';
import type { ReviewKind } from '@quay/contract/staff';
import type { RejectReason } from '@quay/contract/verification';
import type { WithdrawalRejection } from '@quay/contract/wallet';
import { loadFolder } from '../found/node.ts';
import { languageFor, SOURCE } from '../languages.ts';
import { type Translation, within } from '../within.ts';

const code = ['code', 'minutes'] as const;
/** What happened to an account, from where, and the link by which its owner freezes it. */
const change = ['device', 'address', 'time', 'link'] as const;
/** The same where nothing leaves the account for some hours afterwards. */
const held = [...change, 'hours'] as const;
/** An order between two people, from the side of who is told. */
const order = ['order', 'amount', 'money', 'name', 'link'] as const;

/** What we write to people, by kind, with the parameters of its words. The words stand beside, a file a language. */
export const messageParams = {
  'code-register': code,
  'code-forgot-password': code,
  'code-reset-request': code,
  'code-change-password': code,
  'code-set-fund-password': code,
  'code-change-fund-password': code,
  'code-bind-email': code,
  'code-bind-phone': code,
  'code-bind-authenticator': code,
  'code-new-recovery-codes': code,
  'code-add-passkey': code,
  'code-remove-passkey': code,
  'code-set-anti-phishing': code,
  'code-unfreeze': code,
  'code-withdraw': code,
  'code-add-address': code,
  'code-save-payment-method': code,
  'code-release-coins': code,
  'code-close-account': code,
  'code-export-data': code,
  'code-send-coins': code,
  /** Somebody wants to open an account with an address that has one. */
  'has-account': [],
  /** Somebody forgot the password of an account that there is not. */
  'no-account': [],
  'new-device': change,
  'password-changed': held,
  'fund-password-set': change,
  'fund-password-changed': held,
  'email-changed': held,
  'phone-changed': held,
  'authenticator-bound': change,
  'authenticator-changed': held,
  'recovery-codes-changed': change,
  'anti-phishing-changed': change,
  'passkey-added': [...change, 'name'],
  'passkey-added-held': [...held, 'name'],
  'passkey-removed': [...held, 'name'],
  'fund-password-locked': held,
  /** An address that coins can be withdrawn to. */
  'address-added': [...change, 'name', 'network', 'to'],
  /** An account that fiat is paid to, of somebody who sells. */
  'payment-method-added': [...change, 'name', 'hours'],
  'withdrawal-requested': [...change, 'amount', 'network', 'to'],
  /** Signed, and on its way over the network. */
  'withdrawal-sent': ['amount', 'network', 'to', 'hash'],
  'withdrawal-again': ['amount', 'network', 'to'],
  'withdrawal-success': ['amount', 'network', 'to', 'hash'],
  'withdrawal-failed': ['amount', 'network', 'to'],
  'withdrawal-rejected': ['amount', 'network', 'to', 'reason'],
  /** To another user, and who got it. */
  'coins-sent': [...change, 'amount', 'to'],
  'coins-received': ['amount', 'from'],
  'account-frozen': ['time'],
  'account-unfrozen': held,
  /** The owner has asked that it be closed, and when it is. */
  'closure-requested': [...change, 'until'],
  'closure-taken-back': change,
  /** Something came in while it waited. */
  'closure-called-off': [],
  'account-closed': [],
  'data-exported': change,
  /** To every old channel: whoever did not ask for it stops it by the link. */
  'reset-applied': ['time', 'due', 'link'],
  'reset-approved': ['time', 'until', 'link'],
  'reset-rejected': ['number', 'reason'],
  'reset-stopped': ['number'],
  /** To the new address, when a reset took the password off. */
  'reset-password': ['link', 'hours'],
  'verification-passed': ['level'],
  'verification-rejected': ['level', 'reason'],
  'support-answer': [],
  'c2c-opened-payer': order,
  'c2c-opened-seller': order,
  'c2c-paid': order,
  'c2c-released': order,
  'c2c-cancelled': order,
  'c2c-timed-out': order,
  'c2c-reminded-payer': order,
  'c2c-reminded-seller': order,
  'c2c-fault-claimed': order,
  'c2c-fault-contested': order,
  'c2c-message': order,
  'c2c-appealed': order,
  'c2c-appeal-taken': order,
  'c2c-evidence-asked': order,
  'c2c-withdrawal-offered': order,
  'c2c-appeal-withdrawn': order,
  'c2c-ruled-payer': order,
  'c2c-ruled-seller': order,
  /** Of a linked wallet, by its address. */
  'contract-liquidity-income': ['wallet', 'amount', 'link'],
  'contract-liquidity-scheduled': ['wallet', 'amount', 'link'],
  /** Of rebates for friends. */
  'contract-referral-paid': ['amount', 'link'],
  'contract-referral-scheduled': ['amount', 'link'],
  /** Several of the above at once; a line for each. */
  'c2c-several': ['count', 'lines', 'link'],
  /** The margin ratio of a position, or of all that stand on one account, has reached 80 %. */
  'contract-warned': ['symbol', 'ratio', 'mark', 'equity', 'required', 'link'],
  'contract-liquidated': ['symbol', 'closed', 'price', 'mark', 'left', 'link'],
  'contract-deleveraged': ['symbol', 'closed', 'price', 'mark', 'link'],
  'contract-covered': ['symbol', 'amount', 'mark', 'link'],
  'contract-halted': ['symbol', 'link'],
  'contract-reduce-only': ['symbol', 'link'],
  'contract-reopened': ['symbol', 'link'],
  /** Of following: what a leader opened and was not copied, with the words of the refusal. */
  'contract-copy-skipped': ['symbol', 'name', 'reason', 'link'],
  'contract-follow-stopped': ['name', 'stop', 'link'],
  'contract-leader-resigned': ['name', 'link'],
  'contract-share-paid': ['name', 'paid', 'link'],
  'contract-leader-approved': ['count', 'link'],
  'contract-leader-rejected': ['link'],
  'contract-leader-withdrawn': ['link'],
  'contract-expiring-day': ['symbol', 'expiry', 'link'],
  'contract-expiring-hour': ['symbol', 'expiry', 'link'],
  'contract-settled': ['symbol', 'closed', 'price', 'profit', 'fee', 'link'],
  /** Of loans against a pledge. */
  'contract-loan-warned': ['loan', 'rate', 'debt', 'pledge', 'link'],
  'contract-loan-overdue': ['loan', 'debt', 'multiple', 'link'],
  'contract-loan-sold': ['loan', 'sold', 'price', 'paid', 'left', 'link'],
  /** Of Earn: what somebody has in a product. */
  'contract-earn-income': ['name', 'amount', 'link'],
  'contract-earn-scheduled': ['name', 'amount', 'link'],
  'contract-earn-ended': ['name', 'amount', 'link'],
  'contract-earn-returned': ['name', 'amount', 'link'],
  /** Of a loan without a pledge: it was paid out, less is offered, it was rejected, or it is due. */
  'contract-credit-paid-out': ['amount', 'due', 'link'],
  'contract-credit-offered': ['amount', 'asked', 'link'],
  'contract-credit-rejected': ['asked', 'reason', 'link'],
  'contract-credit-due-soon': ['amount', 'due', 'link'],
  'contract-credit-due': ['amount', 'due', 'link'],
  'contract-credit-overdue': ['amount', 'due', 'link'],
  /** Several of the above at once; a line for each. */
  'contract-price-above': ['symbol', 'price', 'last', 'link'],
  'contract-price-below': ['symbol', 'price', 'last', 'link'],
  'contract-price-moved': ['symbol', 'percent', 'within', 'last', 'link'],
  'contract-several': ['count', 'lines', 'link'],
} as const satisfies Record<string, readonly string[]> &
  Record<`code-${CodePurpose}`, typeof code> &
  Record<`c2c-${NoticeEvent}`, typeof order> &
  Record<`contract-${ContractEvent}`, readonly string[]>;

type CodePurpose = SecurityAct | GuestCodePurpose;
export type MessageKind = keyof typeof messageParams;
export type MessageParams<Kind extends MessageKind = MessageKind> = Readonly<
  Record<(typeof messageParams)[Kind][number], string>
>;

/** What is told about a change of an account, with nothing more to say than what, from where, and for how long it is held. */
export type ChangeKind = {
  [Kind in MessageKind]: (typeof messageParams)[Kind] extends typeof change | typeof held ? Kind : never;
}[MessageKind];

/** The words of one message. `{name}` stands for a parameter. A text message carries the text alone. */
export type MessageWords = { readonly subject: string; readonly text: string };

/** Everything that we write to people, in one language. */
export type MessageBook = Readonly<Record<MessageKind, MessageWords>> & {
  /** Below every message to somebody who has set an anti-phishing word, `{word}`. */
  readonly antiPhishing: string;
  /** At the very end of an e-mail. */
  readonly farewell: string;
  /** What was applied for, as messages name it. */
  readonly reviewKinds: Readonly<Record<ReviewKind, string>>;
  /** Why a reviewer rejects. */
  readonly rejectReasons: Readonly<Record<RejectReason, string>>;
  /** Why staff reject a withdrawal. */
  readonly withdrawalRejections: Readonly<Record<WithdrawalRejection, string>>;
  /** Why staff reject a loan without a pledge. */
  readonly creditRejections: Readonly<Record<CreditRejection, string>>;
};

const files = await loadFolder<{ words: Translation<MessageBook> }>(new URL('./', import.meta.url));
const source = files[SOURCE]!.words as MessageBook;
const books = new Map(Object.entries(files).map(([language, { words }]) => [language, within(source, words)]));

/** What we write to people in a language, and in English what that language lacks. */
export const messageBook = (language: Language): MessageBook => books.get(languageFor(language)) ?? source;
