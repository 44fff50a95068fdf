import type { SecurityWords } from './index.ts';
import { centre } from './zh_CN/centre.ts';
import { changes } from './zh_CN/changes.ts';
import { reset } from './zh_CN/reset.ts';

export const words: SecurityWords = { ...centre, ...changes, ...reset };
