import type { Support } from './support.ts';

export type SupportNeeds = { readonly support: Support };
