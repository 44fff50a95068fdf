/** A name within a sentence of ours: whichever way it is read, what stands round it stays where it is. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
