import { bundledWords } from '@quay/web-kit/language';
import { words as en_US } from './en_US.ts';
import { words as zh_CN } from './zh_CN.ts';

export type Words = typeof en_US;

const testnetWords = bundledWords<Words>({ en_US, zh_CN });

export const useWords = testnetWords.useWords;
/** Outside of React. */
export const wordsNow = testnetWords.now;
