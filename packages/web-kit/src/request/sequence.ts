/**
 * The highest journal sequence that this page was answered or told at. It is sent along with every request, and the
 * exchange answers from rows that are at least as new: the user always reads their own writes.
 */
let highest = 0;

export const seenSequence = (): number => highest;

export function sawSequence(sequence: number): void {
  if (Number.isSafeInteger(sequence) && sequence > highest) highest = sequence;
}
