import { availableParallelism } from 'node:os';

const CHECKERS_MAX = 4;

/**
 * How many checkers the compiler uses: one for two processors. Each of them works out again the types that all files share:
 * of four checkers on two processors, which is what it takes by itself, nothing comes sooner, and memory is more than twice
 * as much.
 */
export const CHECKERS: readonly string[] = [
  '--checkers',
  String(Math.min(CHECKERS_MAX, Math.max(1, Math.floor(availableParallelism() / 2)))),
];
