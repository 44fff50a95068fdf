/** A blank line ends a paragraph; a single break stays one inside of it. */
export function paragraphsOf(text: string): { readonly key: string; readonly words: string }[] {
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((words) => words.trim())
    .filter((words) => words !== '')
    .map((words, place) => ({ key: `paragraph ${place}`, words }));
}
