/** One verb in every spelling that the layers use. */
export type Verb = {
  readonly area: string;
  /** `cancel-order`: the file in every layer. */
  readonly file: string;
  /** `cancelOrder`: the call, the command, the words. */
  readonly value: string;
  /** `CancelOrder`: the types. */
  readonly type: string;
  /** `Cancel order`: what a sentence calls it. */
  readonly said: string;
};

const VERB = /^[a-z]+(-[a-z0-9]+)+$/;

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Reads `amend-order`; nothing when it is not written so. */
export function verbOf(area: string, file: string): Verb | undefined {
  if (!VERB.test(file)) return undefined;
  const [act = '', ...rest] = file.split('-');
  const value = act + rest.map(capital).join('');
  return { area, file, value, type: capital(value), said: capital(file.replaceAll('-', ' ')) };
}
