/**
 * What became of the exits of a purchase: they wait for its end; they were placed; what it bought was `too-small` to be sold
 * again; its owner cancelled it; or it ended with nothing bought.
 */
export const bracketStatuses = ['waiting', 'placed', 'too-small', 'cancelled', 'nothing-bought'] as const;
export type BracketStatus = (typeof bracketStatuses)[number];
