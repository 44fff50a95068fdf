/** One verb in every spelling that the layers use. */
export type Verb = {
  readonly area: string;
  /** `cancel-order`: the file in every layer. */
  readonly file: string;
  /** `cancelOrder`: the call, the command, the words. */
  readonly value: string;
  /** `CancelOrder`: the types. */
  readonly type: string;
  /** `cancel`: the first word, which names parts of the command. */
  readonly act: string;
};

const VERB = /^[a-z]+(-[a-z0-9]+)+$/;

export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** Reads `amend-order`; nothing when it is not written so. */
export function verbOf(area: string, file: string): Verb | undefined {
  if (!VERB.test(file)) return undefined;
  const [act = '', ...rest] = file.split('-');
  const value = act + rest.map(capital).join('');
  return { area, file, value, type: capital(value), act };
}

/** Turns text of one verb into text of another. What it says in words stays as it is. */
export function renamer(from: Verb, to: Verb): (text: string) => string {
  const swaps: readonly (readonly [RegExp, string])[] = [
    [new RegExp(`\\b${from.file}\\b`, 'g'), to.file],
    [new RegExp(`\\b${from.value}(?![a-z])`, 'g'), to.value],
    [new RegExp(`\\b(use)?${from.type}(?![a-z])`, 'g'), `$1${to.type}`],
    [new RegExp(`\\b${from.act}\\b`, 'g'), to.act],
    [new RegExp(`\\b${from.act}s\\b`, 'g'), `${to.act}s`],
    [new RegExp(`\\b${capital(from.act)}s\\b`, 'g'), `${capital(to.act)}s`],
    [new RegExp(`\\b${capital(from.act)}(?=[A-Z])`, 'g'), capital(to.act)],
    [new RegExp(`\\b${from.area}\\b`, 'g'), to.area],
    [new RegExp(`\\b${from.area}(?=[A-Z])`, 'g'), to.area],
    [new RegExp(`\\b${capital(from.area)}(?=[A-Z])`, 'g'), capital(to.area)],
  ];
  return (text) => swaps.reduce((turned, [pattern, by]) => turned.replace(pattern, by), text);
}
