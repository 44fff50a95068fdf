import type { PaymentField, PaymentKind } from '@quay/contract/c2c';
import type { KindWords } from '../words/kinds/index.ts';

/** What a field is called where something is paid to an account of a kind. */
export const fieldName = (words: KindWords, kind: PaymentKind, field: PaymentField): string =>
  (field === 'account' && words.accounts[kind]) || words.fields[field];
