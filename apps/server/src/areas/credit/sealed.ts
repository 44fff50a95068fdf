import type { CreditDocument } from '@quay/contract/credit';
import type { Secrets } from '../../secrets/secrets.ts';

/** Sums of a month in a currency, as decimals. */
export type Figures = { readonly income: string; readonly rent: string; readonly otherCredit: string };

/** What an applicant said and showed. Pictures are named by the id of their file. */
export type Said = Figures & {
  readonly currency: string;
  readonly note: string;
  readonly documents: Partial<Readonly<Record<CreditDocument, string>>>;
  /** Whether the ID photo is that of the verification. */
  readonly ofVerification: boolean;
};

const SAID = 'credit-application';
const PAPERS = 'credit-papers';
const subjectOf = (user: number): string => `user ${user}`;

const seal = (secrets: Secrets, purpose: string, user: number, value: object): Uint8Array =>
  secrets.seal(purpose, subjectOf(user), Buffer.from(JSON.stringify(value)));

const open = (secrets: Secrets, purpose: string, user: number, sealed: Uint8Array): unknown =>
  JSON.parse(Buffer.from(secrets.open(purpose, subjectOf(user), sealed)).toString());

/** Nobody reads applications in the database: they are sealed for their user. */
export const sealSaid = (secrets: Secrets, user: number, said: Said): Uint8Array => seal(secrets, SAID, user, said);

export const openSaid = (secrets: Secrets, user: number, sealed: Uint8Array): Said =>
  open(secrets, SAID, user, sealed) as Said;

export const sealPapers = (secrets: Secrets, user: number, papers: Figures): Uint8Array =>
  seal(secrets, PAPERS, user, papers);

export const openPapers = (secrets: Secrets, user: number, sealed: Uint8Array): Figures =>
  open(secrets, PAPERS, user, sealed) as Figures;
