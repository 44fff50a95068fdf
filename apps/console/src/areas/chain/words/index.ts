import { defineWords } from '../../../shell/words.ts';
import { words as en_US } from './en_US.ts';
import { words as zh_CN } from './zh_CN.ts';

export type ChainWords = typeof en_US;

export const chainWords = defineWords<ChainWords>({ en_US, zh_CN });
