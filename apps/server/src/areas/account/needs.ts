import type { Reads } from '@quay/store';

export type AccountNeeds = { readonly reads: Reads };
