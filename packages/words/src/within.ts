/** A catalogue that may lack messages. */
export type Translation<Words> = Words extends (...args: never) => unknown
  ? Words
  : Words extends readonly unknown[]
    ? Words
    : Words extends object
      ? { readonly [Key in keyof Words]?: Translation<Words[Key]> }
      : Words;

/** A translation with the messages that it lacks in the words of the source, key by key. A list is taken whole. */
export function within<Words>(source: Words, translation: Translation<NoInfer<Words>> | undefined): Words {
  if (typeof source !== 'object' || source === null || Array.isArray(source)) return (translation ?? source) as Words;
  const given = (translation ?? {}) as Record<string, Translation<unknown>>;
  return Object.fromEntries(Object.entries(source).map(([key, words]) => [key, within(words, given[key])])) as Words;
}
