/** A fault made by hand: a piece of a source, which stands there once however it is formatted, and what stands there instead. */
export type Mutant = { readonly name: string; readonly file: string; readonly from: string; readonly to: string };

/** Faults of one file, each as what it is, the piece and what replaces it. */
export const faultsOf = (file: string, faults: readonly (readonly [string, string, string])[]): readonly Mutant[] =>
  faults.map(([name, from, to]) => ({ name, file, from, to }));
