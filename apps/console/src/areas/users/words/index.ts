import { defineWords } from '../../../shell/words.ts';
import { words as en_US } from './en_US.ts';
import { words as zh_CN } from './zh_CN.ts';

export type UsersWords = typeof en_US;

export const usersWords = defineWords<UsersWords>({ en_US, zh_CN });
