import { defineWords } from '../../../shell/words.ts';
import { words as en_US } from './en_US.ts';
import { words as zh_CN } from './zh_CN.ts';

export type CasesWords = typeof en_US;

export const casesWords = defineWords<CasesWords>({ en_US, zh_CN });
