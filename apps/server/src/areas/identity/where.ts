import { timeOf } from '../../system/time-of.ts';

/** Where a request comes from. */
export type Origin = { readonly device: string; readonly address: string };

/** From where something was done, as a notice says it. What another person could have written is made harmless. */
export function whereFrom({ device, address }: Origin): {
  readonly device: string;
  readonly address: string;
  readonly time: string;
} {
  return { device: inert(device) || '?', address, time: timeOf(Date.now()) };
}

/** Words that carry no link and no line of their own, however they were meant. */
export function inert(text: string): string {
  return text
    .replace(/[^\p{L}\p{N} ,'-]/gu, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, WORDS_MAX);
}

const WORDS_MAX = 40;
