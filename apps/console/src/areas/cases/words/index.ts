import { bundledWords } from '@quay/web-kit/language';
import { words as en_US } from './en_US.ts';
import { words as zh_CN } from './zh_CN.ts';

export type CasesWords = typeof en_US;

export const casesWords = bundledWords<CasesWords>({ en_US, zh_CN });
