import { general } from './en_US/general.ts';
import { identity } from './en_US/identity.ts';
import { merchant } from './en_US/merchant.ts';

export const words = { ...general, ...identity, ...merchant };
