import { bundledWords } from '@quay/web-kit/language';
import { words as en_US } from './en_US.ts';
import { words as zh_CN } from './zh_CN.ts';

export type ChainWords = typeof en_US;

export const chainWords = bundledWords<ChainWords>({ en_US, zh_CN });
