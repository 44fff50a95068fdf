import type { Reads } from '@quay/store';

export type CreditNeeds = { readonly reads: Reads };
