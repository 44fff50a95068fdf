import { centre } from './en_US/centre.ts';
import { changes } from './en_US/changes.ts';
import { reset } from './en_US/reset.ts';

export const words = { ...centre, ...changes, ...reset };
