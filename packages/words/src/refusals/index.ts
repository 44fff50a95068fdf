import type { Language } from '@quay/contract/identity';
import type { RefusalWords } from '../refusal-words.ts';
import { en_US } from './en_US.ts';
import { zh_CN } from './zh_CN.ts';

/** All languages at once, for the server. The app loads the one it shows. */
export const refusalWords: Record<Language, RefusalWords> = { en_US, zh_CN };
