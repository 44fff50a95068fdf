import type { Words } from './index.ts';
import { account } from './zh_CN/account.ts';
import { entrance } from './zh_CN/entrance.ts';
import { recovery } from './zh_CN/recovery.ts';
import { signUp } from './zh_CN/sign-up.ts';

export const words: Words = { ...account, ...entrance, ...signUp, ...recovery };
