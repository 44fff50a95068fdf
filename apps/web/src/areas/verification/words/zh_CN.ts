import type { Words } from './index.ts';
import { general } from './zh_CN/general.ts';
import { identity } from './zh_CN/identity.ts';
import { merchant } from './zh_CN/merchant.ts';

export const words: Words = { ...general, ...identity, ...merchant };
