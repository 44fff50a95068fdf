import type { Help } from '../../help/help.ts';

export type HelpNeeds = { readonly help: Pick<Help, 'articles'> };
