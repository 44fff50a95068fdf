import { account } from './en_US/account.ts';
import { entrance } from './en_US/entrance.ts';
import { recovery } from './en_US/recovery.ts';
import { signUp } from './en_US/sign-up.ts';

export const words = { ...account, ...entrance, ...signUp, ...recovery };
