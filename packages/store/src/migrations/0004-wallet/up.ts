import { chain } from './chain.ts';
import { core } from './core.ts';
import { liabilities } from './liabilities.ts';

/** Why each change is as it is stands in note.md. */
export const wallet = [core, chain, liabilities].join('\n');
