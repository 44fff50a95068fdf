import { bundledWords } from '@quay/web-kit/language';
import { words as en_US } from './en_US.ts';
import { words as zh_CN } from './zh_CN.ts';

export type EntranceWords = typeof en_US;

export const entranceWords = bundledWords<EntranceWords>({ en_US, zh_CN });
