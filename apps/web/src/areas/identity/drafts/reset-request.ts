import type { ResetSubject } from '@quay/contract/identity';
import { storedValue } from '@quay/web-kit/storage';
import { draftOf } from '../../../shell/draft.ts';
import type { SentCode } from './sent-code.ts';

/** What the pictures of a request show; the first two are needed. */
export const documentKinds = ['document', 'selfie', 'back', 'more'] as const;
export type DocumentKind = (typeof documentKinds)[number];
export const neededDocuments: readonly DocumentKind[] = ['document', 'selfie'];

export const resetSteps = ['account', 'documents', 'contact'] as const;
export type ResetStep = (typeof resetSteps)[number];

type ResetRequest = {
  readonly step: ResetStep;
  readonly username: string;
  readonly subjects: readonly ResetSubject[];
  readonly documents: Readonly<Partial<Record<DocumentKind, string>>>;
  readonly explanation: string;
  readonly contactEmail: string;
  readonly sent: SentCode | null;
};

/** A request that staff reset what is lost, step by step; pictures are named by their ids. */
export const useResetRequest = draftOf<ResetRequest>('quay.reset-request', {
  step: 'account',
  username: '',
  subjects: [],
  documents: {},
  explanation: '',
  contactEmail: '',
  sent: null,
});

export type SentRequest = { readonly number: string; readonly contactEmail: string };

/** The last request that was sent from this device: it takes days, and its number is easily lost. */
export const lastRequest = storedValue<SentRequest | null>('quay.reset-sent', null);
