import { defineWords } from '../words.ts';
import { words as en_US } from './en_US.ts';
import { words as zh_CN } from './zh_CN.ts';

export type ShellWords = typeof en_US;

export const shellWords = defineWords<ShellWords>({ en_US, zh_CN });
